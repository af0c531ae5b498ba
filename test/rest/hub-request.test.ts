import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { HubRequest } from '../../src/server/hub-request.ts';
import { openRaw } from '../support/raw-connection.ts';

/** How the body of a request is taken: `/<turns>/<pieces>` says after how many turns of the loop, and how much of it. */
const pathOf = (turns: number, pieces = 1_000): string => `/${turns}/${pieces}`;

const seen = new EventEmitter();
let server: Server;
let url: string;

/** Resolves with what was taken, and how it ended. */
function take(req: HubRequest, pieces: number): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    let left = pieces;
    const add = (chunk: Buffer): boolean => {
      text += chunk.toString();
      left -= 1;
      if (left === 0) resolve(`${text} refused`);
      return left > 0;
    };
    req.giveBody({ add, end: () => resolve(`${text} whole`), breakOff: () => resolve(`${text} broken off`) });
  });
}

async function answer(req: HubRequest, res: ServerResponse): Promise<void> {
  const [, turns, pieces] = req.url!.split('/').map(Number) as [number, number, number];
  seen.emit('request');
  for (let turn = 0; turn < turns; turn += 1) await nextTurn();
  const taken = await take(req, pieces);
  seen.emit('taken', taken);
  const rest = taken.endsWith('refused') ? (await req.toArray()).join('') : '';
  res.end(`<${taken}|${rest}>`);
}

beforeAll(async () => {
  server = createServer({ IncomingMessage: HubRequest }, (req, res) => void answer(req, res));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const head = (path: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;

describe.each([0, 1, 5])('a body that is taken after %d turns', (turns) => {
  test.each([
    ['with its head', [`${head(pathOf(turns), 6)}abcdef`]],
    ['behind its head', [head(pathOf(turns), 6), 'abcdef']],
    ['byte by byte', [`${head(pathOf(turns), 6)}a`, 'b', 'c', 'd', 'e', 'f']],
    [
      'in chunks',
      [
        `POST ${pathOf(turns)} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n`,
        '3\r\nde',
        'f\r\n0\r\n\r\n',
      ],
    ],
  ])('comes whole: %s', async (_how, packets) => {
    const { socket, said, until } = await openRaw(url);
    socket.setNoDelay(true);
    // The second request shows that the connection is at its beginning again.
    for (const packet of [...packets, `${head(pathOf(0), 3)}xyz`]) {
      socket.write(packet);
      for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    }
    await until('<xyz whole|>');
    expect(said()).toContain('<abcdef whole|>');
    socket.destroy();
  });

  test('belongs to its own request of two in one packet', async () => {
    const { socket, said, until } = await openRaw(url);
    socket.write(`${head(pathOf(turns), 3)}one${head(pathOf(turns), 3)}two${head(pathOf(turns), 0)}`);
    await until('< whole|>');
    expect([...said().matchAll(/<[^>]*>/g)].map(String)).toEqual(['<one whole|>', '<two whole|>', '< whole|>']);
    socket.destroy();
  });

  test('leaves the rest in the stream when it is refused half-way', async () => {
    const { socket, until } = await openRaw(url);
    const begun = once(seen, 'taken');
    socket.write(`${head(pathOf(turns, 1), 6)}abc`);
    expect(await begun).toEqual(['abc refused']);
    socket.write(`def${head(pathOf(0), 3)}xyz`);
    await until('<abc refused|def>');
    await until('<xyz whole|>');
    socket.destroy();
  });

  test('breaks off with its connection', async () => {
    const { socket } = await openRaw(url);
    const [asked, taken] = [once(seen, 'request'), once(seen, 'taken')];
    socket.write(`${head(pathOf(turns), 6)}abc`);
    await asked;
    socket.resetAndDestroy();
    expect(await taken).toEqual(['abc broken off']);
  });
});
