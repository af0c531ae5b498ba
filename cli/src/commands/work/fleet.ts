import type { AttentionCounts, Hub, SessionSummary } from '../../../../clients/typescript/src/index.ts';
import type { StreamEvent } from './event-words.ts';

/** What a live table shows: the agents as they were read last, moved on by the events since. */
export interface Fleet {
  readonly agents: ReadonlyMap<string, SessionSummary>;
  /** Whether there are more agents than are read. */
  readonly isCut: boolean;
  /** Texts of tasks by their id, which is what agents report. */
  readonly tasks: ReadonlyMap<string, string>;
  readonly attention: AttentionCounts;
  /** The newest events, the newest last. */
  readonly events: readonly { readonly at: Date; readonly event: StreamEvent }[];
}

export const emptyFleet: Fleet = {
  ...{ agents: new Map(), isCut: false, tasks: new Map(), events: [] },
  attention: { now: 0, soon: 0, note: 0 },
};

const keptEvents = 50;
const pageRows = 1_000;
/** What is read anew each second has an end. */
const agentsAtMost = 5_000;
const tasksAtMost = 100;

/** The agents up to `most`, their tasks and the counts as they stand: a call for each thousand agents, and two. */
export async function readFleet(
  hub: Hub,
  networkId: string,
  signal: AbortSignal,
  most = agentsAtMost,
): Promise<Pick<Fleet, 'agents' | 'isCut' | 'attention' | 'tasks'>> {
  const [{ sessions, isCut }, { counts }] = await Promise.all([
    readAgents(hub, networkId, signal, most),
    hub.api.listAttention({ network_id: networkId, limit: 1 }, { signal }),
  ]);
  const named = sessions.flatMap(({ task, status: said }) => (task?.startsWith('t_') && !isAtRest(said) ? [task] : []));
  const ids = [...new Set(named)].slice(0, tasksAtMost);
  const found = ids.length === 0 ? [] : (await hub.api.listTasks({ network_id: networkId, ids }, { signal })).tasks;
  return {
    agents: new Map(sessions.map((one) => [one.alias, one])),
    isCut,
    attention: counts,
    tasks: new Map(found.map(({ task_id, content }) => [task_id, content])),
  };
}

async function readAgents(hub: Hub, networkId: string, signal: AbortSignal, most: number) {
  const sessions: SessionSummary[] = [];
  for (let cursor: string | undefined; ;) {
    const limit = Math.min(pageRows, most - sessions.length);
    const page = await hub.api.getStatus({ network_id: networkId, fields: 'fleet', limit, cursor }, { signal });
    sessions.push(...page.sessions);
    if (page.next_cursor === null) return { sessions, isCut: false };
    if (sessions.length >= most) return { sessions, isCut: true };
    cursor = page.next_cursor;
  }
}

/** An agent at rest may still report what it did last. */
export function isAtRest(status: string): boolean {
  return status === 'idle' || status === 'offline';
}

/** The fleet after an event. */
export function moveFleet(fleet: Fleet, event: StreamEvent): Fleet {
  const fields = event as StreamEvent & Readonly<Record<string, unknown>>;
  if (event.type === 'attention_changed') return { ...fleet, attention: fields['counts'] as AttentionCounts };
  const agent = fleet.agents.get(String(fields['alias']));
  if (event.type !== 'status_update' || agent === undefined) return fleet;
  const { status, progress, queue_depth } = fields as unknown as SessionSummary;
  const now = { ...agent, status, progress, queue_depth, last_seen_at: String(fields['at']) };
  return { ...fleet, agents: new Map([...fleet.agents, [agent.alias, now]]) };
}

/** The fleet with one more event to show; old ones go. What agents report shows in the table. */
export function noteEvent(fleet: Fleet, event: StreamEvent, at: Date): Fleet {
  if (event.type === 'status_update') return fleet;
  return { ...fleet, events: [...fleet.events, { at, event }].slice(-keptEvents) };
}

/** Whether the hub has to be asked again: events tell of no texts, and not of new agents, for which a fleet may have no room. */
export function needsReading({ agents, isCut }: Fleet, event: StreamEvent): boolean {
  if (event.type !== 'status_update') return /^(resync|node_changed|task_status)$/.test(event.type);
  if (isCut) return false;
  return !agents.has(String((event as unknown as { readonly alias: unknown }).alias));
}
