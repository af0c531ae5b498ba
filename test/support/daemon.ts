import type { Loose, TestHub, TestUser } from './start-hub.ts';

/** A host supervisor of a test, spoken for by the test itself. */
export interface TestDaemon {
  readonly token: string;
  readonly nodeId: string;
  readonly alias: string;
  /** Calls a tool as the daemon. */
  call(name: string, args?: Readonly<Record<string, unknown>>): Promise<Loose>;
  /** Reports again, with other facts. */
  report(facts?: Readonly<Record<string, unknown>>): Promise<Loose>;
}

/** The id of the node of an alias. */
export async function nodeIdOf(hub: TestHub, owner: TestUser, alias: string): Promise<string> {
  const path = `/api/nodes?alias=${encodeURIComponent(alias)}&network_id=${owner.networkId}`;
  return (await hub.api('GET', path, { token: owner.token })).body.nodes[0].node_id;
}

/** Mints a token and reports with it as a daemon. */
export async function startDaemon(hub: TestHub, owner: TestUser, alias = 'host'): Promise<TestDaemon> {
  const token = await hub.mintNode(owner, alias);
  const daemon = {
    token,
    alias,
    call: (name: string, args: Readonly<Record<string, unknown>> = {}) => hub.tool(name, args, token),
    report: (facts: Readonly<Record<string, unknown>> = {}) =>
      hub.tool(
        'report_status',
        {
          resume_id: `r-${alias}`,
          alias,
          status: 'idle',
          agent: 'agent-node:host-supervisor',
          logs_capable: true,
          daemon: { runtimes_supported: ['custom', 'codex-sdk'], allowed_secret_keys: ['API_KEY'], ...facts },
        },
        token,
      ),
  };
  await daemon.report();
  return { ...daemon, nodeId: await nodeIdOf(hub, owner, alias) };
}

/** A child that its daemon has created and started. */
export interface TestChild {
  readonly nodeId: string;
  readonly alias: string;
  readonly token: string;
}

/** Orders a child, fetches the order as the daemon and says that it has started. */
export async function createChild(
  hub: TestHub,
  owner: TestUser,
  daemon: TestDaemon,
  alias = 'child',
): Promise<TestChild> {
  const spec = { name: alias, runtime: 'custom' };
  const ordered = await hub.tool('create_node', { daemon_node_id: daemon.nodeId, node_spec: spec }, owner.token);
  const { child_token: token } = await daemon.call('get_create_request', { request_id: ordered.request_id });
  await daemon.call('ack_create_request', { request_id: ordered.request_id, status: 'started' });
  return { nodeId: ordered.child_node_id, alias, token };
}
