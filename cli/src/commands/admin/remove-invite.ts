import type { Command } from 'commander';
import { cleanLine } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { networkOf } from '../../parts/network-of.ts';
import { act } from '../../parts/run-command.ts';
import { abouts } from './abouts.ts';

/** `ahub invite rm ID` */
export function addInviteRemove(program: Command): void {
  findGroup(program, 'invite', abouts.invite)
    .command('rm')
    .argument('<id>', 'id of the invite, invite_…')
    .description('take an invite back; whoever has joined stays')
    .action(act(removeInvite));
}

async function removeInvite(context: Context, _options: object, id: string): Promise<void> {
  const { ask, out, signal, settings } = context;
  const hub = context.hub();
  const networkId = await networkOf(settings, hub, signal);
  await ask.confirm(`Take the invite ${id} back?`);
  const answer = await hub.api.deleteInvite({ network_id: networkId, invite_id: id }, { signal });
  out.object(answer, () => `${cleanLine(id)} is taken back.`);
}
