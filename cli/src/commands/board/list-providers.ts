import type { Command } from 'commander';
import type { Provider } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { toolRows } from '../../parts/tool-rows.ts';
import { providersAbout } from './skills-about.ts';

/** `ahub provider list` */
export function addProviderList(program: Command): void {
  findGroup(program, 'provider', providersAbout)
    .command('list')
    .description('list model providers')
    .action(act(listProviders));
}

const columns = [
  { title: 'provider', of: (provider: Provider) => provider.name },
  { title: 'vendor', of: (provider: Provider) => provider.vendor },
  { title: 'state', of: ({ enabled }: Provider) => (enabled ? 'on' : 'off') },
  { title: 'secret', of: (provider: Provider) => provider.secret_key_ref },
  { title: 'address', of: (provider: Provider) => provider.base_url },
  { title: 'models', of: ({ models }: Provider) => models.map(({ model_name }) => model_name).join(', ') },
];

async function listProviders({ hub, out, signal, settings }: Context): Promise<void> {
  const input = { network_id: settings.networkId };
  const providers = toolRows<Provider>(hub(), 'list_providers', input, 'providers', signal);
  await out.rows(providers, columns, 'No providers.');
}
