import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Database } from '../platform/db/database.ts';

const tableName = 'rate_limits';

/** One budget. */
interface LimiterOptions {
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  readonly keyPrefix: string;
}

/**
 * Limiters that count in the database, so that all hubs on it share one count. The first hub that starts makes the
 * table; the library deletes the rows of ended windows.
 *
 * @returns makes the limiter of one budget
 */
export async function openRateStore(database: Database): Promise<(options: LimiterOptions) => RateLimiterAbstract> {
  const storeClient = {
    query: ({ text, values = [] }: { text: string; values?: unknown[] }) =>
      database.transaction(async ({ db }) => {
        // A count that a crash of the database forgets does no harm; a storm must not wait for the disk.
        const quick = db.executeQuery(CompiledQuery.raw('set local synchronous_commit = off'));
        const [, result] = await Promise.all([quick, db.executeQuery(CompiledQuery.raw(text, values))]);
        return result;
      }),
  };
  const make = (options: LimiterOptions, tableCreated: boolean, ready?: (error?: Error) => void): RateLimiterPostgres =>
    new RateLimiterPostgres({ ...options, storeClient, storeType: 'client', tableName, tableCreated }, ready);
  const createTable = (): Promise<void> =>
    new Promise((resolve, reject) => {
      make({ points: 1, duration: 1, keyPrefix: '' }, false, (error) => (error ? reject(error) : resolve()));
    });
  // Of two hubs that start at once one may meet the table half made, `if not exists` or not; then it is there.
  await createTable().catch(createTable);
  return (options) => make(options, true);
}
