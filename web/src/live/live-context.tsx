import { createContext, useContext, useEffect, useRef } from 'react';
import type { Live } from './live.ts';
import type { FeedEvent } from './messages.ts';

/** The live data of the page; undefined where nobody is signed in. */
export const LiveContext = createContext<Live | undefined>(undefined);

/** The live data of the page. @throws Error outside of the shell */
export function useLive(): Live {
  const live = useContext(LiveContext);
  if (live === undefined) throw new Error('useLive needs a LiveContext above it');
  return live;
}

/** Calls back with each event of the network that is shown, and of the person. */
export function useEvents(listener: (event: FeedEvent) => void): void {
  const live = useLive();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => live.listen((event) => latest.current(event)), [live]);
}
