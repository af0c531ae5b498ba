import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy in front of a hub, for a client that cannot send a bearer. */
export interface AuthorizingProxy {
  readonly url: string;
  close(): void;
}

/** Starts a proxy that adds `Authorization` and hands on everything else as it came: Host, Origin, header casing. */
export async function startAuthorizingProxy(target: string, token: string): Promise<AuthorizingProxy> {
  const { hostname, port } = new URL(target);
  const server = createServer((req, res) => {
    const headers = [...req.rawHeaders, 'Authorization', `Bearer ${token}`];
    const onward = request({ hostname, port, path: req.url, method: req.method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(res);
    });
    onward.on('error', () => res.destroy());
    res.on('close', () => onward.destroy());
    req.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
