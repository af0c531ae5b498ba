import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emitCommandReference } from './command-line/emit-reference.ts';
import { mirrorPython } from './clients/mirror-python.ts';
import { emitGuidePages } from './pages/guide-pages.ts';
import { findDrift } from './find-drift.ts';
import { generate } from './generate.ts';
import { generateCommand } from './print-ts.ts';
import { SpecError } from './spec-error.ts';

/**
 * `node codegen/main.ts [--check | --tests] [--spec DIR] [--out DIR]`: writes `generated/`, the generated pages of
 * `docs/` and the cores of the clients, or all of it to DIR; with `--check` only says how the committed files differ from the contract; with
 * `--tests` writes only what tests alone read and git ignores.
 */
async function main(args: readonly string[]): Promise<number> {
  const option = (name: string, fallback: string): string => {
    const at = args.indexOf(name);
    return at < 0 ? fileURLToPath(new URL(`../${fallback}`, import.meta.url)) : (args[at + 1] ?? '');
  };
  const target = option('--out', 'generated');
  const docs = option('--out', 'docs');
  const root = option('--out', '.');
  const placeOf = (name: string): string => join({ docs, generated: target, clients: root }[folderOf(name)], name);
  const project = fileURLToPath(new URL('..', import.meta.url));
  const files = new Map([
    ...(await generate(option('--spec', 'spec'))),
    ...mirrorPython(project),
    ...emitGuidePages(project),
  ]);
  const isCheck = args.includes('--check');
  if (isCheck) for (const [name, text] of await emitCommandReference(project)) files.set(name, text);
  const pages = [...files.keys()].filter((name) => folderOf(name) === 'docs');
  const cores = [...files.keys()].filter((name) => folderOf(name) === 'clients');
  if (isCheck) {
    const committed = new Map([...readFiles(target), ...readPages(docs, pages), ...readCores(root, cores)]);
    const drift = findDrift(committedOf(files), committedOf(committed));
    for (const name of drift) {
      const source = name === 'command-line-reference.md' ? 'cli/src' : 'spec/';
      console.error(`${folderOf(name) === 'clients' ? name : `${folderOf(name)}/${name}`} is not what ${source} says`);
    }
    if (drift.length > 0) console.error(`run: ${generateCommand}`);
    return drift.length > 0 ? 1 : 0;
  }
  mkdirSync(target, { recursive: true });
  const isWanted = args.includes('--tests') ? isTestOnly : (): boolean => true;
  for (const name of [...readFiles(target).keys(), ...readCores(root, cores).keys()]) {
    if (!files.has(name) && isWanted(name)) rmSync(placeOf(name));
  }
  for (const [name, text] of files) {
    if (!isWanted(name)) continue;
    mkdirSync(dirname(placeOf(name)), { recursive: true });
    writeFileSync(placeOf(name), text);
  }
  if (args.includes('--tests')) return 0;
  for (const [name, text] of await emitCommandReference(project)) writeFileSync(placeOf(name), text);
  return 0;
}

/** Where a file belongs in the project. */
function folderOf(name: string): 'docs' | 'generated' | 'clients' {
  if (/^(clients|cli)\//.test(name)) return 'clients';
  return name.endsWith('.md') ? 'docs' : 'generated';
}

/** Only the generated pages: people write the others. */
function readPages(directory: string, pages: readonly string[]): Map<string, string> {
  const written = pages.filter((name) => existsSync(join(directory, name)));
  return new Map(written.map((name) => [name, readFileSync(join(directory, name), 'utf8')]));
}

/** All that stands in the generated folders of the clients and the command line, by its path below `root`. */
function readCores(root: string, cores: readonly string[]): Map<string, string> {
  const folders = [...new Set(cores.map((name) => dirname(name)))].filter((folder) => existsSync(join(root, folder)));
  return new Map(
    folders.flatMap((folder) => [...readFiles(join(root, folder))].map(([name, text]) => [join(folder, name), text])),
  );
}

/** The validators of answers, as large as those of requests and read by tests alone, are not committed. */
function isTestOnly(name: string): boolean {
  return name === 'response-validators.js';
}

function committedOf(files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...files].filter(([name]) => !isTestOnly(name)));
}

function readFiles(directory: string): Map<string, string> {
  mkdirSync(directory, { recursive: true });
  const names = readdirSync(directory, { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
  return new Map(names.map((name) => [name, readFileSync(join(directory, name), 'utf8')]));
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SpecError)) throw error;
  for (const problem of error.problems) console.error(problem);
  process.exitCode = 1;
}
