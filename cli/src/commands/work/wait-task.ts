import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { act } from '../../parts/run-command.ts';
import { seconds } from '../../parts/values.ts';
import { awaitTask } from './await-task.ts';
import { findTasksGroup } from './find-tasks-group.ts';

/** `ahub task wait ID` */
export function addTaskWait(program: Command): void {
  const command = findTasksGroup(program)
    .command('wait')
    .argument('<id>', 'id of the task, t_…')
    .description('wait until a task has ended, and print its result')
    .option('--timeout <time>', 'how long to wait, such as 90s, 15m or 2h', seconds, 600)
    .action(act(waitTask));
  withExamples(
    command,
    'ahub task wait t_4f2a --timeout 1h',
    'ahub task wait "$(ahub send beta \'Build it\')" || echo failed',
  );
}

function waitTask(context: Context, options: { readonly timeout: number }, id: string): Promise<number> {
  return awaitTask(context, id, options.timeout);
}
