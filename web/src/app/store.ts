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
