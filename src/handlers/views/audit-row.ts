import type { AuditRow } from '../../entities/rows.ts';
import { toWireTime } from '../../platform/clock.ts';
import type { Schemas } from '../../../generated/rest.ts';

/** An audit row on the wire; address and network stay inside. */
export function viewAuditRow(row: AuditRow): Schemas['AuditRow'] {
  return {
    user_id: row.user_id,
    username: row.username,
    action: row.action,
    target_type: row.target_type,
    target_id: row.target_id,
    detail: row.detail,
    created_at: toWireTime(row.created_at),
  };
}
