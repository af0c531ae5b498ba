import { managers, requireRole } from '../access/require-role.ts';
import { inScope, resolveScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import type { ProviderRow } from './provider.ts';

const maxProviders = 500;

/**
 * The providers of a network by name; a secret only by its name in the vault (decisions G).
 *
 * @throws permission_denied no owner or admin
 * @throws network_id_required, access_denied
 */
export async function listProviders(ctx: Ctx, networkId?: string): Promise<ProviderRow[]> {
  const scope = await resolveScope(ctx, networkId, 'read');
  requireRole(scope.role, managers, 'permission_denied');
  return ctx.db.selectFrom('providers').selectAll().where(inScope(scope)).orderBy('name').limit(maxProviders).execute();
}
