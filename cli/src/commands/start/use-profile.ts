import type { Command } from 'commander';
import { CliError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { exitCodes } from '../../parts/exit-codes.ts';
import { findGroup } from '../../parts/find-group.ts';
import { readProfiles, writeProfiles } from '../../parts/profiles.ts';
import { act } from '../../parts/run-command.ts';

/** `ahub profile use NAME` */
export function addProfileUse(program: Command): void {
  findGroup(program, 'profile', 'hubs and tokens that are kept on this machine')
    .command('use')
    .argument('<name>', 'name of the profile')
    .description('use this profile when none is named')
    .action(act(useProfile));
}

async function useProfile({ settings, out }: Context, _options: object, name: string): Promise<void> {
  const { profiles } = readProfiles(settings.file);
  if (!Object.hasOwn(profiles, name)) {
    const mend = `See them: ahub profile list. Make it: ahub login --profile ${name}`;
    throw new CliError(`there is no profile "${name}"`, { exitCode: exitCodes.notFound, mend });
  }
  writeProfiles(settings.file, { current: name, profiles });
  out.say(`Profile ${name} is in use.`);
}
