import type { Command } from 'commander';
import type { Invite } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { networkOf } from '../../parts/network-of.ts';
import { act } from '../../parts/run-command.ts';
import { abouts } from './abouts.ts';

/** `ahub invite list` */
export function addInviteList(program: Command): void {
  findGroup(program, 'invite', abouts.invite).command('list').description('list invites').action(act(listInvites));
}

const columns = [
  { title: 'invite', of: (invite: Invite) => invite.invite_id },
  { title: 'role', of: (invite: Invite) => invite.role },
  { title: 'used', of: ({ used_count: used, max_uses: most }: Invite) => `${used} of ${most < 0 ? 'any' : most}` },
  { title: 'by', of: (invite: Invite) => invite.created_by_name },
  { title: 'expires', of: (invite: Invite) => invite.expires_at ?? 'never' },
];

async function listInvites(context: Context): Promise<void> {
  const { out, signal, settings } = context;
  const hub = context.hub();
  const networkId = await networkOf(settings, hub, signal);
  await out.rows(hub.list('listInvites', { network_id: networkId }, { signal }), columns, 'No invites.');
}
