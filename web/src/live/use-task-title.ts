import { useQuery } from '@tanstack/react-query';
import { hubOf } from '../app/hub.ts';
import { useNetworkId } from '../app/network.ts';
import { firstLine } from '../parts/first-line.ts';
import { createBatch, type Batch } from './batch.ts';
import { callKey } from './call-key.ts';

/** What the operation takes at most. */
const most = 100;
const batches = new Map<string, Batch<string>>();

/** The first line of a task's text; undefined while it is read, null where it is out of the person's reach. */
export function useTaskTitle(taskId: string | undefined): string | null | undefined {
  const networkId = useNetworkId();
  const { data, isError } = useQuery({
    queryKey: callKey('task title', { task_id: taskId }, networkId),
    queryFn: async () => (await batchOf(networkId).ask(taskId ?? '')) ?? null,
    enabled: taskId !== undefined,
    // The text of a task does not change.
    staleTime: Infinity,
  });
  return isError ? null : data;
}

function batchOf(networkId: string | undefined): Batch<string> {
  const name = networkId ?? '';
  const known = batches.get(name) ?? createBatch((ids) => readTitles(networkId, ids), most);
  batches.set(name, known);
  return known;
}

async function readTitles(networkId: string | undefined, ids: readonly string[]): Promise<Map<string, string>> {
  const { tasks } = await hubOf(networkId).call('listTasks', { ids: [...ids], limit: most });
  return new Map(tasks.map(({ task_id, content }) => [task_id, firstLine(content)]));
}
