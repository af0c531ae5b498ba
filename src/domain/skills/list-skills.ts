import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import { behind } from '../access/key-order.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Paging } from '../access/page-cursor.ts';
import { inScope, resolveScope } from '../access/resolve-scope.ts';
import { isReviewer } from './is-reviewer.ts';

/** The columns of a skill without its document. */
export const skillColumns = [
  'skill_id',
  'slug',
  'name',
  'description',
  'version',
  'status',
  'source_type',
  'source_alias',
  'content_hash',
  'created_at',
  'updated_at',
  'reviewed_at',
  'review_note',
] as const;

export interface SkillFilter extends Paging {
  /** Also what waits for its review or was rejected; only reviewers get it. */
  readonly includePending: boolean;
  /** A part of slug, name or description, whatever its case. */
  readonly query?: string | undefined;
  readonly networkId?: string | undefined;
}

const pages = definePages('skills', 'number');

/**
 * The skills of a network, newest first.
 *
 * @throws network_id_required, access_denied, invalid_cursor
 */
export async function listSkills(ctx: Ctx, filter: SkillFilter) {
  const page = pages.open(ctx, filter);
  const scope = await resolveScope(ctx, filter.networkId, 'read');
  const reviewer = isReviewer(ctx.caller, scope);
  let query = ctx.db
    .selectFrom('skills')
    .select([...skillColumns, 'seq'])
    .where(inScope(scope));
  if (!(reviewer && filter.includePending)) query = query.where('status', '=', 'published');
  if (filter.query) {
    const part = `%${filter.query.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(sql<boolean>`lower(slug || ' ' || name || ' ' || description) like ${part} escape '\\'`);
  }
  const skills = await query
    .where(behind(['seq'], page.after, 'desc'))
    .orderBy('seq', 'desc')
    .limit(page.reads)
    .execute();
  const { rows, nextCursor } = page.cut(skills, ({ seq }) => [seq]);
  return { rows: rows.map(({ seq: _seq, ...skill }) => skill), nextCursor, reviewer };
}
