import { UsageError } from '../../parts/cli-errors.ts';

/** Settings of a runtime as they are given on the command line: numbers, true and false are no texts. @throws UsageError */
export function readFlags(given: readonly string[]): Record<string, string | number | boolean> {
  return Object.fromEntries(
    given.map((text) => {
      const [, name, value] = /^([A-Za-z]\w*)=(.+)$/s.exec(text) ?? [];
      if (name === undefined || value === undefined) {
        throw new UsageError(`"${text}" is no setting`, 'Give it as name=value, for example maxTurns=20');
      }
      return [name, valueOf(value)];
    }),
  );
}

function valueOf(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
