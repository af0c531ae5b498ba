import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { act } from '../../parts/run-command.ts';

/** `ahub whoami` */
export function addWhoami(program: Command): void {
  program.command('whoami').description('show whose token is in use, and its networks').action(act(showCaller));
}

async function showCaller({ settings, out, hub, signal }: Context): Promise<void> {
  const me = await hub().api.getMe({}, { signal });
  out.object(me, ({ user, networks, current_network }) => [
    `${out.paint.bold(user.username)} at ${settings.url} (profile ${settings.profileName})`,
    ...networks.map(({ network_id, network_name, member_role }) => {
      const mark = network_id === (settings.networkId ?? current_network) ? '*' : ' ';
      return `${mark} ${network_id}  ${network_name}  ${member_role}`;
    }),
  ]);
}
