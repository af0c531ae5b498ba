import { request, toolCall, type Step } from './load.ts';

/** Nodes that have reported. */
export const nodeCount = 200;
/** The first of them get the work; the last has a backlog that nobody reads. */
export const targetCount = 50;
/** Unread deliveries of the last node. */
export const backlogSize = 5_000;

/** The alias of the n-th bench node. */
export const aliasOf = (n: number): string => `bench-${n}`;
/** The alias of the node with the backlog. */
export const backlogAlias = aliasOf(nodeCount - 1);
/** What every task of the benchmark says. */
export const text = 'Summarise the build log of the last run and name the first failing step.';

/** What the scenarios act with. */
export interface Actors {
  /** A person's token: sends and reads. */
  readonly user: string;
  /** The tokens of the nodes. */
  readonly nodes: readonly string[];
  /** A task that exists. */
  readonly taskId: string;
}

const idIn = (last: string): string => /"message_id\\?":\\?"([^"\\]+)/.exec(last)?.[1] ?? 'none';

const beats = ['idle', 'working', 'blocked', 'idle'];

/** The scenarios by name; every step is one HTTP exchange. */
export function scenarios({ user, nodes, taskId }: Actors): Record<string, readonly Step[]> {
  const taskIds: string[] = [];
  const target = (n: number): string => aliasOf(n % targetCount);
  const asNode = (w: number, name: string, args: Record<string, unknown>): string =>
    toolCall(nodes[w % targetCount]!, name, { alias: target(w), ...args });
  /** Every heartbeat changes its row: an engine may skip a page whose bytes stay the same. */
  const heartbeat = (n: number, turn: number): string =>
    toolCall(nodes[n]!, 'report_status', {
      ...{ alias: aliasOf(n), resume_id: `r-${n}`, status: beats[(n + turn) % beats.length], progress: turn % 101 },
    });
  return {
    heartbeat: [(w, t) => heartbeat((w * 7 + t) % nodeCount, t)],
    get_task: [() => toolCall(user, 'get_task', { task_id: taskId })],
    list_tasks: [() => toolCall(user, 'list_tasks', { limit: 50 })],
    'GET /api/tasks': [() => request('GET', '/api/tasks?limit=50', user)],
    'inbox page': [() => toolCall(nodes[nodeCount - 1]!, 'get_inbox', { alias: backlogAlias, limit: 50 })],
    status: [() => request('GET', '/api/status', user)],
    get_all_status: [() => toolCall(user, 'get_all_status', {})],
    'status after a heartbeat': [
      (w, t) => heartbeat((w * 7 + t) % nodeCount, t),
      () => request('GET', '/api/status', user),
    ],
    lifecycle: [
      (w) => toolCall(user, 'send_task', { alias: target(w), task: text }),
      (w, _turn, last) => {
        taskIds[w] = idIn(last);
        return asNode(w, 'get_inbox', { limit: 10 });
      },
      (w) => asNode(w, 'ack_inbox', { message_id: taskIds[w] }),
      (w) => asNode(w, 'report_status', { resume_id: `r-${w % targetCount}`, status: 'working', task: taskIds[w] }),
      (w) =>
        asNode(w, 'report_completion', { task: taskIds[w], result: 'Step 4 failed: the linker ran out of memory.' }),
    ],
    'dispatch by REST': [(w, t) => request('POST', '/api/task', user, { alias: target(w * 7 + t), task: text })],
    'dispatch by tool': [(w, t) => toolCall(user, 'send_task', { alias: target(w * 7 + t), task: text })],
  };
}
