import { sql } from 'kysely';
import { isUnbound, ownsAlias } from '../access/require-own-alias.ts';
import { resolveAddress } from '../access/resolve-address.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import type { Address } from '../address.ts';
import type { Ctx, Queries, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import type { AckedDelivery } from '../inbox/ack-delivery.ts';
import { leaveAck } from '../inbox/leave-ack.ts';
import { stillUnread } from '../inbox/still-unread.ts';
import type { Slot } from '../../platform/db/prepared-query.ts';
import { prepareLookup } from '../../platform/db/prepared-sets.ts';
import { originator, otherTasks } from './find-task.ts';
import { leaveMove } from './leave-move.ts';
import type { MovingTask } from './leave-move.ts';

export interface InboxAck {
  readonly alias: string;
  /** A delivery id, or a logical task id. */
  readonly messageId: string;
  readonly networkId?: string | undefined;
}

/**
 * Acknowledges one unread delivery of an agent, or of the caller as a person under their user name; the task behind
 * it moves from `delivered` to `acked`, and from no other state (rule tasks-moves). It reads, once for a task named by
 * its id, and leaves its writes to the end of the commit: task, task event, the two statements of the delivery, and
 * those of the event.
 *
 * @throws delivery_not_yours unknown, another agent's, or a node token that names an alias which it may not speak for
 * @throws node_permission_denied a token without a node acks for a readonly one
 * @throws delivery_not_found the alias has had it, but nothing of it is unread
 */
export async function ackInbox(ctx: Ctx, input: InboxAck): Promise<AckedDelivery> {
  const { alias, messageId } = input;
  await requireOwnInbox(ctx, alias);
  const { networkId } = await resolveScope(ctx, input.networkId, 'report');
  const to = resolveAddress(ctx.caller, alias);
  return ctx.transaction(
    async (tx) => {
      const key = { networkId, messageId, kind: to.kind, key: to.key };
      const byTask = await findByTask(tx.db, key);
      const unread = byTask.length > 0 ? byTask : await findById(tx.db, key);
      const [first] = unread;
      if (first === undefined) throw await explain(tx, networkId, to, messageId);
      for (const { id } of unread) leaveAck(tx, { networkId, id, to });
      const task = taskOf(networkId, first);
      if (task !== undefined) leaveMove(tx, { move: 'ack', task, to: 'acked' });
      return { id: first.id, taskId: first.task_id, networkId, to, type: first.type };
    },
    { networkId, onlyLeaves: true, about: `${to.kind} ${to.key}` },
  );
}

/** A node token acknowledges for its own node; a token without a node, for the nodes of its person. */
async function requireOwnInbox(ctx: Ctx, alias: string): Promise<void> {
  const { caller } = ctx;
  const own = isUnbound(caller)
    ? await ownsAlias(ctx, alias, 'ack_inbox')
    : caller.kind !== 'node' || caller.alias === alias;
  if (!own) throw new DomainError('delivery_not_yours');
}

interface DeliveryKey extends Address {
  readonly networkId: string;
  /** A delivery id, or the id of a task. */
  readonly messageId: string;
}

const keyColumns = { networkId: 'text', messageId: 'text', kind: 'text', key: 'text' } as const;

/** The unread deliveries of an address, each with its task, when that is a delivered one of the agent. */
const selectUnread = (db: Queries, slot: Slot<DeliveryKey>) =>
  db
    .selectFrom('inbox')
    .leftJoin('tasks', (join) =>
      join
        .onRef('tasks.network_id', '=', 'inbox.network_id')
        .onRef('tasks.task_id', '=', 'inbox.task_id')
        .onRef('tasks.to_name', '=', 'inbox.to_key')
        // A bound value may match the condition of an index: SQLite would plan anew for each run.
        .on('tasks.status', '=', sql.lit('delivered'))
        .on('inbox.to_kind', '=', 'alias')
        .on('inbox.type', '=', 'task'),
    )
    .select(['inbox.id', 'inbox.task_id', 'inbox.type', 'tasks.status', 'tasks.to_name', 'tasks.delivered_at'])
    .select(['tasks.sender_kind', 'tasks.sender_id'])
    .select(originator)
    .select(otherTasks)
    .where('inbox.network_id', '=', slot('networkId'))
    .where('inbox.to_kind', '=', slot('kind'))
    .where('inbox.to_key', '=', slot('key'))
    .where(stillUnread);

/** The task that moves with its delivery. */
function taskOf(networkId: string, row: Awaited<ReturnType<typeof findById>>[number]): MovingTask | undefined {
  const { task_id, status, to_name, delivered_at, sender_kind, sender_id, originator: name, other_tasks } = row;
  if (status === null || to_name === null || sender_kind === null || sender_id === null) return undefined;
  const sender = { sender_kind, sender_id, originator: name, originator_user_id: row.originator_user_id, other_tasks };
  // Nobody has begun with a task that is only delivered.
  return { task_id, network_id: networkId, status, to_name, delivered_at, started_at: null, ...sender };
}

const findByTask = prepareLookup<DeliveryKey>(keyColumns)((db, slot) =>
  selectUnread(db, slot).where('inbox.task_id', '=', slot('messageId')),
);

const findById = prepareLookup<DeliveryKey>(keyColumns)((db, slot) =>
  selectUnread(db, slot).where('inbox.id', '=', slot('messageId')),
);

async function explain(tx: Tx, networkId: string, to: Address, messageId: string): Promise<DomainError> {
  const known = await tx.db
    .selectFrom('inbox')
    .select(['to_kind', 'to_key'])
    .where((eb) =>
      // The network stands in both, so that each walks the index of its own id.
      eb.or([
        eb.and([eb('network_id', '=', networkId), eb('id', '=', messageId)]),
        eb.and([eb('network_id', '=', networkId), eb('task_id', '=', messageId)]),
      ]),
    )
    .execute();
  const had = known.some((row) => row.to_kind === to.kind && row.to_key === to.key);
  return new DomainError(had ? 'delivery_not_found' : 'delivery_not_yours');
}
