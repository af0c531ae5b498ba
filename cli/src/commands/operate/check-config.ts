import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { exitCodes } from '../../parts/exit-codes.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { configAbout } from './config-about.ts';
import { hubEnvironment } from './hub-settings.ts';

/** `ahub config check` */
export function addConfigCheck(program: Command): void {
  const command = findGroup(program, 'config', configAbout)
    .command('check')
    .argument('[flags...]', 'settings of the hub, as `ahub serve` takes them')
    .description('look for all faults of the settings of a hub at once; ends with 1 where there are some')
    .allowUnknownOption()
    .action(act(checkConfig));
  withExamples(command, 'ahub config check', 'HUB_PORT=9300 ahub config check --json');
}

async function checkConfig(context: Context, _options: object, args: readonly string[]): Promise<number> {
  const { findSettings } = await import('../../../../src/platform/config.ts');
  const { faults } = findSettings(args, hubEnvironment(context, args));
  const answer = { ok: faults.length === 0, faults: faults.map(({ message }) => message) };
  context.out.object(answer, ({ ok, faults: told }) => (ok ? 'The settings are sound.' : told));
  return answer.ok ? exitCodes.ok : exitCodes.failed;
}
