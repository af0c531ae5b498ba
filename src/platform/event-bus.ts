import type { Log } from './log.ts';

/** Hears that there may be news. It never relies on a notice for what there is to read: one may be late, lost or vain. */
export interface BusListener {
  /** Another process published `topic`. */
  hear(topic: string): void;
  /** Notices of other processes may have been lost: every topic may have news. */
  missed(): void;
  /** What tokens are looked up by has changed, or may have. */
  tokensChanged(): void;
}

/**
 * Tells the other processes on the same database of topics: ids of networks, never content. A process hears nothing of
 * what it publishes itself: it has that already, and would read it again for nothing.
 */
export interface EventBus {
  /** The listeners in the other processes hear of `topic` soon. */
  publish(topic: string): void;
  /** @returns ends the subscription */
  subscribe(listener: BusListener): () => void;
  /** Whether notices reach the other hubs; undefined on SQLite, where there are none. */
  isJoined(): boolean | undefined;
  /**
   * Resolves once the listeners were told of every change of tokens that had been committed before the call; to false where
   * that cannot be said, because notices do not come now or the database does not send them.
   */
  catchUp(): Promise<boolean>;
  close(): Promise<void>;
}

/** SQLite has one process. */
const silentBus: EventBus = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  isJoined: () => undefined,
  catchUp: async () => false,
  close: async () => undefined,
};

/**
 * The bus of this process, on Postgres joined to those of the other hubs.
 *
 * @param settings only `databaseUrl` decides
 */
export async function openEventBus(
  settings: { readonly databaseUrl: string },
  { log }: { readonly log: Log },
): Promise<EventBus> {
  if (settings.databaseUrl.startsWith('sqlite:')) return silentBus;
  const listeners = new Set<BusListener>();
  const tell = (say: (listener: BusListener) => void): void => {
    for (const listener of [...listeners]) {
      try {
        say(listener);
      } catch (error) {
        log.error({ err: error }, 'a listener of the event bus failed');
      }
    }
  };
  const { openPostgresRelay } = await import('./postgres-relay.ts');
  const relay = await openPostgresRelay(settings.databaseUrl, {
    hear: (topic) => tell((listener) => listener.hear(topic)),
    missed: () => tell((listener) => listener.missed()),
    tokensChanged: () => tell((listener) => listener.tokensChanged()),
    log,
  });
  return {
    publish: (topic) => relay.send(topic),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isJoined: () => relay.isUp(),
    catchUp: () => relay.catchUp(),
    close: () => relay.close(),
  };
}
