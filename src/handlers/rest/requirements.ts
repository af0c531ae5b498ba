import type { RestHandlers, RestInput } from '../../../generated/rest.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { createComment } from '../../domain/requirements/history/create-comment.ts';
import { listCardEvents } from '../../domain/requirements/history/list-card-events.ts';
import { createRequirement } from '../../domain/requirements/cards/create-requirement.ts';
import { deleteRequirement } from '../../domain/requirements/cards/delete-requirement.ts';
import { getRequirement } from '../../domain/requirements/cards/get-requirement.ts';
import { listRequirements } from '../../domain/requirements/cards/list-requirements.ts';
import type { RequirementQuery } from '../../domain/requirements/cards/list-requirements.ts';
import { updateChecklistItem } from '../../domain/requirements/cards/update-checklist-item.ts';
import { updateRequirement } from '../../domain/requirements/cards/update-requirement.ts';
import { upsertRequirement } from '../../domain/requirements/cards/upsert-requirement.ts';
import { readCard } from '../views/card-input.ts';
import { viewPage } from '../views/page.ts';
import { viewCardEvent, viewRequirement, viewRequirementPage, viewWrittenCard } from '../views/requirement.ts';

/** The cards of the requirements board. */
export const requirementsRest = {
  listRequirements: async (ctx, { query }) => {
    const page = await listRequirements(ctx, readQuery(query));
    return { status: 200, body: viewRequirementPage(page) };
  },
  createRequirement: async (ctx, { query, body }) => {
    const written = await createRequirement(ctx, { ...readCard(body), name: body.name, networkId: query.network_id });
    return { status: 201, body: viewWrittenCard(written) };
  },
  getRequirement: async (ctx, { path, query }) => {
    const card = await getRequirement(ctx, { id: path.requirement_id, networkId: query.network_id });
    return { status: 200, body: { ok: true, requirement: viewRequirement(card) } };
  },
  updateRequirement: async (ctx, { path, query, body }) => {
    // Unknown keys are ignored here, and so is the status alias (rule requirements-omitted-stays).
    const fields = { ...readCard(body), status: undefined };
    const written = await updateRequirement(ctx, { ...fields, id: path.requirement_id, networkId: query.network_id });
    return { status: 200, body: viewWrittenCard(written) };
  },
  deleteRequirement: async (ctx, { path, query }) => {
    const id = await deleteRequirement(ctx, { id: path.requirement_id, networkId: query.network_id });
    return { status: 200, body: { ok: true, id } };
  },
  upsertRequirement: async (ctx, { query, body }) => {
    const fields = { ...readCard(body), externalRef: body.external_ref, networkId: query.network_id };
    const { created, ...written } = await upsertRequirement(ctx, fields);
    return { status: 200, body: { ...viewWrittenCard(written), created } };
  },
  updateChecklistItem: async (ctx, { path, query, body }) => {
    const { requirement_id: id, item_id: itemId } = path;
    const card = await updateChecklistItem(ctx, { id, itemId, done: body.done, networkId: query.network_id });
    return { status: 200, body: { ok: true, requirement: viewRequirement(card) } };
  },
  listCardEvents: async (ctx, { query }) => {
    const { requirement_id: requirementId, since, limit, cursor, network_id: networkId } = query;
    const { events, nextCursor } = await listCardEvents(ctx, { requirementId, since, limit, cursor, networkId });
    return { status: 200, body: { ok: true, events: events.map(viewCardEvent), ...viewPage({ nextCursor }) } };
  },
  createComment: async (ctx, { path, query, body }) => {
    const comment = { id: path.requirement_id, text: body.text, networkId: query.network_id };
    return { status: 201, body: { ok: true, event: viewCardEvent(await createComment(ctx, comment)) } };
  },
} satisfies Partial<RestHandlers<Ctx>>;

function readQuery(query: RestInput<'listRequirements'>['query']): RequirementQuery {
  const only = isSet(query.archived) ? ('only' as const) : undefined;
  return {
    networkId: query.network_id,
    column: query.status,
    projectId: query.project_id,
    owner: query.owner,
    agentOwner: query.agent_owner,
    departmentId: query.department_id,
    priority: query.priority,
    tag: query.tag,
    updatedSince: query.updated_since,
    externalRef: query.external_ref,
    parentId: query.parent_id,
    topLevel: isSet(query.top_level),
    seq: query.seq,
    q: query.q,
    archived: only ?? (isSet(query.include_archived) ? 'included' : undefined),
    changes: isSet(query.changes),
    view: query.view,
    lastEvent: isSet(query.last_event ?? '1'),
    limit: query.limit,
    cursor: query.cursor,
  };
}

function isSet(flag: '0' | '1' | 'false' | 'true' | undefined): boolean {
  return flag === '1' || flag === 'true';
}
