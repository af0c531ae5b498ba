import { startRunning } from '../ahub.ts';
import { connectSeat, taskOf } from '../seat.ts';
import { until } from '../until.ts';
import type { Check } from './checks.ts';

/** A person's task goes through `ahub run` to the CLI, and what it prints comes back as the reply. */
export const runAnswers: Check = {
  name: 'run',
  title: 'does a task through ahub run',
  async run(world, cli) {
    const seat = await connectSeat(world, cli, [({ said }) => ({ say: `I did: ${said.at(-1)}` })]);
    const running = await startRunning(world, seat);
    const task = await taskOf(world, seat.alias, 'Say hello to Ada');
    const ended = await until(running, 'the task ends', async () => {
      const state = await task.state();
      return ['replied', 'failed'].includes(state.status) ? state : undefined;
    });
    if (ended.status !== 'replied' || !/I did: "?Say hello to Ada/.test(ended.result ?? '')) {
      throw new Error(`the task is ${ended.status}, its result ${ended.result}: ${running.output()}`);
    }
    running.stop();
    const { code, all } = await running.ended;
    if (code !== 0) throw new Error(`ahub run ended with ${code} when it was asked to stop: ${all}`);
    await seat.close();
  },
};
