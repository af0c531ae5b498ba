import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import { testPartitions } from '../support/postgres.ts';

/** What the hub sent. */
export interface Sent {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** Asks an engine how it would run what the hub sent. */
export interface Plans {
  /** What in the plan of a statement on these tables grows with them: every row, all of a network, or a sort. */
  faultsOf(sent: Sent, tables: readonly string[]): Promise<string[]>;
  close(): Promise<void>;
}

/** The plans of the engine behind a database URL. */
export async function openPlans(databaseUrl: string): Promise<Plans> {
  const plans = databaseUrl.startsWith('sqlite:') ? openSqlite(databaseUrl.slice(7)) : await openPostgres(databaseUrl);
  return {
    ...plans,
    faultsOf: async (sent, tables) =>
      tables.some((table) => new RegExp(`\\b${table}\\b`).test(sent.text)) ? plans.faultsOf(sent, tables) : [],
  };
}

function openSqlite(file: string): Plans {
  const db = new Sqlite(file, { readonly: true });
  const partial = db.prepare("select name from sqlite_master where type = 'index' and sql like '% where %'");
  const live = new Set(partial.pluck().all() as string[]);
  return {
    async faultsOf({ text: statement }, tables) {
      const places = statement.match(/\?/g) ?? [];
      const plan = db.prepare(`explain query plan ${statement}`).all(places.map(() => null)) as { detail: string }[];
      // A scan of an index is one of the table, and its alias stands in place of the name.
      const names = tables.flatMap((table) => [table, ...aliasesOf(statement, table)]);
      return plan
        .map(({ detail }) => detail)
        .filter(
          (detail) =>
            names.some((name) => detail.startsWith(`SCAN ${name}`)) ||
            /TEMP B-TREE/.test(detail) ||
            isWholeNetwork(detail, live),
        );
    },
    close: async () => void db.close(),
  };
}

/** Only an index of what is live may be walked for a network as a whole. */
function isWholeNetwork(detail: string, live: ReadonlySet<string>): boolean {
  const index = /INDEX (\w+) \(network_id=\?\)/.exec(detail)?.[1];
  return index !== undefined && !live.has(index);
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  /** How many rows the planner expects. */
  readonly 'Plan Rows': number;
  readonly Plans?: readonly PlanNode[];
}

async function openPostgres(connectionString: string): Promise<Plans> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query('analyze');
  const partial = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  );
  const live = new Set(partial.rows.map(({ name }) => name));
  return {
    async faultsOf({ text, parameters }, tables) {
      // As the hub has them planned: for all values, but tables in partitions for the values at hand.
      const { rows } =
        testPartitions > 0
          ? await client.query(`explain (format json) ${text}`, [...parameters])
          : await client.query(`explain (generic_plan, format json) ${text}`);
      return nodesOf(rows[0]['QUERY PLAN'][0].Plan as PlanNode)
        .filter(
          (node) =>
            isSort(node, sortable) ||
            (isScan(node) && tables.includes(node['Relation Name'] ?? '')) ||
            walksNetwork(node, live),
        )
        .map(describeFault);
    },
    close: () => client.end(),
  };
}

/** A plan for the values at hand knows how many rows they find, and may sort a few; one for all values may sort none. */
const sortable = testPartitions > 0 ? 100 : 0;

const isSort = (node: PlanNode, few: number): boolean => node['Node Type'] === 'Sort' && node['Plan Rows'] > few;
const isScan = (node: PlanNode): boolean => node['Node Type'] === 'Seq Scan';

function describeFault(node: PlanNode): string {
  const { 'Index Name': index = '', 'Index Cond': condition = '' } = node;
  const of = node['Relation Name'] ?? (index || `of ${node['Plan Rows']} rows`);
  return [node['Node Type'], of, ...(index === '' ? [] : ['by', index, condition])].join(' ');
}

/** As `isWholeNetwork`. */
function walksNetwork(node: PlanNode, live: ReadonlySet<string>): boolean {
  const { 'Index Cond': condition = '', 'Index Name': index = '' } = node;
  return /^\([\w.]*network_id = [^()]+\)$/.test(condition) && !live.has(index);
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function aliasesOf(statement: string, table: string): string[] {
  return [...statement.matchAll(new RegExp(`["\`]?${table}["\`]? as ["\`]?(\\w+)`, 'g'))].map(
    ([, alias]) => alias ?? '',
  );
}
