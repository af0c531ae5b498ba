import type { Schemas } from '../../../generated/tools.ts';
import type { SkillSummary } from '../../domain/skills/list-skills.ts';
import { toWireTime } from '../../platform/clock.ts';

/** A skill on the wire, without its document. */
export function viewSkill(skill: SkillSummary): Schemas['SkillSummary'] {
  return {
    skill_id: skill.skillId,
    slug: skill.slug,
    name: skill.name,
    description: skill.description,
    version: skill.version,
    status: skill.status,
    source_type: skill.sourceType,
    source_alias: skill.sourceAlias,
    content_hash: skill.contentHash,
    created_at: toWireTime(skill.createdAt),
    updated_at: toWireTime(skill.updatedAt),
    reviewed_at: toWireTime(skill.reviewedAt),
    review_note: skill.reviewNote,
  };
}
