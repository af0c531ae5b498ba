import type { Command } from 'commander';
import type { Node } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { takeRows } from '../../parts/take-rows.ts';
import { count } from '../../parts/values.ts';
import { nodesAbout } from './nodes-about.ts';

interface ListOptions {
  readonly alias?: string;
  readonly limit: number;
}

/** `ahub node list` */
export function addNodeList(program: Command): void {
  findGroup(program, 'node', nodesAbout)
    .command('list')
    .description('list nodes, with their state and where they run')
    .option('--alias <alias>', 'only the node of this alias')
    .option('--limit <rows>', 'rows at most', count, 200)
    .action(act(listNodes));
}

const columns = [
  { title: 'alias', of: (node: Node) => node.alias },
  { title: 'state', of: (node: Node) => node.lifecycle_state },
  { title: 'mode', of: (node: Node) => node.permission_mode ?? 'no token' },
  { title: 'runtime', of: (node: Node) => node.runtime },
  { title: 'model', of: (node: Node) => node.model },
  { title: 'host', of: (node: Node) => node.hostname },
  { title: 'owner', of: (node: Node) => node.owner_name },
  { title: 'node', of: (node: Node) => node.node_id },
];

async function listNodes({ hub, out, signal }: Context, { alias, limit }: ListOptions): Promise<void> {
  const nodes = hub().list('listNodes', { alias, limit: Math.min(limit, 1_000) }, { signal });
  await out.rows(takeRows(nodes, limit), columns, 'No nodes. Give an agent its token: ahub node token ALIAS');
}
