import { sql } from 'kysely';
import type { Queries } from './queries.ts';

/** So many faults are looked for. */
const most = 10;

/** What SQLite finds wrong with the pages of a file and with the references between its rows, a line each. */
export async function findDamage(db: Queries): Promise<string[]> {
  const pages = await sql<{ integrity_check: string }>`pragma integrity_check(${sql.lit(most)})`.execute(db);
  const rows = await sql<{ table: string; rowid: number; parent: string }>`pragma foreign_key_check`.execute(db);
  const damaged = pages.rows.map(({ integrity_check: line }) => line).filter((line) => line !== 'ok');
  const orphans = rows.rows
    .slice(0, most)
    .map(({ table, rowid, parent }) => `${table} row ${rowid} lacks its ${parent}`);
  return [...damaged, ...orphans];
}
