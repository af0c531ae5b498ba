import type { ProjectRow } from '../../../entities/rows.ts';
import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { requireFreeName } from './create-project.ts';
import { foldText } from '../fold-text.ts';
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
export async function updateProject(ctx: Ctx, change: ProjectChange): Promise<ProjectRow> {
  const { projectId, networkId, name: given, color, order, archived } = change;
  const board = await resolveManagedBoard(ctx, networkId);
  if ([given, color, order, archived].every((value) => value === undefined)) {
    throw new DomainError('empty_patch', { field: 'body' });
  }
  return ctx.transaction(async (tx) => {
    const { networkId: own } = board.scope;
    await lockBoard(tx, own);
    const project = await requireProject(tx.db, board, projectId);
    const name = given?.trim() ?? project.name;
    await requireFreeName(tx, own, name, projectId);
    return tx.db
      .updateTable('projects')
      .set({
        name,
        name_key: foldText(name),
        color: color?.toLowerCase() ?? project.color,
        position: order ?? project.position,
        archived: (archived ?? project.archived === 1) ? 1 : 0,
      })
      .where('network_id', '=', own)
      .where('project_id', '=', projectId)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
