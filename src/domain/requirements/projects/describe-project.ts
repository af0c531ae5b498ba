import type { Project } from '../../../entities/index.ts';

/** What callers get of a project. */
export type ProjectFacts = Pick<Project, 'networkId' | 'projectId' | 'name' | 'color' | 'position' | 'archived'>;

/** The facts of a project, as a plain object. */
export function describeProject(project: Project): ProjectFacts {
  const { networkId, projectId, name, color, position, archived } = project;
  return { networkId, projectId, name, color, position, archived };
}
