import type { Command } from 'commander';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { saveProfile } from '../../parts/profiles.ts';
import { act } from '../../parts/run-command.ts';
import { abouts } from './abouts.ts';

interface PasswordOptions {
  readonly stdin?: true;
}

/** `ahub user password` */
export function addUserPassword(program: Command): void {
  findGroup(program, 'user', abouts.user)
    .command('password')
    .description('change your own password; all your other tokens stop working')
    .option('--stdin', 'read two lines from stdin: the password that is valid now, and the new one')
    .action(act(changePassword));
}

async function changePassword(context: Context, options: PasswordOptions): Promise<void> {
  const { hub, out, ask, signal, settings } = context;
  const [before, after] = await readPasswords(context, options);
  await ask.confirm('Change your password? All your other tokens, also those of your agents, stop working.');
  const { profile, profileName, file, token: inUse } = settings;
  const answer = await hub().api.changePassword({ old_password: before, new_password: after }, { signal });
  if (profile?.token !== undefined && profile.token === inUse) {
    const { token, ...told } = answer;
    saveProfile(file, profileName, { ...profile, token, minted: true }, false);
    return out.object(told, () => `The password is changed; profile ${profileName} keeps the new token.`);
  }
  out.object(answer, ({ token }) => token);
  out.say('The password is changed. The token on stdout takes the place of AHUB_TOKEN.');
}

async function readPasswords({ ask, readStdin }: Context, { stdin }: PasswordOptions): Promise<[string, string]> {
  const flag = '--stdin';
  if (stdin === true) {
    const [before, after] = (await readStdin()).split(/\r?\n/);
    if (!before || !after)
      throw new UsageError('stdin holds two lines: the password that is valid now, and the new one');
    return [before, after];
  }
  const before = await ask.password({ message: 'Password', flag });
  const after = await ask.password({ message: 'New password', flag });
  if (after !== (await ask.password({ message: 'The new password again', flag }))) {
    throw new UsageError('the two new passwords differ');
  }
  return [before, after];
}
