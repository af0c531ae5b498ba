import { Skill } from '../../entities/index.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { isReviewer } from './is-reviewer.ts';

/**
 * One skill with its document. What is not published is there for reviewers only (rule skills-reviewers).
 *
 * @throws skill_not_found
 * @throws network_id_required, access_denied
 */
export async function getSkill(ctx: Ctx, skillId: string, givenNetworkId?: string): Promise<Skill> {
  const scope = await resolveScope(ctx, givenNetworkId, 'read');
  const { networkId } = scope;
  const skill = await ctx.em.findOne(Skill, { networkId, skillId });
  if (skill === null || (skill.status !== 'published' && !isReviewer(ctx.caller, scope))) {
    throw new DomainError('skill_not_found');
  }
  return skill;
}
