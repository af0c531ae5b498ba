import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { taskLines } from './task-lines.ts';

/** `ahub task show ID` */
export function addTaskShow(program: Command): void {
  findGroup(program, 'task', 'tasks as they are seen from outside')
    .command('show')
    .argument('<id>', 'id of the task, t_…')
    .description('show a task, its result and what the hub observes about it')
    .action(act(showTask));
}

async function showTask({ hub, out, signal }: Context, _options: object, id: string): Promise<void> {
  out.object(await hub().tasks.get(id, { signal }), ({ task }) => taskLines(task, out.paint));
}
