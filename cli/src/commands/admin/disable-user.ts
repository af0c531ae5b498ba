import type { Command } from 'commander';
import { cleanLine } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { abouts } from './abouts.ts';
import { findUser } from './find-user.ts';

/** `ahub user disable USER` */
export function addUserDisable(program: Command): void {
  findGroup(program, 'user', abouts.user)
    .command('disable')
    .argument('<user>', 'the person, by user name or id')
    .description('keep a person out: their logins end, and their agents stop until the account is enabled')
    .action(act(disableUser));
}

async function disableUser(context: Context, _options: object, ref: string): Promise<void> {
  const { ask, out, signal } = context;
  const hub = context.hub();
  const { user_id: userId, username } = await findUser(hub, ref, signal);
  await ask.confirm(`Disable the account of ${cleanLine(username)}? Their logins end, and their agents stop working.`);
  const answer = await hub.api.disableUser({ user_id: userId }, { signal });
  out.object(answer, () => `${cleanLine(username)} is disabled.`);
}
