import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Database, Unit } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { groupLimits } from '../../src/platform/db/group-commit.ts';
import { openSqlite } from '../../src/platform/db/sqlite-database.ts';
import { DatabaseUnavailable } from '../../src/platform/platform-errors.ts';
import { createTestPlace, testEngine, testLog, type TestPlace } from '../support/database.ts';

/** Another process (a backup, a shell) holds the lock of the SQLite file: the loop goes on, and nobody is forgotten. */
const put =
  (key: string) =>
  async (unit: Unit): Promise<void> => {
    await unit.db.insertInto('hub_meta').values({ key, value: 'x' }).execute();
  };

if (testEngine === 'postgres') {
  test('this lock is SQLite’s alone', () => expect(testEngine).toBe('postgres'));
} else {
  let place: TestPlace;
  let database: Database;
  let other: Sqlite.Database;
  beforeEach(async () => {
    place = await createTestPlace();
    database = await openSqlite(place.databaseUrl, testLog, { limits: { ...groupLimits, lockMs: 400 } });
    other = new Sqlite(place.databaseUrl.slice('sqlite:'.length));
  });
  afterEach(async () => {
    other.close();
    await database.close();
    await place.remove();
  });

  /** The longest that the loop was held while `work` ran, in milliseconds. */
  async function longestHold(work: Promise<unknown>): Promise<number> {
    let running = true;
    let longest = 0;
    const ended = work.finally(() => (running = false));
    for (let last = performance.now(); running; last = performance.now()) {
      await pause(1);
      longest = Math.max(longest, performance.now() - last);
    }
    await ended;
    return longest;
  }

  test('units wait for the lock in their order; the loop is not held and reads go on', async () => {
    other.exec('begin immediate');
    const order: string[] = [];
    const names = Array.from({ length: 100 }, (_, n) => `k${n}`);
    const units = names.map((name) => database.transaction(put(name)).then(() => order.push(name)));
    const held = await longestHold(
      (async () => {
        await pause(200);
        expect(await database.reader.selectFrom('hub_meta').select('key').execute()).toEqual([]);
        other.exec('commit');
        await Promise.all(units);
      })(),
    );
    expect(order).toEqual(names);
    expect(held).toBeLessThan(150);
  });

  test('a unit that waits too long is refused as unavailable; later ones still run', async () => {
    other.exec('begin immediate');
    const late = database.transaction(put('late')).catch((error: unknown) => error);
    expect(await longestHold(late)).toBeLessThan(150);
    expect(await late).toBeInstanceOf(DatabaseUnavailable);
    const patient = database.transaction(put('patient'));
    other.exec('commit');
    await patient;
    const rows = await database.reader.selectFrom('hub_meta').select('key').execute();
    expect(rows).toEqual([{ key: 'patient' }]);
  });

  test('a hub that starts meanwhile waits for the lock too', async () => {
    const fresh = await createTestPlace({ migrated: false });
    const file = fresh.databaseUrl.slice('sqlite:'.length);
    const first = new Sqlite(file);
    first.exec('begin exclusive');
    const start = async (): Promise<void> => {
      const opened = await openDatabase({ databaseUrl: fresh.databaseUrl, databasePool: 1 }, { log: testLog });
      first.exec('begin immediate');
      setTimeout(() => first.exec('commit'), 100);
      await opened.migrate();
      await opened.close();
    };
    setTimeout(() => first.exec('commit'), 100);
    await start();
    first.close();
    await fresh.remove();
  });
}
