import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './shell.ts';

/** This folder: stories and the lists of tools. */
export const here = dirname(fileURLToPath(import.meta.url));

/** Where generators and what they need are kept from run to run. */
export const cacheFolder =
  process.env['HUB_TEST_CLIENTS_CACHE'] ??
  join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'agent-collaboration-hub', 'clients');

const oapiCodegen = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2';
const installing = new Map<string, Promise<string>>();

/** The `node_modules` with the generators of npm, exactly as `npm/package-lock.json` says. */
export function npmModules(): Promise<string> {
  return installOnce('npm', 'npm/package-lock.json', async (folder) => {
    cpSync(join(here, 'npm'), folder, { recursive: true });
    await runCommand({ program: 'npm', args: ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], cwd: folder });
  }).then((folder) => join(folder, 'node_modules'));
}

/** The `bin` of a virtual environment with the generators of PyPI, exactly as `python/requirements.txt` says. */
export async function pythonBin(): Promise<string> {
  const folder = await installOnce('python', 'python/requirements.txt', async (place) => {
    // Its programs name their own folder, so it is made where it stays.
    await runCommand({ program: 'python3', args: ['-m', 'venv', place] });
    const args = ['install', '--quiet', '--disable-pip-version-check', '-r', join(here, 'python/requirements.txt')];
    await runCommand({ program: join(place, 'bin/pip'), args });
  });
  return join(folder, 'bin');
}

/** The folder with oapi-codegen. */
export function goBin(): Promise<string> {
  return installOnce('go', 'go/go.mod', async (folder) => {
    await runCommand({ program: 'go', args: ['install', oapiCodegen], env: { GOBIN: folder } });
  });
}

/** Installs once for each version of the list of tools; what broke off is made anew. */
function installOnce(name: string, list: string, install: (folder: string) => Promise<void>): Promise<string> {
  const found = installing.get(name);
  if (found !== undefined) return found;
  const version = createHash('sha256')
    .update(readFileSync(join(here, list)))
    .digest('hex')
    .slice(0, 12);
  const folder = join(cacheFolder, `${name}-${version}`);
  const mark = join(cacheFolder, `${name}-${version}.installed`);
  const made = (async (): Promise<string> => {
    if (existsSync(mark)) return folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await install(folder);
    mkdirSync(`${mark}.tmp`, { recursive: true });
    renameSync(`${mark}.tmp`, mark);
    return folder;
  })();
  installing.set(name, made);
  return made;
}
