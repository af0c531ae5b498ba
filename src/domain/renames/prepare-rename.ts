import { sql } from 'kysely';
import type { RenameRow } from '../../entities/rows.ts';
import { resolveNamedScope } from '../access/resolve-scope.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { endOverdue } from './expire-renames.ts';
import { preparedForMs } from './limits.ts';
import { recordRename } from './record-rename.ts';
import { requireAliasFree } from '../nodes/require-alias-free.ts';

/** Which node is to be called what. */
export interface RenameRequest {
  readonly networkId: string;
  readonly oldAlias: string;
  readonly newAlias: string;
}

/**
 * Prepares a rename and reserves the new alias for 15 minutes; the node itself stays as it is (rule renames-two-steps).
 * Open to everybody who may write in the network; nodes do not rename.
 *
 * @returns the id for commit and abort
 * @throws access_denied, permission_denied, agent_access_restricted, node_not_found
 * @throws alias_taken somebody answers to the new alias, or another rename has reserved it
 * @throws rename_in_progress the node has another prepared rename
 */
export async function prepareRename(ctx: Ctx, request: RenameRequest): Promise<string> {
  const { networkId } = await resolveNamedScope(ctx, request.networkId, 'write');
  const { oldAlias, newAlias } = request;
  return ctx.transaction(async (tx) => {
    const node = await tx.db
      .selectFrom('nodes')
      .select('node_id')
      .where('network_id', '=', networkId)
      .where('alias', '=', oldAlias)
      .executeTakeFirst();
    if (!node) throw new DomainError('node_not_found');
    await requireAliasFree(tx, networkId, newAlias);
    await endOverdue(tx, networkId);
    const rename = await insertRename(tx, { networkId, oldAlias, newAlias }, node.node_id);
    if (!rename) throw await conflictOf(tx, { networkId, oldAlias, newAlias });
    await recordRename(tx, 'prepared', rename);
    return rename.txn_id;
  });
}

/** Undefined when an open rename has the same old or new alias. */
async function insertRename(tx: Tx, request: RenameRequest, nodeId: string): Promise<RenameRow | undefined> {
  const now = tx.platform.clock.now();
  return tx.db
    .insertInto('rename_transactions')
    .values({
      txn_id: `txn_${tx.platform.ids.uuid()}`,
      network_id: request.networkId,
      node_id: nodeId,
      old_alias: request.oldAlias,
      new_alias: request.newAlias,
      state: 'prepared',
      created_at: now,
      expires_at: now + preparedForMs,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

async function conflictOf(tx: Tx, { networkId, oldAlias, newAlias }: RenameRequest): Promise<DomainError> {
  const open = await tx.db
    .selectFrom('rename_transactions')
    .select('txn_id')
    .where('network_id', '=', networkId)
    .where('old_alias', '=', oldAlias)
    .where(sql<boolean>`state = 'prepared'`)
    .executeTakeFirst();
  if (open) return new DomainError('rename_in_progress', { txn_id: open.txn_id });
  return new DomainError('alias_taken', { alias: newAlias });
}
