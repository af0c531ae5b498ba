import { behind } from '../access/key-order.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import { managers, requireRole } from '../access/require-role.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import { inScope } from '../access/in-scope.ts';
import type { Ctx } from '../ctx.ts';
import type { ProviderFacts } from './provider.ts';

const pages = definePages('providers', 'text', 'text');
/** Providers of one answer. */
const maxProviders = 500;

/**
 * The providers of a network by name; a secret only by its name in the vault (rule providers-names-only).
 *
 * @throws permission_denied no owner or admin
 * @throws network_id_required, access_denied, invalid_cursor
 */
export async function listProviders(
  ctx: Ctx,
  query: Paging & { readonly networkId?: string | undefined },
): Promise<Page<ProviderFacts>> {
  const page = pages.open(ctx, { ...query, limit: query.limit ?? maxProviders });
  const scope = await resolveScope(ctx, query.networkId, 'read');
  requireRole(scope.role, managers, 'permission_denied');
  const rows = await ctx.db
    .selectFrom('providers')
    .select(['network_id as networkId', 'provider_id as providerId', 'name', 'vendor', 'base_url as baseUrl'])
    .select(['secret_key_ref as secretKeyRef', 'enabled', 'models', 'created_at as createdAt'])
    .select('created_by as createdBy')
    .where(inScope(scope))
    .where(behind(['name', 'provider_id'], page.after))
    .orderBy('name')
    .orderBy('provider_id')
    .limit(page.reads)
    .execute();
  return page.cut(rows, ({ name, providerId }) => [name, providerId]);
}
