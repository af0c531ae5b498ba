import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const made = `${root}generated/response-validators.js`;

/**
 * Makes the validators of answers, which are not committed, unless they are newer than the contract and its generator.
 * @throws Error when the contract has a fault
 */
export function makeResponseValidators(): void {
  const sources = ['spec', 'codegen'].map((name) => newestIn(`${root}${name}`));
  const before = statSync(made, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Math.max(...sources) < before) return;
  const { status } = spawnSync(process.execPath, [`${root}codegen/main.ts`, '--tests'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the validators of answers could not be made');
}

/** Folders count too: they change when a file is added or removed. */
function newestIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Math.max(...['.', ...entries].map((entry) => statSync(`${folder}/${entry}`).mtimeMs));
}
