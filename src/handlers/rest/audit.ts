import type { RestHandlers } from '../../../generated/rest.ts';
import { listAuditLog } from '../../domain/audit/list-audit-log.ts';
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
} satisfies Partial<RestHandlers<Ctx>>;
