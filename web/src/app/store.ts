import { useSyncExternalStore } from 'react';

/** A value outside of React that components can follow. */
export interface Store<Value> {
  get(): Value;
  set(next: Value): void;
  /** Calls back after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** The value, as a hook. */
  use(): Value;
}

/** A store that holds `initial`. Setting the same value tells nobody. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = (): Value => value;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    subscribe,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}

const personal: (() => void)[] = [];

/** A store of what belongs to the person who is signed in: it holds `initial` again for the next one. */
export function createPersonalStore<Value>(initial: Value): Store<Value> {
  const store = createStore(initial);
  personal.push(() => store.set(initial));
  return store;
}

/** Empties the personal stores of this tab. */
export function forgetPerson(): void {
  for (const forget of personal) forget();
}

/** Drops what the person began to write in this tab. */
export function dropDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('hub.')) sessionStorage.removeItem(key);
}

const writer = 'hub.writer';

/** Keeps what was begun in this tab for the person who began it, also over the end of a session; others do not find it. */
export function keepDraftsOf(userId: string): void {
  if (sessionStorage.getItem(writer) === userId) return;
  dropDrafts();
  sessionStorage.setItem(writer, userId);
}
