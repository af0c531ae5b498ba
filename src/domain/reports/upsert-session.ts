import type { Expression, Insertable, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { SessionStatus } from '../../../generated/enums.ts';
import type { HubTables } from '../../entities/index.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { Slot } from '../../platform/db/prepared-query.ts';
import { isUnbound } from '../access/require-own-alias.ts';
import type { Tx } from '../ctx.ts';
import { cutText } from '../tasks/limits.ts';
import type { HostKey } from '../telemetry/record-telemetry.ts';
import type { OptionalReport } from './read-report.ts';
import type { NodeReport } from './upsert-node.ts';

/** Of a long output only this much is stored (rule reports-one-session). */
const storedOutput = 4_000;

/** Columns that a new report without a value keeps, as long as the runtime session is the same. */
const kept = [
  'task',
  'output',
  'score',
  'progress',
  'server',
  'hostname',
  'agent',
  'project_dir',
  'version',
  'tmux_name',
  'node_id',
  'session_id',
  'config_path',
  'channels',
  'model',
  'health_json',
  'health_at',
  'telemetry_host',
  'telemetry_ip',
  'process_json',
  'logs_capable',
] as const;

export interface SessionReport {
  readonly networkId: string;
  readonly alias: string;
  readonly resumeId: string;
  readonly status: SessionStatus;
  readonly fields: OptionalReport;
  readonly nodeId: string | null;
  /** What the report says of its node, when it is to be compared with the node's record. */
  readonly node: Pick<NodeReport, 'nodeId' | 'facts'> | undefined;
  /** Whose telemetry the report brought. */
  readonly host: HostKey | undefined;
}

/** The state of an alias after its report. */
export interface StoredReport {
  /** Unread deliveries. */
  readonly inboxCount: number;
  readonly progress: number | null;
  /** Its node is being started. */
  readonly starting: boolean;
  /** Its node record has the id, as one that the node brought itself, and every fact that the report gives. */
  readonly nodeInStep: boolean;
}

/**
 * Stores what an alias reports in its one row; another `resume_id` is another runtime session, whose row takes the
 * place of the older one (rule reports-one-session). One statement.
 */
export async function upsertSession(tx: Tx, report: SessionReport): Promise<StoredReport> {
  const now = tx.platform.clock.now();
  const { alias, fields, node } = report;
  const [row] = await upsert(tx.db, {
    network_id: report.networkId,
    alias,
    resume_id: report.resumeId,
    status: report.status,
    task: fields.task ?? null,
    output: fields.output === undefined ? null : cutText(fields.output, storedOutput),
    score: fields.score ?? null,
    progress: fields.progress ?? null,
    server: fields.server ?? null,
    hostname: fields.hostname ?? null,
    agent: fields.agent ?? null,
    project_dir: fields.project_dir ?? null,
    version: fields.version ?? null,
    tmux_name: fields.tmux_name ?? null,
    node_id: report.nodeId,
    owner_user_id: isUnbound(tx.caller) ? tx.caller.userId : null,
    session_id: fields.session_id ?? null,
    config_path: fields.config_path ?? null,
    channels: fields.channels ?? null,
    model: fields.model ?? null,
    health_json: fields.health === undefined ? null : JSON.stringify(fields.health),
    health_at: fields.health === undefined ? null : now,
    telemetry_host: report.host?.hostname ?? null,
    telemetry_ip: report.host?.ip ?? null,
    process_json: fields.process_telemetry === undefined ? null : JSON.stringify(fields.process_telemetry),
    logs_capable: fields.logs_capable === undefined ? null : Number(fields.logs_capable),
    last_seen_at: now,
    updated_at: now,
    asked_node_id: node?.nodeId ?? null,
    node_name: node?.facts.node_name ?? null,
    runtime: node?.facts.runtime ?? null,
  });
  if (!row) throw new Error('no session was stored');
  return {
    inboxCount: row.inbox_count ?? 0,
    progress: row.progress === null ? null : Number(row.progress),
    starting: row.lifecycle_state === 'starting',
    nodeInStep: row.node_in_step === 1,
  };
}

const replaced = ['resume_id', 'status', 'last_seen_at', 'updated_at'] as const;
/** Whoever reported first stays the owner. */
const first = ['owner_user_id'] as const;

/** The columns of the conflicting row after the report; the text is the same for every report. */
const update = Object.fromEntries<Expression<unknown>>([
  ...replaced.map((column) => [column, sql.ref(`excluded.${column}`)] as const),
  ...kept.map((column) => [column, keepColumn(column)] as const),
  ...first.map(
    (column) => [column, sql`coalesce(${sql.ref(`sessions.${column}`)}, ${sql.ref(`excluded.${column}`)})`] as const,
  ),
]);

function keepColumn(column: (typeof kept)[number]): Expression<unknown> {
  const reported = sql.ref(`excluded.${column}`);
  return sql`case when sessions.resume_id = excluded.resume_id
    then coalesce(${reported}, ${sql.ref(`sessions.${column}`)}) else ${reported} end`;
}

type Column = (typeof replaced | typeof kept | typeof first)[number] | 'network_id' | 'alias';
const columns: readonly Column[] = ['network_id', 'alias', ...replaced, ...kept, ...first];

/** Facts of a node that its session has no column for. */
interface NodeSlots {
  readonly asked_node_id: string | null;
  readonly node_name: string | null;
  readonly runtime: string | null;
}

type Slots = Pick<Insertable<HubTables['sessions']>, Column> & NodeSlots;

const nodeFacts = ['node_name', 'runtime', 'model', 'config_path', 'channels', 'server', 'hostname'] as const;

/** Whether the record of the session's node has `slots`; what was not reported counts as the same. */
function nodeInStep(slot: Slot<Slots>): RawBuilder<number> {
  const same = nodeFacts.map((fact) => {
    const stored = sql.ref(`nodes.${fact}`);
    return sql`coalesce(${slot(fact)}, ${stored}) is not distinct from ${stored}`;
  });
  return sql`case when exists (select 1 from nodes where nodes.network_id = sessions.network_id
    and nodes.alias = sessions.alias and nodes.node_id = ${slot('asked_node_id')} and nodes.reported_node_id = 1
    and ${sql.join(same, sql` and `)}) then 1 else 0 end`;
}

const upsert = prepareQuery<Slots>()((db, slot) =>
  db
    .insertInto('sessions')
    // All columns of the row, by their names.
    .values(Object.fromEntries(columns.map((column) => [column, slot(column)])) as never)
    .onConflict((conflict) => conflict.columns(['network_id', 'alias']).doUpdateSet(update))
    .returning([
      'progress',
      sql<number | null>`(select unread from inboxes
        where inboxes.network_id = sessions.network_id and inboxes.to_kind = 'alias'
          and inboxes.to_key = sessions.alias)`.as('inbox_count'),
      sql<string | null>`(select lifecycle_state from nodes
        where nodes.network_id = sessions.network_id and nodes.alias = sessions.alias)`.as('lifecycle_state'),
      nodeInStep(slot).as('node_in_step'),
    ]),
);
