import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { createCheckpoints } from '../../src/platform/db/sqlite-checkpoints.ts';
import { SqliteHandle } from '../../src/platform/db/sqlite-handle.ts';
import { StatementWatch } from '../../src/platform/db/statement-watch.ts';
import { testLog } from '../support/database.ts';

let folder: string;
let writer: SqliteHandle;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hub-log-'));
  writer = new SqliteHandle(join(folder, 'hub.sqlite'), 'write', new StatementWatch());
  writer.execute('create table texts (text text)', []);
});
afterEach(() => {
  writer.close();
  rmSync(folder, { recursive: true });
});

function readLog(): { readonly log: number; readonly checkpointed: number } {
  const [row] = writer.raw.pragma('wal_checkpoint(noop)') as { log: number; checkpointed: number }[];
  return row!;
}

/** Pages of the log. */
const length = (): number => readLog().log;

/** Pages of the log that are not in the file yet. */
function backlog(): number {
  const { log, checkpointed } = readLog();
  return log - checkpointed;
}

const write = (bytes: number): void => void writer.execute('insert into texts values (?)', ['x'.repeat(bytes)]);
const mib = 1_048_576;

test('a new file has small pages', () => {
  expect(writer.raw.pragma('page_size', { simple: true })).toBe(2_048);
});

test('the thread moves a long log into the file, and leaves a short one, however large its file is', async () => {
  const checkpoints = createCheckpoints(join(folder, 'hub.sqlite'), testLog);
  write(25 * mib);
  for (let commits = 0; commits < 100; commits += 1) checkpoints.committed();
  while (backlog() > 0) await pause(20);
  write(1 * mib);
  const written = backlog();
  expect(written).toBeGreaterThan(500);
  // The thread looks twice a second.
  await pause(1_200);
  expect(backlog()).toBe(written);
  await checkpoints.stop();
});

test('a long log is moved after few commits', async () => {
  const checkpoints = createCheckpoints(join(folder, 'hub.sqlite'), testLog);
  write(25 * mib);
  checkpoints.committed();
  while (backlog() > 0) await pause(20);
  await checkpoints.stop();
});

test('the log begins anew under commits that do not pause', async () => {
  const checkpoints = createCheckpoints(join(folder, 'hub.sqlite'), testLog);
  write(25 * mib);
  checkpoints.committed();
  const lengths = [length()];
  while (lengths.at(-1)! >= lengths[0]!) {
    write(1_000);
    await pause(2);
    lengths.push(length());
  }
  // A commit that moves the log itself comes after 28,000 pages.
  expect(Math.max(...lengths)).toBeLessThan(20_000);
  await checkpoints.stop();
});
