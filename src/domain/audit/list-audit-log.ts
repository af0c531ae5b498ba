import type { AuditRow } from '../../entities/rows.ts';
import { behind } from '../access/key-order.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import type { Ctx } from '../ctx.ts';

const pages = definePages('audit_log', 'number', 'text', 'number');

/**
 * The audit log, newest first (rule audit-own-rows). System admins see all rows and may ask for one user's; everybody
 * else sees only their own rows, with a bound token those of its network.
 *
 * @param query.limit 1 to 200
 * @param query.userId takes effect for system admins only
 * @throws invalid_cursor
 */
export async function listAuditLog(
  ctx: Ctx,
  query: Paging & { readonly action?: string | undefined; readonly userId?: string | undefined },
): Promise<Page<AuditRow>> {
  const page = pages.open(ctx, query);
  const { systemAdmin, networkId, userId: ownId } = ctx.caller;
  const seesAll = systemAdmin && networkId === null;
  const userId = seesAll ? query.userId : (ownId ?? '');
  let select = ctx.db.selectFrom('audit_log').selectAll();
  if (userId !== undefined) select = select.where('user_id', '=', userId);
  if (networkId !== null) select = select.where('network_id', '=', networkId);
  if (query.action !== undefined) select = select.where('action', '=', query.action);
  // Within one network its own count is the order; rows of several are told apart by it when their time is the same.
  if (networkId === null) select = select.orderBy('created_at', 'desc').orderBy('network_id', 'desc');
  const key = networkId === null ? page.after : page.after?.slice(2);
  const rows = await select
    .where(behind(networkId === null ? ['created_at', 'network_id', 'seq'] : ['seq'], key, 'desc'))
    .orderBy('seq', 'desc')
    .limit(page.reads)
    .execute();
  return page.cut(rows, (row) => [row.created_at, row.network_id, row.seq]);
}
