import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { networkOf } from '../../parts/network-of.ts';
import { act } from '../../parts/run-command.ts';
import { nodesAbout } from './nodes-about.ts';

/** `ahub node rename OLD NEW` */
export function addNodeRename(program: Command): void {
  findGroup(program, 'node', nodesAbout)
    .command('rename')
    .argument('<alias>', 'what the node is called')
    .argument('<new-alias>', 'what it is to be called')
    .description('give a node another alias; its inbox and open tasks go along')
    .action(act(renameNode));
}

async function renameNode(context: Context, _options: object, alias: string, newAlias: string): Promise<void> {
  const { settings, out, signal } = context;
  const hub = context.hub();
  const names = { old_alias: alias, new_alias: newAlias };
  const networkId = await networkOf(settings, hub, signal);
  const { txn_id: id } = await hub.api.prepareRename({ network_id: networkId, ...names }, { signal });
  try {
    out.object(await hub.api.commitRename({ txn_id: id }, { signal }), () => `${alias} is ${newAlias} now.`);
  } catch (error) {
    await hub.api.abortRename({ txn_id: id }).catch(() => undefined);
    throw error;
  }
}
