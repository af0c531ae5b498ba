import type { Command } from 'commander';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { abouts } from './abouts.ts';

interface UpdateOptions {
  readonly displayName?: string;
  readonly email?: string;
}

/** `ahub user update` */
export function addUserUpdate(program: Command): void {
  findGroup(program, 'user', abouts.user)
    .command('update')
    .description('change your own name to show or e-mail address; an empty text clears one')
    .option('--display-name <text>', 'the name to show')
    .option('--email <address>', 'the e-mail address')
    .action(act(updateMe));
}

async function updateMe({ hub, out, signal }: Context, { displayName, email }: UpdateOptions): Promise<void> {
  if (displayName === undefined && email === undefined) {
    throw new UsageError('nothing is to change', 'Name a field: --display-name or --email');
  }
  const cleared = (text: string | undefined): string | null | undefined => (text === '' ? null : text);
  const input = { display_name: cleared(displayName), email: cleared(email) };
  out.object(await hub().api.updateMe(input, { signal }), ({ user }) => `${user.username} is changed.`);
}
