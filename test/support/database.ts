import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replays } from '../../src/domain/replays.ts';
import type { Database, Engine } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { createLog } from '../../src/platform/log.ts';
import type { HubLog, Log } from '../../src/platform/log.ts';
import { createTestDatabase } from './postgres.ts';

/** The engine under test: `DB_TYPE`, SQLite unless it says otherwise. */
export const testEngine: Engine = process.env.DB_TYPE === 'postgres' ? 'postgres' : 'sqlite';

/** From here on up a hub's log goes to standard output. */
export const testLogLevel = process.env.TEST_LOG_LEVEL ?? 'error';

/** Errors go to standard output, the rest nowhere. */
export const testLog: HubLog = createLog({ logLevel: testLogLevel, logRing: 100 });

/** Where a database of a test's own is. */
export interface TestPlace {
  readonly databaseUrl: string;
  /** The directory of the SQLite file; on Postgres an empty one. */
  readonly directory: string;
  remove(): Promise<void>;
}

/** A place for a database: migrated, or empty when `migrated` is false. */
export async function createTestPlace({ migrated = true } = {}): Promise<TestPlace> {
  const directory = mkdtempSync(join(tmpdir(), 'hub-test-'));
  const removeDirectory = (): void => rmSync(directory, { recursive: true, force: true });
  if (testEngine === 'postgres') {
    const { url, drop } = await createTestDatabase({ migrated });
    return { databaseUrl: url, directory, remove: () => drop().finally(removeDirectory) };
  }
  const file = join(directory, 'hub.sqlite');
  if (migrated) writeFileSync(file, await migratedFile());
  return { databaseUrl: `sqlite:${file}`, directory, remove: async () => removeDirectory() };
}

/** A migrated database of this test's own, on the engine under test. `close` also removes it. */
export async function openTestDatabase({ log = testLog }: { log?: Log } = {}): Promise<Database & TestPlace> {
  const place = await createTestPlace();
  const database = await openDatabase({ databaseUrl: place.databaseUrl, databasePool: 10 }, { log, replays });
  await database.migrate();
  const remove = async (): Promise<void> => {
    await database.close();
    await place.remove();
  };
  return { ...database, ...place, close: remove, remove };
}

let migratedOnce: Promise<Buffer> | undefined;

// One migration per test file; every further database is a copy of its result.
function migratedFile(): Promise<Buffer> {
  migratedOnce ??= (async () => {
    const directory = mkdtempSync(join(tmpdir(), 'hub-template-'));
    const file = join(directory, 'hub.sqlite');
    const database = await openDatabase({ databaseUrl: `sqlite:${file}`, databasePool: 1 }, { log: testLog });
    await database.migrate();
    await database.close();
    const content = readFileSync(file);
    rmSync(directory, { recursive: true, force: true });
    return content;
  })();
  return migratedOnce;
}
