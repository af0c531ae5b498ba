import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One block of `docs/adding-an-operation.md` that names a file. */
export interface Block {
  readonly action: 'into' | 'end-of' | 'new-file';
  /** Below the root of the project. */
  readonly file: string;
  readonly text: string;
}

/** The blocks of a page in their order; those without a file are left out. */
export function blocksOf(page: string): Block[] {
  const fences = page.matchAll(/^```\w+ (into|end-of|new-file)=(\S+)\n([^]*?)\n```$/gm);
  return [...fences].map(([, action = '', file = '', text = '']) => ({
    action: action as Block['action'],
    file,
    text,
  }));
}

/** Changes the project at `root` as the block says. @throws Error when its file, or its first line there, is not found */
export function applyBlock(root: string, { action, file, text }: Block): void {
  const path = join(root, file);
  if (action === 'new-file') {
    if (existsSync(path)) throw new Error(`${file} exists already`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${text}\n`);
  } else if (action === 'end-of') {
    appendFileSync(path, `${text}\n`);
  } else {
    writeFileSync(path, insert(readFileSync(path, 'utf8'), text, file));
  }
}

/** Puts the lines of a block behind its first one, as deep as that one stands in the file. */
function insert(content: string, text: string, file: string): string {
  const [first = '', ...added] = text.split('\n');
  const lines = content.split('\n');
  const at = lines.findIndex((line) => line.trim() === first.trim());
  if (at < 0) throw new Error(`${file} has no line ${first.trim()}`);
  const indent = ' '.repeat(depth(lines[at] ?? '') - depth(first));
  return [...lines.slice(0, at + 1), ...added.map((line) => indent + line), ...lines.slice(at + 1)].join('\n');
}

function depth(line: string): number {
  return line.length - line.trimStart().length;
}
