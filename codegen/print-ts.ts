import { format } from 'prettier';

/** The command that writes `generated/`; every generated file and every drift report names it. */
export const generateCommand = 'make generate';

/** What the first line of a generated file says. */
export const notice = `Generated from spec/ by \`${generateCommand}\`. Do not edit.`;

/**
 * A generated TypeScript module: the notice, the declarations, laid out by prettier, and `data`, which is laid out
 * already: most of the lines are data, and prettier takes its time.
 */
export async function printModule(declarations: string, data: readonly string[] = []): Promise<string> {
  const text = `// ${notice}\n\n${declarations}`;
  const head = await format(text, { parser: 'typescript', singleQuote: true, printWidth: 120, trailingComma: 'all' });
  return [head, ...data.map((part) => `${part.trim()}\n`)].join('\n');
}

/** A union of string literals; `never` when there is none. */
export function union(names: readonly string[]): string {
  return names.length === 0 ? 'never' : names.map((name) => `| '${name}'`).join('\n');
}
