import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolderOf, installOnce } from '../support/install-once.ts';
import { runCommand } from './shell.ts';

/** This folder: stories and the lists of tools. */
export const here = dirname(fileURLToPath(import.meta.url));

/** Where generators and what they need are kept from run to run. */
export const cacheFolder = cacheFolderOf('clients', 'HUB_TEST_CLIENTS_CACHE');

const oapiCodegen = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2';

/** The `node_modules` with the generators of npm, exactly as `npm/package-lock.json` says. */
export function npmModules(): Promise<string> {
  return installTools('npm', 'npm/package-lock.json', async (folder) => {
    cpSync(join(here, 'npm'), folder, { recursive: true });
    await runCommand({ program: 'npm', args: ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], cwd: folder });
  }).then((folder) => join(folder, 'node_modules'));
}

/** The `bin` of a virtual environment with the generators of PyPI, exactly as `python/requirements.txt` says. */
export async function pythonBin(): Promise<string> {
  const folder = await installTools('python', 'python/requirements.txt', async (place) => {
    // Its programs name their own folder, so it is made where it stays.
    await runCommand({ program: 'python3', args: ['-m', 'venv', place] });
    const args = ['install', '--quiet', '--disable-pip-version-check', '-r', join(here, 'python/requirements.txt')];
    await runCommand({ program: join(place, 'bin/pip'), args });
  });
  return join(folder, 'bin');
}

/** The folder with oapi-codegen. */
export function goBin(): Promise<string> {
  return installTools('go', 'go/go.mod', async (folder) => {
    await runCommand({ program: 'go', args: ['install', oapiCodegen], env: { GOBIN: folder } });
  });
}

/** Installs once for each version of a list of tools of this folder. */
function installTools(name: string, list: string, install: (folder: string) => Promise<void>): Promise<string> {
  return installOnce({ cache: cacheFolder, name, list: join(here, list) }, install);
}
