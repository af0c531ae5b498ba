import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { findNode } from './find-node.ts';
import { nodesAbout } from './nodes-about.ts';
import { orderDaemon } from './order-daemon.ts';
import { withWait, type WaitOptions } from './wait-options.ts';

/** `ahub node start ALIAS` */
export function addNodeStart(program: Command): void {
  const command = findGroup(program, 'node', nodesAbout)
    .command('start')
    .argument('<alias>', 'the node, by alias or id')
    .description('have the daemon start a node that was stopped')
    .action(act(startNode));
  withWait(command);
}

async function startNode(context: Context, options: WaitOptions, ref: string): Promise<number> {
  const hub = context.hub();
  const node = await findNode(hub, ref, context.signal);
  return orderDaemon(context, hub, node, options, {
    verb: 'start',
    done: 'running',
    send: () => hub.tools.start_node({ node_id: node.node_id }, { signal: context.signal }),
    idOf: ({ request_id }) => request_id,
  });
}
