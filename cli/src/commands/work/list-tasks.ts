import type { Command } from 'commander';
import type { Task, inputs } from '../../../../clients/typescript/src/index.ts';
import { ageOf } from '../../parts/age.ts';
import type { Context } from '../../parts/context.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { findTasksGroup } from './find-tasks-group.ts';
import type { Output } from '../../parts/output.ts';
import { act } from '../../parts/run-command.ts';
import type { Column } from '../../parts/table.ts';
import { takeRows } from '../../parts/take-rows.ts';
import { count, oneOf, someOf } from '../../parts/values.ts';
import { priorities, taskStatuses } from './choices.ts';
import { paintStatus } from './task-lines.ts';

interface ListOptions {
  readonly status?: readonly inputs.TaskStatus[];
  readonly to?: string;
  readonly from?: string;
  readonly priority?: inputs.TaskPriority;
  readonly since?: string;
  readonly search?: string;
  readonly limit: number;
}

/** `ahub task list` */
export function addTaskList(program: Command): void {
  const command = findTasksGroup(program)
    .command('list')
    .description('list tasks, newest first')
    .addOption(someOf('--status <status>', 'only tasks of this status; several times for several', taskStatuses))
    .option('--to <alias>', 'only tasks to this agent')
    .option('--from <name>', 'only tasks from this sender')
    .addOption(oneOf('--priority <priority>', 'only tasks of this priority', priorities))
    .option('--since <time>', 'only tasks since then')
    .option('--search <text>', 'only tasks that hold this text')
    .option('--limit <rows>', 'rows at most', count, 50)
    .action(act(listTasks));
  withExamples(
    command,
    'ahub task list --status failed --since 2026-01-01',
    'ahub task list --to beta --json --limit 500',
  );
}

const columnsFor = ({ isTerminal, paint }: Output): readonly Column<Task>[] => [
  { title: 'task', of: ({ task_id }) => task_id },
  { title: 'status', of: ({ status }) => status, paint: (cell, { status }) => paintStatus(status, paint, cell) },
  { title: 'to', of: ({ to_name }) => to_name },
  { title: 'from', of: ({ from_name }) => from_name },
  { title: 'sent', of: ({ created_at }) => (isTerminal ? ageOf(created_at) : created_at) },
  { title: 'text', of: ({ content }) => content },
];

async function listTasks({ hub, out, signal, settings }: Context, options: ListOptions): Promise<void> {
  const { status, to, from, priority, since, search, limit } = options;
  const query = { status, to_name: to, from_name: from, priority, since, q: search, network_id: settings.networkId };
  const tasks = hub().tasks.list({ ...query, limit: Math.min(limit, 100) }, { signal });
  await out.rows(takeRows(tasks, limit), columnsFor(out), 'No such tasks.');
}
