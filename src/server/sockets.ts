import { setTimeout as delay } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { SocketPlan } from '../domain/streams/socket-plan.ts';
import type { Exchange, Upgrade } from './exchange.ts';

const recheckMs = 4_000;
const pingMs = 30_000;
/** A client that lags behind by this many bytes gets no further messages until it has caught up. */
const maxUnsentBytes = 1_048_576;
const maxSockets = 200;
const stopMs = 1_000;

/** Close codes of RFC 6455. */
const goingAway = 1001;
const policyViolation = 1008;
const internalError = 1011;
const tryAgainLater = 1013;

/** All open sockets of this process. They only push: what a client sends is read and dropped. */
export class Sockets {
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: 1024,
    perMessageDeflate: false,
    clientTracking: true,
  });
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Turns an admitted upgrade request into a socket and follows the plan on it. */
  open({ req, res }: Exchange, { socket, head }: Upgrade, plan: SocketPlan): void {
    res.detachSocket(socket);
    this.#server.handleUpgrade(req, socket, head, (client) => {
      client.on('error', () => client.terminate());
      if (this.#server.clients.size > maxSockets) client.close(tryAgainLater, 'too many sockets');
      else follow(client, plan).catch(this.#onError);
    });
  }

  /** How many are open. */
  get size(): number {
    return this.#server.clients.size;
  }

  /** Closes every socket; clients that do not answer are disconnected. */
  stop(): void {
    for (const client of this.#server.clients) {
      client.close(goingAway, 'the hub stops');
      setTimeout(() => client.terminate(), stopMs).unref();
    }
  }
}

async function follow(client: WebSocket, plan: SocketPlan): Promise<void> {
  const ended = new AbortController();
  client.once('close', () => ended.abort());
  const endPings = keepAlive(client);
  let checkedAt = performance.now();
  try {
    while (!ended.signal.aborted && client.readyState === client.OPEN) {
      if (performance.now() - checkedAt >= recheckMs) {
        if (!(await plan.isAllowed())) return client.close(policyViolation, 'no longer allowed');
        checkedAt = performance.now();
      }
      const text = await plan.next().catch(() => undefined);
      if (text === undefined) return client.close(internalError, 'nothing left to show');
      if (client.bufferedAmount < maxUnsentBytes) client.send(text);
      await delay(plan.everyMs, undefined, { signal: ended.signal }).catch(() => undefined);
    }
  } finally {
    endPings();
    if (client.readyState === client.OPEN) client.close(internalError);
  }
}

/** Disconnects a client that has not answered a ping by the time of the next. Returns the function that ends it. */
function keepAlive(client: WebSocket): () => void {
  let answered = true;
  client.on('pong', () => (answered = true));
  const timer = setInterval(() => {
    if (!answered) client.terminate();
    else client.ping();
    answered = false;
  }, pingMs).unref();
  return () => clearInterval(timer);
}
