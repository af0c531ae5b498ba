import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import { ofAnybody } from '../../entities/audit-entry.ts';
import type { AuditRow } from '../../entities/rows.ts';
import { behind } from '../access/key-order.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import type { Ctx } from '../ctx.ts';

const pages = definePages('audit_log', 'number', 'text', 'number');

const amongAll = sql<SqlBool>`${sql.raw(ofAnybody)}`;
/** No equality: Postgres would read what everybody did in the network for what one person did there. */
const inNetwork = (id: string) => sql<SqlBool>`network_id is not distinct from ${id}`;

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
  select = userId === undefined ? select.where(amongAll) : select.where('user_id', '=', userId);
  if (networkId !== null) select = select.where(inNetwork(networkId));
  if (query.action !== undefined) select = select.where('action', '=', query.action);
  const rows = await select
    .where(behind(['created_at', 'network_id', 'seq'], page.after, 'desc'))
    .orderBy('created_at', 'desc')
    .orderBy('network_id', 'desc')
    .orderBy('seq', 'desc')
    .limit(page.reads)
    .execute();
  return page.cut(rows, (row) => [row.created_at, row.network_id, row.seq]);
}
