import { spawnSync } from 'node:child_process';
import { existsSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve('.venv');
const requirements = 'test/contract/requirements.txt';
/** The Makefile's rule leaves the same mark. */
const mark = join(folder, '.installed');
const unreachable =
  /ConnectionError|Connection refused|ConnectTimeout|Read timed out|name resolution|Max retries|ProxyError|Network is unreachable|from versions: none/i;

/** Where a pinned Python program is, or why it cannot be had here. */
export type PythonTool = { readonly path: string } | { readonly missing: string };

/**
 * The program `name` from a virtual environment that holds exactly `requirements.txt`; made when it is absent or old.
 *
 * @throws Error when pip fails although the package index answers
 */
export function findPythonTool(name: string): PythonTool {
  const path = join(folder, 'bin', name);
  if (existsSync(path) && isFresh()) return { path };
  const made = spawnSync('python3', ['-m', 'venv', folder], { encoding: 'utf8' });
  if (made.status !== 0) return { missing: `python3 -m venv: ${lastLine(made.stderr) ?? 'python3 is not there'}` };
  const args = ['install', '--quiet', '--disable-pip-version-check', '-r', requirements];
  const installed = spawnSync(join(folder, 'bin', 'pip'), args, { encoding: 'utf8' });
  if (installed.status === 0) {
    writeFileSync(mark, '');
    utimesSync(mark, new Date(), new Date());
    return { path };
  }
  const missing = findUnreachable(installed.stderr);
  if (missing === undefined) throw new Error(`pip: ${installed.stderr}`);
  return { missing };
}

/** Why pip failed, when it is that the package index does not answer. */
export function findUnreachable(stderr: string): string | undefined {
  return unreachable.test(stderr) ? `the Python package index does not answer: ${lastLine(stderr) ?? ''}` : undefined;
}

function isFresh(): boolean {
  return existsSync(mark) && statSync(mark).mtimeMs >= statSync(requirements).mtimeMs;
}

function lastLine(text: string | null): string | undefined {
  return text?.trim().split('\n').at(-1);
}
