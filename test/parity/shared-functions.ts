import { readdirSync, readFileSync } from 'node:fs';

const handlers = new URL('../../src/handlers/', import.meta.url);

/** The use cases that handlers of both doors import: each of them is a pair of twins. */
export function sharedFunctions(): string[] {
  const [rest, rpc] = [importsOf('rest/'), importsOf('rpc/')];
  return [...rest].filter((name) => rpc.has(name)).sort();
}

function importsOf(room: string): Set<string> {
  const folder = new URL(room, handlers);
  const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/import \{ (\w+) \} from '\.\.\/\.\.\/domain\//g)].map(([, name]) => name ?? ''),
    ),
  );
}
