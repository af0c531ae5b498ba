import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { applyEffects } from '../../web/src/live/apply-effects.ts';
import type { RowPatch } from '../../web/src/live/effects.ts';
import { foresee } from '../../web/src/live/foresee.ts';
import { StaleMarks } from '../../web/src/live/stale-marks.ts';
import { look, network } from './support/look.ts';

const answerMs = 500;

/** A row of the list, as an act or an event changes it. */
function patchOf(id: string, fields: Partial<Row> | null): RowPatch {
  return { calls: ['listTasks'], key: 'task_id', id, fields };
}

interface Row {
  readonly task_id: string;
  readonly status: string;
}

describe('what an act foresees', () => {
  let client: QueryClient;
  let rows: readonly Row[];
  beforeEach(() => {
    jest.useFakeTimers();
    client = new QueryClient();
    rows = [
      { task_id: 't_1', status: 'pending' },
      { task_id: 't_2', status: 'pending' },
    ];
  });
  afterEach(() => {
    client.clear();
    jest.useRealTimers();
  });

  /** A list that is shown; its answers tell what was so when they were asked for. */
  async function openList() {
    const answer = async (): Promise<unknown> => {
      const now = rows;
      await new Promise((resolve) => setTimeout(resolve, answerMs));
      return { rows: now };
    };
    const list = look(client, 'listTasks', {}, answer);
    await jest.advanceTimersByTimeAsync(answerMs);
    return {
      ask: () =>
        void client
          .getQueryCache()
          .get(list.hash)
          ?.fetch()
          .catch(() => undefined),
      statuses: () => (list.data() as { readonly rows: readonly Row[] }).rows.map(({ status }) => status),
    };
  }

  test('outlives an answer that was asked for before', async () => {
    const { ask, statuses } = await openList();
    ask();
    foresee(client, [patchOf('t_1', null)], network);
    await jest.advanceTimersByTimeAsync(2 * answerMs);
    expect(statuses()).toEqual(['pending']);
  });

  test('outlives one that was asked for and came before the act had ended', async () => {
    const { ask, statuses } = await openList();
    const foreseen = foresee(client, [patchOf('t_1', { status: 'failed' })], network);
    ask();
    await jest.advanceTimersByTimeAsync(answerMs);
    foreseen.keep();
    expect(statuses()).toEqual(['failed', 'pending']);
  });

  test('outlives one that comes after the act had ended', async () => {
    const { ask, statuses } = await openList();
    const foreseen = foresee(client, [patchOf('t_1', null)], network);
    ask();
    foreseen.keep();
    await jest.advanceTimersByTimeAsync(2 * answerMs);
    expect(statuses()).toEqual(['pending']);
  });

  test('gives way to what an event tells before the act has ended', async () => {
    const { statuses } = await openList();
    const marks = new StaleMarks(client);
    const foreseen = foresee(client, [patchOf('t_1', { status: 'acknowledged' })], network);
    applyEffects({ client, marks }, [{ patches: [patchOf('t_1', { status: 'failed' })], stale: [] }], network);
    foreseen.keep();
    expect(statuses()).toEqual(['failed', 'pending']);
  });

  test('is taken back when the hub refuses', async () => {
    const { statuses } = await openList();
    const foreseen = foresee(client, [patchOf('t_1', null)], network);
    expect(statuses()).toEqual(['pending']);
    foreseen.rollback();
    expect(statuses()).toEqual(['pending', 'pending']);
  });

  test('is asked for, not taken back, where something newer has come', async () => {
    const { statuses } = await openList();
    const marks = new StaleMarks(client);
    const foreseen = foresee(client, [patchOf('t_1', null)], network);
    applyEffects({ client, marks }, [{ patches: [patchOf('t_2', { status: 'failed' })], stale: [] }], network);
    rows = rows.map((row) => ({ ...row, status: 'failed' }));
    foreseen.rollback();
    expect(statuses()).toEqual(['failed']);
    await jest.advanceTimersByTimeAsync(answerMs);
    expect(statuses()).toEqual(['failed', 'failed']);
  });
});
