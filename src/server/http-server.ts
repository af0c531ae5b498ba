import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { asListenFault } from '../platform/start-faults.ts';
import { Connections } from './connections.ts';
import { HubRequest } from './hub-request.ts';
import { createServer } from './node-http.ts';

/** Limits of the socket layer (rule http-slow-clients). */
const serverOptions = {
  headersTimeout: 10_000,
  // For uploads; JSON bodies have a shorter limit of their own.
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  // A request without a body is no stream that ends and closes.
  optimizeEmptyRequests: true,
} as const;
const maxHeaders = 100;
const maxConnections = 16_384;

/** The listening side of the hub. */
export interface HttpServer {
  readonly url: string;
  readonly port: number;
  /** Stops listening, ends each connection when its answer is out and idle ones after their grace. */
  close(): Promise<void>;
}

/** Where to listen, and how long a connection may stay idle once the server closes, in milliseconds. */
export interface ListenSettings {
  readonly host: string;
  readonly port: number;
  readonly idleGraceMs: number;
}

/** Handles what the socket layer accepts. */
export interface RequestHandlers {
  serve(req: HubRequest, res: ServerResponse): void;
  /** Answers, or takes over the connection. */
  upgrade(req: HubRequest, socket: Socket, head: Buffer): void;
}

/**
 * Listens and hands every request to `handlers`, who answer it.
 *
 * @throws CannotStart when the port is in use or the address does not belong to this machine
 */
export async function listen(
  { host, port, idleGraceMs }: ListenSettings,
  handlers: RequestHandlers,
): Promise<HttpServer> {
  const server = createServer({
    ...serverOptions,
    IncomingMessage: HubRequest,
    shouldUpgradeCallback: isSocketRequest,
  });
  const connections = new Connections(server);
  server.on('request', (req, res) => {
    connections.enter(req, res);
    handlers.serve(req, res);
  });
  server.on('upgrade', (req, socket, head) => handlers.upgrade(req, socket as Socket, head));
  server.maxHeadersCount = maxHeaders;
  server.maxConnections = maxConnections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(asListenFault(error, host, port)));
    server.listen({ port, host, backlog: 4096 }, resolve);
  });
  const address = server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    url: `http://${name}:${address.port}`,
    port: address.port,
    close: () => connections.drain(server, idleGraceMs),
  };
}

/** Other protocols that a client offers to upgrade to are ignored, as RFC 9110 allows. */
function isSocketRequest({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}
