import { layersOf } from '../sessions/degraded-layers.ts';
import type { Health } from '../sessions/degraded-layers.ts';
import type { AttentionAction, Description, KnownRow } from './description.ts';
import { detailOf } from './description.ts';

const look = (params: object): AttentionAction => ({
  title: 'See what the agent does',
  operation: null,
  tool: 'get_session_status',
  params: { ...params },
  needs: [],
});
const write = (params: object): AttentionAction => ({
  title: 'Write to the agent',
  operation: null,
  tool: 'send_message',
  params: { ...params },
  needs: ['message'],
});
const listTasks = ({ network_id, alias }: { network_id: string; alias: string }): AttentionAction => ({
  title: 'See its tasks',
  operation: 'listTasks',
  tool: null,
  params: { network_id, to_name: alias },
  needs: [],
});

const says = {
  agent_waiting_input: 'waits for an answer.',
  agent_blocked: 'says that it is blocked.',
  agent_error: 'says that it met an error.',
} as const;

const isTaskId = (text: string | null): text is string => text !== null && /^t_\w+$/.test(text);

/** The task that an agent names by its id, and its last words; without either the text that it calls its task. */
function workOf({ a: task, c: words }: KnownRow): { readonly task_id?: string; readonly detail?: string } {
  return isTaskId(task) ? { task_id: task, ...detailOf(words) } : detailOf(words || task);
}

/** Tells of an agent; undefined for rows of other kinds. */
export function describeAgent(row: KnownRow): Description | undefined {
  const { kind, id: alias, network_id } = row;
  const params = { alias, network_id };
  const about = { alias, session_status: row.b };
  switch (kind) {
    case 'agent_waiting_input':
    case 'agent_blocked':
    case 'agent_error':
      return {
        type: 'agent',
        reason: `${alias} ${says[kind]}`,
        evidence: { ...about, ...workOf(row) },
        actions: [write(params), look(params)],
      };
    case 'agent_degraded': {
      const layers = layersOf(JSON.parse(row.c ?? '{}') as Health);
      const faults = layers.map(({ reason, hint }) => `${reason} (${hint})`).join('; ');
      return {
        type: 'agent',
        reason: `${alias} cannot do work.`,
        evidence: { ...about, layers: layers.map(({ layer }) => layer), ...detailOf(faults) },
        actions: [look(params)],
      };
    }
    case 'agent_offline_with_work': {
      const open = Number(row.n ?? 0);
      return {
        type: 'agent',
        reason: `${alias} is offline and has ${open} open ${open === 1 ? 'task' : 'tasks'}.`,
        evidence: { alias, session_status: 'offline', open_tasks: open },
        actions: [listTasks(params), look(params)],
      };
    }
    default:
      return undefined;
  }
}
