import type { Node, SessionSummary } from '@agent-collaboration-hub/client';
import type { FleetSearch, Grouping } from './fleet-search.ts';

/** An agent of the fleet: what it said, its record, and whether it listens. */
export interface FleetAgent {
  readonly alias: string;
  /** The status that it said, `offline` by the word of the hub, or `never` before its first report. */
  readonly status: string;
  /** Undefined before its first report. */
  readonly session: SessionSummary | undefined;
  /** Undefined for agents without a record. */
  readonly node: Node | undefined;
  readonly host: string | undefined;
  readonly owner: string | undefined;
  /** Undefined while it is not known. */
  readonly hasStream: boolean | undefined;
}

/** What the hub tells of the fleet, in three answers. */
export interface FleetAnswers {
  readonly sessions: readonly SessionSummary[];
  readonly nodes: readonly Node[];
  /** Open streams by `<network>:<alias>`; undefined while they are not known. */
  readonly streams: Readonly<Record<string, number>> | undefined;
}

/** A line of the list: an agent, or the heading of a group. */
export type FleetLine =
  | { readonly kind: 'agent'; readonly key: string; readonly agent: FleetAgent }
  | { readonly kind: 'group'; readonly key: string; readonly group: FleetGroup };

/** Agents that belong together. */
export interface FleetGroup {
  /** `none` for those without a host or an owner. */
  readonly name: string;
  readonly total: number;
  readonly working: number;
  /** Blocked, in error or waiting for an answer. */
  readonly stuck: number;
  readonly offline: number;
}

/** Statuses in the order in which a person looks for them. */
export const statusOrder = ['error', 'blocked', 'waiting_input', 'working', 'idle', 'offline', 'never'] as const;
const stuck: readonly string[] = ['error', 'blocked', 'waiting_input'];

/**
 * All agents by alias; those that did not change are the objects of `before`, so their rows are not drawn again. A node
 * without a session never reported.
 */
export function mergeFleet(
  { sessions, nodes, streams }: FleetAnswers,
  before: ReadonlyMap<string, FleetAgent>,
): ReadonlyMap<string, FleetAgent> {
  const records = new Map(nodes.map((node) => [node.alias, node]));
  const merged = new Map<string, FleetAgent>();
  const add = (alias: string, session: SessionSummary | undefined, node: Node | undefined): void => {
    const network = session?.network_id ?? node?.network_id ?? '';
    const hasStream = streams === undefined ? undefined : (streams[`${network}:${alias}`] ?? 0) > 0;
    const known = before.get(alias);
    if (known?.session === session && known?.node === node && known?.hasStream === hasStream && known !== undefined) {
      merged.set(alias, known);
      return;
    }
    const host = session?.hostname ?? node?.hostname ?? node?.server ?? undefined;
    const status = session?.status ?? 'never';
    merged.set(alias, { alias, status, session, node, host, owner: node?.owner_name ?? undefined, hasStream });
  };
  for (const session of sessions) add(session.alias, session, records.get(session.alias));
  for (const node of nodes) if (!merged.has(node.alias)) add(node.alias, undefined, node);
  return inOrder(merged, before);
}

/** The agents by alias. Where none came or went the order is that of `before`: sorting thousands takes its time. */
function inOrder(
  agents: ReadonlyMap<string, FleetAgent>,
  before: ReadonlyMap<string, FleetAgent>,
): ReadonlyMap<string, FleetAgent> {
  const isSame = before.size === agents.size && [...before.keys()].every((alias) => agents.has(alias));
  const order = isSame ? before.keys() : [...agents.keys()].sort();
  return new Map(Array.from(order, (alias) => [alias, agents.get(alias) as FleetAgent]));
}

/** The progress of work that goes on; an idle agent has none, although the hub keeps its last figure. */
export function progressOf({ status, session }: FleetAgent): number | undefined {
  if (status === 'idle' || status === 'offline' || status === 'never') return undefined;
  return session?.progress ?? undefined;
}

/** Whether an agent is among those that the address asks for. */
export function isWanted(agent: FleetAgent, { q, status, host, owner }: FleetSearch): boolean {
  if (status !== undefined && agent.status !== status) return false;
  if (host !== undefined && (agent.host ?? 'none') !== host) return false;
  if (owner !== undefined && (agent.owner ?? 'none') !== owner) return false;
  if (q === undefined) return true;
  const text = q.toLowerCase();
  const { alias, session, host: place } = agent;
  return [alias, session?.task, session?.model, place].some((part) => part?.toLowerCase().includes(text) === true);
}

/** The agents as lines, in their order, with a heading before each group where they are grouped. */
export function linesOf(agents: readonly FleetAgent[], grouping: Grouping | undefined): readonly FleetLine[] {
  if (grouping === undefined) return agents.map(lineOf);
  const groups = new Map<string, FleetAgent[]>();
  for (const agent of agents) {
    const name = agent[grouping] ?? 'none';
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [agent]);
    else group.push(agent);
  }
  return [...groups]
    .sort(([a], [b]) => placeOf(a, grouping) - placeOf(b, grouping) || (a < b ? -1 : 1))
    .flatMap(([name, members]) => [
      { kind: 'group' as const, key: `group:${name}`, group: groupOf(name, members) },
      ...members.map(lineOf),
    ]);
}

/** How many agents have each value, the most frequent first. */
export function countBy(
  agents: Iterable<FleetAgent>,
  name: 'status' | 'host' | 'owner',
): readonly (readonly [value: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const agent of agents) counts.set(agent[name] ?? 'none', (counts.get(agent[name] ?? 'none') ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}

function lineOf(agent: FleetAgent): FleetLine {
  return { kind: 'agent', key: agent.alias, agent };
}

function placeOf(name: string, grouping: Grouping): number {
  if (grouping === 'status') return statusOrder.indexOf(name as 'idle');
  return name === 'none' ? 1 : 0;
}

function groupOf(name: string, members: readonly FleetAgent[]): FleetGroup {
  const count = (test: (status: string) => boolean): number => members.filter(({ status }) => test(status)).length;
  return {
    name,
    total: members.length,
    working: count((status) => status === 'working'),
    stuck: count((status) => stuck.includes(status)),
    offline: count((status) => status === 'offline'),
  };
}
