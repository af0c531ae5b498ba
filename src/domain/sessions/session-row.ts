import type { SessionRow } from '../../entities/rows.ts';

/** What a list of sessions shows: neither health nor telemetry, which lists do not show. */
export const listedColumns = [
  ...(['resume_id', 'alias', 'status', 'task', 'output', 'score', 'progress', 'server', 'hostname', 'agent'] as const),
  ...(['project_dir', 'version', 'tmux_name', 'node_id', 'session_id', 'config_path', 'channels', 'model'] as const),
  ...(['last_seen_at', 'updated_at', 'network_id'] as const),
] satisfies readonly (keyof SessionRow)[];

export type ListedSession = Pick<SessionRow, (typeof listedColumns)[number]>;

/** What GET /api/status shows of a session: a look at hundreds of them must not read their outputs. */
export const summaryColumns = [
  'network_id',
  'resume_id',
  'alias',
  'status',
  'agent',
  'model',
  'task',
  'progress',
  'last_seen_at',
] as const satisfies readonly (keyof SessionRow)[];

/** What GET /api/status reads when it is asked for less. */
export const lightColumns = [
  'network_id',
  'resume_id',
  'alias',
  'status',
  'progress',
  'last_seen_at',
] as const satisfies readonly (keyof SessionSummaryRow)[];

export type SessionSummaryRow = Pick<SessionRow, (typeof summaryColumns)[number]> & {
  /** Read for `fields=fleet` alone. */
  readonly fleet?: FleetFacts;
};

/** What GET /api/status shows beside the summary when it is asked for the fleet. */
export const fleetColumns = [...summaryColumns, 'node_id', 'hostname', 'updated_at'] as const;

/** What a list of the fleet adds to a summary. */
export interface FleetFacts extends Pick<SessionRow, 'node_id' | 'hostname' | 'updated_at'> {
  readonly queueDepth: number;
}
