import type { Command } from 'commander';
import { cleanLine } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { findProject } from './find-project.ts';
import { projectsAbout } from './projects-about.ts';

/** `ahub project rm PROJECT` */
export function addProjectRemove(program: Command): void {
  findGroup(program, 'project', projectsAbout)
    .command('rm')
    .argument('<project>', 'its name or id')
    .description('delete a project; its cards stay without one')
    .action(act(removeProject));
}

async function removeProject(context: Context, _options: object, ref: string): Promise<void> {
  const { ask, out, signal } = context;
  const hub = context.hub();
  const id = String(await findProject(hub, ref, signal));
  await ask.confirm(`Delete the project ${ref}?`);
  out.object(await hub.api.deleteProject({ project_id: id }, { signal }), () => `${cleanLine(ref)} is deleted.`);
}
