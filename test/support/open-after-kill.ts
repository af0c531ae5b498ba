import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replays } from '../../src/domain/replays.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { testLog } from './database.ts';

/**
 * Runs `look` on the database as a hub opens it that follows one which was killed at this very moment: on SQLite a copy
 * of the file and its log, on Postgres the database itself.
 */
export async function openAfterKill<T>(databaseUrl: string, look: (database: Database) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'hub-left-'));
  const isFile = databaseUrl.startsWith('sqlite:');
  const left = join(directory, 'left.sqlite');
  if (isFile) for (const end of ['', '-wal']) copyFileSync(databaseUrl.slice('sqlite:'.length) + end, left + end);
  const database = await openDatabase(
    { databaseUrl: isFile ? `sqlite:${left}` : databaseUrl, databasePool: 2 },
    { log: testLog, replays },
  );
  try {
    await database.migrate();
    return await look(database);
  } finally {
    await database.close();
    rmSync(directory, { recursive: true, force: true });
  }
}
