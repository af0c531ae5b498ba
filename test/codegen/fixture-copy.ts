import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from '@jest/globals';
import { SpecError } from '../../codegen/spec-error.ts';

/** The small contract that the tests of the generator start from. */
export const fixture = fileURLToPath(new URL('./fixture/', import.meta.url));

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder of its own for a test; removed when the suite has ended. */
export function scratchFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  folders.push(folder);
  return folder;
}

/** A copy of the fixture in which `replace` has changed texts: file → [found, put instead]. Returns its folder. */
export function changedFixture(replace: Readonly<Record<string, readonly [found: string, put: string]>>): string {
  const directory = scratchFolder('contract-');
  cpSync(fixture, directory, { recursive: true });
  for (const [file, [found, put]] of Object.entries(replace)) {
    const path = join(directory, file);
    const before = readFileSync(path, 'utf8');
    if (!before.includes(found)) throw new Error(`${file} does not hold ${found}`);
    writeFileSync(
      path,
      before.replace(found, () => put),
    );
  }
  return directory;
}

/** The problems that `work` was refused with; empty when it passed. */
export async function problemsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof SpecError) return error.problems;
    throw error;
  }
}
