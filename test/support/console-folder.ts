import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A console as a build leaves it, of a few small files. */
export interface ConsoleFolder {
  readonly folder: string;
  readonly files: Readonly<Record<string, Buffer>>;
  remove(): void;
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="hub-base" content="" />
    <meta name="hub-image-origins" content="" />
    <title>Console</title>
    <link rel="icon" href="./icon.svg" />
    <script type="module" crossorigin src="./assets/app-1a2b3c4d.js"></script>
    <link rel="stylesheet" crossorigin href="./assets/app-5e6f7a8b.css">
  </head>
  <body><div id="root"></div></body>
</html>
`;

/** Writes one to a folder of the machine; its script is compressed beforehand, its style is not. */
export function makeConsoleFolder(): ConsoleFolder {
  const folder = mkdtempSync(join(tmpdir(), 'hub-console-'));
  mkdirSync(join(folder, 'assets'));
  const script = Buffer.from(`document.title = 'At work';\n${'// A line.\n'.repeat(200)}`);
  const files: Record<string, Buffer> = {
    'index.html': Buffer.from(page),
    'assets/app-1a2b3c4d.js': script,
    'assets/app-1a2b3c4d.js.br': brotliCompressSync(script),
    'assets/app-1a2b3c4d.js.gz': gzipSync(script),
    'assets/app-5e6f7a8b.css': Buffer.from('body { margin: 0; }\n'.repeat(50)),
    'icon.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'picture.png': Buffer.from('89504e470d0a1a0a', 'hex'),
    'notes.secret': Buffer.from('not for the web'),
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  return { folder, files, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
