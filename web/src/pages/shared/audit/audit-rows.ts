import type { AuditRow } from '@agent-collaboration-hub/client';
import { wireTime } from '../../../parts/wire-time.ts';
import type { AuditSearch } from './audit-search.ts';

/** Whether a row is asked for. */
export function isAsked({ action, user_id, created_at }: AuditRow, asked: AuditSearch): boolean {
  if (asked.action !== undefined && asked.action !== action) return false;
  if (asked.person !== undefined && asked.person !== user_id) return false;
  const at = wireTime(created_at);
  if (asked.from !== undefined && at < dayStart(asked.from)) return false;
  return asked.to === undefined || at < dayStart(asked.to, 1);
}

/** Whether rows from here on are older than all that is asked for: the log comes newest first. */
export function isPast({ created_at }: AuditRow, { from }: AuditSearch): boolean {
  return from !== undefined && wireTime(created_at) < dayStart(from);
}

/** The beginning of a day, or of one after it, in the zone of the person. */
function dayStart(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}

const columns = ['created_at', 'user_id', 'username', 'action', 'target_type', 'target_id', 'detail'] as const;

/** The rows as CSV (RFC 4180), times in UTC. */
export function auditCsv(rows: readonly AuditRow[]): string {
  const lines = rows.map((row) => columns.map((name) => cellOf(row[name])).join(','));
  return `${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}

/** A text that begins as a formula would be run by a spreadsheet; the apostrophe keeps it a text. */
function cellOf(value: string | null): string {
  const text = /^[=+\-@\t\r]/.test(value ?? '') ? `'${value}` : (value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
