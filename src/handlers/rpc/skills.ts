import type { ToolHandlers } from '../../../generated/tools.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { getSkill } from '../../domain/skills/get-skill.ts';
import { listSkills } from '../../domain/skills/list-skills.ts';
import { reviewSkill } from '../../domain/skills/review-skill.ts';
import { submitSkill } from '../../domain/skills/submit-skill.ts';
import { viewPage } from '../views/page.ts';
import { viewSkill } from '../views/skill.ts';

/** The tools of SkillHub. */
export const skillsRpc = {
  submit_skill: async (ctx, { network_id: networkId, ...skill }) => {
    const { skillId, status, sourceType, sourceAlias, known } = await submitSkill(ctx, { ...skill, networkId });
    const made = { skill_id: skillId, status, source_type: sourceType, source_alias: sourceAlias };
    return { ok: true, ...made, ...(known ? { idempotent: true as const } : {}) };
  },
  list_skills: async (ctx, { include_pending: includePending, query, limit, cursor, network_id: networkId }) => {
    const page = await listSkills(ctx, { includePending, query, limit, cursor, networkId });
    return { ok: true, reviewer: page.reviewer, skills: page.rows.map(viewSkill), ...viewPage(page) };
  },
  get_skill: async (ctx, { skill_id: skillId, network_id: networkId }) => {
    const skill = await getSkill(ctx, skillId, networkId);
    return { ok: true, skill: { ...viewSkill(skill), content: skill.content } };
  },
  review_skill: async (ctx, { skill_id: skillId, decision, note, network_id: networkId }) => {
    await reviewSkill(ctx, { skillId, decision, note, networkId });
    return { ok: true, skill_id: skillId, status: decision };
  },
} satisfies Partial<ToolHandlers<Ctx>>;
