import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyBlock, copyProject, runIn } from '../codegen/worked-example.ts';

/** The version of the copy. */
export const nextVersion = '99.0.0';

const column = '    flavour: p.text().nullable(),';
/** A table that every call of an agent reads and writes, one that MikroORM stores, one of the fleet. */
const entities = ['task', 'network', 'node'];

/**
 * A copy of the project that is one release ahead: it adds a column to some tables, by the project's own program for
 * migrations. Whoever asked for it removes it.
 *
 * @throws Error when the migration cannot be written
 */
export function copyNextVersion(): string {
  const copy = copyProject();
  const file = join(copy, 'package.json');
  const packageFile = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...packageFile, version: nextVersion }));
  for (const entity of entities) {
    applyBlock(copy, { action: 'into', file: `src/entities/${entity}.ts`, text: `  properties: {\n${column}` });
  }
  const { status, output } = runIn(copy, 'src/migrations/write-migration.ts', 'add-flavour');
  if (status !== 0) throw new Error(output);
  return copy;
}
