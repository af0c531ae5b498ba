import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** A request as far as it has come. */
export interface SeenRequest {
  readonly method: string;
  /** Of the hub: without the query string and the base path. */
  readonly path: string;
  /** The body, read so far. */
  body(): string;
}

/** Hears what a server sends: status line, headers, bodies, stream frames and socket frames, piece by piece. */
export type SentListener = (text: string, request: SeenRequest | undefined) => void;

/**
 * Hears everything that a server of this process sends on a port, through the channels that node itself offers: no
 * client and no server has to know of it. Bytes are given as Latin 1. Returns the function that ends it.
 */
export function watchTraffic(port: number, onSent: SentListener): () => void {
  const current = new WeakMap<Socket, SeenRequest>();
  const onSocket = (message: unknown): void => {
    const { socket } = message as { socket: Socket };
    if (socket.localPort !== port) return;
    const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
    socket.write = (...args: unknown[]): boolean => {
      const [data] = args as [string | Uint8Array];
      onSent(typeof data === 'string' ? data : latin1Of(data), current.get(socket));
      return write(...args);
    };
  };
  const onRequest = (message: unknown): void => {
    const { request, socket } = message as { request: IncomingMessage; socket: Socket };
    if (socket.localPort === port) current.set(socket, seen(request));
  };
  subscribe('net.server.socket', onSocket);
  subscribe('http.server.request.start', onRequest);
  return () => {
    unsubscribe('net.server.socket', onSocket);
    unsubscribe('http.server.request.start', onRequest);
  };
}

/** Keeps the body while the parser hands it over: a listener of its own would start the flow too early. */
function seen(request: IncomingMessage): SeenRequest {
  const chunks: Uint8Array[] = [];
  const push = request.push.bind(request);
  // Uploads are large and hold no secrets.
  if (!request.headers['content-type']?.startsWith('multipart/')) {
    request.push = (chunk: unknown, encoding?: BufferEncoding): boolean => {
      if (ArrayBuffer.isView(chunk)) chunks.push(chunk as Uint8Array);
      return push(chunk, encoding);
    };
  }
  return {
    method: request.method ?? '',
    // The hub takes its base path off while it reads the request.
    get path() {
      return (request.url ?? '').split('?')[0] ?? '';
    },
    body: () => Buffer.concat(chunks).toString('utf8'),
  };
}

function latin1Of({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}
