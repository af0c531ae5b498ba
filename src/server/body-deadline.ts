import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * How long a client may take over a JSON body (rule http-slow-clients). The socket layer knows only one limit for all
 * requests, and uploads need a longer one.
 */
const bodyMs = 30_000;
const sweepMs = 5_000;

/** A body that is being read. */
export interface Reading {
  /** Undefined once it is no longer watched, so that a reading in V8's old generation keeps no request alive. */
  req: IncomingMessage | undefined;
  readonly since: number;
  /** Its place in the list. */
  at: number;
}

/** The JSON bodies that a hub is reading. One timer watches them all. */
export class BodyDeadline {
  readonly #readings: Reading[] = [];
  #sweeper: NodeJS.Timeout | undefined;

  /** Watches a body that is being read until `forget` is called. A late one ends its connection. */
  watch(req: IncomingMessage): Reading {
    const reading: Reading = { req, since: performance.now(), at: this.#readings.length };
    this.#readings.push(reading);
    this.#sweeper ??= setInterval(() => this.#sweep(), sweepMs).unref();
    return reading;
  }

  /** Ends the watch; nothing happens when it has ended. */
  forget(reading: Reading): void {
    if (reading.req === undefined) return;
    reading.req = undefined;
    const last = this.#readings.pop() as Reading;
    if (last !== reading) {
      this.#readings[reading.at] = last;
      last.at = reading.at;
    }
  }

  /** Ends the timer. */
  close(): void {
    clearInterval(this.#sweeper);
  }

  #sweep(): void {
    const before = performance.now() - bodyMs;
    for (const reading of this.#readings.filter(({ since }) => since <= before)) {
      const { req } = reading;
      this.forget(reading);
      if (req !== undefined) endLate(req.socket);
    }
  }
}

/** Ends the connection as Node does on a request timeout. */
function endLate(socket: Socket & { readonly server?: Server }): void {
  const error = Object.assign(new Error('the body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  if (socket.server === undefined) socket.destroy(error);
  else socket.server.emit('clientError', error, socket);
}
