import type { Command } from 'commander';
import { spawn } from 'node:child_process';
import type { Context } from '../../parts/context.ts';
import { act } from '../../parts/run-command.ts';

/** `ahub open` */
export function addOpen(program: Command): void {
  program
    .command('open')
    .description('open the console of the hub in the browser, and print its address')
    .option('--no-browser', 'only print the address')
    .action(act(openConsole));
}

async function openConsole({ settings, out, ask }: Context, options: { readonly browser: boolean }): Promise<void> {
  const address = `${settings.url}/ui/`;
  out.object({ url: address }, ({ url }) => url);
  if (options.browser && ask.isPossible) await openBrowser(address, out.say);
}

const openers: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Resolves when the system's own program was started, or told of. */
function openBrowser(address: string, say: (text: string) => void): Promise<void> {
  const [program = '', ...before] = openers[process.platform] ?? ['xdg-open'];
  return new Promise((resolve) => {
    const child = spawn(program, [...before, address], { stdio: 'ignore', detached: true });
    child.once('error', () => {
      say(`No ${program} here: open the address yourself.`);
      resolve();
    });
    child.once('spawn', () => {
      child.unref();
      resolve();
    });
  });
}
