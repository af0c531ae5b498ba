import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { copyDatabase } from '../../src/platform/db/copy-database.ts';
import type { BackupWatch, Database } from '../../src/platform/db/database.ts';
import { isHeld } from '../../src/platform/db/is-held.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { testLog } from '../support/database.ts';

/** Copies of a SQLite file from the handle that writes it; whatever the engine under test is. */
const bytes = 8_000_000;
let directory: string;
let databaseUrl: string;
let database: Database;
let number = 0;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'hub-copies-'));
  databaseUrl = `sqlite:${join(directory, 'hub.sqlite')}`;
  database = await openDatabase({ databaseUrl, databasePool: 1 }, { log: testLog });
  await database.migrate();
  const raw = new Sqlite(join(directory, 'hub.sqlite'));
  raw.exec(`create table ballast as with recursive n(i) as (select 1 union all select i + 1 from n where i < 8000)
            select i, randomblob(1000) as x from n`);
  raw.close();
});
afterAll(async () => {
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});

const freshFile = (): string => {
  const path = join(directory, `copy-${(number += 1)}`);
  writeFileSync(path, '');
  return path;
};
const watching = (onProgress: BackupWatch['onProgress'], signal = new AbortController().signal): BackupWatch => ({
  ...{ onProgress, signal, postgresTools: '' },
});
const keep = (key: string): Promise<unknown> =>
  database.transaction((unit) => unit.db.insertInto('hub_meta').values({ key, value: '' }).execute());

describe('a copy from the writing handle', () => {
  test('lets the loop serve others after each 128 KiB', async () => {
    let turns = 0;
    let isOver = false;
    const turn = (): void => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    const steps: number[] = [];
    await database.backUp(
      freshFile(),
      async () => undefined,
      watching((done) => steps.push(done)),
    );
    isOver = true;
    expect(turns).toBeGreaterThan(bytes / (128 * 1024));
    const widest = steps.slice(1).map((done, at) => done - (steps[at] as number));
    expect(Math.max(...widest)).toBeLessThanOrEqual(128 * 1024);
  });

  test('goes on while units are stored and fail, and holds those that were stored', async () => {
    const done: number[] = [];
    const writes: Promise<unknown>[] = [];
    const failing = async (): Promise<void> => {
      const work = database.transaction(async (unit) => {
        await unit.db.insertInto('hub_meta').values({ key: 'never', value: '' }).execute();
        throw new Error('on purpose');
      });
      await expect(work).rejects.toThrow('on purpose');
    };
    const onProgress = (copied: number): void => {
      done.push(copied);
      if (done.length % 8 === 0) writes.push(failing(), keep(`stored-${done.length}`));
      if (done.length % 8 === 4) writes.push(failing());
    };
    await keep('before');
    const keys = await database.backUp(
      freshFile(),
      async (db) => (await db.selectFrom('hub_meta').select('key').execute()).map(({ key }) => key),
      watching(onProgress),
    );
    await Promise.all(writes);
    expect(writes.length).toBeGreaterThan(5);
    // It never began anew.
    expect(done.filter((copied, at) => at > 0 && copied < (done[at - 1] as number))).toEqual([]);
    expect(keys).toContain('before');
    expect(keys).toContain('stored-8');
    expect(keys).not.toContain('never');
  });

  test('waits for a unit that holds the handle when it begins', async () => {
    const held = Promise.withResolvers<void>();
    const unit = database.transaction(async ({ db }) => {
      await db.insertInto('hub_meta').values({ key: 'slow', value: '' }).execute();
      await held.promise;
    });
    const copied = new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve))).then(() =>
      database.backUp(
        freshFile(),
        (db) => db.selectFrom('hub_meta').select('key').execute(),
        watching(() => undefined),
      ),
    );
    setTimeout(held.resolve, 50);
    await unit;
    expect((await copied).map(({ key }) => key)).toContain('slow');
  });

  test('is sound, and needs no file beside it', async () => {
    const path = freshFile();
    await database.backUp(
      path,
      async () => undefined,
      watching(() => undefined),
    );
    const copy = new Sqlite(path, { readonly: true });
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(copy.pragma('journal_mode', { simple: true })).toBe('delete');
    copy.close();
  });

  test('ends with the signal, and the hub goes on', async () => {
    const ending = new AbortController();
    const copying = database.backUp(
      freshFile(),
      async () => undefined,
      watching(() => ending.abort(new Error('enough')), ending.signal),
    );
    await expect(copying).rejects.toThrow('enough');
    await keep('after');
  });
});

test('a copy beside a hub that is not known of is what was committed at its begin', async () => {
  let written: Promise<unknown> | undefined;
  const keys = await copyDatabase(databaseUrl)(
    freshFile(),
    async (db) => (await db.selectFrom('hub_meta').select('key').execute()).map(({ key }) => key),
    watching(() => void (written ??= keep('meanwhile'))),
  );
  await written;
  expect(keys).not.toContain('meanwhile');
  const { rows } = await sql`select 1 from hub_meta where key = 'meanwhile'`.execute(database.reader);
  expect(rows).toHaveLength(1);
});

test('a file that somebody has open is held, others are not', async () => {
  expect(isHeld(join(directory, 'hub.sqlite'))).toBe(true);
  const path = freshFile();
  await database.backUp(
    path,
    async () => undefined,
    watching(() => undefined),
  );
  expect(isHeld(path)).toBe(false);
  expect(isHeld(join(directory, 'absent'))).toBe(false);
  await keep('still there');
});

test('there is nothing to copy where no database is', async () => {
  const copying = copyDatabase(`sqlite:${directory}/none.sqlite`)(
    freshFile(),
    async () => undefined,
    watching(() => undefined),
  );
  await expect(copying).rejects.toThrow(`There is no database ${directory}/none.sqlite`);
});
