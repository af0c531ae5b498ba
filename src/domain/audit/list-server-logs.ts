import type { LogLine } from '../../platform/log.ts';
import { definePages, maxPage } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { readTime } from '../read-time.ts';

/** Newest first. */
export interface ServerLogs extends Page<LogLine> {
  /** Lines that the hub remembers at most. */
  readonly capacity: number;
}

const pages = definePages('server_logs', 'number');

/**
 * What this process logged last, masked; lost when it ends (rule audit-server-logs). For system admins and the master
 * token; a token that is bound to a node does not count as a person's.
 *
 * @param query.limit lines at most; more than the ring holds means all, and more than 1,000 means 1,000
 * @param query.since ISO 8601
 * @throws admin_only
 * @throws invalid_input `since` is not a valid time; invalid_cursor
 */
export async function listServerLogs(
  ctx: Ctx,
  query: Paging & { readonly limit: number; readonly since?: string | undefined },
): Promise<ServerLogs> {
  if (!ctx.caller.systemAdmin || ctx.caller.kind === 'node') throw new DomainError('admin_only');
  const since = readTime(query.since, 'since');
  const { log } = ctx.platform;
  const page = pages.open(ctx, { ...query, limit: Math.min(query.limit, log.capacity, maxPage) });
  const lines = log.recent(page.reads, since, page.after?.[0]);
  return { ...page.cut(lines, ({ number }) => [number]), capacity: log.capacity };
}
