import { defineEntity, p } from '@mikro-orm/core';
import type { PersonKind, RequirementColumn, RequirementPriority } from '../../generated/enums.ts';
import { inSameNetwork, ofNetwork } from './relations.ts';
import { Project } from './project.ts';

/** The condition of cards that can become overdue, written out as the partial index demands. */
export const dueCards = "archived = 0 and board_column <> 'done' and due is not null";

/** A card of the requirements board. `searchText` is the folded title and description, which `q` looks through. */
export const Requirement = defineEntity({
  name: 'Requirement',
  tableName: 'requirements',
  properties: {
    networkId: ofNetwork,
    requirementId: p.text().primary(),
    seq: p.bigint('number'),
    name: p.text(),
    boardColumn: p.text().$type<RequirementColumn>(),
    priority: p.text().$type<RequirementPriority>(),
    due: p.text().nullable(),
    start: p.text().nullable(),
    description: p.text(),
    checklistJson: p.text(),
    checklistTotal: p.integer(),
    checklistDone: p.integer(),
    ownerId: p.text().nullable(),
    agentOwnerId: p.text().nullable(),
    projectId: p.text().nullable(),
    parentId: p.text().nullable(),
    externalRef: p.text().nullable(),
    externalUrl: p.text().nullable(),
    archived: p.integer().default(0),
    searchText: p.text(),
    createdByKind: p.text().$type<PersonKind>(),
    createdById: p.text(),
    updatedByKind: p.text().$type<PersonKind>(),
    updatedById: p.text(),
    createdAt: p.bigint('number'),
    updatedAt: p.bigint('number'),
    project: () => inSameNetwork(Project, 'project_id', 'no action'),
    parent: () => inSameNetwork(Requirement, 'parent_id', 'no action'),
  },
  uniques: [
    { name: 'requirements_seq', properties: ['networkId', 'seq'] },
    { name: 'requirements_external_ref', properties: ['networkId', 'externalRef'] },
  ],
  indexes: [
    { name: 'requirements_created', properties: ['networkId', 'createdAt', 'requirementId'] },
    { name: 'requirements_open', properties: ['networkId', 'createdAt', 'requirementId'], where: 'archived = 0' },
    { name: 'requirements_due', properties: ['networkId', 'due'], where: dueCards },
    { name: 'requirements_updated', properties: ['networkId', 'updatedAt'] },
    { name: 'requirements_parent', properties: ['networkId', 'parentId'] },
    { name: 'requirements_project', properties: ['networkId', 'projectId'] },
  ],
});
