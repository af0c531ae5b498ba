import { startRunning } from '../ahub.ts';
import { connectSeat, taskOf } from '../seat.ts';
import { until } from '../until.ts';
import type { Check } from './checks.ts';

/** A CLI that works on a task is stopped when a person cancels it; the next task is done. */
export const runCancels: Check = {
  name: 'cancel',
  title: 'is stopped when its task is cancelled, and does the next',
  async run(world, cli) {
    const thinking = Promise.withResolvers<never>();
    thinking.promise.catch(() => undefined);
    const seat = await connectSeat(world, cli, () => thinking.promise);
    const { model, alias } = seat;
    const running = await startRunning(world, seat);
    const task = await taskOf(world, alias, 'Think for ever');
    await until(running, 'the model is asked', () => model.talks.length > 0 || undefined);
    const { token } = world.person;
    await world.hub.tool('cancel_task', { task_id: task.id }, token);
    await until(running, 'the CLI leaves its model', () => model.abandoned() > 0 || undefined);
    model.follow([{ say: 'awake again' }]);
    const next = await taskOf(world, alias, 'Say hello');
    const { result } = await until(running, 'the next task is done', async () => {
      const state = await next.state();
      return state.status === 'replied' ? state : undefined;
    });
    if (!result?.includes('awake again')) throw new Error(`the next task has the result ${result}`);
    const { status } = await task.state();
    if (status !== 'cancelled') throw new Error(`the cancelled task is ${status}`);
    running.stop();
    await running.ended;
    thinking.reject(new Error('the check is over'));
    await seat.close();
  },
};
