import { managers, requireRole } from '../access/require-role.ts';
import { inScope, resolveScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';

const maxKeys = 1_000;

/**
 * The names of the network's secrets, sorted; never their values (decisions G).
 *
 * @throws permission_denied no owner or admin
 * @throws network_id_required, access_denied
 */
export async function listNetworkSecrets(ctx: Ctx, networkId?: string): Promise<string[]> {
  const scope = await resolveScope(ctx, networkId, 'read');
  requireRole(scope.role, managers, 'permission_denied');
  const rows = await ctx.db
    .selectFrom('vault_secrets')
    .select('key')
    .where(inScope(scope))
    .orderBy('key')
    .limit(maxKeys)
    .execute();
  return rows.map((row) => row.key);
}
