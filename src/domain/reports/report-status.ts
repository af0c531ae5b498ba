import type { SessionStatus } from '../../../generated/enums.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import { toWireTime } from '../../platform/clock.ts';
import { aliasAddress } from '../address.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { noteFirstReport } from '../daemons/creation/note-first-report.ts';
import { DomainError } from '../domain-error.ts';
import { recordDaemon } from '../nodes/daemon-facts.ts';
import { isUnbound, requireOwnAlias } from '../access/require-own-alias.ts';
import { claimAlias } from '../nodes/claim-alias.ts';
import { startTask } from '../tasks/start-task.ts';
import { recordTelemetry } from '../telemetry/record-telemetry.ts';
import type { HostKey } from '../telemetry/record-telemetry.ts';
import { unknownHost } from '../telemetry/server-sessions.ts';
import type { OptionalReport } from './read-report.ts';
import { readReport } from './read-report.ts';
import { leaveReport, NotRoutine, storeReport } from './store-report.ts';
import type { CheckedReport, ReportResult } from './store-report.ts';

export interface StatusReport {
  readonly resumeId: string;
  readonly alias: string;
  readonly status: SessionStatus;
  /** The other fields as they were sent; what is not usable is dropped and named in `warnings`. */
  readonly optional: Readonly<Record<string, unknown>>;
}

export interface ReportedStatus {
  /** Unread deliveries of the alias. */
  readonly inboxCount: number;
  /** One line for each dropped field; empty when all was usable. */
  readonly warnings: string[];
}

/**
 * Takes in the heartbeat of a node (rule reports-drop-bad-options, rule sessions-offline-after): its session, with
 * `node_id` its node record, with `working` and a task the task's start, the telemetry of its host, what makes it a
 * daemon, and `status_update` for the streams. The first report of a node that a daemon was told to create makes it
 * active. Three statements, two of them the event's; one more with `daemon`, two with `host_telemetry`, those of the node
 * record when it changes, and those of the task's start.
 *
 * @throws network_token_required, alias_not_yours, permission_denied
 * @throws alias_taken the first report of an alias that is the user name of a member
 * @throws node_permission_denied a token without a node reports for a readonly one
 */
export async function reportStatus(ctx: Ctx, input: StatusReport): Promise<ReportedStatus> {
  if (ctx.caller.kind !== 'node') throw new DomainError('network_token_required');
  await requireOwnAlias(ctx, input.alias, 'report_status');
  const { networkId } = await resolveScope(ctx, undefined, 'report');
  const { report, warnings } = readReport(input.optional);
  const checked = { ...input, networkId, fields: report, host: hostOf(ctx, networkId, report) };
  const result = isRoutine(ctx, report) ? await storeRoutine(ctx, checked) : undefined;
  const { inboxCount, dropped } = result ?? (await storeAll(ctx, checked));
  return { inboxCount, warnings: [...warnings, ...dropped] };
}

interface Stored {
  readonly inboxCount: number;
  /** One line for each field that turned out to be unusable. */
  readonly dropped: readonly string[];
}

/** Whether a report will hardly change more than the session of its node. */
function isRoutine({ caller }: Ctx, { node_id: nodeId, daemon, host_telemetry: measures }: OptionalReport): boolean {
  if (isUnbound(caller) || daemon !== undefined || measures !== undefined) return false;
  return nodeId === undefined || nodeId === caller.nodeId;
}

/** @returns undefined when the report changes more than its session after all; nothing is stored then */
async function storeRoutine(ctx: Ctx, report: CheckedReport): Promise<Stored | undefined> {
  const { networkId, alias } = report;
  try {
    return await ctx.transaction(
      async (tx) => {
        const result = leaveReport(tx, report);
        await tellReport(tx, report, result);
        return Object.assign(result, { dropped: [] });
      },
      { networkId, onlyLeaves: true, about: `alias ${alias}` },
    );
  } catch (error) {
    if (error instanceof NotRoutine) return undefined;
    throw error;
  }
}

function storeAll(ctx: Ctx, report: CheckedReport): Promise<Stored> {
  const { networkId, alias, fields, host } = report;
  return ctx.transaction(
    async (tx) => {
      if (isUnbound(tx.caller)) await claimAlias(tx, networkId, alias);
      const stored = await storeReport(tx, report);
      if (stored.starting) await noteFirstReport(tx, networkId, alias);
      if (host && fields.host_telemetry) await recordTelemetry(tx, host, fields.host_telemetry);
      const dropped = stored.warning === undefined ? [] : [stored.warning];
      if (fields.daemon && !(await recordDaemon(tx, { networkId, alias, facts: fields.daemon }))) {
        dropped.push('daemon: this alias has no node record; report node_id too');
      }
      await tellReport(tx, report, stored);
      return { inboxCount: stored.inboxCount, dropped };
    },
    { networkId },
  );
}

/** Starts the task that the node works on, and tells the streams. @param result may still be filled in */
async function tellReport(tx: Tx, { networkId, alias, status, fields }: CheckedReport, result: ReportResult) {
  const works = status === 'working' && fields.task !== undefined && fields.task !== '';
  const taskId = works ? await startTask(tx, { networkId, alias, taskRef: fields.task ?? '' }) : null;
  const at = toWireTime(tx.platform.clock.now());
  const change = () => {
    const { progress, queueDepth } = result;
    return { alias, status, progress, at, task_id: taskId, queue_depth: queueDepth };
  };
  tx.emit({ networkId, type: 'status_update', channel: aliasAddress(alias), payload: change, summary: change });
}

/** A host is identified by its name and its address; the hub fills in what the report omits. */
function hostOf(ctx: Ctx, networkId: string, report: OptionalReport): HostKey | undefined {
  const measures = report.host_telemetry;
  if (measures === undefined) return undefined;
  const hostname = measures.hostname ?? (report.hostname || undefined) ?? measures.ip ?? ctx.ip ?? unknownHost;
  return { networkId, hostname, ip: measures.ip ?? ctx.ip ?? unknownHost };
}
