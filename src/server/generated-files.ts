import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** The bytes of a file of `generated/`. */
export function readGenerated(name: string): Buffer {
  return readFileSync(new URL(`generated/${name}`, root));
}

/** The same, parsed. */
export function readGeneratedJson<T>(name: string): T {
  return JSON.parse(readGenerated(name).toString('utf8')) as T;
}

/** The hub's own version, as package.json has it. */
export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string };
  return version;
}
