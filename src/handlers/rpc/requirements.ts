import type { ToolHandlers, ToolParams } from '../../../generated/tools.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { createComment } from '../../domain/requirements/history/create-comment.ts';
import { createProject } from '../../domain/requirements/projects/create-project.ts';
import { createRequirement } from '../../domain/requirements/cards/create-requirement.ts';
import { getRequirement } from '../../domain/requirements/cards/get-requirement.ts';
import { listCardEvents } from '../../domain/requirements/history/list-card-events.ts';
import { listPeople } from '../../domain/requirements/people/list-people.ts';
import { listProjects } from '../../domain/requirements/projects/list-projects.ts';
import { listRequirements } from '../../domain/requirements/cards/list-requirements.ts';
import type { RequirementQuery } from '../../domain/requirements/cards/list-requirements.ts';
import { updateChecklistItem } from '../../domain/requirements/cards/update-checklist-item.ts';
import { updateProject } from '../../domain/requirements/projects/update-project.ts';
import { updateRequirement } from '../../domain/requirements/cards/update-requirement.ts';
import { upsertRequirement } from '../../domain/requirements/cards/upsert-requirement.ts';
import { readCard } from '../views/card-input.ts';
import { viewPage } from '../views/page.ts';
import { viewProject } from '../views/project.ts';
import { viewAgent, viewBoardPerson, viewCardEvent } from '../views/requirement.ts';
import { viewRequirement, viewRequirementPage, viewWrittenCard } from '../views/requirement.ts';

/** The tools of the requirements board. */
export const requirementsRpc = {
  requirements_list: async (ctx, args) => viewRequirementPage(await listRequirements(ctx, readQuery(args))),
  requirements_people: async (ctx, { q, limit, offset, network_id: networkId }) => {
    const { people, agentsWithoutOwner, nextOffset } = await listPeople(ctx, { q, limit, offset, networkId });
    return {
      ok: true,
      people: people.map(viewBoardPerson),
      ...(agentsWithoutOwner ? { agents_without_owner: agentsWithoutOwner.map(viewAgent) } : {}),
      has_more: nextOffset !== null,
      next_offset: nextOffset,
    };
  },
  requirements_get: async (ctx, { id, network_id: networkId }) => ({
    ok: true,
    requirement: viewRequirement(await getRequirement(ctx, { id, networkId })),
  }),
  requirements_create: async (ctx, { network_id: networkId, ...fields }) =>
    viewWrittenCard(await createRequirement(ctx, { ...readCard(fields), name: fields.name, networkId })),
  requirements_update: async (ctx, { id, network_id: networkId, ...fields }) =>
    viewWrittenCard(await updateRequirement(ctx, { ...readCard(fields), id, networkId })),
  requirements_checklist_toggle: async (ctx, { id, item_id: itemId, done, network_id: networkId }) => ({
    ok: true,
    requirement: viewRequirement(await updateChecklistItem(ctx, { id, itemId, done, networkId })),
  }),
  requirements_upsert_by_external_ref: async (ctx, { network_id: networkId, ...fields }) => {
    const upsert = { ...readCard(fields), externalRef: fields.external_ref, networkId };
    const { created, ...written } = await upsertRequirement(ctx, upsert);
    return { ...viewWrittenCard(written), created };
  },
  requirements_events: async (ctx, { requirement_id: requirementId, since, limit, cursor, network_id: networkId }) => {
    const { events, nextCursor } = await listCardEvents(ctx, { requirementId, since, limit, cursor, networkId });
    return { ok: true, events: events.map(viewCardEvent), has_more: nextCursor !== null, next_cursor: nextCursor };
  },
  requirements_comment: async (ctx, { id, text, network_id: networkId }) => ({
    ok: true,
    event: viewCardEvent(await createComment(ctx, { id, text, networkId })),
  }),
  projects_list: async (ctx, { network_id: networkId, limit, cursor }) => {
    const page = await listProjects(ctx, { networkId, limit, cursor });
    return { ok: true, projects: page.rows.map(viewProject), ...viewPage(page) };
  },
  projects_create: async (ctx, { name, color, order, network_id: networkId }) => ({
    ok: true,
    project: viewProject(await createProject(ctx, { name, color, order, networkId })),
  }),
  projects_update: async (ctx, { project_id: projectId, name, color, order, archived, network_id: networkId }) => ({
    ok: true,
    project: viewProject(await updateProject(ctx, { projectId, name, color, order, archived, networkId })),
  }),
} satisfies Partial<ToolHandlers<Ctx>>;

function readQuery(args: ToolParams['requirements_list']): RequirementQuery {
  return {
    networkId: args.network_id,
    column: args.status,
    projectId: args.project_id,
    owner: args.owner,
    agentOwner: args.agent_owner,
    tag: args.tag,
    updatedSince: args.updated_since,
    externalRef: args.external_ref,
    parentId: args.parent_id,
    topLevel: args.top_level,
    seq: args.seq,
    q: args.q,
    changes: args.changes,
    view: args.view,
    lastEvent: args.include_last_event,
    limit: args.limit,
    cursor: args.cursor,
  };
}
