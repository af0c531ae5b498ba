import type { Command } from 'commander';
import { checkHooks } from '../../agents/doctor/check-hooks.ts';
import type { HookClientId } from '../../agents/hooks/hook-clients.ts';
import type { Context } from '../../parts/context.ts';
import { act } from '../../parts/run-command.ts';
import { hookClientArgument, hooksGroup } from './install-hooks.ts';
import { tellFindings } from './tell-findings.ts';

/** `ahub hooks doctor CLIENT` */
export function addHooksDoctor(program: Command): void {
  hooksGroup(program)
    .command('doctor')
    .addArgument(hookClientArgument())
    .description('look whether the hooks of a client can do their work')
    .action(act(checkOne));
}

async function checkOne(context: Context, _options: object, client: HookClientId): Promise<number> {
  return tellFindings(context.out, [await checkHooks(context, client)]);
}
