import type { Command } from 'commander';
import { cleanLine } from '../../parts/clean-text.ts';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { findProject } from './find-project.ts';
import { projectsAbout } from './projects-about.ts';

interface ProjectOptions {
  readonly name?: string;
  readonly color?: string;
  readonly order?: number;
  readonly archive?: boolean;
}

/** `ahub project update PROJECT` */
export function addProjectUpdate(program: Command): void {
  findGroup(program, 'project', projectsAbout)
    .command('update')
    .argument('<project>', 'its name or id')
    .description('change a project')
    .option('--name <name>', 'another name')
    .option('--color <color>', "its colour, such as '#3366cc'")
    .option('--order <number>', 'its place in the list, the smallest first', Number)
    .option('--archive', 'take it out of use; its cards stay')
    .option('--no-archive', 'take it into use again')
    .action(act(updateProject));
}

async function updateProject(context: Context, options: ProjectOptions, ref: string): Promise<void> {
  const { out, signal } = context;
  const hub = context.hub();
  const { name, color, order, archive } = options;
  const changes = { name, color, order, archived: archive };
  if (Object.values(changes).every((value) => value === undefined)) {
    throw new UsageError('nothing is to change', 'Name a field, such as --name');
  }
  const id = String(await findProject(hub, ref, signal));
  const answer = await hub.api.updateProject({ project_id: id, ...changes }, { signal });
  out.object(answer, ({ project }) => `${cleanLine(project.name)} is changed.`);
}
