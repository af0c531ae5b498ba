import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ListenPlace } from '../../platform/setting-kinds.ts';
import { asListenFault } from '../../platform/start-faults.ts';
import type { OpenWatch } from '../hub-watch.ts';

/** A scraper sends one short request. */
const limits = { headersTimeout: 5_000, requestTimeout: 5_000, maxHeaderSize: 8 * 1024, keepAliveTimeout: 65_000 };
const maxConnections = 16;
const keys = { host: 'HUB_METRICS_LISTEN', port: 'HUB_METRICS_LISTEN' };

/**
 * Serves `GET /metrics` on a listener of its own, which does not keep the process alive, and nothing else.
 *
 * @param contentType of the text that `read` gives; 503 is answered when it rejects
 * @throws CannotStart when the port is in use or the address does not belong to this machine
 */
export async function serveMetrics(
  { host, port }: ListenPlace,
  contentType: string,
  read: () => Promise<string>,
): Promise<OpenWatch> {
  const server = createServer(limits, (req, res) => {
    const [path] = (req.url ?? '').split('?');
    if (path !== '/metrics') return void res.writeHead(404).end();
    if (req.method !== 'GET') return void res.writeHead(405, { allow: 'GET' }).end();
    read().then(
      (text) => res.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text),
      () => res.writeHead(503).end(),
    );
  });
  server.maxConnections = maxConnections;
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(asListenFault(error, host, port, keys)));
    server.listen({ host, port }, resolve);
  });
  const { address, family, port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
