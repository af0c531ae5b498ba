import type { Command } from 'commander';
import { cleanLine } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { abouts } from './abouts.ts';
import { findUser } from './find-user.ts';

/** `ahub user reset-password USER` */
export function addUserReset(program: Command): void {
  findGroup(program, 'user', abouts.user)
    .command('reset-password')
    .argument('<user>', 'the person, by user name or id')
    .description('give a person a one-time password, with which they choose another; their logins end')
    .action(act(resetPassword));
}

async function resetPassword(context: Context, _options: object, ref: string): Promise<void> {
  const { ask, out, signal } = context;
  const hub = context.hub();
  const { user_id: userId, username } = await findUser(hub, ref, signal);
  await ask.confirm(`Reset the password of ${cleanLine(username)}? Their logins end; their agents go on.`);
  const answer = await hub.api.resetPassword({ user_id: userId }, { signal });
  out.object(answer, ({ password }) => password);
  out.say(`Hand this one-time password to ${cleanLine(username)}; it is shown once.`);
}
