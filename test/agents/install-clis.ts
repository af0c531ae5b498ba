import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolderOf, installOnce } from '../support/install-once.ts';
import { runCommand } from '../clients/shell.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** Where the command lines of the agents are kept from run to run, and where they work. */
export const cacheFolder = cacheFolderOf('agents', 'HUB_TEST_AGENTS_CACHE');

/** These two put their program in place by a script; scripts of other packages do not run. */
const scripted = ['@anthropic-ai/claude-code', 'opencode-ai'];

/** The folder with the programs of the agents, in the versions that `npm/package.json` names. @throws Error when npm fails */
export async function agentPrograms(): Promise<string> {
  const list = join(here, 'npm/package.json');
  const folder = await installOnce({ cache: cacheFolder, name: 'npm', list }, async (cwd) => {
    cpSync(join(here, 'npm'), cwd, { recursive: true });
    // Without a lock file: it would have to name packages of platforms that not every registry has.
    const args = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts'];
    await runCommand({ program: 'npm', args, cwd });
    await runCommand({ program: 'npm', args: ['rebuild', ...scripted], cwd });
  });
  return join(folder, 'node_modules/.bin');
}
