import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** Outside version control; a package that is there is not installed again. */
const cache = resolve('node_modules/.cache/hub-peers');

/**
 * Installs a package of PyPI with what it needs into a virtual environment of its own.
 *
 * @param requirement name and exact version
 * @param minor the oldest Python 3 that will do
 * @returns the folder of its programs
 * @throws Error when no such Python is there or pip fails
 */
export function installFromPypi(requirement: string, minor: number): string {
  const home = join(cache, requirement.replaceAll(/[^a-z0-9.]+/gi, '-'));
  const bin = join(home, 'bin');
  if (existsSync(join(home, 'installed'))) return bin;
  console.log(`installing ${requirement} into ${home}`);
  execFileSync(findPython(minor), ['-m', 'venv', '--clear', home], { stdio: 'inherit' });
  const quietly = ['install', '--quiet', '--disable-pip-version-check', requirement];
  execFileSync(join(bin, 'pip'), quietly, { stdio: 'inherit' });
  execFileSync('touch', [join(home, 'installed')]);
  return bin;
}

/** The newest Python of PATH that will do, else one of pyenv's. */
function findPython(minor: number): string {
  const newest = 13;
  const names = Array.from({ length: newest - minor + 1 }, (_, at) => `python3.${newest - at}`);
  const pyenv = join(process.env['PYENV_ROOT'] ?? join(homedir(), '.pyenv'), 'versions');
  const installed = existsSync(pyenv) ? readdirSync(pyenv).map((one) => join(pyenv, one, 'bin', 'python3')) : [];
  const path = [...names, 'python3', ...installed].map(pathOf).find((one) => one !== undefined && one.minor >= minor);
  if (path === undefined) throw new Error(`Python 3.${minor} or newer is needed`);
  return path.path;
}

function pathOf(name: string): { path: string; minor: number } | undefined {
  try {
    const print = 'import sys; print(sys.executable, sys.version_info.minor)';
    const [path = '', minor] = execFileSync(name, ['-c', print], { encoding: 'utf8', stdio: 'pipe' }).split(/\s/);
    return { path, minor: Number(minor) };
  } catch {
    return undefined;
  }
}
