import type { Command } from 'commander';
import type { Context } from '../../parts/context.ts';
import { cleanLine } from '../../parts/clean-text.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { act } from '../../parts/run-command.ts';
import { findTasksGroup } from './find-tasks-group.ts';

interface RetryOptions {
  readonly force?: true;
  readonly idempotencyKey?: string;
}

/** `ahub task retry ID` */
export function addTaskRetry(program: Command): void {
  const command = findTasksGroup(program)
    .command('retry')
    .argument('<id>', 'id of the task, t_…')
    .description('deliver a failed, expired or cancelled task again')
    .option('--force', 'deliver although the agent reports that it cannot work')
    .option('--idempotency-key <key>', 'the same key retries once, however often the command runs')
    .action(act(retryTask));
  withExamples(command, 'ahub task retry t_4f2a && ahub task wait t_4f2a');
}

async function retryTask(
  { hub, out, signal, settings }: Context,
  { force, idempotencyKey }: RetryOptions,
  id: string,
): Promise<void> {
  const input = { task_id: id, force, network_id: settings.networkId };
  const retried = await hub().api.retryTask(input, { idempotencyKey, signal });
  out.object(retried, ({ task_id, retried_to }) => cleanLine(`${task_id} waits in the inbox of ${retried_to} again.`));
}
