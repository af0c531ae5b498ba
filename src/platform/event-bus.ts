import type { Log } from './log.ts';

/** Hears that there may be news. It never relies on a notice for what there is to read: one may be late, lost or vain. */
export interface BusListener {
  /** Some process published `topic`. */
  hear(topic: string): void;
  /** Notices of other processes may have been lost: every topic may have news. */
  missed(): void;
}

/** Tells this process and the others on the same database of topics: ids of networks, never content. */
export interface EventBus {
  /** Listeners hear of `topic`, here in this turn and in the other processes soon. */
  publish(topic: string): void;
  /** @returns ends the subscription */
  subscribe(listener: BusListener): () => void;
  /** Whether notices reach the other hubs; undefined on SQLite, where there are none. */
  isJoined(): boolean | undefined;
  close(): Promise<void>;
}

/**
 * The bus of this process; on Postgres joined to those of the other hubs.
 *
 * @param settings only `databaseUrl` decides
 */
export async function openEventBus(
  settings: { readonly databaseUrl: string },
  { log }: { readonly log: Log },
): Promise<EventBus> {
  const local = new LocalBus(log);
  const subscribe = (listener: BusListener): (() => void) => local.subscribe(listener);
  if (settings.databaseUrl.startsWith('sqlite:')) {
    return {
      publish: (topic) => local.publish(topic),
      subscribe,
      isJoined: () => undefined,
      close: async () => undefined,
    };
  }
  const { openPostgresRelay } = await import('./postgres-relay.ts');
  const relay = await openPostgresRelay(settings.databaseUrl, {
    hear: (topic) => local.publish(topic),
    missed: () => local.missed(),
    log,
  });
  return {
    publish(topic) {
      local.publish(topic);
      relay.send(topic);
    },
    subscribe,
    isJoined: () => relay.isUp(),
    close: () => relay.close(),
  };
}

class LocalBus {
  readonly #log: Log;
  readonly #listeners = new Set<BusListener>();
  #pending: Set<string> | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  /** The units of one commit publish one after the other: their topics are told once for all of them. */
  publish(topic: string): void {
    if (this.#pending === undefined) {
      this.#pending = new Set();
      queueMicrotask(() => this.#flush());
    }
    this.#pending.add(topic);
  }

  subscribe(listener: BusListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  missed(): void {
    this.#tell((listener) => listener.missed());
  }

  #flush(): void {
    const topics = this.#pending ?? [];
    this.#pending = undefined;
    for (const topic of topics) this.#tell((listener) => listener.hear(topic));
  }

  #tell(say: (listener: BusListener) => void): void {
    for (const listener of [...this.#listeners]) {
      try {
        say(listener);
      } catch (error) {
        this.#log.error({ err: error }, 'a listener of the event bus failed');
      }
    }
  }
}
