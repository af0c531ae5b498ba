import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { backUpHub } from '../../src/back-up-hub.ts';
import { readSettings } from '../../src/platform/config.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import type { Settings } from '../../src/platform/settings.ts';
import { restoreHub } from '../../src/restore-hub.ts';
import { openBackupPlace } from '../support/backup-place.ts';
import { testEngine, testLog } from '../support/database.ts';
import { spawnHub } from '../support/hub-process.ts';
import type { HubProcess } from '../support/hub-process.ts';
import { PacedWrites } from './paced-writes.ts';
import { findTorn } from './wholeness.ts';

/**
 * Backups of a running hub while clients write. Each holds all that was acknowledged before it was
 * asked for and halves of nothing, and dispatches hardly notice.
 */
const seconds = Number(process.env['BACKUP_SECONDS'] ?? 4);
/** From the begin of one backup to that of the next, in seconds; 0 makes one after the other, in turns with calm. */
const every = Number(process.env['BACKUP_EVERY'] ?? 0);
const ballastBytes = Number(process.env['BACKUP_MB'] ?? 40) * 1e6;
const mostWalBytes = 256 * 1024 * 1024;
/** Below this a difference is the machine's: what else runs, and the garbage of the test itself. */
const unheardMs = 25;
/** A short run has few dispatches: before they are called slow, it goes on for up to so many times its length, and all count. */
const mostLengths = 3;

/** What few dispatches exceed: one of 100, or of 10 where a short run has too few of them for that. */
const rank = seconds < 30 ? 0.9 : 0.99;

/** Milliseconds that all but these did not take. */
function worstOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * rank) - 1] ?? Number.NaN;
}

interface Copy {
  readonly directory: string;
  readonly sent: ReadonlyMap<string, string>;
  readonly completed: ReadonlySet<string>;
  readonly tookMs: number;
}

const place = await openBackupPlace();
if (typeof place === 'string') test(place, () => expect(testEngine).toBe('postgres'));
else {
  const settingsOf = (dataDir: string, databaseUrl: string): Settings =>
    readSettings([], { HUB_DATA_DIR: dataDir, HUB_DATABASE_URL: databaseUrl, HUB_POSTGRES_TOOLS: place.tools });
  const settings = settingsOf(join(place.directory, 'data'), place.databaseUrl);
  let hub: HubProcess;
  const copies: Copy[] = [];
  const found = { calm: 0, busy: 0, walBytes: 0 };
  const calm: number[] = [];
  const busy: number[] = [];

  /** Bytes that make the copy last, in a table that no hub looks at. */
  const fill = async (): Promise<void> => {
    const rows = Math.ceil(ballastBytes / 1000);
    if (testEngine === 'sqlite') {
      const raw = new Sqlite(settings.databaseUrl.slice('sqlite:'.length));
      // As the hub makes its files.
      raw.pragma('page_size = 2048');
      raw.pragma('journal_mode = wal');
      raw.exec(`create table ballast as with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows})
                select i, randomblob(1000) as x from n`);
      raw.close();
      return;
    }
    const client = new Client({ connectionString: settings.databaseUrl });
    await client.connect();
    await client.query(
      `create table ballast as select i, repeat(md5(i::text), 31) as x from generate_series(1, $1) i`,
      [rows],
    );
    await client.end();
  };

  const makeCopy = async (writes: PacedWrites): Promise<number> => {
    const acknowledged = { sent: new Map(writes.sent), completed: new Set(writes.completed) };
    const directory = join(place.directory, `copy-${copies.length}`);
    const begun = performance.now();
    const { signal } = new AbortController();
    await backUpHub(settings, { directory, withKey: true, signal, onProgress: lookAtLog });
    const tookMs = performance.now() - begun;
    copies.push({ directory, ...acknowledged, tookMs });
    return tookMs;
  };

  /** Calm and backups take turns, so that whatever else runs on the machine falls on both. */
  const takeTurns = async (writes: PacedWrites): Promise<void> => {
    const until = performance.now() + 2_000 * seconds;
    let lastMs = 1_000;
    while (performance.now() < until) {
      calm.push(...(await writes.keepPace(pause(lastMs))));
      const made = makeCopy(writes);
      busy.push(...(await writes.keepPace(made)));
      lastMs = await made;
    }
  };

  /** A time without backups, then as long a time with one again and again. */
  const takeMinutes = async (writes: PacedWrites): Promise<void> => {
    const backUpAgain = async (): Promise<void> => {
      const until = performance.now() + 1_000 * seconds;
      while (performance.now() < until) await Promise.all([makeCopy(writes), pause(1_000 * every)]);
    };
    calm.push(...(await writes.keepPace(pause(1_000 * seconds))));
    busy.push(...(await writes.keepPace(backUpAgain())));
  };
  const mostBusy = (): number => Math.max(2 * found.calm, unheardMs);
  const lookAtLog = (): void => {
    if (testEngine === 'postgres') return;
    const { size } = statSync(`${settings.databaseUrl.slice('sqlite:'.length)}-wal`);
    found.walBytes = Math.max(found.walBytes, size);
  };

  beforeAll(
    async () => {
      await fill();
      hub = spawnHub({
        ...{ HUB_PORT: '0', HUB_DATA_DIR: settings.dataDir, HUB_DATABASE_URL: settings.databaseUrl },
        ...{ HUB_POSTGRES_TOOLS: place.tools, HUB_BCRYPT_COST: '4' },
        ...{ HUB_REQUESTS_PER_MINUTE: '1000000', HUB_LOOP_SENDS_PER_MINUTE: '1000000' },
      });
      const { url = '' } = await hub.line('ready');
      const writes = await PacedWrites.begin(url);
      await writes.keepPace(pause(1_000));
      for (let length = 1; length === 1 || (length <= mostLengths && found.busy > mostBusy()); length += 1) {
        await (every === 0 ? takeTurns(writes) : takeMinutes(writes));
        found.calm = worstOf(calm);
        found.busy = worstOf(busy);
      }
      hub.child.kill('SIGTERM');
      expect(await hub.exit).toBe(0);
    },
    60_000 + mostLengths * seconds * 4_000,
  );
  afterAll(() => place.remove());

  describe(`${2 * seconds} s of writes with ${ballastBytes / 1e6} MB`, () => {
    test('each copy can be restored and holds what was acknowledged before it, whole', async () => {
      expect(copies.length).toBeGreaterThan(0);
      // The first, the last, and some between them.
      const chosen = copies.filter((_copy, at) => at % Math.ceil(copies.length / 4) === 0 || at === copies.length - 1);
      for (const { directory, sent, completed } of chosen) {
        const databaseUrl = await place.another();
        const target = settingsOf(join(place.directory, `restored-${directory.slice(-2)}`), databaseUrl);
        await restoreHub(target, { directory, replace: false, onProgress: () => undefined });
        const database = await openDatabase({ databaseUrl, databasePool: 4 }, { log: testLog });
        const rows = await database.reader.selectFrom('tasks').select(['task_id', 'content', 'status']).execute();
        const byContent = new Map(rows.map((row) => [row.content, row]));
        expect([...sent].filter(([content, id]) => byContent.get(content)?.task_id !== id)).toEqual([]);
        const ended = new Set(rows.filter(({ status }) => status === 'replied').map((row) => row.task_id));
        expect([...completed].filter((id) => !ended.has(id))).toEqual([]);
        expect(await findTorn(database.reader)).toEqual([]);
        await database.close();
      }
    }, 120_000);

    test('dispatches take at most twice as long as in calm', () => {
      console.log(
        `p${100 * rank} of dispatch: calm ${found.calm.toFixed(1)} ms, while ${copies.length} backups were made ` +
          `${found.busy.toFixed(1)} ms; a backup took ${Math.max(...copies.map(({ tookMs }) => tookMs)).toFixed(0)} ` +
          `ms at most; WAL ${(found.walBytes / 1e6).toFixed(1)} MB; ${copies.at(-1)?.sent.size} tasks`,
      );
      expect(found.busy).toBeLessThanOrEqual(mostBusy());
    });

    if (testEngine === 'sqlite') {
      test('the write-ahead log stays short', () => expect(found.walBytes).toBeLessThan(mostWalBytes));
    }
  });
}
