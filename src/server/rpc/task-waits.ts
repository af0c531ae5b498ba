import type { RpcCall } from './rpc-deps.ts';

const everyMs = 1_000;
/** Proxies and clients give up earlier; who still cares asks again. */
const longestMs = 600_000;
const maxPerToken = 20;

/** Requests that wait for something to end. */
export interface TaskWaits {
  /** Looks every second until there is an answer; undefined when the hub stops, the client is gone, or too many wait. */
  until<T>(call: RpcCall, look: () => Promise<T | undefined>): Promise<T | undefined>;
  /** Ends all waiting, for the stop of the hub. */
  close(): void;
}

/** Builds the holder of the waiting requests of this process. */
export function createTaskWaits(): TaskWaits {
  const perToken = new Map<string, number>();
  const wakers = new Set<() => void>();
  let isClosed = false;
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        wakers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, everyMs);
      wakers.add(wake);
    });
  return {
    async until(call, look) {
      const found = await look();
      const token = call.caller.tokenId ?? call.caller.kind;
      const held = perToken.get(token) ?? 0;
      if (found !== undefined || held >= maxPerToken) return found;
      perToken.set(token, held + 1);
      try {
        for (let waited = 0; waited < longestMs && !isClosed && !call.res.destroyed; waited += everyMs) {
          await pause();
          const later = await look();
          if (later !== undefined) return later;
        }
        return undefined;
      } finally {
        const left = (perToken.get(token) ?? 1) - 1;
        if (left === 0) perToken.delete(token);
        else perToken.set(token, left);
      }
    },
    close() {
      isClosed = true;
      for (const wake of wakers) wake();
    },
  };
}
