import type { Replays } from '../platform/db/deferred-writes.ts';
import { replayBroadcast } from './inbox/defer-broadcast.ts';
import { replayDispatch } from './tasks/sending/defer-dispatch.ts';

/** How the writes that units defer on SQLite get into their tables. */
export const replays: Replays = { broadcast: replayBroadcast, dispatch: replayDispatch };
