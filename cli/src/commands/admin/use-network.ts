import type { Command } from 'commander';
import { cleanLine } from '../../parts/clean-text.ts';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { saveProfile } from '../../parts/profiles.ts';
import { act } from '../../parts/run-command.ts';
import { abouts } from './abouts.ts';
import { findNetwork } from './find-network.ts';

/** `ahub network use NETWORK` */
export function addNetworkUse(program: Command): void {
  findGroup(program, 'network', abouts.network)
    .command('use')
    .argument('<network>', 'its id or name')
    .description('make it the network that commands of this profile are about')
    .action(act(useNetwork));
}

async function useNetwork(context: Context, _options: object, ref: string): Promise<void> {
  const { settings, out } = context;
  const { file, profileName, profile } = settings;
  if (profile === undefined) {
    throw new UsageError(`there is no profile "${profileName}" that could keep it`, 'Make it: ahub login');
  }
  if (settings.token !== profile.token) {
    const mend = 'Name the network by --network or AHUB_NETWORK, or leave AHUB_TOKEN out';
    throw new UsageError(`profile ${profileName} does not hold the token that is in use`, mend);
  }
  const network = await findNetwork(context, context.hub(), ref);
  saveProfile(file, profileName, { ...profile, network_id: network.network_id }, false);
  out.object(network, () => `Profile ${profileName} is about ${cleanLine(network.network_name)} now.`);
}
