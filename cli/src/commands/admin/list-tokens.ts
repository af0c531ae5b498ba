import type { Command } from 'commander';
import type { Token } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { takeRows } from '../../parts/take-rows.ts';
import { count } from '../../parts/values.ts';
import { abouts } from './abouts.ts';

interface ListOptions {
  readonly limit: number;
}

/** `ahub token list` */
export function addTokenList(program: Command): void {
  findGroup(program, 'token', abouts.token)
    .command('list')
    .description('list your tokens, newest first; * is the one in use')
    .option('--limit <rows>', 'rows at most', count, 200)
    .action(act(listTokens));
}

const columns = [
  { title: '', of: ({ current }: Token) => (current ? '*' : ' ') },
  { title: 'token', of: (token: Token) => token.token_id },
  { title: 'kind', of: ({ scope, browser_session: isBrowser }: Token) => (isBrowser ? 'browser' : scope) },
  { title: 'network', of: (token: Token) => token.network_id ?? 'all' },
  { title: 'last used', of: (token: Token) => token.last_used_at ?? 'never' },
  { title: 'name', of: (token: Token) => token.name },
];

async function listTokens({ hub, out, signal }: Context, { limit }: ListOptions): Promise<void> {
  const tokens = hub().list('listTokens', { limit: Math.min(limit, 1_000) }, { signal });
  await out.rows(takeRows(tokens, limit), columns, 'No tokens.');
}
