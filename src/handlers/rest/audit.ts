import type { RestHandlers } from '../../../generated/rest.ts';
import { listAuditLog } from '../../domain/audit/list-audit-log.ts';
import { listNetworkAuditLog } from '../../domain/audit/list-network-audit-log.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { viewAuditRow } from '../views/audit-row.ts';
import { viewPage } from '../views/page.ts';

/** The audit log. */
export const auditRest = {
  listAuditLog: async (ctx, { query }) => {
    const { limit = 50, cursor, action, user_id: userId } = query;
    const page = await listAuditLog(ctx, { limit, cursor, action, userId });
    const logs = page.rows.map(viewAuditRow);
    return { status: 200, body: { ok: true, logs, count: logs.length, ...viewPage(page) } };
  },
  listNetworkAuditLog: async (ctx, { path, query }) => {
    const { limit = 50, cursor } = query;
    const page = await listNetworkAuditLog(ctx, { networkId: path.network_id, limit, cursor });
    const logs = page.rows.map(viewAuditRow);
    return { status: 200, body: { ok: true, logs, count: logs.length, ...viewPage(page) } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
