import { purgeAudit } from '../../domain/audit/purge-audit.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { drain } from './drain.ts';

/** Forgets audit rows after `HUB_KEEP_AUDIT_DAYS`. */
export const purgeAuditJob = {
  name: 'purge_audit',
  everySeconds: 3_600,
  run: (ctx: Ctx): Promise<number> => drain(ctx, purgeAudit),
};
