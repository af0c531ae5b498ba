import type { Context } from '../../parts/context.ts';
import { exitCodes } from '../../parts/exit-codes.ts';
import { taskLines } from './task-lines.ts';

/**
 * Waits until a task has ended, prints it, and returns the exit code for how it ended: in a pipe only its result. A hub
 * that restarts meanwhile does not end the wait.
 *
 * @throws WaitTimeout the task goes on after so long
 */
export async function awaitTask(
  { hub, out, signal }: Context,
  taskId: string,
  timeoutSeconds: number,
): Promise<number> {
  const task = await hub({ retries: 6 }).wait(taskId, { timeoutMs: timeoutSeconds * 1_000, signal });
  const isGood = task.status === 'replied';
  out.object(task, () => (out.isTerminal ? taskLines(task, out.paint) : (task.result ?? '')));
  if (!isGood) out.say(`Task ${taskId} ended as ${task.status}.`);
  return isGood ? exitCodes.ok : exitCodes.taskFailed;
}
