import type { ServerResponse } from 'node:http';

/** Whether the client is gone. */
export function isGone({ destroyed, req }: ServerResponse): boolean {
  return destroyed || req.socket.destroyed;
}

const effectsOf = Symbol('effects');
type Watched = ServerResponse & { [effectsOf]?: (() => void)[] };

/**
 * Calls `effect` once when the answer is over: sent whole, or its connection gone. Called at once when it is already
 * gone, because the event of an earlier end does not come again.
 */
export function whenOver(response: ServerResponse, effect: () => void): void {
  if (isGone(response)) return effect();
  const known = (response as Watched)[effectsOf];
  if (known === undefined) watch(response, effect);
  else known.push(effect);
}

/** One pair of listeners for all effects of an answer. */
function watch(response: Watched, first: () => void): void {
  const effects = (response[effectsOf] = [first]);
  const { socket } = response.req;
  const end = (): void => {
    response.off('close', end);
    socket.off('close', end);
    for (const effect of effects) effect();
  };
  response.on('close', end);
  // An answer that waits behind another one on its connection gets no events of the connection.
  socket.on('close', end);
}
