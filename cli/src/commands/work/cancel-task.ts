import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { act } from '../../parts/run-command.ts';
import { findTasksGroup } from './find-tasks-group.ts';

interface CancelOptions {
  readonly reason?: string;
  readonly idempotencyKey?: string;
}

/** `ahub task cancel ID` */
export function addTaskCancel(program: Command): void {
  const command = findTasksGroup(program)
    .command('cancel')
    .argument('<id>', 'id of the task, t_…')
    .description('end a task that nobody needs any more')
    .option('--reason <text>', 'why; the step of the task keeps it')
    .option('--idempotency-key <key>', 'the same key cancels once, however often the command runs')
    .action(act(cancelTask));
  withExamples(command, "ahub task cancel t_4f2a --yes --reason 'not needed any more'");
}

async function cancelTask(
  { hub, out, ask, signal, settings }: Context,
  { reason, idempotencyKey }: CancelOptions,
  id: string,
): Promise<void> {
  await ask.confirm(`Cancel ${id}?`);
  const input = { task_id: id, reason, network_id: settings.networkId };
  out.object(
    await hub().api.cancelTask(input, { idempotencyKey, signal }),
    ({ task_id }) => `${task_id} is cancelled.`,
  );
}
