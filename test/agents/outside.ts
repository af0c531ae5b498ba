import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';

/** opencode fetches the types of its plugins from there into each HOME; everything else is refused. */
const registry = 'registry.npmjs.org:443';

/** A proxy that lets nothing through but the package registry, and remembers which hosts were asked for. */
export interface Outside {
  /** Tells a program to go through it, but for what is on this machine. */
  readonly env: Readonly<Record<string, string>>;
  /** Hosts that were asked for since the last look, each once. */
  takeHosts(): readonly string[];
  close(): Promise<void>;
}

/** Starts the proxy, so that a CLI is seen when it calls home. */
export async function startOutside(): Promise<Outside> {
  const hosts = new Set<string>();
  const server = createServer(({ url }, response) => {
    hosts.add(new URL(url ?? '', 'http://unknown').host);
    response.writeHead(403).end();
  });
  server.on('connect', ({ url }, socket) => {
    hosts.add(url ?? '');
    // Who asks may be gone before the answer.
    socket.on('error', () => undefined);
    if (url !== registry) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const [host, port] = url.split(':');
    const there = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      there.pipe(socket).pipe(there);
    });
    there.on('error', () => socket.destroy());
    socket.on('close', () => there.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const names = { HTTP_PROXY: url, HTTPS_PROXY: url, NO_PROXY: '127.0.0.1,localhost' };
  const lower = Object.entries(names).map(([name, value]) => [name.toLowerCase(), value] as const);
  return {
    env: { ...names, ...Object.fromEntries(lower) },
    takeHosts: () => {
      const taken = [...hosts].sort();
      hosts.clear();
      return taken;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
