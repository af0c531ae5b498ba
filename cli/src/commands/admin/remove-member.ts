import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { networkOf } from '../../parts/network-of.ts';
import { act } from '../../parts/run-command.ts';
import { abouts } from './abouts.ts';
import { findMember } from './find-member.ts';

/** `ahub member rm USER` */
export function addMemberRemove(program: Command): void {
  findGroup(program, 'member', abouts.member)
    .command('rm')
    .argument('<user>', 'the member, by user name or id')
    .description('take a person out of the network; the tokens of their agents there stop working')
    .action(act(removeMember));
}

async function removeMember(context: Context, _options: object, ref: string): Promise<void> {
  const { ask, out, signal, settings } = context;
  const hub = context.hub();
  const networkId = await networkOf(settings, hub, signal);
  const { user_id: userId, username } = await findMember(context, hub, networkId, ref);
  await ask.confirm(`Take ${username} out of ${networkId}? Their agents there lose their tokens.`);
  const answer = await hub.api.removeMember({ network_id: networkId, user_id: userId }, { signal });
  out.object(answer, () => `${username} is no member any more.`);
}
