import type { RestHandlers } from '../../../generated/rest.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { createProject } from '../../domain/requirements/projects/create-project.ts';
import { deleteProject } from '../../domain/requirements/projects/delete-project.ts';
import { listProjects } from '../../domain/requirements/projects/list-projects.ts';
import { listTags } from '../../domain/requirements/tags/list-tags.ts';
import { readTagChange } from '../../domain/requirements/tags/read-tag-change.ts';
import { updateProject } from '../../domain/requirements/projects/update-project.ts';
import { updateTags } from '../../domain/requirements/tags/update-tags.ts';
import { viewPage } from '../views/page.ts';
import { viewProject } from '../views/project.ts';

/** Projects and tags of the requirements board. */
export const projectsRest = {
  listProjects: async (ctx, { query }) => {
    const { network_id: networkId, limit, cursor } = query;
    const page = await listProjects(ctx, { networkId, limit, cursor });
    return { status: 200, body: { ok: true, projects: page.rows.map(viewProject), ...viewPage(page) } };
  },
  createProject: async (ctx, { query, body }) => {
    const { name, color, order } = body;
    const project = await createProject(ctx, { name, color, order, networkId: query.network_id });
    return { status: 201, body: { ok: true, project: viewProject(project) } };
  },
  updateProject: async (ctx, { path, query, body }) => {
    const { name, color, order, archived } = body;
    const change = { projectId: path.project_id, name, color, order, archived, networkId: query.network_id };
    return { status: 200, body: { ok: true, project: viewProject(await updateProject(ctx, change)) } };
  },
  deleteProject: async (ctx, { path, query }) => {
    await deleteProject(ctx, { projectId: path.project_id, networkId: query.network_id });
    return { status: 200, body: { ok: true, id: path.project_id } };
  },
  listTags: async (ctx, { query }) => {
    const { network_id: networkId, limit, cursor } = query;
    const page = await listTags(ctx, { networkId, limit, cursor });
    const { rows: tags, counts, colors, canManage } = page;
    return {
      status: 200,
      body: { ok: true, tags: [...tags], counts, colors, can_manage: canManage, ...viewPage(page) },
    };
  },
  updateTags: async (ctx, { query, body }) => {
    const affected = await updateTags(ctx, { networkId: query.network_id, change: readTagChange(body) });
    return { status: 200, body: { ok: true, op: body.op, affected } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
