import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Deliveries that sessions of an agent on this machine were shown. */
export interface SeenDeliveries {
  has(id: string): boolean;
  /** Keeps those of `shown`, and of the others those that are still in the inbox. */
  add(shown: readonly string[], waiting: readonly string[]): Promise<void>;
}

const staleMs = 5_000;
const patienceMs = 600;

/**
 * Lends it to one at a time, so that two sessions do not show the same. Nothing is done, and undefined returned, when
 * another has it for longer than a moment: that one shows what there is.
 */
export async function withSeen<Result>(
  folder: string,
  key: readonly string[],
  work: (seen: SeenDeliveries) => Promise<Result>,
): Promise<Result | undefined> {
  const file = join(folder, `${createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 24)}.json`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = `${file}.lock`;
  if (!(await takeLock(lock))) return undefined;
  try {
    const ids = new Set(await readIds(file));
    return await work({
      has: (id) => ids.has(id),
      async add(shown, waiting) {
        const kept = waiting.filter((id) => ids.has(id));
        const text = JSON.stringify([...new Set([...kept, ...shown])]);
        await writeFile(`${file}.new`, text, { mode: 0o600 });
        await rename(`${file}.new`, file);
      },
    });
  } finally {
    await rm(lock, { force: true });
  }
}

async function readIds(file: string): Promise<readonly string[]> {
  try {
    const ids = JSON.parse(await readFile(file, 'utf8')) as unknown;
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

async function takeLock(lock: string): Promise<boolean> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      await (await open(lock, 'wx', 0o600)).close();
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    // Who died with it does not need it.
    const age = await stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > staleMs) await rm(lock, { force: true });
    else if (Date.now() > end) return false;
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
