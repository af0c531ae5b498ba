import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { readProfiles } from '../../parts/profiles.ts';
import { act } from '../../parts/run-command.ts';

/** `ahub profile list` */
export function addProfileList(program: Command): void {
  findGroup(program, 'profile', 'hubs and tokens that are kept on this machine')
    .command('list')
    .description('list the profiles')
    .action(act(listProfiles));
}

/** Tokens are never shown (rule cli-tokens-stay-home). */
async function listProfiles({ settings, out }: Context): Promise<void> {
  const { profiles } = readProfiles(settings.file);
  const rows = Object.entries(profiles).map(([profile, { url, name, network_id, token }]) => ({
    profile,
    url,
    name: name ?? null,
    network_id: network_id ?? null,
    signed_in: token !== undefined,
    current: profile === settings.profileName,
  }));
  const columns = [
    { title: 'profile', of: (row: (typeof rows)[number]) => row.profile },
    { title: 'current', of: (row: (typeof rows)[number]) => (row.current ? 'yes' : 'no') },
    { title: 'signed in as', of: (row: (typeof rows)[number]) => (row.signed_in ? row.name : null) },
    { title: 'network', of: (row: (typeof rows)[number]) => row.network_id },
    { title: 'hub', of: (row: (typeof rows)[number]) => row.url },
  ];
  await out.rows(rows, columns, 'No profiles yet. Make one: ahub login');
}
