import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../../src/platform/db/database.ts';
import { dumpPostgres, loadPostgres } from './dump-postgres.ts';
import { dumpSqliteRows, dumpSqliteSchema, loadSqlite } from './dump-sqlite.ts';

/** Where the databases of releases are kept: `<version>/<engine>.sql` with `<version>/<engine>.json`. */
export const releasedFolder = fileURLToPath(new URL('./released', import.meta.url));

/** What the hub of that version answered about the database that it left. */
export interface Told {
  /** Epoch milliseconds at which it was asked. */
  readonly now: number;
  readonly vaultKey: string;
  readonly answers: readonly { readonly path: string; readonly token: string; readonly body: unknown }[];
}

/** Versions whose database is kept, the oldest first. */
export function releasesOf(engine: Engine): string[] {
  const versions = existsSync(releasedFolder) ? readdirSync(releasedFolder) : [];
  return versions
    .filter((version) => existsSync(join(releasedFolder, version, `${engine}.sql`)))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** What was kept of a release. */
export function readRelease(version: string, engine: Engine): { readonly dump: string; readonly told: Told } {
  const file = join(releasedFolder, version, engine);
  const told = JSON.parse(readFileSync(`${file}.json`, 'utf8')) as Told;
  return { dump: readFileSync(`${file}.sql`, 'utf8'), told };
}

const fileOf = (databaseUrl: string): string => databaseUrl.slice('sqlite:'.length);

/** A whole database as SQL that fills an empty one. */
export async function dumpDatabase(databaseUrl: string): Promise<string> {
  if (databaseUrl.startsWith('sqlite:')) {
    const file = fileOf(databaseUrl);
    return `${[...dumpSqliteSchema(file), ...dumpSqliteRows(file)].join('\n')}\n`;
  }
  const { schema, rows, keys } = await dumpPostgres(databaseUrl);
  return `${[...schema, ...rows, ...keys].join('\n')}\n`;
}

/** The definitions of a database: equal for two whose schema is the same. */
export async function dumpSchema(databaseUrl: string): Promise<string[]> {
  if (databaseUrl.startsWith('sqlite:')) return dumpSqliteSchema(fileOf(databaseUrl));
  const { schema, keys } = await dumpPostgres(databaseUrl);
  return [...schema, ...keys];
}

/** Fills an empty database from a dump. */
export async function loadDump(databaseUrl: string, dump: string): Promise<void> {
  if (databaseUrl.startsWith('sqlite:')) return loadSqlite(fileOf(databaseUrl), dump);
  await loadPostgres(databaseUrl, dump);
}
