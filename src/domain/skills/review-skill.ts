import type { SkillDecision } from '../../../generated/enums.ts';
import { requireNodeMode } from '../access/require-node-mode.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx, ReadCtx } from '../ctx.ts';
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
    const now = tx.platform.clock.now();
    const reviewed = await tx.db
      .updateTable('skills')
      .set({
        status: decision,
        review_note: note ?? null,
        reviewed_by: tx.caller.userId,
        reviewed_at: now,
        updated_at: now,
      })
      .where('skill_id', '=', skillId)
      .where('network_id', '=', scope.networkId)
      .where('status', '=', 'pending')
      .returning('skill_id')
      .executeTakeFirst();
    if (!reviewed) await refuseReview(tx, skillId, scope.networkId);
    const audit = { action: 'skill_reviewed', targetType: 'skill', targetId: skillId, detail: decision };
    await recordAudit(tx, { ...audit, networkId: scope.networkId });
  });
}

async function refuseReview({ db }: ReadCtx, skillId: string, networkId: string): Promise<never> {
  const skill = await db
    .selectFrom('skills')
    .select('status')
    .where('skill_id', '=', skillId)
    .where('network_id', '=', networkId)
    .executeTakeFirst();
  if (!skill) throw new DomainError('skill_not_found');
  throw new DomainError('skill_not_pending', { status: skill.status });
}
