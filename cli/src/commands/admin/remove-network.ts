import type { Command } from 'commander';
import { cleanLine } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { abouts } from './abouts.ts';
import { findNetwork } from './find-network.ts';

/** `ahub network rm NETWORK` */
export function addNetworkRemove(program: Command): void {
  findGroup(program, 'network', abouts.network)
    .command('rm')
    .argument('<network>', 'its id or name')
    .description('delete a network with all that it holds')
    .action(act(removeNetwork));
}

async function removeNetwork(context: Context, _options: object, ref: string): Promise<void> {
  const { ask, out, signal } = context;
  const hub = context.hub();
  const { network_id: id, network_name: name } = await findNetwork(context, hub, ref);
  await ask.confirm(`Delete the network ${name} (${id}), with its agents, tasks, cards and files?`);
  out.object(await hub.api.deleteNetwork({ network_id: id }, { signal }), () => `${cleanLine(name)} is deleted.`);
}
