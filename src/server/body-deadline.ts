import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * How long a client may take over a JSON body (rule http-slow-clients). The socket layer knows only one limit for all
 * requests, and uploads need a longer one.
 */
const bodyMs = 30_000;
const sweepMs = 5_000;

/** The JSON bodies that a hub is reading. One timer watches them all. */
export class BodyDeadline {
  readonly #started = new Map<IncomingMessage, number>();
  #sweeper: NodeJS.Timeout | undefined;

  /** Watches a body that is being read until `forget` is called. A late one ends its connection. */
  watch(req: IncomingMessage): void {
    this.#started.set(req, performance.now());
    this.#sweeper ??= setInterval(() => this.#sweep(), sweepMs).unref();
  }

  /** Ends the watch. */
  forget(req: IncomingMessage): void {
    this.#started.delete(req);
  }

  /** Ends the timer. */
  close(): void {
    clearInterval(this.#sweeper);
  }

  #sweep(): void {
    const before = performance.now() - bodyMs;
    for (const [req, since] of this.#started) {
      if (since > before) continue;
      this.#started.delete(req);
      endLate(req.socket);
    }
  }
}

/** Ends the connection as Node does on a request timeout. */
function endLate(socket: Socket & { readonly server?: Server }): void {
  const error = Object.assign(new Error('the body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  if (socket.server === undefined) socket.destroy(error);
  else socket.server.emit('clientError', error, socket);
}
