import type { RestHandlers } from '../../../generated/rest.ts';
import { listAuditLog } from '../../domain/audit/list-audit-log.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { viewAuditRow } from '../views/audit-row.ts';

/** The audit log (seed 000, Data queries). */
export const auditRest = {
  listAuditLog: async (ctx, { query }) => {
    const { limit = 50, action, user_id: userId } = query;
    const logs = (await listAuditLog(ctx, { limit, action, userId })).map(viewAuditRow);
    return { status: 200, body: { ok: true, logs, count: logs.length } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
