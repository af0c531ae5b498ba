import type { HostSupervisor, Node, SessionSummary } from '@agent-collaboration-hub/client';

/** A line of the page: a supervisor, one of its nodes, or the word that it has none. */
export type NodesRow =
  | { readonly kind: 'host'; readonly key: string; readonly host: HostSupervisor; readonly count: number }
  /** Above nodes whose supervisor has no token any more. */
  | { readonly kind: 'lost'; readonly key: string; readonly count: number }
  | { readonly kind: 'node'; readonly key: string; readonly node: Node; readonly session: SessionSummary | undefined }
  | { readonly kind: 'none'; readonly key: string; readonly host: HostSupervisor };

/** What the page is made of. */
export interface NodesParts {
  readonly hosts: readonly HostSupervisor[];
  readonly nodes: readonly Node[];
  readonly sessions: readonly SessionSummary[];
  /** A part of a name, of its host or its runtime; empty for all. */
  readonly q: string;
}

/** The supervisors in their order, each with the nodes that it runs; what runs without a supervisor is not here. */
export function groupNodes({ hosts, nodes, sessions, q }: NodesParts): readonly NodesRow[] {
  const bySession = new Map(sessions.map((session) => [session.alias, session]));
  const children = Map.groupBy(
    nodes.filter(({ daemon_node_id: daemon }) => typeof daemon === 'string'),
    ({ daemon_node_id: daemon }) => String(daemon),
  );
  const nodeRow = (node: Node): NodesRow => ({
    kind: 'node',
    key: node.node_id,
    node,
    session: bySession.get(node.alias),
  });
  const rows = hosts.flatMap((host): readonly NodesRow[] => {
    const all = children.get(host.daemon_node_id) ?? [];
    children.delete(host.daemon_node_id);
    const isHit = matches(q, host.alias, host.hostname);
    const shown = isHit ? all : all.filter((node) => matches(q, node.alias, node.runtime, node.model));
    if (!isHit && shown.length === 0) return [];
    const head: NodesRow = { kind: 'host', key: `host ${host.daemon_node_id}`, host, count: all.length };
    const none: NodesRow = { kind: 'none', key: `none ${host.daemon_node_id}`, host };
    return [head, ...(shown.length === 0 ? [none] : shown.map(nodeRow))];
  });
  const lost = [...children.values()].flat().filter((node) => matches(q, node.alias, node.runtime, node.model));
  if (lost.length === 0) return rows;
  return [...rows, { kind: 'lost', key: 'lost', count: lost.length }, ...lost.map(nodeRow)];
}

function matches(q: string, ...texts: readonly (string | null)[]): boolean {
  const part = q.trim().toLowerCase();
  return part === '' || texts.some((text) => text?.toLowerCase().includes(part));
}
