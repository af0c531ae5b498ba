import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { findTasksGroup } from './find-tasks-group.ts';
import { act } from '../../parts/run-command.ts';
import { taskLines } from './task-lines.ts';

/** `ahub task show ID` */
export function addTaskShow(program: Command): void {
  const command = findTasksGroup(program)
    .command('show')
    .argument('<id>', 'id of the task, t_…')
    .description('show a task, its result and what the hub observes about it')
    .action(act(showTask));
  withExamples(command, 'ahub task show t_4f2a', 'ahub task show t_4f2a --json | jq -r .task.result');
}

async function showTask({ hub, out, signal }: Context, _options: object, id: string): Promise<void> {
  out.object(await hub().tasks.get(id, { signal }), ({ task }) => taskLines(task, out.paint));
}
