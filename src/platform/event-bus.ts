import type { Log } from './log.ts';

/**
 * Wakes whoever waits for news of a topic: an id (a network, a token), never content. A wake-up means "look at the
 * rows"; it may come late, twice or for nothing, so a reader never relies on it for what there is to read.
 */
export interface EventBus {
  /** Wakes the subscribers of `topic`, here in this turn and in the other processes on the same database soon. */
  publish(topic: string): void;
  /** @returns ends the subscription */
  subscribe(topic: string, wake: () => void): () => void;
  /** Called for every topic that any process publishes; for caches. The poll does not call it. */
  subscribeAll(hear: (topic: string) => void): () => void;
  close(): Promise<void>;
}

/** Subscribers look this often even when LISTEN silently stopped working (rule streams-poll). */
const pollMs = 2_000;

/**
 * The bus of this process; on Postgres joined to those of the other hubs.
 *
 * @param settings only `databaseUrl` decides
 */
export async function openEventBus(
  settings: { readonly databaseUrl: string },
  { log }: { readonly log: Log },
): Promise<EventBus> {
  const local = createLocalBus(log);
  if (settings.databaseUrl.startsWith('sqlite:')) return { ...local, close: async () => undefined };
  const { openPostgresRelay } = await import('./postgres-relay.ts');
  const relay = await openPostgresRelay(settings.databaseUrl, {
    hear: (topic) => local.publish(topic),
    missed: () => local.wakeAll(),
    log,
  });
  const poll = setInterval(() => local.wakeAll(), pollMs);
  poll.unref();
  return {
    ...local,
    publish(topic) {
      local.publish(topic);
      relay.send(topic);
    },
    async close() {
      clearInterval(poll);
      await relay.close();
    },
  };
}

interface LocalBus extends Omit<EventBus, 'close'> {
  /** Wakes the subscribers of every topic. */
  wakeAll(): void;
}

function createLocalBus(log: Log): LocalBus {
  const subscribers = new Map<string, Set<() => void>>();
  const hearers = new Set<(topic: string) => void>();
  let pending: Set<string> | undefined;
  const call = (listener: () => void): void => {
    try {
      listener();
    } catch (error) {
      log.error({ err: error }, 'a subscriber of the event bus failed');
    }
  };
  const wake = (topic: string): void => {
    for (const listener of [...(subscribers.get(topic) ?? [])]) call(listener);
  };
  const flush = (topics: Set<string>): void => {
    pending = undefined;
    for (const topic of topics) {
      for (const hear of hearers) call(() => hear(topic));
      wake(topic);
    }
  };
  return {
    // The units of one commit publish one after the other: a topic is woken once for all of them.
    publish(topic) {
      if (pending === undefined) {
        const topics = new Set<string>();
        pending = topics;
        queueMicrotask(() => flush(topics));
      }
      pending.add(topic);
    },
    subscribe(topic, listener) {
      // A wrapper per subscription lets one function subscribe twice.
      const own = (): void => listener();
      const set = subscribers.get(topic) ?? new Set();
      subscribers.set(topic, set.add(own));
      return () => {
        set.delete(own);
        if (set.size === 0 && subscribers.get(topic) === set) subscribers.delete(topic);
      };
    },
    subscribeAll(hear) {
      const own = (topic: string): void => hear(topic);
      hearers.add(own);
      return () => void hearers.delete(own);
    },
    wakeAll() {
      for (const topic of [...subscribers.keys()]) wake(topic);
    },
  };
}
