import type { Command } from 'commander';
import type { NetworkMember } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { networkOf } from '../../parts/network-of.ts';
import { act } from '../../parts/run-command.ts';
import { abouts } from './abouts.ts';

/** `ahub member list` */
export function addMemberList(program: Command): void {
  findGroup(program, 'member', abouts.member)
    .command('list')
    .description('list the people of the network')
    .action(act(listMembers));
}

const columns = [
  { title: 'user', of: (member: NetworkMember) => member.username },
  { title: 'role', of: (member: NetworkMember) => member.role },
  { title: 'agents', of: (member: NetworkMember) => member.agent_access },
  { title: 'cards', of: (member: NetworkMember) => member.task_access },
  { title: 'department', of: (member: NetworkMember) => member.department },
  { title: 'since', of: (member: NetworkMember) => member.joined_at },
  { title: 'id', of: (member: NetworkMember) => member.user_id },
  { title: 'name', of: (member: NetworkMember) => member.display_name },
];

async function listMembers(context: Context): Promise<void> {
  const { out, signal, settings } = context;
  const hub = context.hub();
  const networkId = await networkOf(settings, hub, signal);
  await out.rows(hub.list('listMembers', { network_id: networkId }, { signal }), columns, 'Nobody.');
}
