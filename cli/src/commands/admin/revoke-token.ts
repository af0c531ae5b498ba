import type { Command } from 'commander';
import { cleanLine } from '../../parts/clean-text.ts';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { abouts } from './abouts.ts';

/** `ahub token revoke ID` */
export function addTokenRevoke(program: Command): void {
  findGroup(program, 'token', abouts.token)
    .command('revoke')
    .argument('<id>', 'id of the record, tok_…; never the token itself')
    .description('make a token stop working at once')
    .action(act(revokeToken));
}

async function revokeToken({ hub, out, ask, signal }: Context, _options: object, id: string): Promise<void> {
  if (/^(utok|ntok|atok)_/.test(id)) {
    throw new UsageError(
      'that is the token itself, which does not belong on a command line',
      'Name its id: ahub token list',
    );
  }
  await ask.confirm(`Revoke the token ${id}? Whoever uses it is refused from now on.`);
  out.object(await hub().api.revokeToken({ token_id: id }, { signal }), () => `${cleanLine(id)} is revoked.`);
}
