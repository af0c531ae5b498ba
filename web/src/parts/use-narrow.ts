import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(max-width: 760px)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone's, for what a style sheet cannot say: the height of virtual rows. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
