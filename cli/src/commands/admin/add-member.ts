import type { Command } from 'commander';
import { cleanLine } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { networkOf } from '../../parts/network-of.ts';
import { act } from '../../parts/run-command.ts';
import { abouts } from './abouts.ts';
import { withAccess, type AccessOptions } from './access-options.ts';
import { findUser } from './find-user.ts';

interface AddOptions extends AccessOptions {
  readonly department?: string;
}

/** `ahub member add USER` */
export function addMemberAdd(program: Command): void {
  const command = findGroup(program, 'member', abouts.member)
    .command('add')
    .argument('<user>', 'id of the person, u_…; admins of the hub may give the user name')
    .description('take a person into the network; `ahub invite` lets somebody join by a code')
    .option('--department <name>', 'the department in this network')
    .action(act(addMember));
  withAccess(command);
}

async function addMember(context: Context, options: AddOptions, ref: string): Promise<void> {
  const { out, signal, settings } = context;
  const { role, agents, cards, department } = options;
  const hub = context.hub();
  const networkId = await networkOf(settings, hub, signal);
  const userId = ref.startsWith('u_') ? ref : (await findUser(hub, ref, signal)).user_id;
  const access = { role, agent_access: agents, task_access: cards, department };
  const answer = await hub.api.addMember({ network_id: networkId, user_id: userId, ...access }, { signal });
  out.object(answer, () => `${cleanLine(ref)} is ${role ?? 'member'} of ${networkId} now.`);
}
