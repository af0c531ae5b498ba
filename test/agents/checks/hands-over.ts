import { startRunning } from '../ahub.ts';
import { resultOf } from '../scripted-model/script.ts';
import type { Script, Talk } from '../scripted-model/script.ts';
import { connectSeat, taskOf } from '../seat.ts';
import type { World } from '../seat.ts';
import { pause, until } from '../until.ts';
import type { Check } from './checks.ts';

interface Told {
  readonly task: { readonly result: string | null };
}

/**
 * Gives the other agent a part of the work, and answers with what it made of it. The model looks once, when that is done:
 * Gemini CLI takes the same call five times in a row for a loop.
 */
function handOver(world: World, other: string): Script {
  const sent = (talk: Talk): string => resultOf<{ readonly message_id: string }>(talk, 'send_task').message_id;
  return [
    { use: 'send_task', input: { alias: other, task: 'Count the words' } },
    async (talk) => {
      await endOf(world, sent(talk));
      return { use: 'get_task', input: { task_id: sent(talk) } };
    },
    (talk) => ({ say: `Together: ${resultOf<Told>(talk, 'get_task').task.result}` }),
  ];
}

/** Resolves when a task has a result. The check has a limit of its own. */
async function endOf({ hub, person: { token } }: World, taskId: string): Promise<void> {
  for (;;) {
    const { body } = await hub.api('GET', `/api/task/${taskId}`, { token });
    if (body.task.result !== null) return;
    await pause(200);
  }
}

/** Two agents of the same CLI: the first hands a part of its task to the second, and answers with what comes back. */
export const handsOver: Check = {
  name: 'hand-over',
  title: 'hands a part of its task to another agent, and answers with its reply',
  async run(world, cli) {
    const second = await connectSeat(world, cli, [{ say: 'There are seven words.' }]);
    const first = await connectSeat(world, cli, handOver(world, second.alias));
    const runnings = [await startRunning(world, first), await startRunning(world, second)] as const;
    const task = await taskOf(world, first.alias, 'How many words are in the readme?');
    const { result } = await until(runnings[0], 'the task is done', async () => {
      const state = await task.state();
      return state.status === 'replied' ? state : undefined;
    });
    if (!result?.includes('Together: ') || !result.includes('There are seven words.')) {
      throw new Error(`the result is ${result}: ${runnings[0].output()}`);
    }
    for (const running of runnings) running.stop();
    await Promise.all(runnings.map(({ ended }) => ended));
    await Promise.all([first.close(), second.close()]);
  },
};
