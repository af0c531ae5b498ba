import type { AllStatus, StatusRow } from '../../domain/sessions/get-all-status.ts';
import type { Status } from '../../domain/sessions/get-status.ts';
import type { FleetFacts, ListedSession, SessionSummaryRow } from '../../domain/sessions/session-row.ts';
import { toWireTime } from '../../platform/clock.ts';
import type { Schemas } from '../../../generated/rest.ts';
import { viewCut, viewPage } from './page.ts';
import { viewOnce } from './view-once.ts';

/** A whole session on the wire. */
export function viewSession(row: ListedSession): Schemas['Session'] {
  return {
    resume_id: row.resume_id,
    alias: row.alias,
    status: row.status,
    task: row.task,
    output: row.output,
    score: row.score === null ? null : Number(row.score),
    progress: row.progress === null ? null : Number(row.progress),
    server: row.server,
    hostname: row.hostname,
    agent: row.agent,
    project_dir: row.project_dir,
    version: row.version,
    tmux_name: row.tmux_name,
    node_id: row.node_id,
    session_id: row.session_id,
    config_path: row.config_path,
    channels: row.channels,
    model: row.model,
    last_seen_at: toWireTime(row.last_seen_at),
    updated_at: toWireTime(row.updated_at),
    network_id: row.network_id,
  };
}

/** A session with its open tasks, as get_all_status lists it. */
function viewStatusRow(row: StatusRow): Schemas['StatusSession'] {
  return Object.assign(viewSession(row), { queue_depth: row.queueDepth });
}

/** The short form of GET /api/status. */
function viewSessionSummary(row: SessionSummaryRow): Schemas['SessionSummary'] {
  return {
    resume_id: row.resume_id,
    alias: row.alias,
    status: row.status,
    agent: row.agent,
    model: row.model,
    task: row.task,
    progress: row.progress === null ? null : Number(row.progress),
    last_seen_at: toWireTime(row.last_seen_at),
    ...(row.fleet === undefined ? {} : viewFleetFacts(row.network_id, row.fleet)),
  };
}

function viewFleetFacts(networkId: string, facts: FleetFacts) {
  return {
    network_id: networkId,
    node_id: facts.node_id,
    hostname: facts.hostname,
    updated_at: toWireTime(facts.updated_at),
    queue_depth: facts.queueDepth,
  };
}

/** The answer of GET /api/status; made once for each result. */
export const viewStatus = viewOnce((page: Status) => ({
  ok: true as const,
  sessions: page.rows.map(viewSessionSummary),
  summary: page.summary,
  ...viewPage(page),
  ...viewCut(page),
}));

/** The answer of get_all_status; made once for each result. */
export const viewAllStatus = viewOnce((page: AllStatus) => ({
  ok: true as const,
  sessions: page.rows.map(viewStatusRow),
  summary: [...page.summary],
  ...viewPage(page),
  ...viewCut(page),
}));
