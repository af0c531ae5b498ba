import { behind } from '../access/key-order.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import { managers, requireRole } from '../access/require-role.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import { inScope } from '../access/in-scope.ts';
import type { Ctx } from '../ctx.ts';

const pages = definePages('vault_keys', 'text');

/**
 * The names of the network's secrets, sorted; never their values (rule providers-names-only).
 *
 * @throws permission_denied no owner or admin
 * @throws network_id_required, access_denied, invalid_cursor
 */
export async function listNetworkSecrets(
  ctx: Ctx,
  query: Paging & { readonly networkId?: string | undefined },
): Promise<Page<string>> {
  const page = pages.open(ctx, query);
  const scope = await resolveScope(ctx, query.networkId, 'read');
  requireRole(scope.role, managers, 'permission_denied');
  const rows = await ctx.db
    .selectFrom('vault_secrets')
    .select('key')
    .where(inScope(scope))
    .where(behind(['key'], page.after))
    .orderBy('key')
    .limit(page.reads)
    .execute();
  const keys = rows.map(({ key }) => key);
  return page.cut(keys, (key) => [key]);
}
