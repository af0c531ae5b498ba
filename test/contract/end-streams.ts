import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Enough for the frames that a stream begins with. */
const openMs = 150;

/** A door in front of a hub whose streams have an end. */
export interface EndingDoor {
  readonly url: string;
  close(): Promise<void>;
}

/** Passes requests on to the hub at `target` and ends each event stream well after 150 ms. */
export async function endStreams(target: string): Promise<EndingDoor> {
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const passed = request(new URL(target), { method, headers, path: url, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      if (!answer.headers['content-type']?.startsWith('text/event-stream')) return;
      const end = (): void => {
        answer.unpipe(outgoing);
        outgoing.end();
        passed.destroy();
      };
      setTimeout(end, openMs);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
