import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { applyEffects } from '../../web/src/live/apply-effects.ts';
import { StaleMarks } from '../../web/src/live/stale-marks.ts';
import { look, network } from './support/look.ts';

describe('doubtful lists', () => {
  let client: QueryClient;
  let marks: StaleMarks;
  beforeEach(() => {
    jest.useFakeTimers();
    client = new QueryClient();
    marks = new StaleMarks(client);
  });
  afterEach(() => {
    client.clear();
    jest.useRealTimers();
  });

  test('are all where changes may have been missed: what somebody looks at is asked for, but not at once', async () => {
    const seen = look(client, 'listTasks', {});
    const left = look(client, 'listNodes', {});
    await jest.advanceTimersByTimeAsync(10);
    left.leave();
    const asked = () => [seen.asked.mock.calls.length, left.asked.mock.calls.length];
    marks.markAll();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(asked()).toEqual([1, 1]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(asked()).toEqual([2, 1]);
    expect(client.getQueryCache().get(left.hash)?.state.isInvalidated).toBe(true);
  });

  test('are asked for soon when an event tells of them while they wait for what may have been missed', async () => {
    const list = look(client, 'listTasks', {});
    await jest.advanceTimersByTimeAsync(10);
    marks.markAll();
    await jest.advanceTimersByTimeAsync(100);
    marks.mark([{ call: 'listTasks' }], network);
    await jest.advanceTimersByTimeAsync(200);
    expect(list.asked.mock.calls.length).toBe(2);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(list.asked.mock.calls.length).toBe(2);
  });

  test('are asked for at most once a second, however many events come', async () => {
    const list = look(client, 'listTasks', {});
    await jest.advanceTimersByTimeAsync(10);
    for (let event = 0; event < 600; event++) {
      marks.mark([{ call: 'listTasks' }], network);
      await jest.advanceTimersByTimeAsync(5);
    }
    await jest.advanceTimersByTimeAsync(1_000);
    expect(list.asked.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(list.asked.mock.calls.length).toBeLessThanOrEqual(6);
  });

  test('of other questions and other networks are left alone', async () => {
    const mine = look(client, 'listTasks', { to_name: 'beta' });
    const other = look(client, 'listTasks', { to_name: 'gamma' });
    await jest.advanceTimersByTimeAsync(10);
    marks.mark([{ call: 'listTasks', where: { to_name: 'beta' } }], network);
    marks.mark([{ call: 'listTasks' }], 'net_2');
    await jest.advanceTimersByTimeAsync(200);
    expect([mine.asked.mock.calls.length, other.asked.mock.calls.length]).toEqual([2, 1]);
  });

  test('wait while they are held, count what is new, and show it when the person wants', async () => {
    const list = look(client, 'listTasks', {});
    await jest.advanceTimersByTimeAsync(10);
    marks.hold(list.hash, true);
    for (let event = 0; event < 12; event++) marks.mark([{ call: 'listTasks', adds: 1 }], network);
    await jest.advanceTimersByTimeAsync(5_000);
    expect([list.asked.mock.calls.length, marks.fresh.get().get(list.hash)]).toEqual([1, 12]);
    marks.show(list.hash);
    await jest.advanceTimersByTimeAsync(10);
    expect([list.asked.mock.calls.length, marks.fresh.get().get(list.hash)]).toEqual([2, undefined]);
  });

  test('are read anew when the person wants them, whatever answer is under way', async () => {
    let name = 'before';
    const list = look(client, 'listTasks', {}, () => {
      const now = name;
      return new Promise((resolve) => setTimeout(() => resolve({ rows: [now] }), 500));
    });
    await jest.advanceTimersByTimeAsync(600);
    marks.mark([{ call: 'listTasks' }], network);
    await jest.advanceTimersByTimeAsync(200);
    marks.hold(list.hash, true);
    name = 'after';
    marks.show(list.hash);
    await jest.advanceTimersByTimeAsync(600);
    expect(list.data()).toEqual({ rows: ['after'] });
  });

  test('come as soon as the hold ends', async () => {
    const list = look(client, 'listTasks', {});
    await jest.advanceTimersByTimeAsync(10);
    marks.hold(list.hash, true);
    marks.mark([{ call: 'listTasks' }], network);
    await jest.advanceTimersByTimeAsync(5_000);
    marks.hold(list.hash, false);
    await jest.advanceTimersByTimeAsync(10);
    expect(list.asked).toHaveBeenCalledTimes(2);
  });

  test('that nobody looks at are asked for when somebody does', async () => {
    const list = look(client, 'listTasks', {});
    await jest.advanceTimersByTimeAsync(10);
    list.leave();
    marks.mark([{ call: 'listTasks' }], network);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(list.asked).toHaveBeenCalledTimes(1);
    expect(client.getQueryCache().get(list.hash)?.state.isInvalidated).toBe(true);
  });

  test('are asked for again when an event overtakes their answer', async () => {
    let status = 'running';
    const rows = async (): Promise<unknown> => {
      const now = status;
      await new Promise((resolve) => setTimeout(resolve, 500));
      return { rows: [{ task_id: 't_1', status: now }] };
    };
    const list = look(client, 'listTasks', {}, rows);
    await jest.advanceTimersByTimeAsync(600);
    marks.mark([{ call: 'listTasks' }], network);
    await jest.advanceTimersByTimeAsync(200);
    // The answer that is under way was read before this.
    status = 'failed';
    const patch = { calls: ['listTasks'], key: 'task_id', id: 't_1', fields: { status: 'failed' } };
    applyEffects({ client, marks }, [{ patches: [patch], stale: [] }], network);
    await jest.advanceTimersByTimeAsync(4_000);
    expect(list.data()).toEqual({ rows: [{ task_id: 't_1', status: 'failed' }] });
  });
});
