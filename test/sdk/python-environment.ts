import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findUnreachable } from '../contract/python-tools.ts';

const requirements = resolve('clients/python/tests/requirements.txt');

/** A virtual environment with what the client and its tests need, kept between runs. */
export function makePythonEnvironment(): { readonly bin: string } | { readonly missing: string } {
  const mark = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12);
  const folder = resolve('node_modules/.cache', `sdk-python-${mark}`);
  const bin = join(folder, 'bin');
  if (existsSync(join(folder, 'ready'))) return { bin };
  const made = spawnSync('python3', ['-m', 'venv', folder], { encoding: 'utf8' });
  if (made.status !== 0)
    return { missing: `python3 -m venv: ${lastLine(made.stderr || made.stdout) ?? 'python3 is not there'}` };
  const args = ['install', '--quiet', '--disable-pip-version-check', '-r', requirements];
  const installed = spawnSync(join(bin, 'pip'), args, { encoding: 'utf8' });
  if (installed.status !== 0) {
    const reason = findUnreachable(installed.stderr);
    if (reason === undefined) throw new Error(`pip: ${installed.stderr}`);
    return { missing: reason };
  }
  writeFileSync(join(folder, 'ready'), '');
  return { bin };
}

function lastLine(text: string | null): string | undefined {
  return text?.trim().split('\n').at(-1);
}
