import { Server as NetServer } from 'node:net';
import type { Socket } from 'node:net';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorTable } from '../../generated/errors.ts';
import type { ErrorCode } from '../../generated/errors.ts';
import { whenOver } from './when-over.ts';

/** How long running requests may take to end when the hub stops. */
const drainMs = 10_000;
/** How long a client may go on sending a body after its answer, and how long it has to take a last answer. */
const lingerMs = 2_000;
const sweepMs = 50;

interface Connection {
  /**
   * The oldest answer that is not over, mostly the only one. Not a list: once many have stayed, as those of streams do, V8
   * makes such lists in its old generation, where a dead one keeps its request alive until the next full collection.
   */
  answer: ServerResponse | undefined;
  /** The answers behind it, in the order of their requests: replaced, never changed. */
  later: readonly ServerResponse[];
  idleSince: number;
  /** What had been read when it became idle: more means that a request has begun. */
  readUntil: number;
  refused: boolean;
}

const noAnswers: readonly ServerResponse[] = [];

/** Answers that are not over, in the order of their requests. */
function answersOf({ answer, later }: Connection): readonly ServerResponse[] {
  return answer === undefined ? noAnswers : [answer, ...later];
}

/** The open connections of a server: what is under way on each, so that none is cut in the middle of something. */
export class Connections {
  readonly #open = new Map<Duplex, Connection>();
  /** One listener for all answers, which keeps none of them alive. */
  readonly #onAnswerOver: (this: ServerResponse) => void;
  #isClosing = false;

  constructor(server: Server) {
    const leave = (res: ServerResponse): void => this.#leave(res);
    this.#onAnswerOver = function () {
      leave(this);
    };
    server.on('connection', (socket: Socket) => {
      const idleSince = performance.now();
      this.#open.set(socket, { answer: undefined, later: noAnswers, idleSince, readUntil: 0, refused: false });
      socket.on('close', () => this.#open.delete(socket));
    });
    // From then on other code ends it.
    server.on('upgrade', (_req, socket) => this.#open.delete(socket));
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => this.#refuse(error, socket as Socket));
  }

  /**
   * Stops listening and resolves when every connection is closed. What runs is finished and its answer says that the
   * connection closes; a connection that stays idle for `idleGraceMs` is ended, as its client may be about to use it.
   */
  async drain(server: Server, idleGraceMs: number): Promise<void> {
    this.#closeBehindAnswers();
    // Connections that wait to be accepted would be reset: they are taken in first.
    await new Promise((resolve) => setImmediate(resolve));
    const from = performance.now();
    const sweep = (): void => this.#endIdle(from, idleGraceMs);
    const timer = setInterval(sweep, sweepMs).unref();
    const force = setTimeout(() => server.closeAllConnections(), drainMs).unref();
    // The close of the HTTP server would cut idle connections at once.
    await new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve());
      sweep();
    });
    clearInterval(timer);
    clearTimeout(force);
    // Ends the timers of the HTTP server; there is nothing left to close.
    server.close();
  }

  /** Notes a request before it is served. */
  enter(req: IncomingMessage, res: ServerResponse): void {
    if (this.#isClosing) res.shouldKeepAlive = false;
    const connection = this.#open.get(req.socket);
    if (connection === undefined) return;
    if (connection.answer === undefined) connection.answer = res;
    else connection.later = [...connection.later, res];
    res.on('close', this.#onAnswerOver);
  }

  #leave(res: ServerResponse): void {
    const { req } = res;
    const connection = this.#open.get(req.socket);
    // A connection that is gone has forgotten all its answers.
    if (connection !== undefined) {
      forget(connection, res);
      connection.idleSince = performance.now();
      connection.readUntil = req.socket.bytesRead;
    }
    // A refused client may not go on sending for as long as a body may take.
    if (!req.complete) setTimeout(() => req.complete || req.socket.destroy(), lingerMs).unref();
  }

  /** Tells clients to come back on a new connection, which another hub takes, also those whose request came before. */
  #closeBehindAnswers(): void {
    this.#isClosing = true;
    for (const connection of this.#open.values()) {
      for (const res of answersOf(connection)) res.shouldKeepAlive = false;
    }
  }

  #endIdle(from: number, graceMs: number): void {
    const before = performance.now() - graceMs;
    for (const [socket, { answer, idleSince, readUntil }] of this.#open) {
      if (answer !== undefined || Math.max(idleSince, from) > before) continue;
      if ((socket as Socket).bytesRead === readUntil) endSoon(socket);
    }
  }

  /** Answers bytes that are not a request in the common shape, after the answers before it, and ends the connection. */
  #refuse(error: NodeJS.ErrnoException, socket: Socket): void {
    const connection = this.#open.get(socket);
    if (connection?.refused) return;
    const running = connection === undefined ? noAnswers : answersOf(connection);
    const isCutInTwo = running.some((res) => res.headersSent && !res.writableEnded);
    if (error.code === 'ECONNRESET' || !socket.writable || isCutInTwo) {
      socket.destroy();
      return;
    }
    if (connection !== undefined) connection.refused = true;
    drop(socket);
    const before = running.filter(({ req }) => req.complete);
    let left = before.length;
    const answer = (): void => {
      if (socket.writable) socket.write(clientErrorText(error));
      endSoon(socket);
    };
    if (left === 0) answer();
    for (const res of before) whenOver(res, () => --left === 0 && answer());
  }
}

/** Takes an answer out that is over. */
function forget(connection: Connection, res: ServerResponse): void {
  const left = connection.later.length === 0 ? noAnswers : connection.later.filter((own) => own !== res);
  if (connection.answer !== res) {
    connection.later = left;
    return;
  }
  connection.answer = left[0];
  connection.later = left.length > 1 ? left.slice(1) : noAnswers;
}

/** The rest of the input is read and dropped: unread input would turn the close into a reset and lose the answer. */
function drop(socket: Socket): void {
  socket.removeAllListeners('data');
  socket.on('data', () => undefined);
  socket.resume();
}

function endSoon(socket: Duplex): void {
  if (socket.writableEnded) return;
  socket.end();
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** The conditions that Node itself finds, with their status lines. */
const clientErrors: Readonly<Record<string, readonly [line: string, code: ErrorCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request_timeout'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers_too_large'],
};
const badRequest = ['400 Bad Request', 'bad_request'] as const;

function clientErrorText({ code: fault = '' }: NodeJS.ErrnoException): string {
  const [status, code] = clientErrors[fault] ?? badRequest;
  const { error, message } = errorTable[code];
  const body = JSON.stringify({ ok: false, error, code, message });
  return (
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nCache-Control: no-store\r\n` +
    `X-Content-Type-Options: nosniff\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`
  );
}
