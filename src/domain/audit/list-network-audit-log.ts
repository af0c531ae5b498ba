import type { AuditRow } from '../../entities/rows.ts';
import { behind } from '../access/key-order.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import { requireOwnerReading } from '../access/require-owner-reading.ts';
import type { Ctx } from '../ctx.ts';

const pages = definePages('network_audit_log', 'number');

/**
 * What was done in a network, by whomever, newest first by its own count. For its owner; system admins and the master
 * token read any network (rule audit-own-rows).
 *
 * @param query.limit 1 to 200
 * @throws not_a_member absent networks answer alike
 * @throws owner_required, invalid_cursor
 */
export async function listNetworkAuditLog(
  ctx: Ctx,
  query: Paging & { readonly networkId: string },
): Promise<Page<AuditRow>> {
  const { networkId } = query;
  const page = pages.open(ctx, query);
  await requireOwnerReading(ctx, networkId);
  const rows = await ctx.db
    .selectFrom('audit_log')
    .selectAll()
    .where('network_id', '=', networkId)
    .where(behind(['seq'], page.after, 'desc'))
    .orderBy('seq', 'desc')
    .limit(page.reads)
    .execute();
  return page.cut(rows, (row) => [row.seq]);
}
