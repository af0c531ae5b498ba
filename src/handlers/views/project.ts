import type { Schemas } from '../../../generated/rest.ts';
import type { ProjectFacts } from '../../domain/requirements/projects/describe-project.ts';

/** A project on the wire. */
export function viewProject(project: ProjectFacts): Schemas['Project'] {
  return {
    id: project.projectId,
    network_id: project.networkId,
    name: project.name,
    color: project.color,
    order: project.position,
    archived: project.archived === 1,
  };
}
