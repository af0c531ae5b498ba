import { usePlace } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import type { RowPatch, StaleMark } from '../../live/effects.ts';
import { useAct } from '../../live/use-act.ts';
import type { InboxEntry } from './inbox-entry.ts';
import { inboxWords } from './words.ts';

const stale = (): readonly StaleMark[] => [
  { call: 'listMessages' },
  { call: 'tool:get_inbox' },
  { call: 'listAttention' },
];

/** What the entry looks like once it is read: a message stays, a delivery leaves the inbox. */
function foreseeRead({ id }: Pick<InboxEntry, 'id'>): readonly RowPatch[] {
  return [
    { calls: ['listMessages'], key: 'message_id', id, fields: { acked: 1 } },
    { calls: ['tool:get_inbox'], key: 'id', id, fields: null },
  ];
}

/** An answer to an entry. */
interface Reply {
  readonly entry: InboxEntry;
  readonly to: string;
  readonly text: string;
  /** The same over all tries of one text. */
  readonly key: string;
}

/** Marking as read and answering. */
export function useInboxActs() {
  const words = useWords(inboxWords);
  const { me, network } = usePlace();
  const as = { network_id: network?.network_id, from_session: me.user.username };
  const read = useAct((hub, { id }: Pick<InboxEntry, 'id'>) => hub.call('ackMessages', { message_ids: [id] }), {
    foresee: foreseeRead,
    stale,
  });
  /** All that these senders sent: each label is one call, and there are as many as agents that wrote. */
  const readAll = useAct(
    async (hub, senders: readonly string[]) => {
      let count = 0;
      for (const agent of senders) count += (await hub.call('ackMessages', { agent })).acked;
      return count;
    },
    { stale, done: (_senders, count) => words.allRead(count) },
  );
  /** A task is answered by its reply, which ends it; anything else by a message to its sender. */
  const reply = useAct(
    async (hub, { entry, to, text, key }: Reply) => {
      const options = { idempotencyKey: key };
      if (entry.kind === 'task' && entry.taskId !== undefined)
        await hub.tool('send_reply', { in_reply_to: entry.taskId, text, ...as }, options);
      else await hub.tool('send_message', { alias: to, message: text, ...as }, options);
      return hub.call('ackMessages', { message_ids: [entry.id] });
    },
    { stale, showsRefusal: true, done: ({ to }) => words.replied(to) },
  );
  return { read, readAll, reply };
}
