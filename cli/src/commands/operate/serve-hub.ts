import type { Command } from 'commander';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Context } from '../../parts/context.ts';
import { act } from '../../parts/run-command.ts';

/** `ahub serve` */
export function addServe(program: Command): void {
  program
    .command('serve')
    .argument('[flags...]', 'settings of the hub, such as --port 9300; --help lists them')
    .description('run a hub here, with its console')
    .helpOption(false)
    .allowUnknownOption()
    .action(act(serveHub, { drains: true }));
}

/** The hub reads its flags and HUB_* itself, ends with signals, and ends the process then. */
async function serveHub({ out }: Context): Promise<never> {
  const args = process.argv.slice(process.argv.indexOf('serve') + 1);
  const env = { ...process.env };
  const isPlaced = env['HUB_DATA_DIR'] !== undefined || args.some((arg) => arg.startsWith('--data-dir'));
  if (!isPlaced) {
    env['HUB_DATA_DIR'] = usualDataDir(process.env);
    if (!args.includes('--help')) out.say(`Data is kept in ${env['HUB_DATA_DIR']} (--data-dir names another place).`);
  }
  const { runHub } = await import('../../../../src/run-hub.ts');
  await runHub(args, env);
  return new Promise(() => undefined);
}

/** A place that stays, whatever folder the hub is started in. */
function usualDataDir(env: NodeJS.ProcessEnv): string {
  return join(env['XDG_DATA_HOME'] || join(homedir(), '.local/share'), 'ahub');
}
