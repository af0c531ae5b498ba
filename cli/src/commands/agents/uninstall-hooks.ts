import type { Command } from 'commander';
import { hookClients, type HookClientId } from '../../agents/hooks/hook-clients.ts';
import { uninstallHooks } from '../../agents/hooks/install-hooks.ts';
import type { Context } from '../../parts/context.ts';
import { act } from '../../parts/run-command.ts';
import { hookClientArgument, hooksGroup } from './install-hooks.ts';

/** `ahub hooks uninstall CLIENT` */
export function addHooksUninstall(program: Command): void {
  hooksGroup(program)
    .command('uninstall')
    .addArgument(hookClientArgument())
    .description("take the hooks out of the client's file")
    .option('--project', 'of the file of this folder instead of your own')
    .action(act(uninstall));
}

async function uninstall({ out }: Context, { project }: { project?: true }, client: HookClientId): Promise<void> {
  const place = { client, env: process.env, project: project === true ? process.cwd() : undefined };
  const taken = await uninstallHooks(place);
  const { name } = hookClients[client];
  out.object(taken, () => (taken.changed ? `${taken.file} is without our hooks.` : `${name} has no hooks of ours.`));
}
