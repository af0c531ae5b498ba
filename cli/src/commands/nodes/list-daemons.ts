import type { Command } from 'commander';
import type { HostSupervisor } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';

/** `ahub daemon list` */
export function addDaemonList(program: Command): void {
  findGroup(program, 'daemon', 'daemons, which run nodes on their hosts')
    .command('list')
    .description('list the daemons of a network, and what they run')
    .action(act(listDaemons));
}

const columns = [
  { title: 'daemon', of: (daemon: HostSupervisor) => daemon.alias },
  { title: 'state', of: (daemon: HostSupervisor) => stateOf(daemon) },
  { title: 'host', of: (daemon: HostSupervisor) => daemon.hostname },
  { title: 'last seen', of: (daemon: HostSupervisor) => daemon.last_seen_at },
  { title: 'secrets', of: (daemon: HostSupervisor) => daemon.allowed_secret_keys.join(', ') },
  { title: 'runtimes', of: (daemon: HostSupervisor) => daemon.runtimes_supported.join(', ') },
];

function stateOf({ online, can_create_nodes: can, create_nodes_blocked_reason: why }: HostSupervisor): string {
  if (!online) return 'offline';
  return can === false ? `blocked: ${why ?? 'creates no nodes'}` : 'online';
}

async function listDaemons({ hub, out, signal }: Context): Promise<void> {
  const none = 'No daemons. Run one: ahub daemon run --alias NAME';
  await out.rows(hub().list('listHostSupervisors', {}, { signal }), columns, none);
}
