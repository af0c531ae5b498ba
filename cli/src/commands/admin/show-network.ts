import type { Command } from 'commander';
import { cleanLine } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { networkOf } from '../../parts/network-of.ts';
import { recordLines } from '../../parts/record-lines.ts';
import { act } from '../../parts/run-command.ts';
import { abouts } from './abouts.ts';
import { findNetwork } from './find-network.ts';

/** `ahub network show [NETWORK]` */
export function addNetworkShow(program: Command): void {
  findGroup(program, 'network', abouts.network)
    .command('show')
    .argument('[network]', 'its id or name; the one in use without it')
    .description('show a network and what it holds')
    .action(act(showNetwork));
}

async function showNetwork(context: Context, _options: object, ref?: string): Promise<void> {
  const { settings, out, signal } = context;
  const hub = context.hub();
  const id =
    ref === undefined ? await networkOf(settings, hub, signal) : (await findNetwork(context, hub, ref)).network_id;
  out.object(await hub.api.getNetwork({ network_id: id }, { signal }), ({ network, stats }) => [
    out.paint.bold(cleanLine(network.network_name)),
    ...recordLines(
      {
        ...{ network: network.network_id, about: network.description, owner: network.owner_id },
        ...{ created: network.created_at, nodes: stats.nodes, sessions: stats.sessions },
        tasks: stats.tasks.map(({ status, count }) => `${count} ${status}`).join(', ') || 'none',
      },
      out.paint,
    ),
  ]);
}
