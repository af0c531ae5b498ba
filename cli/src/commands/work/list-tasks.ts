import { Option, type Command } from 'commander';
import type { Task, inputs } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';
import { takeRows } from '../../parts/take-rows.ts';
import { count, several } from '../../parts/values.ts';

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
  findGroup(program, 'task', 'tasks as they are seen from outside')
    .command('list')
    .description('list tasks, newest first')
    .option('--status <status>', 'only tasks of this status; several times for several', several)
    .option('--to <alias>', 'only tasks to this agent')
    .option('--from <name>', 'only tasks from this sender')
    .addOption(new Option('--priority <priority>', 'only tasks of this priority').choices(['high', 'normal', 'low']))
    .option('--since <time>', 'only tasks since then')
    .option('--search <text>', 'only tasks that hold this text')
    .option('--limit <rows>', 'rows at most', count, 50)
    .action(act(listTasks));
}

const columns = [
  { title: 'task', of: (task: Task) => task.task_id },
  { title: 'status', of: (task: Task) => task.status },
  { title: 'to', of: (task: Task) => task.to_name },
  { title: 'from', of: (task: Task) => task.from_name },
  { title: 'sent', of: (task: Task) => task.created_at },
  { title: 'text', of: (task: Task) => task.content },
];

async function listTasks({ hub, out, signal, settings }: Context, options: ListOptions): Promise<void> {
  const { status, to, from, priority, since, search, limit } = options;
  const query = { status, to_name: to, from_name: from, priority, since, q: search, network_id: settings.networkId };
  const tasks = hub().tasks.list({ ...query, limit: Math.min(limit, 100) }, { signal });
  await out.rows(takeRows(tasks, limit), columns, 'No such tasks.');
}
