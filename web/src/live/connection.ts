import { createStore } from '../app/store.ts';

/**
 * How a network's events reach this page: not yet; all is told; the stream was lost; it is back and the lists are
 * being read anew.
 */
export type ConnectionState = 'connecting' | 'live' | 'lost' | 'catching-up';

/** The state of the feed of the network that the page shows. */
export const connection = createStore<ConnectionState>('connecting');
