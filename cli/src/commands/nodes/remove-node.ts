import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { seconds } from '../../parts/values.ts';
import { findNode } from './find-node.ts';
import { nodesAbout } from './nodes-about.ts';
import { orderDaemon } from './order-daemon.ts';
import { withWait, type WaitOptions } from './wait-options.ts';

interface RemoveOptions extends WaitOptions {
  readonly force?: true;
  readonly grace?: number;
  readonly keepConfig?: true;
  readonly recordOnly?: true;
}

/** `ahub node rm ALIAS` */
export function addNodeRemove(program: Command): void {
  const command = findGroup(program, 'node', nodesAbout)
    .command('rm')
    .argument('<alias>', 'the node, by alias or id')
    .description('delete a node: its daemon ends it, its tokens stop working, its inbox is gone')
    .option('--force', 'also while it has live tasks')
    .option('--grace <time>', 'how long it has to end by itself: 5s to 60s', seconds)
    .option('--keep-config', 'leave its files on the host; otherwise the daemon removes them after a backup')
    .option('--record-only', 'forget the node here without asking its daemon')
    .action(act(removeNode));
  withWait(command);
}

async function removeNode(context: Context, options: RemoveOptions, ref: string): Promise<number | void> {
  const { ask, out, signal } = context;
  const { force, grace, keepConfig, recordOnly } = options;
  const hub = context.hub();
  const node = await findNode(hub, ref, signal);
  const { alias, node_id: nodeId, daemon_node_id: daemonId, network_id: networkId } = node;
  await ask.confirm(`Delete the node ${alias}, with its tokens and its inbox?`);
  if (recordOnly === true || daemonId === null || daemonId === undefined) {
    const deleted = await hub.api.deleteNodeRecord({ ref: nodeId, network_id: networkId }, { signal });
    return out.object(deleted, () => `${alias} is deleted.`);
  }
  const input = { node_id: nodeId, confirm_alias: alias, force, grace_seconds: grace };
  return orderDaemon(context, hub, node, options, {
    verb: 'deletion',
    done: 'deleted',
    send: () => hub.tools.delete_node({ ...input, ...(keepConfig && { delete_config: false }) }, { signal }),
    idOf: ({ request_id }) => request_id,
  });
}
