import { managers, requireRole } from '../access/require-role.ts';
import { requireNodeMode } from '../access/require-node-mode.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx } from '../ctx.ts';

/** A value for the vault. */
export interface NewSecret {
  /** `[A-Z][A-Z0-9_]{0,63}` */
  readonly key: string;
  /** 1 to 16,384 characters; it leaves this function sealed and no other way. */
  readonly value: string;
  readonly networkId?: string | undefined;
}

/**
 * Puts a secret into the network's vault, or replaces it (rule providers-names-only). Audited by its name.
 *
 * @throws permission_denied no owner or admin
 * @throws network_id_required, access_denied, node_permission_denied
 */
export async function upsertNetworkSecret(ctx: Ctx, { key, value, networkId }: NewSecret): Promise<void> {
  requireNodeMode(ctx, 'upsert_network_secret');
  const scope = await resolveScope(ctx, networkId, 'write');
  requireRole(scope.role, managers, 'permission_denied');
  const box = ctx.platform.vault.seal(value, [scope.networkId, key]);
  await ctx.transaction(async (tx) => {
    const now = tx.platform.clock.now();
    const sealed = { key_id: box.keyId, sealed: box.sealed, updated_at: now };
    const createdBy = tx.caller.userId ?? tx.caller.kind;
    await tx.db
      .insertInto('vault_secrets')
      .values({ network_id: scope.networkId, key, created_by: createdBy, created_at: now, ...sealed })
      .onConflict((conflict) => conflict.columns(['network_id', 'key']).doUpdateSet(sealed))
      .execute();
    const audit = { action: 'secret_upserted', targetType: 'secret', targetId: key };
    await recordAudit(tx, { ...audit, networkId: scope.networkId });
  });
}
