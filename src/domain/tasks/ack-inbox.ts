import { isUnbound, ownsAlias } from '../access/require-own-alias.ts';
import { resolveAddress } from '../access/resolve-address.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import type { Address } from '../address.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { ackDeliveries } from '../inbox/ack-delivery.ts';
import type { AckedDelivery } from '../inbox/ack-delivery.ts';
import { advanceTask } from './move-task.ts';
import type { AdvancedTask } from './move-task.ts';

export interface InboxAck {
  readonly alias: string;
  /** A delivery id, or a logical task id. */
  readonly messageId: string;
  readonly networkId?: string | undefined;
}

/**
 * Acknowledges one unread delivery of an agent, or of the caller as a person under their user name; the task behind
 * it moves from `delivered` to `acked`, and from no other state (rule tasks-moves). For a task named by its id: task,
 * task event and the two statements of the delivery, besides those of the event.
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
      // The task before its delivery: cancel, reassign and expiry lock in that order too.
      if (to.kind === 'alias') await ackTask(tx, { networkId, alias, taskId: messageId });
      const [byTask] = await ackDeliveries(tx, { networkId, to, taskIds: [messageId] });
      if (byTask) return byTask;
      const [byId] = await ackDeliveries(tx, { networkId, to, ids: [messageId] });
      if (!byId) throw await explain(tx, networkId, to, messageId);
      if (byId.type === 'task' && to.kind === 'alias') await ackTask(tx, { networkId, alias, taskId: byId.taskId });
      return byId;
    },
    { networkId, endsTogether: true },
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

/**
 * Moves a delivered task of the alias to `acked`; any other state, and no such task, is left as it is.
 *
 * @returns the task if this call moved it
 */
function ackTask(
  tx: Tx,
  { networkId, alias, taskId }: { readonly networkId: string; readonly alias: string; readonly taskId: string },
): Promise<AdvancedTask | undefined> {
  const task = { task_id: taskId, status: 'delivered', network_id: networkId, to_name: alias } as const;
  return advanceTask(tx, { move: 'ack', task, to: 'acked' });
}

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
