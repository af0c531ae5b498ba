import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** Stands between a hub and its Postgres. */
export interface SwallowingProxy {
  /** The database's address, through the proxy. */
  readonly url: string;
  /** From now on packets are taken and go nowhere, in both directions; connections stay open and new ones are taken. */
  swallow(): void;
  /** What is connected stays dead; new connections work. */
  letNewPass(): void;
  close(): Promise<void>;
}

/** Opens a proxy before the Postgres that `databaseUrl` names. */
export async function openSwallowingProxy(databaseUrl: string): Promise<SwallowingProxy> {
  const { hostname, port } = new URL(databaseUrl);
  let swallowing = false;
  const pairs = new Set<{ readonly sockets: readonly Socket[]; dead: boolean }>();
  const server = createServer((client) => {
    const pair = { sockets: [client], dead: swallowing };
    pairs.add(pair);
    client.on('error', () => undefined);
    client.on('close', () => pairs.delete(pair));
    if (swallowing) return void client.resume();
    const behind = connect(Number(port), hostname);
    pair.sockets.push(behind);
    behind.on('error', () => client.destroy());
    client.on('close', () => behind.destroy());
    behind.on('close', () => !pair.dead && client.destroy());
    client.on('data', (chunk) => !pair.dead && behind.write(chunk));
    behind.on('data', (chunk) => !pair.dead && client.write(chunk));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    swallow() {
      swallowing = true;
      for (const pair of pairs) pair.dead = true;
    },
    letNewPass: () => void (swallowing = false),
    async close() {
      for (const { sockets } of pairs) for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
