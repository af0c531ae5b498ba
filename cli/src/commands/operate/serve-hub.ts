import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { act } from '../../parts/run-command.ts';
import { hubEnvironment } from './hub-settings.ts';

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
async function serveHub(context: Context): Promise<never> {
  const { restartOnOneCore } = await import('../../../../src/platform/restart-on-one-core.ts');
  restartOnOneCore();
  const args = process.argv.slice(process.argv.indexOf('serve') + 1);
  const { runHub } = await import('../../../../src/run-hub.ts');
  await runHub(args, hubEnvironment(context, args));
  return new Promise(() => undefined);
}
