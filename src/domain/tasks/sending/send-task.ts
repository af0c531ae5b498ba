import type { SessionStatus, TaskPriority } from '../../../../generated/enums.ts';
import { takesSets } from '../../../platform/db/prepared-rows.ts';
import { labelInScope, requireReachedAgent } from '../../access/agent-access.ts';
import { resolveScope } from '../../access/resolve-scope.ts';
import type { Scope } from '../../access/resolve-scope.ts';
import type { Ctx, Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { resolveSender } from '../../inbox/resolve-sender.ts';
import { requireLicense } from '../../license/check-license.ts';
import { liveStatus } from '../../sessions/live-status.ts';
import type { Addressee } from '../../nodes/find-addressee.ts';
import { leaveStamp } from '../../sessions/leave-stamp.ts';
import { requireAssignedMode, requireNodeMode, requireWritingMode } from '../../access/require-node-mode.ts';
import { actorOf, isAssignee } from '../actor.ts';
import { leaveTaskDelivery, ringOf } from './leave-task-delivery.ts';
import { findTask } from '../find-task.ts';
import { cutText, maxStampLength } from '../limits.ts';
import { requireShallow, reserveSend } from './loop-guard.ts';
import { findQueueAdvice } from './queue-advice.ts';
import type { QueueAdvice } from './queue-advice.ts';
import { recordTaskEvent, tellWatch } from '../record-task-event.ts';
import { newTaskRow, type NewTaskRow } from './new-task-row.ts';
import { requireForceAllowed, resolveTarget } from './resolve-target.ts';
import { deferDispatch } from './defer-dispatch.ts';
import type { LoneDispatch, SeenSession } from './lone-dispatch.ts';
import { storeLoneDispatch } from './store-lone-dispatch.ts';
import { recallTarget, rememberTarget } from './known-target.ts';

export interface NewTask {
  readonly alias: string;
  /** At most 10,000 characters. */
  readonly task: string;
  readonly priority?: TaskPriority | undefined;
  readonly context?: string | undefined;
  /** Free label of the sender. */
  readonly fromSession?: string | undefined;
  /** The label when the sender chose none: `hub` over tools, `api` over REST (rule tasks-default-sender). */
  readonly fallbackSender: 'hub' | 'api';
  readonly ttlSeconds?: number | undefined;
  readonly networkId?: string | undefined;
  readonly parentTaskId?: string | undefined;
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
  readonly force?: boolean | undefined;
  /** Whether the sender wants to hear about the queue; it costs up to two queries. */
  readonly advise: boolean;
}

export interface SentTask {
  /** Also the id of the delivery. */
  readonly taskId: string;
  readonly actualTo: { readonly alias: string; readonly toNodeId: string | null; readonly networkId: string };
  readonly sessionStatus: SessionStatus;
  /** The task waits for a target that does not report now (rule tasks-offline-target). */
  readonly offline: boolean;
  /** The alias that was asked for, when the target was just renamed; `actualTo` has the new one. */
  readonly renamedFrom?: string;
  readonly advice?: QueueAdvice;
}

/**
 * Dispatches a task: the row, its delivery, its first event, the stream event and the stamp on the target's session,
 * all in one transaction (rule tasks-delivered-at-once). It reads, and leaves its writes to the end of the commit.
 *
 * Statements: target; for all dispatches of a commit task, task event, delivery (2), stamp when the target has a
 * session, stream event (2); besides them one for a parent, one for a foreign label, one or two for advice. A dispatch
 * that has a transaction of its own is stored by one statement on Postgres, which knows a recent target without asking,
 * and on SQLite by three: the rest is deferred.
 *
 * @throws network_id_required, access_denied, permission_denied, node_permission_denied, license_expired,
 *   node_token_cannot_force, from_session_identity_mismatch, loop_guard, parent_not_found, alias_not_found,
 *   node_not_active, node_degraded, agent_not_granted; nothing is stored then
 */
export async function sendTask(ctx: Ctx, input: NewTask): Promise<SentTask> {
  // What a restricted node may send under depends on the parent and is asked there.
  requireWritingMode(ctx, 'send_task');
  const scope = await resolveScope(ctx, input.networkId, 'write', 'narrow');
  requireForceAllowed(ctx, input.force);
  await requireLicense(ctx);
  // Taken in the unit, which a replay does not run, and once, though a unit may run again.
  let release: (() => void) | undefined;
  try {
    return await ctx.transaction(
      (tx) => {
        release ??= reserveSend(ctx, scope.networkId, input.alias);
        return dispatch(tx, scope, input);
      },
      { networkId: scope.networkId, onlyLeaves: true },
    );
  } catch (error) {
    release?.();
    throw error;
  }
}

async function dispatch(tx: Tx, scope: Scope, input: NewTask): Promise<SentTask> {
  const { networkId } = scope;
  const depth = await depthBelow(tx, scope, input.parentTaskId);
  await requireReachedAgent(tx.db, scope, input.alias);
  const label = labelInScope(tx, scope, input.fromSession);
  const sender = await resolveSender(tx, networkId, label, input.fallbackSender);
  const known = input.advise ? undefined : recallTarget(tx, networkId, input.alias);
  const target = known ?? (await resolveTarget(tx, networkId, input.alias, input.force));
  const advice = input.advise ? await findQueueAdvice(tx, networkId, target) : undefined;
  const taskId = tx.platform.ids.task();
  const row = newTaskRow(tx, { input, networkId, taskId, depth, sender, target });
  const sent = {
    taskId,
    actualTo: { alias: target.alias, toNodeId: target.nodeId, networkId },
    ...standing(tx, target.session),
    ...(target.renamedFrom === undefined ? {} : { renamedFrom: target.renamedFrom }),
    ...(advice ? { advice } : {}),
  };
  if (tx.isAlone) leaveAlone(tx, row, target, { isRecalled: known !== undefined, sent });
  else leave(tx, row, target);
  return sent;
}

/** How the target stands, as its session says. */
function standing(tx: Tx, session: SeenSession): Pick<SentTask, 'sessionStatus' | 'offline'> {
  const sessionStatus = liveStatus(session, tx.platform.clock.now());
  return { sessionStatus, offline: sessionStatus === 'offline' };
}

/** All of it is stored at the end, together with other dispatches of the same commit. */
function leave(tx: Tx, row: NewTaskRow, target: Addressee): void {
  const { task_id: taskId, network_id: networkId, to_name: alias } = row;
  leaveTaskDelivery(tx, row, { deliveryId: taskId, renamedFrom: target.renamedFrom });
  if (target.session) leaveStamp(tx, { networkId, alias, task: cutText(row.content, maxStampLength) });
  tx.append('tasks', row);
  recordTaskEvent(tx, { taskId, networkId, from: null, to: row.status, actor: actorOf(tx.caller), detail: null });
}

/**
 * As `leave`, for a unit that is alone: one statement on Postgres, one row on SQLite. Only that statement sees how a
 * recalled target stands.
 *
 * @param options `sent`: what the sender is told, complete when all is stored
 */
function leaveAlone(
  tx: Tx,
  row: NewTaskRow,
  target: Addressee,
  { isRecalled, sent }: { readonly isRecalled: boolean; readonly sent: object },
): void {
  const { session } = target;
  const dispatch: LoneDispatch = {
    row,
    isRecalled,
    ring: ringOf(row, target.renamedFrom),
    actor: actorOf(tx.caller),
    stamp: cutText(row.content, maxStampLength),
    stored(event, seen) {
      tx.publish([event]);
      rememberTarget(tx, row.network_id, target);
      Object.assign(sent, standing(tx, seen));
    },
  };
  if (takesSets(tx.db)) tx.leave(storeLoneDispatch, dispatch);
  else tx.leave(deferDispatch, { ...dispatch, session });
  tellWatch(tx, { from: null, to: row.status });
}

/** The place of a new task below its parent; 0 without one (rule tasks-parents). */
async function depthBelow(tx: Tx, scope: Scope, parentTaskId: string | undefined): Promise<number> {
  if (parentTaskId === undefined) {
    requireNodeMode(tx, 'send_task');
    return 0;
  }
  const parent = await findTask(tx.db, scope, parentTaskId);
  if (!parent) throw new DomainError('parent_not_found', { parent_task_id: parentTaskId });
  requireAssignedMode(tx, 'send_task', isAssignee(tx.caller, parent));
  requireShallow(tx, parent.depth + 1);
  return parent.depth + 1;
}
