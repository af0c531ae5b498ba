import { hostname } from 'node:os';
import { isHubError } from '../../../../clients/typescript/src/index.ts';
import type { AliasEvent } from '../../../../clients/typescript/src/index.ts';
import { answerNext, answerProbe, configureNode, createNode } from './daemon-orders.ts';
import { startNode, stopNode, type OrderTools } from './daemon-orders.ts';

/** A daemon of the hub. */
export interface SupervisorSettings extends OrderTools {
  readonly alias: string;
  /** What it can run, by the hub's names. */
  readonly runtimes: readonly string[];
  /** Names of the secrets that it accepts for its nodes. */
  readonly secretKeys: readonly string[];
  readonly mostNodes: number;
  readonly version: string;
  /** How long running tasks may take when it stops. */
  readonly drainMs: number;
  readonly heartbeatMs?: number | undefined;
}

/**
 * A host supervisor: does what doorbells announce, and after every connection what it may have missed. Doorbells carry
 * ids only; everything else is fetched with the token of the daemon.
 */
export class Supervisor {
  readonly #settings: SupervisorSettings;
  readonly #resumeId: string = crypto.randomUUID();
  readonly #busy = new Set<Promise<void>>();
  /** What is being done, and whether it rang again meanwhile. */
  readonly #inWork = new Map<string, boolean>();
  readonly #stopping = new AbortController();
  #fault: Error | undefined;
  #hasResumed = false;

  constructor(settings: SupervisorSettings) {
    this.#settings = settings;
  }

  /** Runs until the signal; then ends its nodes. @throws HubError the hub does not admit it */
  async run(signal: AbortSignal): Promise<void> {
    const { hub, alias, nodes, drainMs, heartbeatMs = 30_000 } = this.#settings;
    const stop = (): void => this.#stopping.abort();
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    const heartbeat = setInterval(() => this.#do('heartbeat', () => this.#report('idle')), heartbeatMs);
    try {
      const onOpen = (): void => this.#do('catching up', () => this.#open());
      for await (const event of hub.events.alias(alias, { signal: this.#stopping.signal, onOpen })) {
        this.#do(event.type, () => this.#handle(event));
      }
    } finally {
      clearInterval(heartbeat);
      await Promise.all(this.#busy);
      await nodes.stopAll(drainMs);
      await this.#report('offline').catch(() => undefined);
    }
    if (this.#fault !== undefined) throw this.#fault;
  }

  /** Who says that it is there must hear what it is told: the stream is open by now. */
  async #open(): Promise<void> {
    try {
      await this.#report('idle');
    } catch (error) {
      if (isHubError(error) && error.status >= 400 && error.status < 500 && error.status !== 429) {
        this.#fault = error;
        this.#stopping.abort();
      }
      throw error;
    }
    if (!this.#hasResumed) await this.#resume();
    await this.#catchUp();
  }

  async #report(status: 'idle' | 'offline'): Promise<void> {
    const { hub, alias, runtimes, secretKeys, mostNodes, version } = this.#settings;
    const can = runtimes.length > 0;
    await hub.tools.report_status({
      ...{ resume_id: this.#resumeId, alias, status, version, hostname: hostname(), logs_capable: true },
      agent: 'agent-node:host-supervisor',
      daemon: {
        ...{ runtimes_supported: runtimes, allowed_secret_keys: secretKeys, max_children: mostNodes },
        ...(can
          ? { can_create_nodes: true }
          : { can_create_nodes: false, create_nodes_blocked_reason: 'no runtime is installed' }),
      },
    });
  }

  /**
   * The nodes that the hub calls active run again, however the daemon ended before (rule cli-daemon-resumes). So do those
   * that were about to start: their first report tells the hub.
   */
  async #resume(): Promise<void> {
    const { store, nodes, log } = this.#settings;
    for (const { node_id: id, alias, lifecycle_state: state } of await this.#children()) {
      const node = await store.find(id);
      if (node === undefined) log(`${alias} (${id}) is not kept here`);
      else if (state === 'active' || state === 'starting')
        tryTo(
          () => nodes.start(node),
          (reason) => log(`${alias} does not start: ${reason}`),
        );
    }
    this.#hasResumed = true;
    log(`${this.#settings.alias} takes orders`);
  }

  async #children() {
    const { hub } = this.#settings;
    const found = [];
    for (let cursor: string | undefined; ;) {
      const { children, next_cursor: next } = await hub.tools.list_my_children({ cursor });
      found.push(...children);
      if (next === null) return found;
      cursor = next;
    }
  }

  async #catchUp(): Promise<void> {
    const { hub } = this.#settings;
    const { requests } = await hub.tools.list_my_pending_create_requests();
    for (const { request_id: id } of requests) await this.#once(id, () => createNode(this.#settings, id));
    const { stop_requests: stops, start_requests: starts } = await hub.tools.list_my_pending_lifecycle_requests();
    for (const { request_id: id } of stops) await this.#once(id, () => stopNode(this.#settings, id));
    for (const { request_id: id } of starts) await this.#once(id, () => startNode(this.#settings, id));
    for (const { node_id: id } of await this.#children()) await this.#once(id, () => configureNode(this.#settings, id));
    while (await answerNext(this.#settings)) continue;
  }

  async #handle(event: AliasEvent): Promise<void> {
    const told = event as unknown as Readonly<Record<string, unknown>>;
    const idOf = (name: string): string => (typeof told[name] === 'string' ? told[name] : '');
    const id = idOf('request_id');
    switch (event.type) {
      case 'resync':
        return this.#catchUp();
      case 'create_node':
        return this.#once(id, () => createNode(this.#settings, id));
      case 'stop_node':
        return this.#once(id, () => stopNode(this.#settings, id));
      case 'start_node':
        return this.#once(id, () => startNode(this.#settings, id));
      case 'restart':
      case 'config_update':
        return this.#once(idOf('node_id'), () => configureNode(this.#settings, idOf('node_id')));
      case 'rules_file':
        await answerNext(this.#settings, id);
        return;
      case 'probe_provider':
        return this.#once(idOf('probe_id'), () => answerProbe(this.#settings, idOf('probe_id')));
    }
  }

  /** One failed piece of work does not end the daemon: the hub lets it time out. */
  #do(what: string, work: () => Promise<void>): void {
    const task = work()
      .catch((error: unknown) =>
        this.#settings.log(`${what}: ${error instanceof Error ? error.message : String(error)}`),
      )
      .finally(() => this.#busy.delete(task));
    this.#busy.add(task);
  }

  /** A doorbell and the catching up may name the same work: one does it, and again if it rang meanwhile. */
  async #once(id: string, work: () => Promise<void>): Promise<void> {
    const isDone = this.#inWork.has(id);
    this.#inWork.set(id, isDone);
    if (isDone) return;
    try {
      do {
        this.#inWork.set(id, false);
        await work();
      } while (this.#inWork.get(id) === true);
    } finally {
      this.#inWork.delete(id);
    }
  }
}

function tryTo(work: () => void, failed: (reason: string) => void): void {
  try {
    work();
  } catch (error) {
    failed(error instanceof Error ? error.message : String(error));
  }
}
