import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { requireFreeName } from './create-project.ts';
import { describeProject } from './describe-project.ts';
import type { ProjectFacts } from './describe-project.ts';
import { foldText } from '../../fold-text.ts';
import { lockBoard } from '../lock-board.ts';
import { requireProject } from './require-project.ts';
import { resolveManagedBoard } from '../resolve-board.ts';

export interface ProjectChange {
  readonly projectId: string;
  readonly name?: string | undefined;
  readonly color?: string | undefined;
  readonly order?: number | undefined;
  readonly archived?: boolean | undefined;
  readonly networkId?: string | undefined;
}

/**
 * Changes what is given of a project; for people only (rule requirements-people-only). Cards may stay in an archived
 * project; none can be added.
 *
 * @throws empty_patch, project_not_found, project_name_taken, and what `createProject` throws about the caller
 */
export async function updateProject(ctx: Ctx, change: ProjectChange): Promise<ProjectFacts> {
  const { projectId, networkId, name: given, color, order, archived } = change;
  const board = await resolveManagedBoard(ctx, networkId);
  if ([given, color, order, archived].every((value) => value === undefined)) {
    throw new DomainError('empty_patch', { field: 'body' });
  }
  return ctx.transaction(async (tx) => {
    const { networkId: own } = board.scope;
    await lockBoard(tx, own);
    const project = await requireProject(tx, board, projectId);
    const name = given?.trim() ?? project.name;
    await requireFreeName(tx, own, name, projectId);
    project.name = name;
    project.nameKey = foldText(name);
    if (color !== undefined) project.color = color.toLowerCase();
    if (order !== undefined) project.position = order;
    if (archived !== undefined) project.archived = archived ? 1 : 0;
    return describeProject(project);
  });
}
