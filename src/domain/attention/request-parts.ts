import { sql } from 'kysely';
import { failedUpdates } from '../../entities/config-update.ts';
import { failedCreations } from '../../entities/create-request.ts';
import { failedLifecycles } from '../../entities/lifecycle-request.ts';
import { excerpt } from './part.ts';
import type { Part } from './part.ts';

/*
 * Requests to daemons and nodes that brought nothing about, until the next one of the same kind for the same node, or
 * until the node is gone. `a` is what was requested, `b` how it ended, `c` what was said of it.
 */

const lifecycle: Part = {
  kind: 'lifecycle_failed',
  read: (frame) => ({
    network: 'l.network_id',
    id: 'l.request_id',
    column: 'l.acked_at',
    subject: 'l.node_id',
    label: sql.ref('l.alias'),
    a: sql.ref('l.action'),
    b: sql.ref('l.status'),
    c: excerpt('l.error'),
    from: (page) => sql`lifecycle_requests as l where ${frame.within('l.network_id')} and ${sql.raw(failedLifecycles)}
      and l.acked_at > ${frame.value('endedSince')} and ${frame.reaches('l', 'alias')} and ${page}
      and exists (select 1 from nodes where nodes.network_id = l.network_id and nodes.node_id = l.node_id)
      and not exists (select 1 from lifecycle_requests as later where later.network_id = l.network_id
        and later.node_id = l.node_id and later.created_at >= l.acked_at and later.request_id <> l.request_id)`,
  }),
};

/** A new attempt holds the name at once, and so does a node that was made otherwise. */
const creation: Part = {
  kind: 'lifecycle_failed',
  read: (frame) => ({
    network: 'c.network_id',
    id: 'c.request_id',
    column: 'c.acked_at',
    subject: 'c.request_id',
    label: sql.ref('c.child_name'),
    a: sql`'create'`,
    b: sql.ref('c.status'),
    c: excerpt('c.error'),
    from: (page) => sql`create_requests as c where ${frame.within('c.network_id')} and ${sql.raw(failedCreations)}
      and c.acked_at > ${frame.value('endedSince')} and ${frame.reaches('c', 'child_name')} and ${page}
      and not exists (select 1 from nodes where nodes.network_id = c.network_id and nodes.alias = c.child_name)
      and not exists (select 1 from create_requests as later where later.network_id = c.network_id
        and ${sql.raw(`later.${failedCreations}`)} and later.acked_at > c.acked_at
        and later.child_name = c.child_name)`,
  }),
};

const configuration: Part = {
  kind: 'lifecycle_failed',
  read: (frame) => ({
    network: 'u.network_id',
    id: 'u.update_id',
    column: 'u.acked_at',
    subject: 'u.node_id',
    label: sql.ref('nodes.alias'),
    a: sql`case when u.action = 'restart' then 'restart' else 'configure' end`,
    b: sql.ref('u.status'),
    c: excerpt('u.error'),
    from: (
      page,
    ) => sql`config_updates as u inner join nodes on nodes.network_id = u.network_id and nodes.node_id = u.node_id
      where ${frame.within('u.network_id')} and ${sql.raw(failedUpdates)}
      and u.acked_at > ${frame.value('endedSince')} and ${frame.reaches('nodes', 'alias')} and ${page}
      and not exists (select 1 from config_updates as later where later.network_id = u.network_id
        and later.node_id = u.node_id and later.created_at >= u.acked_at and later.update_id <> u.update_id)`,
  }),
};

/** The conditions of requests to daemons and nodes (rule attention-kinds). */
export const requestParts: readonly Part[] = [lifecycle, creation, configuration];
