import type { Client } from 'pg';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops'?: number;
  readonly Plans?: readonly PlanNode[];
}

/**
 * The partitions that a statement reads or changes when it runs with these values, by table. It is carried out, and
 * undone; where its row is there already, it is only planned.
 */
export async function touchedPartitions(
  client: Client,
  statement: string,
  parameters: readonly unknown[],
): Promise<Map<string, Set<string>>> {
  const plan = await explain(client, 'analyze, ', statement, parameters).catch((error: unknown) => {
    if ((error as { code?: string }).code !== uniqueViolation) throw error;
    return explain(client, '', statement, parameters);
  });
  const touched = new Map<string, Set<string>>();
  for (const node of nodesOf(plan)) {
    const [, table, part] = /^(\w+)_p(\d+)$/.exec(node['Relation Name'] ?? '') ?? [];
    if (table === undefined || part === undefined || node['Actual Loops'] === 0) continue;
    touched.set(table, (touched.get(table) ?? new Set()).add(part));
  }
  return touched;
}

const uniqueViolation = '23505';

async function explain(
  client: Client,
  analyze: string,
  statement: string,
  parameters: readonly unknown[],
): Promise<PlanNode> {
  await client.query('begin');
  try {
    const { rows } = await client.query(`explain (${analyze}format json) ${statement}`, [...parameters]);
    return rows[0]['QUERY PLAN'][0].Plan as PlanNode;
  } finally {
    await client.query('rollback');
  }
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
