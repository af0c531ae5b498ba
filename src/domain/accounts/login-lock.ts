import { sql } from 'kysely';
import type { Queries, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { failuresToLock, firstLockMs, keepFailuresMs, longestLockMs } from './limits.ts';

/**
 * Refuses while the user name is locked, whether or not there is such a user (rule accounts-login-lock).
 *
 * @param key the name as `usernameKey` makes it
 * @throws login_locked with the milliseconds that the lock still holds
 */
export async function requireUnlocked(db: Queries, key: string, now: number): Promise<void> {
  const row = await db
    .selectFrom('login_failures')
    .select('locked_until')
    .where('username_key', '=', key)
    .where('locked_until', '>', now)
    .executeTakeFirst();
  if (row !== undefined) throw new DomainError('login_locked', { retry_after_ms: row.locked_until - now });
}

/** Counts one more failure in a row; from the 5th on the name is locked, each time twice as long. */
export async function recordFailure(tx: Tx, key: string): Promise<void> {
  const now = tx.platform.clock.now();
  const { failures } = await tx.db
    .insertInto('login_failures')
    .values({ username_key: key, failures: 1, locked_until: 0, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('username_key').doUpdateSet({
        failures: sql<number>`login_failures.failures + 1`,
        updated_at: now,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  if (failures < failuresToLock) return;
  const lockMs = Math.min(longestLockMs, firstLockMs * 2 ** (failures - failuresToLock));
  await tx.db
    .updateTable('login_failures')
    .set({ locked_until: now + lockMs })
    .where('username_key', '=', key)
    .execute();
}

/** A success ends the row of failures. */
export async function clearFailures(tx: Tx, key: string): Promise<void> {
  await tx.db.deleteFrom('login_failures').where('username_key', '=', key).execute();
}

/** Forgets the failures of names that nobody tried for a day; names need not exist, so the table would only grow. */
export async function purgeFailures(tx: Tx): Promise<void> {
  const before = tx.platform.clock.now() - keepFailuresMs;
  await tx.db.deleteFrom('login_failures').where('updated_at', '<', before).execute();
}
