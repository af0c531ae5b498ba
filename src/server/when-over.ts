import type { ServerResponse } from 'node:http';

/** Whether nobody is there any more to take the answer. */
export function isGone({ destroyed, req }: ServerResponse): boolean {
  return destroyed || req.socket.destroyed;
}

/**
 * Calls `effect` once when the answer is over: sent whole, or its connection gone. At once when it is gone already, as
 * after a wait: nobody hears of an end that was before.
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
  // An answer that waits behind another one of its connection hears nothing of the connection itself.
  socket.once('close', end);
}
