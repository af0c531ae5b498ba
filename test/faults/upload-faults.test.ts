import { open } from 'node:fs/promises';
import { rmSync, writeFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import Sqlite from 'better-sqlite3';
import { SilenceWatch } from '../../src/platform/db/postgres-silence.ts';
import { SqliteHandle } from '../../src/platform/db/sqlite-handle.ts';
import { testEngine } from '../support/database.ts';
import { inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';
import { listUploads, upload } from '../support/upload.ts';

/** Uploads while the disk is full or fails, under the bytes or under their record. */
let hub: TestHub;
let user: TestUser;
let directory: string;
let files: FileHandle;
const undo: (() => void)[] = [];
beforeAll(async () => {
  hub = await startTestHub();
  user = await hub.registerUser();
  directory = hub.hub.platform.settings.uploadsDir;
  files = Object.getPrototypeOf(await open('/dev/null', 'r')) as FileHandle;
});
afterEach(() => undo.splice(0).forEach((each) => each()));
afterAll(() => hub.close());

const fault = (code: string): Error => Object.assign(new Error(`${code}: injected, write`), { code, syscall: 'write' });
const send = () => upload(hub.url, user.token, { bytes: Buffer.alloc(200_000, 1) });
const records = () => inUnit(hub, ({ db }) => db.selectFrom('files').selectAll().execute());

/** Lets the `nth` call of a method of every open file fail. */
function failFile(method: 'appendFile' | 'sync', nth: number, code: string): void {
  const original = Reflect.get(files, method) as (...args: unknown[]) => Promise<unknown>;
  let calls = 0;
  const replaced = function (this: FileHandle, ...args: unknown[]): Promise<unknown> {
    calls += 1;
    return calls === nth ? Promise.reject(fault(code)) : original.apply(this, args);
  };
  Object.assign(files, { [method]: replaced });
  undo.push(() => Object.assign(files, { [method]: original }));
}

/** Lets the statement that stores the record fail, as the engine under test fails on a full disk. */
function failRecord(): void {
  const isRecord = (text: string): boolean => /^insert into ["`]files["`]/.test(text);
  const handle = SqliteHandle.prototype;
  const execute = Object.getOwnPropertyDescriptor(handle, 'execute')?.value as SqliteHandle['execute'];
  handle.execute = function <R>(this: SqliteHandle, text: string, values: readonly unknown[]) {
    if (isRecord(text)) throw new Sqlite.SqliteError('database or disk is full', 'SQLITE_FULL');
    return execute.call(this, text, values) as { rows: R[] };
  };
  const ask = Object.getOwnPropertyDescriptor(SilenceWatch.prototype, 'ask')?.value as SilenceWatch['ask'];
  SilenceWatch.prototype.ask = function (this: SilenceWatch, client, query) {
    const text = typeof query === 'string' ? query : (query as { readonly text: string }).text;
    if (isRecord(text)) throw Object.assign(new Error('could not extend file'), { code: '53100' });
    return ask.call(this, client, query);
  };
  undo.push(() => {
    handle.execute = execute;
    SilenceWatch.prototype.ask = ask;
  });
}

describe(`an upload that cannot be stored (${testEngine}): 503 with Retry-After, and nothing is left`, () => {
  test.each<[string, () => void]>([
    ['the first write: no space', () => failFile('appendFile', 1, 'ENOSPC')],
    ['a later write: no space', () => failFile('appendFile', 2, 'ENOSPC')],
    ['the sync of the file: an I/O error', () => failFile('sync', 1, 'EIO')],
    ['the sync of the directory: an I/O error', () => failFile('sync', 2, 'EIO')],
    ['the record: the disk of the database is full', failRecord],
  ])('%s', async (_what, fail) => {
    const before = listUploads(directory).sort();
    const stored = await records();
    fail();
    const { status, headers, body } = await send();
    undo.splice(0).forEach((each) => each());
    expect([status, body.error]).toEqual([503, 'service_unavailable']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(listUploads(directory).sort()).toEqual(before);
    expect(await records()).toEqual(stored);
    expect((await send()).status).toBe(200);
    expect((await records()).length).toBe(stored.length + 1);
  });

  test('the directory is none', async () => {
    const other = await startTestHub();
    const { token } = await other.registerUser();
    const { uploadsDir } = other.hub.platform.settings;
    rmSync(uploadsDir, { recursive: true, force: true });
    writeFileSync(uploadsDir, 'in the way');
    const { status, headers } = await upload(other.url, token);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
    rmSync(uploadsDir);
    await other.close();
  });
});
