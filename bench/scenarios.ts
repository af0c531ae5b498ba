import { request, toolCall, type Step } from './load.ts';

/** Nodes that the benchmark sends to. */
export const nodeCount = 50;

/** The alias of the n-th bench node. */
export const aliasOf = (n: number): string => `bench-${n % nodeCount}`;

/** What the scenarios act with. */
export interface Actors {
  /** A person's token: sends and reads. */
  readonly user: string;
  /** A network token that is bound to no node, for the same people's scripts. */
  readonly nodes: readonly string[];
  /** A task that exists. */
  readonly taskId: string;
}

const text = 'Summarise the build log of the last run and name the first failing step.';
const idIn = (last: string): string => /"message_id\\?":\\?"([^"\\]+)/.exec(last)?.[1] ?? 'none';

/** The scenarios by name; every step is one HTTP exchange. */
export function scenarios({ user, nodes, taskId }: Actors): Record<string, readonly Step[]> {
  const taskIds: string[] = [];
  const asNode = (w: number, name: string, args: Record<string, unknown>): string =>
    toolCall(nodes[w % nodeCount]!, name, { alias: aliasOf(w), ...args });
  const report = (w: number, task?: string): string =>
    asNode(w, 'report_status', {
      resume_id: `r-${w % nodeCount}`,
      status: task ? 'working' : 'idle',
      ...(task && { task }),
    });
  return {
    'dispatch by REST': [(w, t) => request('POST', '/api/task', user, { alias: aliasOf(w * 7 + t), task: text })],
    'dispatch by tool': [(w, t) => toolCall(user, 'send_task', { alias: aliasOf(w * 7 + t), task: text })],
    lifecycle: [
      (w) => toolCall(user, 'send_task', { alias: aliasOf(w), task: text }),
      (w, _turn, last) => {
        taskIds[w] = idIn(last);
        return asNode(w, 'get_inbox', { limit: 10 });
      },
      (w) => asNode(w, 'ack_inbox', { message_id: taskIds[w] }),
      (w) => report(w, taskIds[w]),
      (w) =>
        asNode(w, 'report_completion', { task: taskIds[w], result: 'Step 4 failed: the linker ran out of memory.' }),
    ],
    heartbeat: [(w) => report(w)],
    get_task: [() => toolCall(user, 'get_task', { task_id: taskId })],
    list_tasks: [() => toolCall(user, 'list_tasks', { limit: 50 })],
  };
}
