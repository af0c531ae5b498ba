import { Provider } from '../../entities/index.ts';
import { isPublicHttps } from '../../platform/public-host.ts';
import { lockNetwork } from '../access/lock-network.ts';
import { managers, requireRole } from '../access/require-role.ts';
import { requireNodeMode } from '../access/require-node-mode.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import type { ProviderModel } from './provider.ts';

/** What may change of a provider; at least one. */
export interface ProviderPatch {
  readonly name?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly models?: readonly ProviderModel[] | undefined;
  readonly enabled?: boolean | undefined;
}

/** The wire name of a field that may change. */
export type ProviderField = 'name' | 'base_url' | 'models' | 'enabled';

/**
 * Changes name, address, models or state of a provider; vendor, secret and network stay (rule providers-fixed-fields).
 * Audited.
 *
 * @returns the wire names of the fields that were given
 * @throws noop_no_changes, provider_not_found, provider_name_taken, probe_target_forbidden
 * @throws permission_denied no owner or admin
 * @throws network_id_required, access_denied, node_permission_denied
 */
export async function updateProvider(
  ctx: Ctx,
  { providerId, patch, networkId }: { providerId: string; patch: ProviderPatch; networkId?: string | undefined },
): Promise<ProviderField[]> {
  requireNodeMode(ctx, 'update_provider');
  const scope = await resolveScope(ctx, networkId, 'write');
  requireRole(scope.role, managers, 'permission_denied');
  const changes = readPatch(patch);
  const fields = Object.keys(changes).map((property) => wireNames[property as keyof typeof changes]);
  if (fields.length === 0) throw new DomainError('noop_no_changes');
  if (patch.baseUrl !== undefined && !(await isPublicHttps(patch.baseUrl))) {
    throw new DomainError('probe_target_forbidden');
  }
  await ctx.transaction(async (tx) => {
    if (patch.name !== undefined) await requireFreeName(tx, scope.networkId, providerId, patch.name);
    const { networkId: own } = scope;
    const provider = await tx.em.findOne(Provider, { networkId: own, providerId });
    if (provider === null) throw new DomainError('provider_not_found');
    tx.em.assign(provider, { ...changes, updatedAt: tx.platform.clock.now() });
    const audit = { action: 'provider_updated', targetType: 'provider', targetId: providerId };
    await recordAudit(tx, { ...audit, detail: fields.join(', '), networkId: own });
  });
  return fields;
}

const wireNames = { name: 'name', baseUrl: 'base_url', models: 'models', enabled: 'enabled' } as const;

function readPatch({ name, baseUrl, models, enabled }: ProviderPatch) {
  return {
    ...(name !== undefined && { name }),
    ...(baseUrl !== undefined && { baseUrl }),
    ...(models !== undefined && { models: JSON.stringify(models) }),
    ...(enabled !== undefined && { enabled: enabled ? 1 : 0 }),
  };
}

/** Takes the row of the network, so that of two changes to one name the second is told. */
async function requireFreeName(tx: Tx, networkId: string, providerId: string, name: string): Promise<void> {
  await lockNetwork(tx, networkId);
  const others = await tx.em.count(Provider, { networkId, name, providerId: { $ne: providerId } });
  if (others > 0) throw new DomainError('provider_name_taken');
}
