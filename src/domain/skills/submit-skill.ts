import { createHash } from 'node:crypto';
import type { SkillStatus } from '../../../generated/enums.ts';
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
    const inserted = await insertSkill(tx, networkId, skill, contentHash);
    const row = await tx.db
      .selectFrom('skills')
      .select(['skill_id', 'status', 'source_type', 'source_alias', 'content_hash'])
      .where('network_id', '=', networkId)
      .where('slug', '=', skill.slug)
      .where('version', '=', skill.version)
      .executeTakeFirstOrThrow();
    if (row.content_hash !== contentHash) throw new DomainError('skill_version_conflict');
    if (inserted) {
      const detail = `${skill.slug} ${skill.version}`;
      await recordAudit(tx, {
        action: 'skill_submitted',
        targetType: 'skill',
        targetId: row.skill_id,
        detail,
        networkId,
      });
    }
    const { skill_id: skillId, status, source_type: sourceType, source_alias: sourceAlias } = row;
    return { skillId, status, sourceType, sourceAlias, known: !inserted };
  });
}

/** Whether this call made the row: the unique version decides between two that hand it in at once. */
async function insertSkill(tx: Tx, networkId: string, skill: NewSkill, contentHash: string): Promise<boolean> {
  const { caller } = tx;
  const now = tx.platform.clock.now();
  const isNode = caller.kind === 'node';
  const inserted = await tx.db
    .insertInto('skills')
    .values({
      network_id: networkId,
      skill_id: `skill_${tx.platform.ids.uuid()}`,
      seq: await takeRowNumber(tx.db, networkId),
      slug: skill.slug,
      version: skill.version,
      name: skill.name,
      description: skill.description,
      content: skill.content,
      content_hash: contentHash,
      status: 'pending',
      source_type: isNode ? 'node' : 'user',
      source_alias: isNode ? caller.alias : caller.username,
      source_id: (isNode ? caller.nodeId : caller.userId) ?? caller.tokenId ?? caller.kind,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['network_id', 'slug', 'version']).doNothing())
    .returning('skill_id')
    .executeTakeFirst();
  return inserted !== undefined;
}
