import { sql } from 'kysely';
import type { Skill } from '../../entities/index.ts';
import type { Ctx } from '../ctx.ts';
import { behind } from '../access/key-order.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import { inScope } from '../access/in-scope.ts';
import { isReviewer } from './is-reviewer.ts';

/** A skill without its document. */
export type SkillSummary = Omit<Skill, 'networkId' | 'seq' | 'content' | 'sourceId' | 'reviewedBy'>;

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
export async function listSkills(
  ctx: Ctx,
  filter: SkillFilter,
): Promise<Page<SkillSummary> & { readonly reviewer: boolean }> {
  const page = pages.open(ctx, filter);
  const scope = await resolveScope(ctx, filter.networkId, 'read');
  const reviewer = isReviewer(ctx.caller, scope);
  let query = ctx.db
    .selectFrom('skills')
    .select(['skill_id as skillId', 'seq', 'slug', 'name', 'description', 'version', 'status'])
    .select(['source_type as sourceType', 'source_alias as sourceAlias', 'content_hash as contentHash'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .select(['reviewed_at as reviewedAt', 'review_note as reviewNote'])
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
  return { rows, nextCursor, reviewer };
}
