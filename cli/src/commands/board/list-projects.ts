import type { Command } from 'commander';
import type { Project } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { projectsAbout } from './projects-about.ts';

/** `ahub project list` */
export function addProjectList(program: Command): void {
  findGroup(program, 'project', projectsAbout).command('list').description('list projects').action(act(listProjects));
}

const columns = [
  { title: 'project', of: (project: Project) => project.id },
  { title: 'color', of: (project: Project) => project.color },
  { title: 'state', of: ({ archived }: Project) => (archived ? 'archived' : 'open') },
  { title: 'name', of: (project: Project) => project.name },
];

async function listProjects({ hub, out, signal }: Context): Promise<void> {
  await out.rows(hub().list('listProjects', {}, { signal }), columns, 'No projects.');
}
