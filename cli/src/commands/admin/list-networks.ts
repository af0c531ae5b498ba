import type { Command } from 'commander';
import type { MemberNetwork } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { abouts } from './abouts.ts';

/** `ahub network list` */
export function addNetworkList(program: Command): void {
  findGroup(program, 'network', abouts.network)
    .command('list')
    .description('list your networks; * is the one in use')
    .action(act(listNetworks));
}

async function listNetworks({ hub, out, signal, settings }: Context): Promise<void> {
  const columns = [
    { title: '', of: ({ network_id: id }: MemberNetwork) => (id === settings.networkId ? '*' : ' ') },
    { title: 'network', of: (network: MemberNetwork) => network.network_id },
    { title: 'name', of: (network: MemberNetwork) => network.network_name },
    { title: 'role', of: (network: MemberNetwork) => network.member_role },
    { title: 'about', of: (network: MemberNetwork) => network.description },
  ];
  await out.rows(
    hub().list('listNetworks', {}, { signal }),
    columns,
    'No networks. Make one: ahub network create NAME',
  );
}
