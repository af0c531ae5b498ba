import { CliError } from '../../parts/cli-errors.ts';
import { exitCodes } from '../../parts/exit-codes.ts';

/** The entry with a name. @throws CliError there is none; the error names those that are spelled alike */
export function findByName<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  name: string,
  kind: string,
  list: string,
): Entry {
  const found = entries.find((entry) => nameOf(entry) === name);
  if (found !== undefined) return found;
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');
  const alike = entries.map(nameOf).filter((other) => {
    const [one, two] = [plain(other), plain(name)];
    return two.length > 2 && (one.includes(two) || two.includes(one));
  });
  const mend = alike.length === 0 ? `See all: ${list}` : `Is it ${alike.slice(0, 5).join(', ')}? See all: ${list}`;
  throw new CliError(`there is no ${kind} "${name}"`, { exitCode: exitCodes.usage, mend });
}
