import { Argument, Option, type Command } from 'commander';
import { hookClientIds, hookClients, type HookClientId } from '../../agents/hooks/hook-clients.ts';
import { installHooks } from '../../agents/hooks/install-hooks.ts';
import { openAgent } from '../../agents/open-agent.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';

interface InstallOptions {
  readonly alias: string;
  readonly project?: true;
}

/** What a person has to do besides. */
const notes: Partial<Record<HookClientId, string>> = {
  codex: 'Codex runs new hooks only when you trust them: open /hooks in it once.',
};

/** The group `ahub hooks …`. */
export function hooksGroup(program: Command): Command {
  return findGroup(program, 'hooks', 'hooks that tell a session what waits for its agent');
}

/** The argument of its commands. */
export const hookClientArgument = (): Argument => new Argument('<client>', 'the client').choices(hookClientIds);

/** `ahub hooks install CLIENT` */
export function addHooksInstall(program: Command): void {
  hooksGroup(program)
    .command('install')
    .addArgument(hookClientArgument())
    .description("write the hooks into the client's own file")
    .addOption(new Option('--alias <alias>', 'the agent').env('AHUB_ALIAS').makeOptionMandatory())
    .option('--project', 'into the file of this folder instead of your own')
    .action(act(install));
}

async function install(context: Context, { alias, project }: InstallOptions, client: HookClientId): Promise<void> {
  const { profile } = await openAgent(context, alias);
  const where = profile === undefined ? ['--url', context.settings.url] : ['--profile', profile];
  const place = { client, env: process.env, project: project === true ? process.cwd() : undefined };
  const installed = await installHooks(place, ['--alias', alias, ...where]);
  const { name } = hookClients[client];
  const what = installed.changed ? 'now looks' : 'looks already';
  context.out.object(installed, () => `${name} ${what} into the inbox of ${alias} (${installed.file}).`);
  if (profile === undefined) context.out.say('The hooks need AHUB_TOKEN in the environment of the client.');
  const note = notes[client];
  if (note !== undefined) context.out.say(note);
}
