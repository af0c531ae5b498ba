import { VaultSecret } from '../../entities/index.ts';
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
    const { networkId: own } = scope;
    const updatedAt = tx.platform.clock.now();
    const known = await tx.em.findOne(VaultSecret, { networkId: own, key });
    const createdBy = tx.caller.userId ?? tx.caller.kind;
    if (known === null)
      tx.em.create(VaultSecret, { networkId: own, key, createdBy, createdAt: updatedAt, updatedAt, ...box });
    else tx.em.assign(known, { ...box, updatedAt });
    const audit = { action: 'secret_upserted', targetType: 'secret', targetId: key };
    await recordAudit(tx, { ...audit, networkId: own });
  });
}
