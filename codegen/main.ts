import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findDrift } from './find-drift.ts';
import { generate } from './generate.ts';
import { generateCommand } from './print-ts.ts';
import { SpecError } from './spec-error.ts';

/**
 * `node codegen/main.ts [--check | --tests] [--spec DIR] [--out DIR]`: writes `generated/` and the generated pages of
 * `docs/`, or all of it to DIR; with `--check` only says how the committed files differ from the contract; with
 * `--tests` writes only what tests alone read and git ignores.
 */
async function main(args: readonly string[]): Promise<number> {
  const option = (name: string, fallback: string): string => {
    const at = args.indexOf(name);
    return at < 0 ? fileURLToPath(new URL(`../${fallback}`, import.meta.url)) : (args[at + 1] ?? '');
  };
  const target = option('--out', 'generated');
  const docs = option('--out', 'docs');
  const files = await generate(option('--spec', 'spec'));
  const pages = [...files.keys()].filter((name) => folderOf(name) === 'docs');
  if (args.includes('--check')) {
    const committed = new Map([...readFiles(target), ...readPages(docs, pages)]);
    const drift = findDrift(committedOf(files), committedOf(committed));
    for (const name of drift) console.error(`${folderOf(name)}/${name} is not what spec/ says`);
    if (drift.length > 0) console.error(`run: ${generateCommand}`);
    return drift.length > 0 ? 1 : 0;
  }
  mkdirSync(target, { recursive: true });
  const isWanted = args.includes('--tests') ? isTestOnly : (): boolean => true;
  for (const name of readFiles(target).keys()) if (!files.has(name) && isWanted(name)) rmSync(join(target, name));
  for (const [name, text] of files) {
    if (isWanted(name)) writeFileSync(join(folderOf(name) === 'docs' ? docs : target, name), text);
  }
  return 0;
}

/** Where a file belongs in the project. */
function folderOf(name: string): 'docs' | 'generated' {
  return name.endsWith('.md') ? 'docs' : 'generated';
}

/** Only the generated pages: people write the others. */
function readPages(directory: string, pages: readonly string[]): Map<string, string> {
  const written = pages.filter((name) => existsSync(join(directory, name)));
  return new Map(written.map((name) => [name, readFileSync(join(directory, name), 'utf8')]));
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
  return new Map(readdirSync(directory).map((name) => [name, readFileSync(join(directory, name), 'utf8')]));
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SpecError)) throw error;
  for (const problem of error.problems) console.error(problem);
  process.exitCode = 1;
}
