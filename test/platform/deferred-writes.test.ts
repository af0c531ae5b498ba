import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import type { Database, Queries, SharedEnd, Unit } from '../../src/platform/db/database.ts';
import { deferWrite } from '../../src/platform/db/deferred-writes.ts';
import { openSqlite } from '../../src/platform/db/sqlite-database.ts';
import { createLog } from '../../src/platform/log.ts';
import { DatabaseUnavailable } from '../../src/platform/platform-errors.ts';
import { createTestPlace, testEngine, type TestPlace } from '../support/database.ts';
import { settled } from '../support/settled.ts';

/** Says that the database cannot store, as a full disk does. */
let isFull = false;

const replays = {
  put: async (db: Queries, { key }: { readonly key: string }): Promise<void> => {
    if (isFull) throw new DatabaseUnavailable(new Error('full'));
    await db.insertInto('hub_meta').values({ key, value: 'x' }).execute();
  },
};

const putLater: SharedEnd<string> = {
  order: 1,
  defers: { turns: 1 },
  begin: () => Promise.resolve(),
  finish: (db, [key = '']) => deferWrite(db, { networkId: 'net', n: 1, kind: 'put', item: { key } }),
};

/** Whether each unit was alone, in the order in which they ran. */
let alone: boolean[];

const put =
  (key: string) =>
  async (unit: Unit): Promise<void> => {
    alone.push(unit.isAlone);
    if (unit.isAlone) unit.endWith(putLater, key);
  };
const leaving = { networkId: 'net', onlyLeaves: true };

if (testEngine === 'postgres') {
  test('writes are deferred on SQLite alone', () => expect(testEngine).toBe('postgres'));
} else {
  let place: TestPlace;
  let file: string;
  let database: Database;
  const log = createLog({ logLevel: 'error', logRing: 10 }, () => undefined);
  beforeEach(async () => {
    [isFull, alone] = [false, []];
    place = await createTestPlace();
    file = place.databaseUrl.slice('sqlite:'.length);
    database = await openSqlite(place.databaseUrl, log, { replays });
    await database.migrate();
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const defer = (key: string): Promise<void> => database.transaction(put(key), leaving);
  const keysIn = async (db: Queries): Promise<string[]> => {
    const rows = await db.selectFrom('hub_meta').select('key').where('value', '=', 'x').orderBy('key').execute();
    return rows.map(({ key }) => key);
  };
  const keys = (): Promise<string[]> => keysIn(database.reader);

  /** What the file holds at this very moment. */
  const inFile = (path = file): { deferred: number; keys: string[] } => {
    const db = new Sqlite(path, { readonly: true });
    const deferred = db.prepare('select count(*) from deferred_writes').pluck().get() as number;
    const stored = db.prepare("select key from hub_meta where value = 'x' order by key").pluck().all() as string[];
    db.close();
    return { deferred, keys: stored };
  };

  /** Copies the file as a killed process leaves it. */
  const copyFile = (): string => {
    const copy = join(place.directory, 'copy.sqlite');
    for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
    return copy;
  };

  test('a lone unit is durable as one row, and behind its answer the row goes into its tables', async () => {
    await defer('a');
    expect(inFile()).toEqual({ deferred: 1, keys: [] });
    await settled();
    expect(inFile()).toEqual({ deferred: 0, keys: ['a'] });
    expect(alone).toEqual([true]);
  });

  test('whoever reads or writes next finds it in its tables', async () => {
    await defer('a');
    expect(await keys()).toEqual(['a']);
    await defer('b');
    expect(await database.transaction(({ db }) => keysIn(db))).toEqual(['a', 'b']);
    await defer('c');
    expect(await database.snapshot(keysIn)).toEqual(['a', 'b', 'c']);
    await defer('d');
    const streamed: unknown[] = [];
    const all = database.reader.selectFrom('hub_meta').select('key').where('value', '=', 'x').orderBy('key');
    for await (const { key } of all.stream()) streamed.push(key);
    expect(streamed).toEqual(['a', 'b', 'c', 'd']);
    await defer('e');
    const read = await Promise.all([keys(), defer('f').then(keys), keys()]);
    expect(read.map((seen) => seen.slice(0, 5))).toEqual([...Array(3)].map(() => ['a', 'b', 'c', 'd', 'e']));
  });

  test('a hub that was killed in between is followed by one that puts it there, once', async () => {
    await defer('a');
    const copy = copyFile();
    for (let start = 0; start < 2; start += 1) {
      const next = await openSqlite(`sqlite:${copy}`, log, { replays });
      await next.migrate();
      expect(await keysIn(next.reader)).toEqual(['a']);
      await next.close();
      expect(inFile(copy)).toEqual({ deferred: 0, keys: ['a'] });
    }
  });

  test('a stop puts it there', async () => {
    await defer('a');
    await database.close();
    expect(inFile()).toEqual({ deferred: 0, keys: ['a'] });
    database = await openSqlite(place.databaseUrl, log, { replays });
  });

  test('what follows is synced again', async () => {
    const mode = (): Promise<unknown> => database.transaction(({ db }) => sql`pragma synchronous`.execute(db));
    await defer('a');
    await settled();
    expect(await mode()).toMatchObject({ rows: [{ synchronous: 2 }] });
    await defer('b');
    expect(await mode()).toMatchObject({ rows: [{ synchronous: 2 }] });
  });

  test('while it cannot be stored nobody reads or writes without it, and with room again all goes on', async () => {
    await defer('a');
    isFull = true;
    await expect(keys()).rejects.toThrow(DatabaseUnavailable);
    await expect(defer('b')).rejects.toThrow(DatabaseUnavailable);
    await settled();
    expect(inFile()).toEqual({ deferred: 1, keys: [] });
    const told = log.recent(10).filter(({ line }) => line.includes('could not be put in their tables'));
    expect(told).toHaveLength(1);
    isFull = false;
    expect(await keys()).toEqual(['a']);
    await defer('c');
    expect(await keys()).toEqual(['a', 'c']);
  });

  test('it waits for the lock of another process, and readers wait with it', async () => {
    await defer('a');
    const other = new Sqlite(file);
    other.exec('begin immediate');
    const read = keys();
    await settled();
    expect(inFile()).toEqual({ deferred: 1, keys: [] });
    other.exec('commit');
    other.close();
    expect(await read).toEqual(['a']);
  });

  test('what its tables refuse is dropped and told of; what nobody can replay stays, and holds up nothing', async () => {
    await database.close();
    const db = new Sqlite(file);
    const add = db.prepare('insert into deferred_writes values (?, ?, ?, ?)');
    for (const [n, key] of ['a', 'b', 'a', 'c'].entries()) add.run('net', n, 'put', JSON.stringify({ key }));
    add.run('net', 9, 'of-a-later-version', '{}');
    db.close();
    database = await openSqlite(place.databaseUrl, log, { replays });
    await database.migrate();
    expect(await keys()).toEqual(['a', 'b', 'c']);
    expect(inFile().deferred).toBe(1);
    expect(JSON.stringify(log.recent(10))).toContain('fits its tables no more');
    await defer('d');
    expect(await keys()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('units that run together, beside a copy or without a replay defer nothing', async () => {
    await Promise.all([database.transaction(put('a'), leaving), database.transaction(put('b'), leaving)]);
    const watch = { signal: new AbortController().signal, postgresTools: '', onProgress: () => undefined };
    const copy = join(place.directory, 'backup.sqlite');
    writeFileSync(copy, '');
    await database.backUp(copy, () => defer('c'), watch);
    await database.transaction(put('d'));
    const plain = await openSqlite(place.databaseUrl, log);
    await plain.transaction(put('e'), leaving);
    await plain.close();
    expect(alone).toEqual([false, false, false, false, false]);
    expect(inFile().deferred).toBe(0);
  });
}
