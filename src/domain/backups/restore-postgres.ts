import { beginRestore, endRestore, loadPostgres } from '../../platform/db/load-postgres.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { createLog } from '../../platform/log.ts';
import { renewEpoch } from '../streams/renew-epoch.ts';
import { BackupFault } from './backup-fault.ts';
import type { RestoreSteps } from './restore-steps.ts';

interface PostgresTarget {
  readonly databaseUrl: string;
  readonly postgresTools: string;
  readonly epoch: string;
}

/**
 * Loads the dump `from` into an empty database and gives it a new epoch. From the first step on no hub starts on it, also
 * where this breaks off.
 *
 * @throws BackupFault when there is a table; ToolFault
 */
export async function restorePostgres(
  from: string,
  { databaseUrl, postgresTools, epoch }: PostgresTarget,
  { putUploads, putKey }: RestoreSteps,
): Promise<void> {
  const table = await beginRestore(databaseUrl);
  if (table !== undefined) {
    const mend = 'make an empty one (createdb) and name it with HUB_DATABASE_URL';
    throw new BackupFault(`The database is not empty, it has the table ${table}: ${mend}.`);
  }
  await putUploads();
  await loadPostgres(databaseUrl, from, postgresTools);
  await putKey();
  const log = createLog({ logLevel: 'silent', logRing: 1 });
  const database = await openDatabase({ databaseUrl, databasePool: 4 }, { log });
  try {
    await database.transaction(async ({ db }) => {
      await renewEpoch(db, epoch);
      await endRestore(db);
    });
  } finally {
    await database.close();
  }
}
