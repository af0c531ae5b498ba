import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { restErrors } from '../../generated/errors.ts';
import { violations } from '../../generated/validators.js';

/** What the schema says in part only: of the texts that could be a cursor, the hub made few. */
const alsoBySchema = new Set(['invalid_cursor']);

type Declared = Readonly<Record<string, { readonly status: number; readonly error: string }>>;

/** Codes that the contract gives to every operation; of them, input errors are what a schema does say. */
const defaults = new Set(
  Object.values(
    (parse(readFileSync('spec/openapi.yaml', 'utf8')) as { 'x-errors-default': Record<string, string[]> })[
      'x-errors-default'
    ],
  ).flat(),
);

/**
 * For each operation the 4xx statuses of refusals that no schema can foretell, because they depend on what the hub
 * holds: a taken name, a key used before, a password that is not the right one. Many of them are 400.
 */
export function statusesBeyondSchema(): [operationId: string, statuses: number[]][] {
  return Object.entries(restErrors as Readonly<Record<string, Declared>>).flatMap(([operationId, declared]) => {
    const bySchema = new Set<string>(Object.values(violations[operationId as keyof typeof violations] ?? {}));
    const beyond = Object.entries(declared).filter(
      ([code]) => !defaults.has(code) && (!bySchema.has(code) || alsoBySchema.has(code)),
    );
    const statuses = [...new Set(beyond.map(([, { status }]) => status))].filter((status) => status < 500);
    return statuses.length === 0 ? [] : [[operationId, statuses] as [string, number[]]];
  });
}
