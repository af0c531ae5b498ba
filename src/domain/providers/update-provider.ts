import { isPublicHttps } from '../../platform/public-host.ts';
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
  const changes = columnsOf(patch);
  const fields = Object.keys(changes) as ProviderField[];
  if (fields.length === 0) throw new DomainError('noop_no_changes');
  if (patch.baseUrl !== undefined && !(await isPublicHttps(patch.baseUrl))) {
    throw new DomainError('probe_target_forbidden');
  }
  await ctx.transaction(async (tx) => {
    if (patch.name !== undefined) await requireFreeName(tx, scope.networkId, providerId, patch.name);
    const updated = await tx.db
      .updateTable('providers')
      .set({ ...changes, updated_at: tx.platform.clock.now() })
      .where('provider_id', '=', providerId)
      .where('network_id', '=', scope.networkId)
      .returning('provider_id')
      .executeTakeFirst();
    if (!updated) throw new DomainError('provider_not_found');
    const audit = { action: 'provider_updated', targetType: 'provider', targetId: providerId };
    await recordAudit(tx, { ...audit, detail: fields.join(', '), networkId: scope.networkId });
  });
  return fields;
}

function columnsOf({ name, baseUrl, models, enabled }: ProviderPatch) {
  return {
    ...(name !== undefined && { name }),
    ...(baseUrl !== undefined && { base_url: baseUrl }),
    ...(models !== undefined && { models: JSON.stringify(models) }),
    ...(enabled !== undefined && { enabled: enabled ? 1 : 0 }),
  };
}

/** Takes the row of the network, so that of two changes to one name the second is told. */
async function requireFreeName(tx: Tx, networkId: string, providerId: string, name: string): Promise<void> {
  await tx.db
    .updateTable('networks')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('network_id', '=', networkId)
    .execute();
  const other = await tx.db
    .selectFrom('providers')
    .select('provider_id')
    .where('network_id', '=', networkId)
    .where('name', '=', name)
    .where('provider_id', '<>', providerId)
    .executeTakeFirst();
  if (other) throw new DomainError('provider_name_taken');
}
