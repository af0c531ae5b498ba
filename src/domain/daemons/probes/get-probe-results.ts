import { behind } from '../../access/key-order.ts';
import { definePages } from '../../access/page-cursor.ts';
import type { Paging } from '../../access/page-cursor.ts';
import { managers, requireRole } from '../../access/require-role.ts';
import { resolveScope } from '../../access/resolve-scope.ts';
import { inScope } from '../../access/in-scope.ts';
import type { Ctx } from '../../ctx.ts';
import { expireProbes } from './expire-probes.ts';

export interface ProbeFilter extends Paging {
  readonly providerId?: string | undefined;
  readonly modelName?: string | undefined;
  readonly daemonNodeId?: string | undefined;
  readonly networkId?: string | undefined;
}

const pages = definePages('probes', 'number');

/**
 * Probes of a network, newest first; those that nobody answered in time are over by now (rule daemons-probes).
 *
 * @throws permission_denied no owner or admin
 * @throws network_id_required, access_denied, invalid_cursor
 */
export async function getProbeResults(ctx: Ctx, filter: ProbeFilter) {
  const page = pages.open(ctx, filter);
  const scope = await resolveScope(ctx, filter.networkId, 'read');
  requireRole(scope.role, managers, 'permission_denied');
  await expireProbes(ctx);
  let query = ctx.db.selectFrom('probes').selectAll().where(inScope(scope));
  if (filter.providerId !== undefined) query = query.where('provider_id', '=', filter.providerId);
  if (filter.modelName !== undefined) query = query.where('model_name', '=', filter.modelName);
  if (filter.daemonNodeId !== undefined) query = query.where('daemon_node_id', '=', filter.daemonNodeId);
  const rows = await query
    .where(behind(['seq'], page.after, 'desc'))
    .orderBy('seq', 'desc')
    .limit(page.reads)
    .execute();
  return page.cut(rows, ({ seq }) => [seq]);
}
