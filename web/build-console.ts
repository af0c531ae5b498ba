import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'web/dist');
/** Touched when a build has come to its end; the next one removes it first. */
const stamp = join(dist, '.built');
const sources = [
  ...['web/src', 'web/public', 'clients/typescript/src'],
  ...['web/index.html', 'web/vite.config.ts', 'web/package.json', 'web/build-console.ts', 'package-lock.json'],
].map((path) => join(root, path));

/** Below this a coding saves nothing worth a header. */
const leastBytes = 256;

/** Builds `web/dist` with every file compressed, unless nothing changed since it was built. @returns whether it built */
export async function buildConsole(): Promise<boolean> {
  if (newest(sources) < newest([stamp])) return false;
  const { build } = await import('vite');
  await build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' });
  await compressFiles();
  writeFileSync(stamp, '');
  return true;
}

/** The time of the last change of files and folders with all that they hold; 0 for what is not there. */
function newest(paths: readonly string[]): number {
  return Math.max(
    ...paths.map((path) => {
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats === undefined) return 0;
      const below = stats.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [];
      return Math.max(stats.mtimeMs, newest(below));
    }),
  );
}

/** Writes a `.br` and a `.gz` beside each file of text; the hub writes into the page itself and compresses it then. */
async function compressFiles(): Promise<void> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files) {
    const bytes = readFileSync(file);
    if (bytes.length < leastBytes) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
    writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

if (argv[1] === fileURLToPath(import.meta.url)) await buildConsole();
