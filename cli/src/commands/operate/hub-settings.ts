import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../../../src/platform/settings.ts';
import { CliError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';

/** The option of commands that work on the hub of this machine and take none of its flags. */
export const dataDirOption = [
  '--data-dir <directory>',
  'the data directory of the hub (HUB_DATA_DIR); without it that of ahub serve',
] as const;

/**
 * The environment in which a hub that this command runs or looks at reads its settings: as it is, with a data directory
 * that stays, whatever folder the command is started in.
 *
 * @param args flags of the hub
 */
export function hubEnvironment({ out }: Context, args: readonly string[]): NodeJS.ProcessEnv {
  const isPlaced = process.env['HUB_DATA_DIR'] !== undefined || args.some((arg) => arg.startsWith('--data-dir'));
  if (isPlaced) return { ...process.env };
  const place = usualDataDir();
  if (!args.includes('--help')) out.say(`Data is kept in ${place} (--data-dir names another place).`);
  return { ...process.env, HUB_DATA_DIR: place };
}

/**
 * The settings of the hub on this machine: HUB_*, as the hub reads them.
 *
 * @throws CliError naming the setting that is wrong
 */
export async function readHubSettings(dataDir: string | undefined): Promise<Settings> {
  const { readSettings } = await import('../../../../src/platform/config.ts');
  const place = dataDir ?? process.env['HUB_DATA_DIR'] ?? usualDataDir();
  return inWords(async () => readSettings(['--data-dir', place], process.env));
}

/** Runs what speaks to operators in sentences. @throws CliError with such a sentence */
export async function inWords<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const { isForOperator } = await import('../../../../src/is-for-operator.ts');
    throw isForOperator(error) ? new CliError(error.message) : error;
  }
}

function usualDataDir(): string {
  return join(process.env['XDG_DATA_HOME'] || join(homedir(), '.local/share'), 'ahub');
}
