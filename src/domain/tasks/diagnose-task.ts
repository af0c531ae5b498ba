import type { ActionHint, DiagnosticCode, SessionStatus, TaskStatus } from '../../../generated/enums.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { aliasAddress } from '../address.ts';
import type { Ctx } from '../ctx.ts';
import { liveStatus } from '../sessions/live-status.ts';
import { isTerminal } from './lifecycle.ts';
import type { ShownTask } from './shown-task.ts';

/** What the hub itself can observe about a task and its target. */
export interface Evidence {
  readonly taskStatus: TaskStatus;
  /** Null when the target never reported. */
  readonly targetSessionStatus: SessionStatus | null;
  /** Open streams of the alias in this process. */
  readonly liveSseConnections: number;
  readonly runtimeSubmitted: boolean;
  readonly runtimeConsumed: boolean;
  readonly targetEverReportedRuntimeEvidence: boolean;
  /** How often the unread delivery was handed out. */
  readonly inboxReadCount: number;
}

export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly actionHint: ActionHint;
  readonly evidence: Evidence;
  readonly warning?: string;
}

/** Reads after which an unread delivery is remarkable (rule tasks-diagnostic). */
const manyReads = 20;

const isUnderWay = ({ taskStatus }: Evidence): boolean => taskStatus === 'acked' || taskStatus === 'running';

/** The first rule that holds is the answer (rule tasks-diagnostic). */
export const diagnosticRules: readonly {
  readonly code: DiagnosticCode;
  readonly hint: ActionHint;
  readonly when: (evidence: Evidence) => boolean;
}[] = [
  { code: 'terminal', hint: 'none', when: (seen) => isTerminal(seen.taskStatus) },
  { code: 'runtime_consumed_nonterminal', hint: 'inspect_runtime', when: (seen) => seen.runtimeConsumed },
  { code: 'runtime_submitted_waiting_for_signal', hint: 'inspect_runtime', when: (seen) => seen.runtimeSubmitted },
  {
    code: 'target_session_missing',
    hint: 'check_target_registration',
    when: (seen) => seen.targetSessionStatus === null,
  },
  { code: 'target_session_offline', hint: 'restore_target', when: (seen) => seen.targetSessionStatus === 'offline' },
  { code: 'target_no_live_sse', hint: 'restore_sse', when: (seen) => seen.liveSseConnections === 0 },
  {
    code: 'runtime_evidence_channel_absent',
    hint: 'wire_runtime_evidence',
    when: (seen) => isUnderWay(seen) && !seen.targetEverReportedRuntimeEvidence,
  },
  { code: 'lifecycle_progress_without_runtime_evidence', hint: 'inspect_runtime', when: isUnderWay },
  { code: 'delivered_waiting_for_agent', hint: 'inspect_agent_queue', when: () => true },
];

/** Why a task stands where it stands, from what the hub can see (rule tasks-diagnostic). One query. */
export async function diagnoseTask(ctx: Ctx, task: ShownTask): Promise<Diagnostic> {
  const evidence = await gather(ctx, task);
  const rule = diagnosticRules.find(({ when }) => when(evidence));
  if (!rule) throw new Error('no diagnostic rule holds');
  const many = evidence.inboxReadCount > manyReads;
  return {
    code: rule.code,
    actionHint: rule.hint,
    evidence,
    ...(many ? { warning: `read ${evidence.inboxReadCount} times without being acknowledged` } : {}),
  };
}

async function gather(ctx: Ctx, task: ShownTask): Promise<Evidence> {
  const [found] = await selectEvidence(ctx.db, { networkId: task.network_id, taskId: task.task_id });
  const session =
    found?.status == null || found.last_seen_at === null
      ? null
      : { status: found.status, lastSeenAt: found.last_seen_at };
  return {
    taskStatus: task.status,
    targetSessionStatus: session && liveStatus(session, ctx.platform.clock.now()),
    liveSseConnections: ctx.platform.live.countOf(task.network_id, aliasAddress(task.to_name)),
    runtimeSubmitted: task.runtime_submitted_at !== null,
    runtimeConsumed: task.consumed_at !== null,
    targetEverReportedRuntimeEvidence: found?.runtime_evidence === 1,
    inboxReadCount: found?.read_count ?? 0,
  };
}

const selectEvidence = prepareQuery<{ networkId: string; taskId: string }>()((db, slot) =>
  db
    .selectFrom('tasks')
    .leftJoin('sessions', (join) =>
      join.onRef('sessions.network_id', '=', 'tasks.network_id').onRef('sessions.alias', '=', 'tasks.to_name'),
    )
    .leftJoin('inbox', (join) =>
      join
        .onRef('inbox.network_id', '=', 'tasks.network_id')
        .onRef('inbox.task_id', '=', 'tasks.task_id')
        .on('inbox.acked', '=', 0),
    )
    .select(['sessions.status', 'sessions.last_seen_at', 'sessions.runtime_evidence', 'inbox.read_count'])
    .where('tasks.network_id', '=', slot('networkId'))
    .where('tasks.task_id', '=', slot('taskId')),
);
