import type { Command } from 'commander';
import type { User } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { takeRows } from '../../parts/take-rows.ts';
import { count } from '../../parts/values.ts';
import { abouts } from './abouts.ts';

interface ListOptions {
  readonly limit: number;
}

/** `ahub user list` */
export function addUserList(program: Command): void {
  findGroup(program, 'user', abouts.user)
    .command('list')
    .description('list all accounts of the hub, for its admins')
    .option('--limit <rows>', 'rows at most', count, 200)
    .action(act(listUsers));
}

function stateOf({ disabled, must_change_password: mustChange }: User): string {
  if (disabled === true) return 'disabled';
  return mustChange === true ? 'one-time password' : 'active';
}

const columns = [
  { title: 'user', of: (user: User) => user.username },
  { title: 'role', of: (user: User) => user.role },
  { title: 'state', of: stateOf },
  { title: 'since', of: (user: User) => user.created_at },
  { title: 'id', of: (user: User) => user.user_id },
  { title: 'e-mail', of: (user: User) => user.email },
  { title: 'name', of: (user: User) => user.display_name },
];

async function listUsers({ hub, out, signal }: Context, { limit }: ListOptions): Promise<void> {
  const users = hub().list('listUsers', { limit: Math.min(limit, 1_000) }, { signal });
  await out.rows(takeRows(users, limit), columns, 'Nobody.');
}
