import { sql } from 'kysely';
import type { Ctx, Tx } from '../ctx.ts';
import { listAliasOwners } from '../access/find-alias-owner.ts';
import { isUnbound } from '../access/require-own-alias.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import { DomainError } from '../domain-error.ts';
import { isAssignee } from './actor.ts';

/** What an agent's runtime reported: it received the task, or began to work on it. */
export type RuntimeEvidence = 'submitted' | 'consumed';

/** Evidence times in epoch milliseconds. */
export interface TaskEvidence {
  readonly taskId: string;
  readonly runtimeSubmittedAt: number | null;
  readonly consumedAt: number | null;
}

/**
 * Writes evidence of the runtime for tasks of the calling node: all of them or none, and what was written first stays
 * (rule tasks-runtime-evidence). `consumed` also fills `submitted`.
 *
 * @param taskIds 1 to 100
 * @returns the tasks in the order given
 * @throws duplicate_task_id
 * @throws task_not_owned the first task that is not this node's, or not there
 * @throws permission_denied
 */
export async function markTasks(
  ctx: Ctx,
  { taskIds, evidence }: { readonly taskIds: readonly string[]; readonly evidence: RuntimeEvidence },
): Promise<TaskEvidence[]> {
  const twice = taskIds.find((taskId, index) => taskIds.indexOf(taskId) !== index);
  if (twice !== undefined) throw new DomainError('duplicate_task_id', { task_id: twice });
  const { networkId } = await resolveScope(ctx, undefined, 'report');
  return ctx.transaction(async (tx) => {
    await requireOwned(tx, networkId, taskIds);
    const now = tx.platform.clock.now();
    const rows = await tx.db
      .updateTable('tasks')
      .set({
        runtime_submitted_at: sql<number>`coalesce(runtime_submitted_at, ${now})`,
        ...(evidence === 'consumed' && { consumed_at: sql<number>`coalesce(consumed_at, ${now})` }),
      })
      .where('network_id', '=', networkId)
      .where('task_id', 'in', taskIds)
      .returning(['task_id', 'runtime_submitted_at', 'consumed_at', 'to_name'])
      .execute();
    await noteEvidence(tx, networkId, [...new Set(rows.map((row) => row.to_name))]);
    const byId = new Map(rows.map((row) => [row.task_id, row]));
    return taskIds.map((taskId) => ({
      taskId,
      runtimeSubmittedAt: byId.get(taskId)?.runtime_submitted_at ?? null,
      consumedAt: byId.get(taskId)?.consumed_at ?? null,
    }));
  });
}

/** From now on the diagnosis knows that this agent's runtime gives evidence (rule tasks-diagnostic). */
async function noteEvidence(tx: Tx, networkId: string, aliases: readonly string[]): Promise<void> {
  await tx.db
    .updateTable('sessions')
    .set({ runtime_evidence: 1 })
    .where('network_id', '=', networkId)
    .where('alias', 'in', aliases)
    .execute();
}

/** The tasks of nodes for which a token without a node may speak. */
async function listOwn<T extends { readonly to_name: string }>(tx: Tx, networkId: string, rows: readonly T[]) {
  const { userId, formerAlias } = tx.caller;
  const aliases = new Set(rows.map((row) => row.to_name));
  if (userId === null || aliases.size === 0) return [];
  const owners = await listAliasOwners(tx.db, [networkId], [...aliases]);
  return rows.filter(
    ({ to_name: alias }) => owners.get(`${networkId} ${alias}`) === userId && (formerAlias ?? alias) === alias,
  );
}

async function requireOwned(tx: Tx, networkId: string, taskIds: readonly string[]): Promise<void> {
  const rows = await tx.db
    .selectFrom('tasks')
    .select(['task_id', 'to_node_id', 'to_name'])
    .where('network_id', '=', networkId)
    .where('task_id', 'in', taskIds)
    .execute();
  const own = isUnbound(tx.caller)
    ? await listOwn(tx, networkId, rows)
    : rows.filter((row) => isAssignee(tx.caller, row));
  const owned = new Set(own.map((row) => row.task_id));
  const foreign = taskIds.find((taskId) => !owned.has(taskId));
  if (foreign !== undefined) throw new DomainError('task_not_owned', { task_id: foreign });
}
