import { inScope, resolveScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { isReviewer } from './is-reviewer.ts';
import { skillColumns } from './list-skills.ts';

/**
 * One skill with its document. What is not published is there for reviewers only (rule skills-reviewers).
 *
 * @throws skill_not_found
 * @throws network_id_required, access_denied
 */
export async function getSkill(ctx: Ctx, skillId: string, networkId?: string) {
  const scope = await resolveScope(ctx, networkId, 'read');
  const skill = await ctx.db
    .selectFrom('skills')
    .select([...skillColumns, 'content'])
    .where('skill_id', '=', skillId)
    .where(inScope(scope))
    .executeTakeFirst();
  if (!skill || (skill.status !== 'published' && !isReviewer(ctx.caller, scope))) {
    throw new DomainError('skill_not_found');
  }
  return skill;
}
