import { createServer, ServerResponse } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { asListenFault } from '../platform/start-faults.ts';

/** Limits of the socket layer (promise I5). */
const serverOptions = {
  headersTimeout: 10_000,
  // For uploads; JSON bodies have a shorter limit of their own.
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
} as const;
const maxHeaders = 100;
const maxConnections = 16_384;
/** How long running requests may take to end when the hub stops. */
const drainMs = 10_000;

/** The listening side of the hub. */
export interface HttpServer {
  readonly url: string;
  readonly port: number;
  /** Stops listening, ends idle connections at once and the others when their answer is out. */
  close(): Promise<void>;
}

/** Who answers what the socket layer hands on. */
export interface RequestHandlers {
  serve(req: IncomingMessage, res: ServerResponse): void;
  /** Answers, or takes over the connection. */
  upgrade(req: IncomingMessage, socket: Socket, head: Buffer): void;
}

/** Listens and hands every request to `handlers`, who answer it. */
export async function listen(
  { host, port }: { readonly host: string; readonly port: number },
  handlers: RequestHandlers,
): Promise<HttpServer> {
  let closing = false;
  /** Tells the client to come back on a new connection, which another hub takes, also when its request came before. */
  class Answer extends ServerResponse {
    override writeHead(...args: unknown[]): this {
      if (closing) this.shouldKeepAlive = false;
      return super.writeHead(...(args as [number]));
    }
  }
  const server = createServer({ ...serverOptions, shouldUpgradeCallback: isSocketRequest, ServerResponse: Answer });
  server.on('request', (req, res) => handlers.serve(req, res));
  server.on('upgrade', (req, socket, head) => handlers.upgrade(req, socket as Socket, head));
  server.maxHeadersCount = maxHeaders;
  server.maxConnections = maxConnections;
  server.on('clientError', answerClientError);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(asListenFault(error, host, port)));
    server.listen({ port, host, backlog: 4096 }, resolve);
  });
  const address = server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    url: `http://${name}:${address.port}`,
    port: address.port,
    close() {
      closing = true;
      return drain(server);
    },
  };
}

/** Other protocols that a client offers to upgrade to are ignored, as RFC 9110 allows. */
function isSocketRequest({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), drainMs).unref();
    // A connection becomes idle only when its answer is out: look again until none is left.
    const sweep = setInterval(() => server.closeIdleConnections(), 50).unref();
    server.close(() => {
      clearTimeout(force);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}

const clientErrors: Readonly<Record<string, readonly [status: string, error: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request_timeout'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'headers_too_large'],
};

/** What never became a request is answered in the common shape and the connection ends. */
function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable || (socket as Socket).bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const [status, code] = clientErrors[error.code ?? ''] ?? ['400 Bad Request', 'bad_request'];
  const body = JSON.stringify({ ok: false, error: code });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nCache-Control: no-store\r\n` +
      `X-Content-Type-Options: nosniff\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}
