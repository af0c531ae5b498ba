import { createHash } from 'node:crypto';
import type { SkillStatus } from '../../../generated/enums.ts';
import { Skill } from '../../entities/index.ts';
import { requireNodeMode } from '../access/require-node-mode.ts';
import { resolveScope } from '../access/resolve-scope.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { takeRowNumber } from '../streams/take-numbers.ts';

/** A version of a skill document as its author hands it in. */
export interface NewSkill {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly version: string;
  readonly content: string;
  readonly networkId?: string | undefined;
}

export interface SubmittedSkill {
  readonly skillId: string;
  readonly status: SkillStatus;
  readonly sourceType: 'node' | 'user';
  readonly sourceAlias: string | null;
  /** The same version with the same content was there already. */
  readonly known: boolean;
}

/**
 * Hands in an immutable version of a skill; it waits for its review (rule skills-versions).
 *
 * @throws skill_version_conflict the version exists with another content
 * @throws network_id_required, access_denied, permission_denied, node_permission_denied
 */
export async function submitSkill(ctx: Ctx, skill: NewSkill): Promise<SubmittedSkill> {
  requireNodeMode(ctx, 'submit_skill');
  const { networkId } = await resolveScope(ctx, skill.networkId, 'write');
  const contentHash = createHash('sha256').update(skill.content).digest('hex');
  return ctx.transaction(async (tx) => {
    const { slug, version } = skill;
    // Where two hand in a version at once, the later unit collides with the row of the other and runs again.
    const known = await tx.em.findOne(Skill, { networkId, slug, version });
    if (known !== null && known.contentHash !== contentHash) throw new DomainError('skill_version_conflict');
    const { skillId, status, sourceType, sourceAlias } =
      known ?? (await createSkill(tx, networkId, skill, contentHash));
    if (known === null) {
      const audit = { action: 'skill_submitted', targetType: 'skill', targetId: skillId };
      await recordAudit(tx, { ...audit, detail: `${slug} ${version}`, networkId });
    }
    return { skillId, status, sourceType, sourceAlias, known: known !== null };
  });
}

async function createSkill(tx: Tx, networkId: string, skill: NewSkill, contentHash: string): Promise<Skill> {
  const { caller } = tx;
  const now = tx.platform.clock.now();
  const isNode = caller.kind === 'node';
  return tx.em.create(Skill, {
    networkId,
    skillId: `skill_${tx.platform.ids.uuid()}`,
    seq: await takeRowNumber(tx.db, networkId),
    slug: skill.slug,
    version: skill.version,
    name: skill.name,
    description: skill.description,
    content: skill.content,
    contentHash,
    sourceType: isNode ? 'node' : 'user',
    sourceAlias: isNode ? caller.alias : caller.username,
    sourceId: (isNode ? caller.nodeId : caller.userId) ?? caller.tokenId ?? caller.kind,
    createdAt: now,
    updatedAt: now,
  });
}
