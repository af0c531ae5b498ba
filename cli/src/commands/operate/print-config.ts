import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { exitCodes } from '../../parts/exit-codes.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { configAbout } from './config-about.ts';
import { hubEnvironment } from './hub-settings.ts';

/** `ahub config print` */
export function addConfigPrint(program: Command): void {
  const command = findGroup(program, 'config', configAbout)
    .command('print')
    .argument('[flags...]', 'settings of the hub, as `ahub serve` takes them')
    .description('list every setting of a hub as it takes effect, and where it came from; secrets are masked')
    .allowUnknownOption()
    .action(act(printConfig));
  withExamples(command, 'ahub config print', 'HUB_PORT=9300 ahub config print --json');
}

/** What the hub lists of a setting. */
interface ListedSetting {
  readonly setting: string;
  readonly value: string | number | boolean | readonly string[] | null;
  readonly source: string;
}

const columns = [
  { title: 'setting', of: (row: ListedSetting) => row.setting },
  { title: 'value', of: ({ value }: ListedSetting) => [value ?? ''].flat().join(',') },
  { title: 'from', of: (row: ListedSetting) => row.source },
];

async function printConfig(context: Context, _options: object, args: readonly string[]): Promise<number> {
  const [{ findSettings }, { listSettings }] = await Promise.all([
    import('../../../../src/platform/config.ts'),
    import('../../../../src/platform/list-settings.ts'),
  ]);
  const found = findSettings(args, hubEnvironment(context, args));
  await context.out.rows(listSettings(found), columns);
  for (const { message } of found.faults) context.out.say(message);
  return found.faults.length === 0 ? exitCodes.ok : exitCodes.failed;
}
