import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Log } from '../log.ts';
import { openPrivateFile } from '../private-files.ts';
import { CommitFigures } from './commit-figures.ts';
import type { Database } from './database.ts';
import { DeferredWrites, type Replays } from './deferred-writes.ts';
import { GroupCommit, groupLimits, type GroupLimits } from './group-commit.ts';
import { migrateSqlite } from './migrate-sqlite.ts';
import { createOrm } from './orm.ts';
import { queriesOn, type Queries } from './queries.ts';
import { createCheckpoints } from './sqlite-checkpoints.ts';
import { createCopies } from './sqlite-copies.ts';
import { UnitConnection } from './sqlite-connection.ts';
import { SqliteHandle } from './sqlite-handle.ts';
import { openSqliteReader, sqliteLanguage } from './sqlite-language.ts';
import { retryWhileBusy } from './sqlite-patience.ts';
import { StatementWatch } from './statement-watch.ts';
import { OpenUnit } from './unit.ts';

/**
 * The hub on one SQLite file: a handle that writes in groups, a handle that reads what is committed.
 *
 * @param url `sqlite:<file>`
 * @param options `replays`: no write is deferred without them
 */
export async function openSqlite(
  url: string,
  log: Log,
  { limits = groupLimits, replays = {} }: { readonly limits?: GroupLimits; readonly replays?: Replays } = {},
): Promise<Database> {
  const file = resolve(url.slice('sqlite:'.length));
  openPrivateFile('HUB_DATABASE_URL', file);
  const watch = new StatementWatch();
  const writer = createWriter(file, watch);
  await retryWhileBusy(`opening ${file}`, writer.current);
  const checkpoints = createCheckpoints(file, log);
  const committed = (): void => checkpoints.committed();
  const { current, idle: idleWriter, distrust: distrustWriter } = writer;
  const target = { log, replays, writer: current, connect: connectUnit, committed, distrustWriter };
  const deferred = new DeferredWrites(target);
  const openReader = () => openSqliteReader(file, watch, { idleWriter, deferred });
  const { handle: readerHandle, reader } = await retryWhileBusy(`opening ${file}`, openReader);
  const orm = createOrm('sqlite', reader);
  const figures = new CommitFigures();
  const copies = createCopies(current, deferred);
  const group = new GroupCommit({
    ...target,
    limits,
    figures,
    deferred,
    isCopied: copies.isRunning,
    openUnit: (db) => new OpenUnit(db, () => orm.em.fork(), log),
  });
  let ready = false;
  return {
    engine: 'sqlite',
    orm,
    reader,
    figures,
    em: () => orm.em.fork(),
    transaction: (work, place) => group.run(work, place),
    snapshot: (work) => readSnapshot(file, watch, deferred, work),
    watchStatements: (listener) => watch.listen(listener),
    watchCommits: (listener) => figures.listen(listener),
    readState: async () => ({ walBytes: await sizeOf(`${file}-wal`), waiting: null }),
    migrate: async () => {
      await retryWhileBusy(`migrating ${file}`, () => migrateSqlite(file, log));
      await deferred.recover();
      ready = true;
    },
    // The file belongs to this process.
    holdLock: (_name, work) => work(),
    backUp: copies.backUp,
    isReady: async () => ready && answers(readerHandle),
    close: async () => {
      ready = false;
      await group.whenIdle();
      // The next start settles what cannot be settled now.
      await deferred.settle().catch(() => undefined);
      await checkpoints.stop();
      await orm.close();
      readerHandle.close();
      closeWriter(current());
    },
  };
}

/** The writing handle of a file, and another one in its place when it can no longer be trusted. */
function createWriter(file: string, watch: StatementWatch) {
  let writer: SqliteHandle | undefined;
  return {
    current: (): SqliteHandle => (writer ??= new SqliteHandle(file, 'write', watch)),
    /** Undefined while a transaction is open on it. */
    idle: (): SqliteHandle | undefined => (writer?.raw.inTransaction === false ? writer : undefined),
    /** After a failed sync a later one on the same handle may report success for pages that never reached the disk. */
    distrust: (): void => {
      const broken = writer;
      writer = undefined;
      broken?.close();
    },
  };
}

/** The writing handle as one unit sees it. */
function connectUnit(handle: SqliteHandle): { connection: UnitConnection; db: Queries } {
  const connection = new UnitConnection(handle);
  return { connection, db: queriesOn(sqliteLanguage, connection) };
}

/** In bytes; 0 for a file that is not there. */
async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  return found?.size ?? 0;
}

function closeWriter(last: SqliteHandle): void {
  last.raw.pragma('wal_checkpoint(truncate)');
  last.close();
}

function answers(handle: SqliteHandle): boolean {
  try {
    handle.raw.prepare('select 1 from hub_meta limit 1').get();
    return true;
  } catch {
    return false;
  }
}

/** Reads on a handle of their own: what the hub's reader does meanwhile stays as fresh as ever. */
async function readSnapshot<T>(
  file: string,
  watch: StatementWatch,
  deferred: DeferredWrites,
  work: (db: Queries) => Promise<T>,
): Promise<T> {
  const { handle, reader } = await retryWhileBusy(`opening ${file}`, () => openSqliteReader(file, watch));
  try {
    while (deferred.areDue) await deferred.settle();
    // The first read decides which moment it is.
    handle.raw.exec('begin; select 1 from hub_meta limit 1');
    return await work(reader);
  } finally {
    handle.close();
  }
}
