import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { findNode } from './find-node.ts';
import { nodesAbout } from './nodes-about.ts';
import { orderDaemon } from './order-daemon.ts';
import { withWait, type WaitOptions } from './wait-options.ts';

/** `ahub node restart ALIAS` */
export function addNodeRestart(program: Command): void {
  const command = findGroup(program, 'node', nodesAbout)
    .command('restart')
    .argument('<alias>', 'the node, by alias or id')
    .description('have the daemon restart a node')
    .action(act(restartNode));
  withWait(command);
}

async function restartNode(context: Context, options: WaitOptions, ref: string): Promise<number> {
  const hub = context.hub();
  const node = await findNode(hub, ref, context.signal);
  return orderDaemon(context, hub, node, options, {
    verb: 'restart',
    done: 'running again',
    send: () => hub.tools.restart_node({ node_id: node.node_id }, { signal: context.signal }),
    idOf: ({ update_id }) => update_id,
  });
}
