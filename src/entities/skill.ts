import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { NodeOrUser, SkillStatus } from '../../generated/enums.ts';
import { ofNetwork } from './relations.ts';

/** One immutable version of a skill document; only its review changes it. `seq` counts in the network. */
export const Skill = defineEntity({
  name: 'Skill',
  tableName: 'skills',
  properties: {
    networkId: ofNetwork,
    skillId: p.text().primary(),
    seq: p.bigint('number'),
    slug: p.text(),
    version: p.text(),
    name: p.text(),
    description: p.text(),
    content: p.text(),
    contentHash: p.text(),
    status: p.text().$type<SkillStatus>().default('pending'),
    sourceType: p.text().$type<NodeOrUser>(),
    sourceAlias: p.text().strictNullable(),
    sourceId: p.text(),
    reviewedBy: p.text().strictNullable(),
    reviewedAt: p.bigint('number').strictNullable(),
    reviewNote: p.text().strictNullable(),
    createdAt: p.bigint('number'),
    updatedAt: p.bigint('number'),
  },
  indexes: [{ name: 'skills_network', properties: ['networkId', 'status', 'seq'] }],
  uniques: [{ name: 'skills_version', properties: ['networkId', 'slug', 'version'] }],
});

export type Skill = InferEntity<typeof Skill>;
