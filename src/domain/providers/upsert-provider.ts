import { Provider } from '../../entities/index.ts';
import { isPublicHttps } from '../../platform/public-host.ts';
import { managers, requireRole } from '../access/require-role.ts';
import { requireNodeMode } from '../access/require-node-mode.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { findSecretKeys } from './find-secrets.ts';
import { describeProvider } from './provider.ts';
import type { ProviderFacts, ProviderModel } from './provider.ts';

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
export async function upsertProvider(ctx: Ctx, provider: NewProvider): Promise<ProviderFacts> {
  requireNodeMode(ctx, 'upsert_provider');
  const scope = await resolveScope(ctx, provider.networkId, 'write');
  requireRole(scope.role, managers, 'permission_denied');
  if (!(await isPublicHttps(provider.baseUrl))) throw new DomainError('probe_target_forbidden');
  return ctx.transaction(async (tx) => {
    const key = provider.secretKeyRef;
    const known = await findSecretKeys(tx, scope.networkId, [key]);
    if (!known.has(key)) throw new DomainError('secret_not_in_vault', { key });
    const stored = await writeProvider(tx, scope.networkId, provider);
    const { providerId: targetId, name: detail } = stored;
    const { networkId } = scope;
    await recordAudit(tx, { action: 'provider_upserted', targetType: 'provider', targetId, detail, networkId });
    return describeProvider(stored);
  });
}

/** Of two that name a new provider at once, the later unit collides with the row of the other and runs again. */
async function writeProvider(tx: Tx, networkId: string, provider: NewProvider): Promise<Provider> {
  const { name, vendor, baseUrl, secretKeyRef } = provider;
  const now = tx.platform.clock.now();
  const changing = {
    baseUrl,
    enabled: provider.enabled ? 1 : 0,
    models: JSON.stringify(provider.models),
    updatedAt: now,
  };
  const known = await tx.em.findOne(Provider, { networkId, name });
  if (known !== null) return tx.em.assign(known, changing);
  return tx.em.create(Provider, {
    networkId,
    providerId: `prov_${tx.platform.ids.uuid()}`,
    name,
    vendor,
    secretKeyRef,
    createdAt: now,
    createdBy: tx.caller.userId ?? tx.caller.kind,
    ...changing,
  });
}
