import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CannotStart } from '../platform-errors.ts';
import type { BackUp } from './database.ts';

/**
 * Copies a database that no hub of this process has open. On SQLite it is only read, and the copy is what was committed
 * at its begin, whoever writes meanwhile.
 *
 * @throws CannotStart when there is no such file, or nothing in it
 */
export function copyDatabase(databaseUrl: string): BackUp {
  if (!databaseUrl.startsWith('sqlite:')) {
    return async (path, read, watch) => {
      const { backUpPostgres } = await import('./back-up-postgres.ts');
      return backUpPostgres(databaseUrl, path, read, watch);
    };
  }
  const file = resolve(databaseUrl.slice('sqlite:'.length));
  return async (path, read, watch) => {
    if (!existsSync(file)) throw new CannotStart(`There is no database ${file}: name its directory with --data-dir.`);
    const [{ backUpSqlite }, { default: Sqlite }] = await Promise.all([
      import('./back-up-sqlite.ts'),
      import('better-sqlite3'),
    ]);
    const source = new Sqlite(file, { readonly: true, fileMustExist: true });
    try {
      // One snapshot for all steps: a hub that is not known of may write.
      source.exec('begin; select count(*) from sqlite_schema');
      if (source.pragma('page_count', { simple: true }) === 0)
        throw new CannotStart(`${file} is empty: no hub has run on it.`);
      return await backUpSqlite(source, path, read, watch);
    } finally {
      source.close();
    }
  };
}
