import type { ProviderRow } from '../../entities/rows.ts';
import { isPublicHttps } from '../../platform/public-host.ts';
import { managers, requireRole } from '../access/require-role.ts';
import { requireNodeMode } from '../access/require-node-mode.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { findSecretKeys } from './find-secrets.ts';
import type { ProviderModel } from './provider.ts';

/** A provider as it shall be. */
export interface NewProvider {
  /** Unique in the network; names the one to update. */
  readonly name: string;
  readonly vendor: string;
  readonly baseUrl: string;
  /** A key of the vault. */
  readonly secretKeyRef: string;
  readonly enabled: boolean;
  readonly models: readonly ProviderModel[];
  readonly networkId?: string | undefined;
}

/**
 * Creates a provider or updates the one of this name; vendor and secret of a known one stay
 * (rule providers-fixed-fields). Audited.
 *
 * @throws probe_target_forbidden the address is private, local or not https
 * @throws secret_not_in_vault
 * @throws permission_denied no owner or admin
 * @throws network_id_required, access_denied, node_permission_denied
 */
export async function upsertProvider(ctx: Ctx, provider: NewProvider): Promise<ProviderRow> {
  requireNodeMode(ctx, 'upsert_provider');
  const scope = await resolveScope(ctx, provider.networkId, 'write');
  requireRole(scope.role, managers, 'permission_denied');
  if (!(await isPublicHttps(provider.baseUrl))) throw new DomainError('probe_target_forbidden');
  return ctx.transaction(async (tx) => {
    const key = provider.secretKeyRef;
    const known = await findSecretKeys(tx, scope.networkId, [key]);
    if (!known.has(key)) throw new DomainError('secret_not_in_vault', { key });
    const row = await writeProvider(tx, scope.networkId, provider);
    const audit = { action: 'provider_upserted', targetType: 'provider', targetId: row.provider_id, detail: row.name };
    await recordAudit(tx, { ...audit, networkId: scope.networkId });
    return row;
  });
}

async function writeProvider(tx: Tx, networkId: string, provider: NewProvider): Promise<ProviderRow> {
  const now = tx.platform.clock.now();
  const changing = {
    base_url: provider.baseUrl,
    enabled: provider.enabled ? 1 : 0,
    models: JSON.stringify(provider.models),
    updated_at: now,
  };
  return tx.db
    .insertInto('providers')
    .values({
      provider_id: `prov_${tx.platform.ids.uuid()}`,
      network_id: networkId,
      name: provider.name,
      vendor: provider.vendor,
      secret_key_ref: provider.secretKeyRef,
      created_at: now,
      created_by: tx.caller.userId ?? tx.caller.kind,
      ...changing,
    })
    .onConflict((conflict) => conflict.columns(['network_id', 'name']).doUpdateSet(changing))
    .returningAll()
    .executeTakeFirstOrThrow();
}
