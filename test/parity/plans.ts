import Sqlite from 'better-sqlite3';
import { Client } from 'pg';

/** Asks an engine how it would run what the hub sent. */
export interface Plans {
  /** What in the plan of a statement on these tables grows with them: every row, all of a network, or a sort. */
  faultsOf(statement: string, tables: readonly string[]): Promise<string[]>;
  close(): Promise<void>;
}

/** The plans of the engine behind a database URL. */
export async function openPlans(databaseUrl: string): Promise<Plans> {
  const plans = databaseUrl.startsWith('sqlite:') ? openSqlite(databaseUrl.slice(7)) : await openPostgres(databaseUrl);
  return {
    ...plans,
    faultsOf: async (statement, tables) =>
      tables.some((table) => statement.includes(`"${table}"`)) ? plans.faultsOf(statement, tables) : [],
  };
}

function openSqlite(file: string): Plans {
  const db = new Sqlite(file, { readonly: true });
  const partial = db.prepare("select name from sqlite_master where type = 'index' and sql like '% where %'");
  const live = new Set(partial.pluck().all() as string[]);
  return {
    async faultsOf(statement, tables) {
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
  readonly Plans?: readonly PlanNode[];
}

async function openPostgres(connectionString: string): Promise<Plans> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query('analyze');
  return {
    async faultsOf(statement, tables) {
      const { rows } = await client.query(`explain (generic_plan, format json) ${statement}`);
      return nodesOf(rows[0]['QUERY PLAN'][0].Plan as PlanNode)
        .filter((node) => isSort(node) || (isScan(node) && tables.includes(node['Relation Name'] ?? '')))
        .map((node) => [node['Node Type'], node['Relation Name']].join(' '));
    },
    close: () => client.end(),
  };
}

const isSort = (node: PlanNode): boolean => node['Node Type'] === 'Sort';
const isScan = (node: PlanNode): boolean => node['Node Type'] === 'Seq Scan';

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function aliasesOf(statement: string, table: string): string[] {
  return [...statement.matchAll(new RegExp(`["\`]?${table}["\`]? as ["\`]?(\\w+)`, 'g'))].map(
    ([, alias]) => alias ?? '',
  );
}
