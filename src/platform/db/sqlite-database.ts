import { resolve } from 'node:path';
import { SqliteDialect, SqliteQueryCompiler, type LimitNode } from 'kysely';
import type { Log } from '../log.ts';
import { openPrivateFile } from '../private-files.ts';
import type { Database } from './database.ts';
import { GroupCommit, groupLimits, type GroupLimits } from './group-commit.ts';
import { migrateSqlite } from './migrate-sqlite.ts';
import { createOrm } from './orm.ts';
import { languageOf, queriesOn, type Queries } from './queries.ts';
import { createCheckpoints } from './sqlite-checkpoints.ts';
import { SqliteReader, UnitConnection } from './sqlite-connection.ts';
import { SqliteHandle } from './sqlite-handle.ts';
import { retryWhileBusy } from './sqlite-patience.ts';
import { StatementWatch } from './statement-watch.ts';
import { OpenUnit } from './unit.ts';

/**
 * SQLite looks at the value of a bound limit when it plans, so it plans the statement anew for each run, which takes
 * three times as long as a short page itself. It does not look into a sum.
 */
class SteadyCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    super.visitLimit(node);
    this.append(' + 0');
  }
}

class HubDialect extends SqliteDialect {
  override createQueryCompiler(): SteadyCompiler {
    return new SteadyCompiler();
  }
}

const language = languageOf(
  new HubDialect({
    database: () => {
      throw new Error('the hub opens its own connections');
    },
  }),
);

const openReader = (file: string, watch: StatementWatch): { handle: SqliteHandle; reader: Queries } => {
  const handle = new SqliteHandle(file, 'read', watch);
  return { handle, reader: queriesOn(language, new SqliteReader(handle)) };
};

/**
 * The hub on one SQLite file: a handle that writes in groups, a handle that reads what is committed.
 *
 * @param url `sqlite:<file>`
 */
export async function openSqlite(url: string, log: Log, limits: GroupLimits = groupLimits): Promise<Database> {
  const file = resolve(url.slice('sqlite:'.length));
  openPrivateFile('HUB_DATABASE_URL', file);
  const watch = new StatementWatch();
  let writer: SqliteHandle | undefined;
  const currentWriter = (): SqliteHandle => (writer ??= new SqliteHandle(file, 'write', watch));
  await retryWhileBusy(`opening ${file}`, currentWriter);
  const { handle: readerHandle, reader } = await retryWhileBusy(`opening ${file}`, () => openReader(file, watch));
  const orm = createOrm('sqlite', reader);
  const figures = { commits: 0, units: 0 };
  const checkpoints = createCheckpoints(file, log);
  const group = new GroupCommit({
    log,
    limits,
    figures,
    writer: currentWriter,
    openUnit: (db) => new OpenUnit(db, () => orm.em.fork(), log),
    connect: (handle) => {
      const connection = new UnitConnection(handle);
      return { connection, db: queriesOn(language, connection) };
    },
    committed: () => checkpoints.committed(),
    // After a failed sync a later one on the same handle may report success for pages that never reached the disk.
    distrustWriter: () => {
      const broken = writer;
      writer = undefined;
      broken?.close();
    },
  });
  let ready = false;
  return {
    engine: 'sqlite',
    orm,
    reader,
    figures,
    em: () => orm.em.fork(),
    transaction: (work, place) => group.run(work, place),
    watchStatements: (listener) => watch.listen(listener),
    migrate: async () => {
      await retryWhileBusy(`migrating ${file}`, () => migrateSqlite(file, log));
      ready = true;
    },
    // The file belongs to this process.
    holdLock: (_name, work) => work(),
    isReady: async () => ready && answers(readerHandle),
    close: async () => {
      ready = false;
      await group.whenIdle();
      await checkpoints.stop();
      await orm.close();
      readerHandle.close();
      const last = currentWriter();
      last.raw.pragma('wal_checkpoint(truncate)');
      last.close();
    },
  };
}

function answers(handle: SqliteHandle): boolean {
  try {
    handle.raw.prepare('select 1 from hub_meta limit 1').get();
    return true;
  } catch {
    return false;
  }
}
