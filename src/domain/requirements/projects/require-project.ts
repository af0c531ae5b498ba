import { Project } from '../../../entities/index.ts';
import type { Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import type { Board } from '../resolve-board.ts';

/**
 * A project of the board's one network.
 *
 * @throws project_not_found
 */
export async function requireProject({ em }: Tx, { scope }: Board, projectId: string): Promise<Project> {
  const { networkId } = scope;
  const project = await em.findOne(Project, { networkId, projectId });
  if (project === null) throw new DomainError('project_not_found', { field: 'project_id' });
  return project;
}
