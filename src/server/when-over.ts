import type { ServerResponse } from 'node:http';

/** Whether the client is gone. */
export function isGone({ destroyed, req }: ServerResponse): boolean {
  return destroyed || req.socket.destroyed;
}

/**
 * Calls `effect` once when the answer is over: sent whole, or its connection gone. Called at once when it is already
 * gone, because the event of an earlier end does not come again.
 */
export function whenOver(response: ServerResponse, effect: () => void): void {
  if (isGone(response)) return effect();
  const { socket } = response.req;
  const end = (): void => {
    response.off('close', end);
    socket.off('close', end);
    effect();
  };
  response.once('close', end);
  // An answer that waits behind another one on its connection gets no events of the connection.
  socket.once('close', end);
}
