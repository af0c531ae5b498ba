import type { ServerResponse } from 'node:http';

/** Whether the client is gone. */
export function isGone({ destroyed, req }: ServerResponse): boolean {
  return destroyed || req.socket.destroyed;
}

const effectsOf = Symbol('effects');
/** A list is replaced, never changed: one that grows keeps room for more, and streams stay for hours. */
type Watched = ServerResponse & { [effectsOf]?: readonly (() => void)[] };

/**
 * Calls `effect` once when the answer is over: sent whole, or its connection gone. Called at once when it is already
 * gone, because the event of an earlier end does not come again.
 */
export function whenOver(response: ServerResponse, effect: () => void): void {
  if (isGone(response)) return effect();
  const watched = response as Watched;
  const known = watched[effectsOf];
  watched[effectsOf] = known === undefined ? [effect] : [...known, effect];
  if (known === undefined) watch(watched);
}

/** One pair of listeners for all effects of an answer. */
function watch(response: Watched): void {
  const { socket } = response.req;
  const end = (): void => {
    response.off('close', end);
    socket.off('close', end);
    // The answer's end comes within that of its connection, which then still calls this once more.
    const effects = response[effectsOf] ?? [];
    delete response[effectsOf];
    for (const effect of effects) effect();
  };
  response.on('close', end);
  // An answer that waits behind another one on its connection gets no events of the connection.
  socket.on('close', end);
}
