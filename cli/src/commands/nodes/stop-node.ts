import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { seconds } from '../../parts/values.ts';
import { findNode } from './find-node.ts';
import { nodesAbout } from './nodes-about.ts';
import { orderDaemon } from './order-daemon.ts';
import { withWait, type WaitOptions } from './wait-options.ts';

interface StopOptions extends WaitOptions {
  readonly force?: true;
  readonly grace?: number;
}

/** `ahub node stop ALIAS` */
export function addNodeStop(program: Command): void {
  const command = findGroup(program, 'node', nodesAbout)
    .command('stop')
    .argument('<alias>', 'the node, by alias or id')
    .description('have the daemon stop a node; it can be started again')
    .option('--force', 'also while it has live tasks')
    .option('--grace <time>', 'how long it has to end by itself: 5s to 60s', seconds)
    .action(act(stopNode));
  withWait(command);
}

async function stopNode(context: Context, options: StopOptions, ref: string): Promise<number> {
  const { signal } = context;
  const { force, grace } = options;
  const hub = context.hub();
  const node = await findNode(hub, ref, signal);
  return orderDaemon(context, hub, node, options, {
    verb: 'stop',
    done: 'stopped',
    send: () => hub.tools.stop_node({ node_id: node.node_id, force, grace_seconds: grace }, { signal }),
    idOf: ({ request_id }) => request_id,
  });
}
