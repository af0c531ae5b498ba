import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One fault that somebody could make. */
export interface Fault {
  readonly name: string;
  /** Below the root of the project. */
  readonly file: string;
  /** Text of the file, and what stands there instead; its first place counts, `after` says where the search begins. */
  readonly find: string;
  readonly put: string;
  readonly after?: string;
}

/**
 * Plants a fault in a copy of the project.
 *
 * @returns mends the copy
 * @throws Error when the file has no such text: the list is out of date
 */
export function plantFault(copy: string, fault: Fault): () => void {
  const file = join(copy, fault.file);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, textWith(before, fault));
  return () => writeFileSync(file, before);
}

/** @throws Error when the text has no place for the fault */
function textWith(text: string, { name, after = '', find, put }: Fault): string {
  const start = text.indexOf(after);
  const at = start < 0 ? -1 : text.indexOf(find, start);
  if (at < 0) throw new Error(`${name}: its place is gone`);
  return text.slice(0, at) + put + text.slice(at + find.length);
}

/** Which of a numbered list are meant: `--from N`, `--to N`, and `--only TEXT` of their names. */
export function chooseFaults<One extends Fault>(
  faults: readonly One[],
  args: readonly string[],
): readonly (readonly [number: number, fault: One])[] {
  const valueOf = (name: string): string | undefined =>
    args.includes(name) ? args[args.indexOf(name) + 1] : undefined;
  const [from, to] = [Number(valueOf('--from') ?? 1), Number(valueOf('--to') ?? faults.length)];
  return faults
    .map((fault, at) => [at + 1, fault] as const)
    .filter(([number, { name }]) => number >= from && number <= to && name.includes(valueOf('--only') ?? ''));
}
