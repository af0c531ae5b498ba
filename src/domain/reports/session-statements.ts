import type { Insertable, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { HubTables } from '../../entities/index.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { takesSets } from '../../platform/db/prepared-rows.ts';
import { inputRows, inputText } from '../../platform/db/prepared-sets.ts';
import type { SetColumns } from '../../platform/db/prepared-sets.ts';
import type { Queries } from '../ctx.ts';
import { queueDepth } from '../live-tasks.ts';

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

const replaced = ['resume_id', 'status', 'last_seen_at', 'updated_at'] as const;
/** Whoever reported first stays the owner. */
const first = ['owner_user_id'] as const;
/** Since when something is so: they change only when it does. */
const times = ['status_since', 'degraded_since'] as const;

/** The columns of the conflicting row after the report; the text is the same for every report. */
const update = Object.fromEntries<RawBuilder<unknown>>([
  ...replaced.map((column) => [column, sql.ref(`excluded.${column}`)] as const),
  ...kept.map((column) => [column, keepColumn(column)] as const),
  ...first.map(
    (column) => [column, sql`coalesce(${sql.ref(`sessions.${column}`)}, ${sql.ref(`excluded.${column}`)})`] as const,
  ),
  [
    'status_since',
    sql`case when sessions.status = excluded.status then sessions.status_since
    else excluded.status_since end`,
  ],
  [
    'degraded_since',
    sql`case when sessions.resume_id <> excluded.resume_id then excluded.degraded_since
    when excluded.health_at is null then sessions.degraded_since
    when excluded.degraded_since is null then null
    else coalesce(sessions.degraded_since, excluded.degraded_since) end`,
  ],
]);

function keepColumn(column: (typeof kept)[number]): RawBuilder<unknown> {
  const reported = sql.ref(`excluded.${column}`);
  return sql`case when sessions.resume_id = excluded.resume_id
    then coalesce(${reported}, ${sql.ref(`sessions.${column}`)}) else ${reported} end`;
}

type Column = (typeof replaced | typeof kept | typeof first | typeof times)[number] | 'network_id' | 'alias';
const columns: readonly Column[] = ['network_id', 'alias', ...replaced, ...kept, ...first, ...times];

/** What a report says of its node and its session has no column for; null where it says nothing. */
const ofNode = ['asked_node_id', 'node_name', 'runtime'] as const;

/** What a report stores in its session, and what it says of its node. */
export type ReportRow = Pick<Insertable<HubTables['sessions']>, Column> &
  Readonly<Record<(typeof ofNode)[number], string | null>>;

/** What stands after a report. */
export interface StoredReport {
  readonly progress: number | string | null;
  /** Unread deliveries of the alias; null without an inbox. */
  readonly inbox_count: number | null;
  /** Of the alias's node; null without a node record. */
  readonly lifecycle_state: string | null;
  /** Open tasks of the alias; a text on Postgres. */
  readonly queue_depth: number | string;
  /** 1 when the node record has `asked_node_id`, as one that the node brought itself, and every fact of the report. */
  readonly in_step: number;
}

/**
 * Stores reports of different aliases, each in the one row of its alias (rule reports-one-session). One statement on
 * Postgres, one for each report on SQLite.
 *
 * @returns what stands now, in the order of the reports
 */
export async function upsertSessions(db: Queries, reports: readonly ReportRow[]): Promise<StoredReport[]> {
  const stored: StoredReport[] = [];
  if (reports.length > 1 && takesSets(db)) {
    for (const { n, ...row } of await upsertSet(db, { rows: inputText(reports) })) stored[n] = row;
  } else {
    for (const [row] of await Promise.all(reports.map((report) => upsertOne(db, report)))) if (row) stored.push(row);
  }
  if (stored.filter(Boolean).length !== reports.length) throw new Error('a session was not stored');
  return stored;
}

const nodeFacts = ['node_name', 'runtime', 'model', 'config_path', 'channels', 'server', 'hostname'] as const;

/**
 * What is told of the alias besides its session.
 *
 * @param key where its network and alias stand
 * @param value of the report
 */
function besides(key: 'sessions' | 'input', value: (name: keyof ReportRow) => unknown) {
  const [networkId, alias] = [sql.ref(`${key}.network_id`), sql.ref(`${key}.alias`)];
  const same = nodeFacts.map((fact) => {
    const known = sql.ref(`nodes.${fact}`);
    // What was not reported counts as the same.
    return sql`coalesce(${value(fact)}, ${known}) is not distinct from ${known}`;
  });
  return [
    sql<number | null>`(select unread from inboxes where inboxes.network_id = ${networkId}
      and inboxes.to_kind = 'alias' and inboxes.to_key = ${alias})`.as('inbox_count'),
    sql<string | null>`(select lifecycle_state from nodes where nodes.network_id = ${networkId}
      and nodes.alias = ${alias})`.as('lifecycle_state'),
    sql<number>`case when exists (select 1 from nodes where nodes.network_id = ${networkId} and nodes.alias = ${alias}
      and nodes.node_id = ${value('asked_node_id')} and nodes.reported_node_id = 1
      and ${sql.join(same, sql` and `)}) then 1 else 0 end`.as('in_step'),
    queueDepth({ networkId, alias, now: sql`cast(${value('last_seen_at')} as bigint)` }).as('queue_depth'),
  ] as const;
}

const upsertOne = prepareQuery<ReportRow>()((db, slot) =>
  db
    .insertInto('sessions')
    // All columns of the row, by their names.
    .values(Object.fromEntries(columns.map((column) => [column, slot(column)])) as never)
    .onConflict((conflict) => conflict.columns(['network_id', 'alias']).doUpdateSet(update))
    .returning(['progress', ...besides('sessions', slot)]),
);

const numbers: Partial<SetColumns<ReportRow>> = {
  score: 'double precision',
  progress: 'double precision',
  health_at: 'bigint',
  status_since: 'bigint',
  degraded_since: 'bigint',
  logs_capable: 'integer',
  last_seen_at: 'bigint',
  updated_at: 'bigint',
};

const upsertSet = prepareQuery<{ rows: string }>()((db, slot) => {
  const types = [...columns, ...ofNode].map((column) => [column, numbers[column] ?? 'text']);
  const input = inputRows(slot('rows'), Object.fromEntries(types) as SetColumns<ReportRow>);
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const set = Object.entries(update).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const told = besides('input', (name) => sql.ref(`input.${name}`));
  const upsert = sql<StoredReport & { n: number }>`with input as materialized (select * from ${input}),
    stored as (insert into sessions (${list}) select ${list} from input
      on conflict (network_id, alias) do update set ${sql.join(set)}
      returning network_id, alias, progress)
    select input.n, stored.progress, ${sql.join(told)} from stored
    join input on input.network_id = stored.network_id and input.alias = stored.alias`;
  return { compile: () => upsert.compile(db) };
});
