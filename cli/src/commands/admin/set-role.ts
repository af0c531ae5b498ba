import { Argument, Option, type Command } from 'commander';
import type { inputs } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { networkOf } from '../../parts/network-of.ts';
import { act } from '../../parts/run-command.ts';
import { abouts } from './abouts.ts';
import type { AccessOptions } from './access-options.ts';
import { findMember } from './find-member.ts';

interface RoleOptions extends Omit<AccessOptions, 'role'> {
  readonly department?: string;
}

/** `ahub member role USER ROLE` */
export function addMemberRole(program: Command): void {
  findGroup(program, 'member', abouts.member)
    .command('role')
    .argument('<user>', 'the member, by user name or id')
    .addArgument(new Argument('<role>', 'what they are from now on').choices(['admin', 'member', 'viewer']))
    .description('change what a member may do')
    .addOption(new Option('--agents <which>', 'which agents they reach').choices(['all', 'granted']))
    .addOption(new Option('--cards <which>', 'which cards they see').choices(['all', 'scoped']))
    .option('--department <name>', 'the department; an empty text clears it')
    .action(act(setRole));
}

async function setRole(context: Context, options: RoleOptions, ref: string, role: inputs.InviteRole): Promise<void> {
  const { out, signal, settings } = context;
  const { agents, cards, department } = options;
  const hub = context.hub();
  const networkId = await networkOf(settings, hub, signal);
  const { user_id: userId, username } = await findMember(context, hub, networkId, ref);
  const access = { role, agent_access: agents, task_access: cards, department: department === '' ? null : department };
  const answer = await hub.api.updateMember({ network_id: networkId, user_id: userId, ...access }, { signal });
  out.object(answer, () => `${username} is ${role} now.`);
}
