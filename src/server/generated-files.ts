import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** The absolute path of `generated/`. */
export const generatedFolder = fileURLToPath(new URL('generated', root));

/** A JSON file of `generated/`, parsed. */
export function readGeneratedJson<T>(name: string): T {
  return JSON.parse(readFileSync(join(generatedFolder, name), 'utf8')) as T;
}

/** The hub's own version, as package.json has it. */
export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string };
  return version;
}
