import type { Command } from 'commander';
import { cleanLine } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { abouts } from './abouts.ts';
import { findUser } from './find-user.ts';

/** `ahub user rm USER` */
export function addUserRemove(program: Command): void {
  findGroup(program, 'user', abouts.user)
    .command('rm')
    .argument('<user>', 'the person, by user name or id')
    .description('delete the account of a person who owns no network')
    .action(act(deleteUser));
}

async function deleteUser(context: Context, _options: object, ref: string): Promise<void> {
  const { ask, out, signal } = context;
  const hub = context.hub();
  const { user_id: userId, username } = await findUser(hub, ref, signal);
  await ask.confirm(`Delete the account of ${cleanLine(username)}, with its memberships, tokens and direct messages?`);
  const answer = await hub.api.deleteUser({ user_id: userId }, { signal });
  out.object(answer, () => `The account ${cleanLine(username)} is deleted.`);
}
