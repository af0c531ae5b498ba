import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { ofNetwork } from './relations.ts';

/** A project that cards may belong to; `nameKey` is the folded name, which `q` looks through. */
export const Project = defineEntity({
  name: 'Project',
  tableName: 'projects',
  properties: {
    networkId: ofNetwork,
    projectId: p.text().primary(),
    name: p.text(),
    nameKey: p.text(),
    color: p.text(),
    position: p.integer(),
    archived: p.integer().default(0),
    createdAt: p.bigint('number'),
  },
  uniques: [{ name: 'projects_name', properties: ['networkId', 'name'] }],
});

export type Project = InferEntity<typeof Project>;
