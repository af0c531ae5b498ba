import { sql } from 'kysely';
import { resolveScope } from '../access/resolve-scope.ts';
import { prepareLookup } from '../../platform/db/prepared-sets.ts';
import { toWireTime } from '../../platform/clock.ts';
import { aliasAddress } from '../address.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { requireOwnAlias } from '../access/require-own-alias.ts';
import { leaveIdle } from '../sessions/leave-idle.ts';
import { queueDepth } from '../live-tasks.ts';
import { completeTask } from '../tasks/complete-task.ts';
import type { AssignedTask } from '../tasks/find-assigned-task.ts';

export interface CompletionReport {
  readonly alias: string;
  /** A task id, else the text of the task. */
  readonly task: string;
  /** 1 to 50,000 characters; all of it is kept in the completion, its beginning in the task. */
  readonly result: string;
  readonly artifacts?: readonly string[] | undefined;
  /** 0 to 10. */
  readonly score?: number | undefined;
  readonly durationMinutes?: number | undefined;
  readonly networkId?: string | undefined;
}

/** A text that only an id can be: it is never taken for the description of work. */
const taskIdShape = /^t_[0-9A-Za-z]{20}$/;

/**
 * Takes in a finished piece of work (rule tasks-matched-by-text): the task is replied to, the completion is stored
 * whole, the session becomes idle, a parent's originator hears of it. Work that the hub never dispatched is stored
 * without a task.
 *
 * @throws task_not_found an id of the hub that names no task of the network
 * @throws task_terminal another ending won; nothing is stored
 * @throws task_not_owned the task went to another node meanwhile
 * @throws alias_not_yours, network_id_required, access_denied, permission_denied
 * @throws node_permission_denied a token without a node reports for a readonly one
 */
export async function reportCompletion(ctx: Ctx, input: CompletionReport): Promise<{ readonly completionId: string }> {
  await requireOwnAlias(ctx, input.alias, 'report_completion');
  const { networkId } = await resolveScope(ctx, input.networkId, 'report');
  return ctx.transaction(
    async (tx) => {
      const { alias, task, result } = input;
      const completed = await completeTask(tx, { networkId, alias, taskRef: task, result });
      if (!completed && taskIdShape.test(task)) throw new DomainError('task_not_found', { task_id: task });
      const completionId = appendCompletion(tx, networkId, completed?.task_id ?? null, input);
      const left = completed ? leftOf(completed) : await findLeft(tx, networkId, alias);
      if (left !== undefined) idleSession(tx, networkId, alias, left);
      return { completionId };
    },
    { networkId, onlyLeaves: true, about: `alias ${input.alias}` },
  );
}

function appendCompletion(tx: Tx, networkId: string, taskId: string | null, input: CompletionReport): string {
  const id = tx.platform.ids.completion();
  tx.append('completions', {
    id,
    task_id: taskId,
    network_id: networkId,
    session_name: input.alias,
    task: input.task,
    result: input.result,
    artifacts: input.artifacts === undefined ? null : JSON.stringify(input.artifacts),
    score: input.score ?? null,
    duration_minutes: input.durationMinutes ?? null,
    completed_at: tx.platform.clock.now(),
  });
  return id;
}

/**
 * Only a report of the node itself is a sign of life; a person who completes for it does not bring it back.
 *
 * @param left open tasks of the alias
 */
function idleSession(tx: Tx, networkId: string, alias: string, left: number): void {
  const now = tx.platform.clock.now();
  leaveIdle(tx, { networkId, alias, seenAt: tx.caller.kind === 'node' ? now : null });
  const change = { alias, status: 'idle', progress: 0, at: toWireTime(now), task_id: null, queue_depth: left };
  tx.emit({ networkId, type: 'status_update', channel: aliasAddress(alias), payload: change, summary: change });
}

/** What an alias with a session has left to do; undefined for one without. */
const leftOf = (completed: AssignedTask): number | undefined =>
  completed.has_session ? Number(completed.other_tasks) : undefined;

async function findLeft(tx: Tx, networkId: string, alias: string): Promise<number | undefined> {
  const [session] = await findSession(tx.db, { networkId, alias, now: tx.platform.clock.now() });
  return session && Number(session.left);
}

const sessionColumns = { networkId: 'text', alias: 'text', now: 'bigint' } as const;

const findSession = prepareLookup<{ networkId: string; alias: string; now: number }>(sessionColumns)((db, slot) =>
  db
    .selectFrom('sessions')
    .select(
      queueDepth({
        networkId: sql`sessions.network_id`,
        alias: sql`sessions.alias`,
        now: sql`cast(${slot('now')} as bigint)`,
      }).as('left'),
    )
    .where('network_id', '=', slot('networkId'))
    .where('alias', '=', slot('alias')),
);
