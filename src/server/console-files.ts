import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { Representations } from './published-file.ts';
import type { FileHeaders } from './send-published.ts';

/** A file of the console, as it is served. */
export interface ConsoleFile extends FileHeaders {
  readonly representations: Representations;
}

/** The console as `make web` built it. */
export interface ConsoleFiles {
  /** The page, which the browser fills by its path. */
  readonly page: Buffer;
  /** Every other file by its path below the console, `/assets/app-1a2b3c4d.js`. */
  readonly others: ReadonlyMap<string, ConsoleFile>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** The build names these by their content, so that they never change. */
const hashed = /^\/assets\//;
const lasting = 'public, max-age=31536000, immutable';
const pageFile = '/index.html';

/**
 * Reads the console into memory, so that a later build never mixes with what runs. The build has compressed the files
 * already; where it has not, a coding is made when it is first asked for.
 *
 * @returns undefined when it was not built
 */
export async function readConsole(folder: string, policy: string): Promise<ConsoleFiles | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const read = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        return [file.slice(folder.length).replaceAll(sep, '/'), await readFile(file)] as const;
      }),
  );
  const bytes = new Map(read);
  const page = bytes.get(pageFile);
  if (page === undefined) return undefined;
  const others = new Map<string, ConsoleFile>();
  for (const [path, plain] of bytes) {
    const type = types[extname(path)];
    if (type === undefined || path === pageFile) continue;
    const made = { br: bytes.get(`${path}.br`), gzip: bytes.get(`${path}.gz`) };
    const representations = new Representations({
      bytes: plain,
      made,
      isText: !/^(image\/(png|x-icon)|font)/.test(type),
    });
    others.set(path, { type, policy, representations, ...(hashed.test(path) ? { cacheControl: lasting } : {}) });
  }
  return { page, others };
}
