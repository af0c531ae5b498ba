import type { Command } from 'commander';
import { cleanLine } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { projectsAbout } from './projects-about.ts';

interface ProjectOptions {
  readonly color?: string;
  readonly order?: number;
}

/** `ahub project create NAME` */
export function addProjectCreate(program: Command): void {
  findGroup(program, 'project', projectsAbout)
    .command('create')
    .argument('<name>', 'unique in its network')
    .description('make a project')
    .option('--color <color>', "its colour, such as '#3366cc'")
    .option('--order <number>', 'its place in the list, the smallest first', Number)
    .action(act(createProject));
}

async function createProject(
  { hub, out, signal }: Context,
  { color, order }: ProjectOptions,
  name: string,
): Promise<void> {
  const answer = await hub().api.createProject({ name, color, order }, { signal });
  out.object(answer, ({ project: { id } }) => (out.isTerminal ? `${cleanLine(name)} is made (${id}).` : id));
}
