import { LockMode } from '@mikro-orm/core';
import type { SkillDecision } from '../../../generated/enums.ts';
import { Skill } from '../../entities/index.ts';
import { requireNodeMode } from '../access/require-node-mode.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { isReviewer } from './is-reviewer.ts';

export interface SkillReview {
  readonly skillId: string;
  readonly decision: SkillDecision;
  /** At most 1,000 characters, shown with the skill. */
  readonly note?: string | undefined;
  readonly networkId?: string | undefined;
}

/**
 * Publishes or rejects a pending skill, once (rule skills-reviewers). A node token never reviews.
 *
 * @throws skill_review_admin_required, skill_not_found, skill_not_pending
 * @throws network_id_required, access_denied, permission_denied, node_permission_denied
 */
export async function reviewSkill(ctx: Ctx, { skillId, decision, note, networkId }: SkillReview): Promise<void> {
  requireNodeMode(ctx, 'review_skill');
  const scope = await resolveScope(ctx, networkId, 'write');
  if (!isReviewer(ctx.caller, scope)) throw new DomainError('skill_review_admin_required');
  await ctx.transaction(async (tx) => {
    const skill = await takePending(tx, skillId, scope.networkId);
    const now = tx.platform.clock.now();
    skill.status = decision;
    skill.reviewNote = note ?? null;
    skill.reviewedBy = tx.caller.userId;
    skill.reviewedAt = now;
    skill.updatedAt = now;
    const audit = { action: 'skill_reviewed', targetType: 'skill', targetId: skillId, detail: decision };
    await recordAudit(tx, { ...audit, networkId: scope.networkId });
  });
}

/** The skill, held until the unit ends: of two reviews at once the second is told that it came too late. */
async function takePending({ em }: Tx, skillId: string, networkId: string): Promise<Skill> {
  const skill = await em.findOne(Skill, { networkId, skillId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (skill === null) throw new DomainError('skill_not_found');
  if (skill.status !== 'pending') throw new DomainError('skill_not_pending', { status: skill.status });
  return skill;
}
