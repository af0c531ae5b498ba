import { build, type Plugin } from 'esbuild';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildConsole } from '../web/build-console.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Built files lie two levels deep, as the sources do that look for files beside them. */
const code = 'dist/ahub';
const scalar = 'node_modules/@scalar/api-reference/dist/browser/standalone.js';

/** Packages with binaries for every platform inside; all others are part of the built files. */
const installed = ['bcrypt', 'better-sqlite3'];

/** Files that the hub reads while it runs, by where they lie in the project and in the package. */
const served: readonly (readonly [from: string, to: string])[] = [
  ...['generated', 'docs/site', 'web/dist', 'LICENSE'].map((path) => [path, path] as const),
  [scalar, 'docs/scalar/standalone.js'],
  ['src/platform/weak-passwords.txt', `${code}/weak-passwords.txt`],
  ['cli/README.md', 'README.md'],
];

/** Sources that name a file which lies elsewhere in the package. */
const moved: Readonly<Record<string, readonly [was: string, is: string]>> = {
  'src/server/published-pages.ts': [`../../${scalar}`, '../../docs/scalar/standalone.js'],
  'cli/src/parts/version.ts': ['../../../package.json', '../../package.json'],
  'src/platform/db/sqlite-checkpoints.ts': ['./checkpoint-thread.ts', './checkpoint-thread.js'],
};

/**
 * Writes the package that npm gets: built JavaScript, the console, and what the hub serves.
 *
 * @throws Error a source no longer names the file that the package has elsewhere
 */
export async function buildPackage(target = join(root, 'dist-package')): Promise<void> {
  await buildConsole();
  rmSync(target, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: { main: 'cli/src/main.ts', 'checkpoint-thread': 'src/platform/db/checkpoint-thread.ts' },
    outdir: join(target, code),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    // Names of classes are names of tables; the rest is as small as it gets.
    minifySyntax: true,
    minifyWhitespace: true,
    keepNames: true,
    legalComments: 'linked',
    // Only tests hold the answers against the contract.
    external: [...installed, 'pg-native', '*/response-validators.js'],
    // Packages of the older kind ask for Node's own modules by require.
    banner: { js: "import{createRequire as ahubRequire}from'node:module';const require=ahubRequire(import.meta.url);" },
    plugins: [moveFiles()],
    logLevel: 'warning',
  });
  for (const [from, to] of served) copy(join(root, from), join(target, to));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(packageFile(), undefined, 2)}\n`);
  chmodSync(join(target, code, 'main.js'), 0o755);
}

function packageFile(): object {
  const { version, description, license, dependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as { version: string; description: string; license: string; dependencies: Record<string, string> };
  const bin = `${code}/main.js`;
  return {
    ...{ name: 'agent-collaboration-hub', version, description, license, type: 'module' },
    bin: { ahub: bin, 'agent-collaboration-hub': bin },
    engines: { node: '>=22.12' },
    dependencies: Object.fromEntries(installed.map((name) => [name, dependencies[name]])),
  };
}

function moveFiles(): Plugin {
  return {
    name: 'move-files',
    setup(setup) {
      for (const [file, [was, is]] of Object.entries(moved)) {
        setup.onLoad({ filter: new RegExp(`/${file.replaceAll('.', '\\.')}$`) }, () => {
          const text = readFileSync(join(root, file), 'utf8');
          if (!text.includes(was)) throw new Error(`${file} does not name ${was}`);
          return { contents: text.replaceAll(was, is), loader: 'ts' };
        });
      }
    },
  };
}

/** What no running hub reads stays out: sources, and the documents that only programs of the project read. */
function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !/\.(ts|js\.map)$|\/generated\/[^/]*\.js$|\/\.built$/.test(path),
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) await buildPackage();
