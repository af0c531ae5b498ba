import { format } from 'prettier';

/** The command that writes `generated/`; every generated file and every drift report names it. */
export const generateCommand = 'make generate';

/** What the first line of a generated file says. */
export const notice = `Generated from spec/ by \`${generateCommand}\`. Do not edit.`;

/** Formats a generated TypeScript module and puts the notice on its first line. */
export async function printModule(body: string): Promise<string> {
  const text = `// ${notice}\n\n${body}`;
  return format(text, { parser: 'typescript', singleQuote: true, printWidth: 120, trailingComma: 'all' });
}

/** A value as TypeScript source; prettier removes the quotes that are not needed. */
export function literal(value: unknown): string {
  return JSON.stringify(value);
}

/** A union of string literals; `never` when there is none. */
export function union(names: readonly string[]): string {
  return names.length === 0 ? 'never' : names.map((name) => `| '${name}'`).join('\n');
}
