import type { Command } from 'commander';
import { cleanLine } from '../../parts/clean-text.ts';
import type { Context } from '../../parts/context.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { act } from '../../parts/run-command.ts';
import { findTasksGroup } from './find-tasks-group.ts';

interface ReassignOptions {
  readonly force?: true;
  readonly idempotencyKey?: string;
}

/** `ahub task reassign ID ALIAS` */
export function addTaskReassign(program: Command): void {
  const command = findTasksGroup(program)
    .command('reassign')
    .argument('<id>', 'id of the task, t_…')
    .argument('<alias>', 'agent that is to do it from now on')
    .description('give a task to another agent; work on it is interrupted')
    .option('--force', 'deliver although the agent reports that it cannot work')
    .option('--idempotency-key <key>', 'the same key reassigns once, however often the command runs')
    .action(act(reassignTask));
  withExamples(command, 'ahub task reassign t_4f2a gamma');
}

async function reassignTask(
  { hub, out, signal, settings }: Context,
  { force, idempotencyKey }: ReassignOptions,
  id: string,
  alias: string,
): Promise<void> {
  const input = { task_id: id, new_alias: alias, force, network_id: settings.networkId };
  const moved = await hub().api.reassignTask(input, { idempotencyKey, signal });
  out.object(moved, ({ task_id, reassigned_from, reassigned_to }) =>
    cleanLine(`${task_id} went from ${reassigned_from} to ${reassigned_to}.`),
  );
}
