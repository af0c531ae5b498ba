import { UsageError } from './cli-errors.ts';
import type { Context } from './context.ts';

/** A text of the command line, or all of stdin where it is `-`. @throws UsageError it is empty */
export async function readText({ readStdin }: Context, text: string, what: string): Promise<string> {
  const read = text === '-' ? (await readStdin()).trimEnd() : text;
  if (read === '') throw new UsageError(`the ${what} has no text`);
  return read;
}
