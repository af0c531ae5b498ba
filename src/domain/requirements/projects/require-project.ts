import type { ProjectRow } from '../../../entities/rows.ts';
import type { Queries } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import type { Board } from '../resolve-board.ts';

/**
 * A project of the board's one network.
 *
 * @throws project_not_found
 */
export async function requireProject(db: Queries, { scope }: Board, projectId: string): Promise<ProjectRow> {
  const { networkId } = scope;
  const project = await db
    .selectFrom('projects')
    .selectAll()
    .where('network_id', '=', networkId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  if (project === undefined) throw new DomainError('project_not_found', { field: 'project_id' });
  return project;
}
