import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the project. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const copied = [
  ...['cli', 'clients', 'codegen', 'docs', 'generated', 'spec', 'src', 'test'],
  ...['jest.config.js', 'package.json', 'tsconfig.json'],
];

/** A copy of the project in a temporary folder, with the same packages; whoever asked for it removes it. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'worked-example-'));
  for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Runs Node in a copy, on SQLite. */
export function runIn(copy: string, ...args: string[]): { status: number | null; output: string } {
  const env = { ...process.env, DB_TYPE: 'sqlite' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env });
  return { status, output: `${stdout}${stderr}` };
}

/** Runs suites of a copy. */
export function testIn(copy: string, ...suites: string[]): { status: number | null; output: string } {
  const jest = ['--no-warnings', 'node_modules/jest/bin/jest.js', '--forceExit'];
  return runIn(copy, ...jest, ...suites);
}

/** One block of a page that names a file. */
export interface Block {
  readonly action: 'into' | 'into-each' | 'end-of' | 'new-file';
  /** Below the root of the project. */
  readonly file: string;
  readonly text: string;
}

/** The blocks of a page in their order; those without a file are left out. */
export function blocksOf(page: string): Block[] {
  const fences = page.matchAll(/^```\w+ (into|into-each|end-of|new-file)=(\S+)\n([^]*?)\n```$/gm);
  return [...fences].map(([, action = '', file = '', text = '']) => ({
    action: action as Block['action'],
    file,
    text,
  }));
}

/** Changes the project at `root` as the block says. @throws Error when its file, or its first line there, is not found */
export function applyBlock(root: string, block: Block): void {
  const { action, file, text } = block;
  const path = join(root, file);
  if (action === 'new-file') {
    if (existsSync(path)) throw new Error(`${file} exists already`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${text}\n`);
  } else if (action === 'end-of') {
    appendFileSync(path, `${text}\n`);
  } else {
    writeFileSync(path, insert(readFileSync(path, 'utf8'), block));
  }
}

/** Puts the lines of a block behind its first one, or behind each that reads so, as deep as that one stands in the file. */
function insert(content: string, { action, text, file }: Block): string {
  const [first = '', ...added] = text.split('\n');
  const lines = content.split('\n');
  const found = [...lines.keys()].filter((at) => lines[at]?.trim() === first.trim());
  const places = new Set(action === 'into-each' ? found : found.slice(0, 1));
  if (places.size === 0) throw new Error(`${file} has no line ${first.trim()}`);
  return lines
    .flatMap((line, at) => {
      if (!places.has(at)) return [line];
      const indent = ' '.repeat(depth(line) - depth(first));
      return [line, ...added.map((one) => indent + one)];
    })
    .join('\n');
}

function depth(line: string): number {
  return line.length - line.trimStart().length;
}
