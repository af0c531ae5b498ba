import type { Command } from 'commander';
import { cleanLine } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { abouts } from './abouts.ts';
import { findUser } from './find-user.ts';

/** `ahub user enable USER` */
export function addUserEnable(program: Command): void {
  findGroup(program, 'user', abouts.user)
    .command('enable')
    .argument('<user>', 'the person, by user name or id')
    .description('let a disabled person in again; their agents work again')
    .action(act(enableUser));
}

async function enableUser(context: Context, _options: object, ref: string): Promise<void> {
  const { out, signal } = context;
  const hub = context.hub();
  const { user_id: userId, username } = await findUser(hub, ref, signal);
  const answer = await hub.api.enableUser({ user_id: userId }, { signal });
  out.object(answer, () => `${cleanLine(username)} is enabled.`);
}
