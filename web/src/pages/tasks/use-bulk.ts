import type { Hub, Task } from '@agent-collaboration-hub/client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hubOf } from '../../app/hub.ts';
import { useNetworkId } from '../../app/network.ts';
import { foresee } from '../../live/foresee.ts';
import { useLive } from '../../live/live-context.tsx';
import { refusalOf, type Refusal } from '../../live/refusal.ts';
import type { TaskMove } from '../shared/task-moves.ts';

/** One move of many tasks. */
export interface Bulk {
  readonly move: TaskMove;
  readonly tasks: readonly Task[];
  /** Who gets a task; of a reassignment. */
  readonly aliasOf?: (task: Task) => string;
  /** Why; of a cancellation. */
  readonly reason?: string | undefined;
}

/** A task that the hub refused to move. */
export interface Refused {
  readonly task: Task;
  readonly refusal: Refusal;
}

/** How far a bulk is. */
export interface BulkState {
  readonly bulk: Bulk;
  readonly done: readonly Task[];
  readonly refused: readonly Refused[];
  readonly isRunning: boolean;
}

const atOnce = 4;
const after = { cancel: 'cancelled', retry: 'delivered', reassign: 'delivered' } as const;

/**
 * Moves tasks one call each, four at a time. A task that got no answer keeps its Idempotency-Key, so trying it again
 * moves it once.
 */
export function useBulk() {
  const networkId = useNetworkId();
  const client = useQueryClient();
  const live = useLive();
  const [state, setState] = useState<BulkState>();
  const isStopped = useRef(false);
  const keys = useRef(new Map<string, string>());

  const run = async (bulk: Bulk): Promise<BulkState> => {
    isStopped.current = false;
    let now: BulkState = { bulk, done: [], refused: [], isRunning: true };
    const tell = (next: Partial<BulkState>): void => setState((now = { ...now, ...next }));
    tell({});
    const left = bulk.tasks.values();
    const work = async (): Promise<void> => {
      for (const task of left) {
        if (isStopped.current) return;
        const name = `${bulk.move} ${task.task_id}`;
        const key = keys.current.get(name) ?? crypto.randomUUID();
        keys.current.set(name, key);
        const refusal = await send(hubOf(networkId), bulk, { task, networkId, key });
        if (refusal?.status !== 0) keys.current.delete(name);
        if (refusal === undefined) tell({ done: [...now.done, task] });
        else tell({ refused: [...now.refused, { task, refusal }] });
        if (refusal !== undefined) continue;
        const fields = { status: after[bulk.move], ...(bulk.aliasOf && { to_name: bulk.aliasOf(task) }) };
        const patch = { calls: ['listTasks', 'getTask'], key: 'task_id', id: task.task_id, fields };
        foresee(client, [patch], networkId ?? '');
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    tell({ isRunning: false });
    live.marks.mark([{ call: 'listTasks' }, { call: 'getTask' }, { call: 'listTaskEvents' }], networkId);
    return now;
  };

  return { state, run, stop: () => (isStopped.current = true), forget: () => setState(undefined) };
}

interface One {
  readonly task: Task;
  readonly networkId: string | undefined;
  readonly key: string;
}

/** Moves one task; answers why not. */
async function send(hub: Hub, bulk: Bulk, { task, networkId, key }: One): Promise<Refusal | undefined> {
  const place = { task_id: task.task_id, network_id: networkId };
  const options = { idempotencyKey: key };
  try {
    if (bulk.move === 'cancel') await hub.call('cancelTask', { ...place, reason: bulk.reason }, options);
    else if (bulk.move === 'retry') await hub.call('retryTask', place, options);
    else await hub.call('reassignTask', { ...place, new_alias: bulk.aliasOf?.(task) ?? '' }, options);
    return undefined;
  } catch (error) {
    return refusalOf(error);
  }
}
