import { sql } from 'kysely';
import { LoginFailure } from '../../entities/index.ts';
import type { ReadCtx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { failuresToLock, firstLockMs, keepFailuresMs, longestLockMs } from './limits.ts';

/**
 * Refuses while the user name is locked, whether or not there is such a user (rule accounts-login-lock).
 *
 * @param key the name as `usernameKey` makes it
 * @throws login_locked with the milliseconds that the lock still holds
 */
export async function requireUnlocked({ em, platform }: ReadCtx, key: string): Promise<void> {
  const now = platform.clock.now();
  const lock = await em.findOne(LoginFailure, { usernameKey: key, lockedUntil: { $gt: now } });
  if (lock !== null) throw new DomainError('login_locked', { retry_after_ms: lock.lockedUntil - now });
}

/** Counts one more failure in a row; from the 5th on the name is locked, each time twice as long. */
export async function recordFailure(tx: Tx, key: string): Promise<void> {
  const now = tx.platform.clock.now();
  const { failures } = await tx.db
    // eslint-disable-next-line no-restricted-syntax -- one statement counts failures that come at once
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
  await tx.em.nativeUpdate(LoginFailure, { usernameKey: key }, { lockedUntil: now + lockMs });
}

/** A success ends the row of failures. */
export async function clearFailures(tx: Tx, key: string): Promise<void> {
  await tx.em.nativeDelete(LoginFailure, { usernameKey: key });
}

/** Forgets the failures of names that nobody tried for a day; names need not exist, so the table would only grow. */
export async function purgeFailures(tx: Tx): Promise<void> {
  const before = tx.platform.clock.now() - keepFailuresMs;
  await tx.em.nativeDelete(LoginFailure, { updatedAt: { $lt: before } });
}
