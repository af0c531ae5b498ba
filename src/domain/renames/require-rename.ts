import type { RenameRow } from '../../entities/rows.ts';
import { resolveNamedScope, resolveObjectScope } from '../access/resolve-scope.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { inObjectScope } from '../access/in-scope.ts';

/** What names a rename. */
export type RenameKey = Pick<RenameRow, 'network_id' | 'txn_id'>;

/**
 * Refuses a rename that the caller may not decide: those of other networks look absent.
 *
 * @throws rename_not_found, permission_denied, agent_access_restricted
 */
export async function requireRename(ctx: Ctx, txnId: string): Promise<RenameKey> {
  const scope = await resolveObjectScope(ctx, undefined, 'narrow');
  const rename = await ctx.db
    .selectFrom('rename_transactions')
    .select(['network_id', 'txn_id'])
    .where(inObjectScope(scope))
    .where('txn_id', '=', txnId)
    .executeTakeFirst();
  if (!rename) throw new DomainError('rename_not_found');
  await resolveNamedScope(ctx, rename.network_id, 'write').catch((error: unknown) => {
    const foreign = error instanceof DomainError && error.code === 'access_denied';
    throw foreign ? new DomainError('rename_not_found') : error;
  });
  return rename;
}

/**
 * Ends a prepared rename, once: of two calls one gets the row.
 *
 * @throws rename_not_prepared naming where it stands; one that waited too long counts as aborted
 */
export async function endRename(tx: Tx, key: RenameKey, state: 'committed' | 'aborted'): Promise<RenameRow> {
  const now = tx.platform.clock.now();
  const ended = await tx.db
    .updateTable('rename_transactions')
    .set({ state, ended_at: now })
    .where('network_id', '=', key.network_id)
    .where('txn_id', '=', key.txn_id)
    .where('state', '=', 'prepared')
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (ended) return ended;
  const found = await tx.db
    .selectFrom('rename_transactions')
    .select('state')
    .where('network_id', '=', key.network_id)
    .where('txn_id', '=', key.txn_id)
    .executeTakeFirst();
  if (!found) throw new DomainError('rename_not_found');
  throw new DomainError('rename_not_prepared', { state: found.state === 'committed' ? 'committed' : 'aborted' });
}
