import type { ErrorCatalogue } from '../error-catalogue.ts';
import { literal } from '../print-data.ts';
import { printModule } from '../print-ts.ts';

/** The text of `cli/src/generated/error-statuses.ts`: a file of its own, since every command needs it and few need the contract. */
export function emitErrorStatuses(catalogue: ErrorCatalogue): Promise<string> {
  const statuses = Object.fromEntries([...catalogue.values()].map(({ code, status }) => [code, status]));
  return printModule('', [
    `/** The HTTP status of each condition by its code, whichever door it is told at. */
export const errorStatuses: Readonly<Record<string, number>> = ${literal(statuses)};`,
  ]);
}
