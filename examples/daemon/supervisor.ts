import { hostname } from 'node:os';
import { probeModel } from '../../cli/src/agents/daemon/probe-model.ts';
import type { Outcome, Probe } from '../../cli/src/agents/daemon/probe-model.ts';
import { ChildStore } from './child-store.ts';
import { Children } from './children.ts';
import { HubClient, HubRefusal } from './hub-client.ts';
import type { HubEvent } from './hub-client.ts';
import { answerQuestion } from './work-files.ts';

/** Where the daemon works and for whom. */
export interface SupervisorSettings {
  readonly hubUrl: string;
  readonly token: string;
  readonly alias: string;
  /** The daemon's own directory. */
  readonly directory: string;
  readonly allowedSecretKeys: readonly string[];
  /** Providers that may be local: a name and the address to use for it. */
  readonly probeHosts: ReadonlyMap<string, string>;
  /** The program of the children; `demo-runtime.ts` by default. */
  readonly runtime?: URL;
  /** Goes with every report, over what the daemon says of itself. */
  readonly facts?: () => Readonly<Record<string, unknown>>;
  /** Stands for asking the provider. */
  readonly probe?: (probe: Probe) => Promise<Outcome>;
}

/**
 * A host supervisor: does what the hub's doorbells announce, and after each connection what it may have missed. Doorbells
 * carry ids only; everything else is fetched with the daemon's token.
 */
export class Supervisor {
  readonly #settings: SupervisorSettings;
  readonly #hub: HubClient;
  readonly #store: ChildStore;
  readonly #children: Children;
  readonly #busy = new Set<Promise<void>>();
  /** What is being done, and whether it rang again meanwhile. */
  readonly #inWork = new Map<string, boolean>();

  constructor(settings: SupervisorSettings) {
    this.#settings = settings;
    this.#hub = new HubClient(settings.hubUrl, settings.token);
    this.#store = new ChildStore(settings.directory);
    this.#children = new Children(this.#store, settings.hubUrl, settings.runtime);
  }

  /**
   * Runs until `signal` aborts; then stops its children.
   *
   * @throws HubRefusal the hub does not admit the daemon
   */
  async run(signal: AbortSignal): Promise<void> {
    let heartbeat: NodeJS.Timeout | undefined;
    for await (const event of this.#hub.events(this.#settings.alias, signal)) {
      // Who says that it is there must hear what it is told: the first event is that the stream is open.
      if (heartbeat === undefined) {
        await this.#report('idle');
        heartbeat = setInterval(() => this.#do(() => this.#report('idle')), 30_000);
        await this.#resumeChildren();
      }
      this.#do(() => this.#handle(event));
    }
    clearInterval(heartbeat);
    await Promise.all(this.#busy);
    await this.#children.stopAll(5);
    await this.#report('offline').catch(() => undefined);
  }

  async #report(status: 'idle' | 'offline'): Promise<void> {
    await this.#hub.call('report_status', {
      resume_id: `supervisor-${process.pid}`,
      alias: this.#settings.alias,
      status,
      agent: 'agent-node:host-supervisor',
      hostname: hostname(),
      logs_capable: true,
      daemon: { runtimes_supported: ['custom'], allowed_secret_keys: this.#settings.allowedSecretKeys },
      ...this.#settings.facts?.(),
    });
  }

  /** After a restart of the daemon the children that the hub calls active run again. */
  async #resumeChildren(): Promise<void> {
    const { children } = await this.#hub.call('list_my_children', {});
    const active = new Set(children.filter((row) => row.lifecycle_state === 'active').map((row) => row.node_id));
    for (const child of await this.#store.list()) if (active.has(child.nodeId)) await this.#children.start(child);
  }

  /** One failed piece of work does not end the daemon: the hub lets it time out. */
  #do(work: () => Promise<void>): void {
    const task = work()
      .catch((error: unknown) => console.error(`${new Date().toISOString()} error ${String(error)}`))
      .finally(() => this.#busy.delete(task));
    this.#busy.add(task);
  }

  /** A doorbell and the catching up may name the same work: it is done by one at a time, and again if it rang meanwhile. */
  async #once(id: string, work: () => Promise<void>): Promise<void> {
    const again = this.#inWork.has(id);
    this.#inWork.set(id, again);
    if (again) return;
    try {
      do {
        this.#inWork.set(id, false);
        await work();
      } while (this.#inWork.get(id) === true);
    } finally {
      this.#inWork.delete(id);
    }
  }

  async #handle(event: HubEvent): Promise<void> {
    const idOf = (name: string): string => (typeof event[name] === 'string' ? event[name] : '');
    const id = idOf('request_id');
    switch (event.type) {
      case 'connected':
      case 'resync':
        return this.#catchUp();
      case 'create_node':
        return this.#create(id);
      case 'stop_node':
        return this.#stop(id);
      case 'start_node':
        return this.#start(id);
      case 'restart':
      case 'config_update':
        return this.#configure(idOf('node_id'));
      case 'rules_file':
        return this.#answer(id);
      case 'probe_provider':
        return this.#probe(idOf('probe_id'));
    }
  }

  async #catchUp(): Promise<void> {
    const { requests } = await this.#hub.call('list_my_pending_create_requests', {});
    for (const { request_id: id } of requests) await this.#create(id);
    const { stop_requests: stops, start_requests: starts } = await this.#hub.call(
      'list_my_pending_lifecycle_requests',
      {},
    );
    for (const { request_id: id } of stops) await this.#stop(id);
    for (const { request_id: id } of starts) await this.#start(id);
    for (const { node_id: nodeId } of (await this.#hub.call('list_my_children', {})).children) {
      await this.#configure(nodeId);
    }
    while (await this.#answerNext()) continue;
  }

  async #create(requestId: string): Promise<void> {
    const order = await this.#fetchOrder(requestId);
    if (order === undefined) return;
    const { child_token: token, child_node_id: nodeId, node_spec: spec } = order;
    // Only the first fetch brings the token; another one of ours is at work on it.
    if (token === undefined || nodeId === null) return;
    try {
      const workDirectory = await this.#store.makeWorkDirectory(nodeId, spec.workdir);
      const { model = null, flags = {}, name: alias } = spec;
      const child = { nodeId, alias, token, secrets: order.secrets ?? {}, model, flags, workDirectory };
      await this.#store.save(child);
      await this.#children.start(child);
      await this.#hub.call('ack_create_request', { request_id: requestId, status: 'started' });
    } catch (error) {
      await this.#hub.call('ack_create_request', { request_id: requestId, status: 'failed', error: String(error) });
    }
  }

  /** Undefined when the hub does not trust this daemon with the order: whoever ordered is told so at once. */
  async #fetchOrder(requestId: string) {
    try {
      return await this.#hub.call('get_create_request', { request_id: requestId });
    } catch (error) {
      if (!(error instanceof HubRefusal) || error.code !== 'daemon_not_trusted') throw error;
      const answer = { request_id: requestId, status: 'rejected', error: error.code } as const;
      await this.#hub.call('ack_create_request', answer);
      return undefined;
    }
  }

  #stop(requestId: string): Promise<void> {
    return this.#once(requestId, () => this.#doStop(requestId));
  }

  async #doStop(requestId: string): Promise<void> {
    const order = await this.#hub.call('get_stop_request', { request_id: requestId });
    if (order.status !== 'delivered') return;
    const child = await this.#store.find(order.child_node_id);
    if (child === undefined) {
      await this.#hub.call('ack_stop_request', { request_id: requestId, status: 'noop_not_my_child' });
      return;
    }
    const signal = await this.#children.stop(child.nodeId, order.grace_seconds);
    const backup =
      order.action === 'delete' ? await this.#store.remove(child, order.delete_config, Date.now()) : undefined;
    await this.#hub.call('ack_stop_request', {
      request_id: requestId,
      status: 'stopped',
      ...(signal !== undefined && { exit_signal: signal }),
      ...(backup !== undefined && { backup_path: backup }),
    });
  }

  #start(requestId: string): Promise<void> {
    return this.#once(requestId, () => this.#doStart(requestId));
  }

  async #doStart(requestId: string): Promise<void> {
    const order = await this.#hub.call('get_start_request', { request_id: requestId });
    if (order.status !== 'delivered') return;
    const child = await this.#store.find(order.child_node_id);
    const answer = await (
      child === undefined ? Promise.reject(new Error('unknown child')) : this.#children.start(child)
    )
      .then((pid) => ({ status: 'started' as const, child_pid: pid }))
      .catch((error: unknown) => ({ status: 'start_failed' as const, error: String(error) }));
    await this.#hub.call('ack_start_request', { request_id: requestId, ...answer });
  }

  #configure(nodeId: string): Promise<void> {
    return this.#once(nodeId, () => this.#doConfigure(nodeId));
  }

  async #doConfigure(nodeId: string): Promise<void> {
    const { update } = await this.#hub.call('get_config_update', { node_id: nodeId });
    const child = await this.#store.find(nodeId);
    if (update === null || child === undefined || update.status !== 'pending') return;
    const { update_id: id, patch } = update as { update_id: string; patch: { model?: string; flags?: object } };
    const changed = { ...child, model: patch.model ?? child.model, flags: { ...child.flags, ...patch.flags } };
    await this.#store.save(changed);
    // The demo runtime reads its configuration when it starts, so every change is a restart.
    await this.#hub.call('ack_config_update', { update_id: id, status: 'restarting' });
    await this.#children.stop(nodeId, 10);
    await this.#children.start(changed);
    await this.#hub.call('ack_config_update', { update_id: id, status: 'applied' });
  }

  async #answerNext(): Promise<boolean> {
    const { request } = await this.#hub.call('get_rules_file_request', {});
    if (request !== null) await this.#answer(request.request_id);
    return request !== null;
  }

  async #answer(requestId: string): Promise<void> {
    const { request } = await this.#hub.call('get_rules_file_request', { request_id: requestId });
    if (request === null) return;
    const child = await this.#store.find(request.node_id);
    const answer =
      child === undefined
        ? { status: 'failed' as const, error: 'no such child here' }
        : await answerQuestion(child, this.#store.logPath(child.nodeId), request).then(
            (found) => ({ status: 'done' as const, ...found }),
            (error: unknown) => ({ status: 'failed' as const, error: String(error) }),
          );
    await this.#hub.call('ack_rules_file_request', { request_id: requestId, ...answer });
  }

  async #probe(probeId: string): Promise<void> {
    const probe = await this.#hub.call('get_probe_request', { probe_id: probeId });
    const ask = this.#settings.probe ?? ((one) => probeModel(one, { hosts: this.#settings.probeHosts }));
    const outcome = await ask(probe);
    await this.#hub.call('ack_probe_request', { probe_id: probeId, ...outcome });
  }
}
