import type { Command } from 'commander';
import { cleanLine } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { abouts } from './abouts.ts';
import { findNetwork } from './find-network.ts';

/** `ahub network rename NETWORK NAME` */
export function addNetworkRename(program: Command): void {
  findGroup(program, 'network', abouts.network)
    .command('rename')
    .argument('<network>', 'its id or name')
    .argument('<name>', 'what it is to be called')
    .description('give a network another name')
    .action(act(renameNetwork));
}

async function renameNetwork(context: Context, _options: object, ref: string, name: string): Promise<void> {
  const { out, signal } = context;
  const hub = context.hub();
  const { network_id: id } = await findNetwork(context, hub, ref);
  const answer = await hub.api.updateNetwork({ network_id: id, name }, { signal });
  out.object(answer, () => `${id} is called ${cleanLine(name)} now.`);
}
