import { sql } from 'kysely';
import { personalDeliveries, poisonedDeliveries } from '../../entities/delivery.ts';
import { excerpt } from './part.ts';
import type { Part } from './part.ts';

/** Handed out again and again and never acknowledged (rule tasks-diagnostic); `a` reader, `b` type, `c` task, `n` reads. */
const poisoned: Part = {
  kind: 'delivery_poisoned',
  read: (frame) => ({
    network: 'inbox.network_id',
    id: 'inbox.id',
    column: 'inbox.created_at',
    label: excerpt('inbox.content'),
    a: sql.ref('inbox.to_name'),
    b: sql.ref('inbox.type'),
    c: sql`case when inbox.type = 'task' then inbox.task_id else null end`,
    n: sql.ref('inbox.read_count'),
    from: (page) => sql`inbox where ${frame.within('inbox.network_id')} and ${sql.raw(poisonedDeliveries)}
      and inbox.to_kind = 'alias' and ${frame.reaches('inbox', 'to_name')} and ${page}`,
  }),
};

/** Direct messages to a person; `a` sender, `b` kind. */
const direct: Part = {
  kind: 'message_unread',
  personal: true,
  read: (frame) => ({
    network: 'm.network_id',
    id: 'm.message_id',
    column: 'm.created_at',
    label: sql`coalesce(${excerpt('m.title')}, ${excerpt('m.content')})`,
    a: sql.ref('m.from_session'),
    b: sql.ref('m.kind'),
    from: (page) => sql`user_inbox as m where ${frame.within('m.network_id')} and ${frame.isOwn('m.user_id')}
      and m.acked = 0 and m.created_at <= ${frame.value('unreadBefore')} and ${page}`,
  }),
};

/** Replies and messages in a person's own inbox; `a` sender, `b` type, `c` the task that is answered. */
const delivered: Part = {
  kind: 'message_unread',
  personal: true,
  read: (frame) => ({
    network: 'inbox.network_id',
    id: 'inbox.id',
    column: 'inbox.created_at',
    label: excerpt('inbox.content'),
    a: sql.ref('inbox.from_session'),
    b: sql.ref('inbox.type'),
    c: sql.ref('inbox.in_reply_to'),
    from: (page) => sql`inbox where ${frame.within('inbox.network_id')} and ${sql.raw(personalDeliveries)}
      and ${frame.isOwn('inbox.to_key')} and inbox.created_at <= ${frame.value('unreadBefore')} and ${page}`,
  }),
};

/** The conditions of deliveries and messages (rule attention-kinds). */
export const deliveryParts: readonly Part[] = [poisoned, direct, delivered];
