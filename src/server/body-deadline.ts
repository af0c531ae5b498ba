import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * How long a client may take over a JSON body (rule http-slow-clients). The socket layer knows only one limit for all
 * requests, and uploads need a longer one.
 */
const bodyMs = 30_000;
const sweepMs = 5_000;

const started = new Map<IncomingMessage, number>();
let sweeper: NodeJS.Timeout | undefined;

/** Watches a body that is being read; returns the function that ends the watch. A late one ends its connection. */
export function watchBody(req: IncomingMessage): () => void {
  started.set(req, performance.now());
  sweeper ??= setInterval(sweep, sweepMs).unref();
  return () => started.delete(req);
}

function sweep(): void {
  const before = performance.now() - bodyMs;
  for (const [req, since] of started) {
    if (since > before) continue;
    started.delete(req);
    endLate(req.socket);
  }
}

/** Ends the connection as Node does on a request timeout. */
function endLate(socket: Socket & { readonly server?: Server }): void {
  const error = Object.assign(new Error('the body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  if (socket.server === undefined) socket.destroy(error);
  else socket.server.emit('clientError', error, socket);
}
