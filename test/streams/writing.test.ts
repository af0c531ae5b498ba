import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Queries } from '../../src/domain/ctx.ts';
import type { StoredEvent } from '../../src/domain/streams/stored-event.ts';
import { beginStream } from '../../src/server/streams/begin-stream.ts';
import { NetworkFeed } from '../../src/server/streams/network-feed.ts';
import { OpenStream } from '../../src/server/streams/open-stream.ts';
import { WriteQueue } from '../../src/server/streams/write-queue.ts';
import { channelPlan } from '../support/channel-plan.ts';

const event = (n: number, text = ''): StoredEvent => ({
  networkId: 'net_1',
  n,
  type: 'new_task',
  channelKind: 'alias',
  channel: 'a',
  payload: JSON.stringify({ type: 'new_task', text }),
  summary: null,
  createdAt: 0,
});

let server: Server;
let client: Socket;
beforeEach(async () => {
  server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  client.destroy();
  server.close();
});

interface Opened {
  readonly stream: OpenStream;
  readonly feed: NetworkFeed;
  readonly response: ServerResponse;
}

/** Sends requests on one connection. Resolves with their answers. */
async function ask(...requests: readonly string[]): Promise<ServerResponse[]> {
  const responses: ServerResponse[] = [];
  server.on('request', (_request, response) => responses.push(response));
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  client.write(requests.map((request) => `${request}\r\nHost: h\r\n\r\n`).join(''));
  while (responses.length < requests.length) await once(server, 'request');
  return responses;
}

async function open(request: string, { replays = false } = {}): Promise<Opened> {
  const [response] = (await ask(request)) as [ServerResponse];
  return begin(response, replays);
}

/** A stream that begins anew reads no rows. */
const noRows = undefined as unknown as Queries;

function begin(response: ServerResponse, replays = false, requestId = 'r'): Opened {
  const feed = new NetworkFeed(
    'net_1',
    0,
    async () => [],
    () => undefined,
  );
  const host = { epoch: 'e', writes: new WriteQueue() };
  const stream = new OpenStream(response, channelPlan, { feed, style: 'named', closesAt: Infinity }, host);
  const origin = { db: noRows, epoch: 'e', watch: undefined };
  void beginStream(origin, stream, channelPlan, {
    lastEventId: undefined,
    style: 'named',
    requestId,
    answerHeaders: {},
  });
  if (!replays) stream.goLive();
  return { stream, feed, response };
}

async function readUntil(end: string): Promise<string> {
  let text = '';
  client.on('data', (data: Buffer) => (text += data.toString()));
  while (!text.includes(end)) await once(client, 'data');
  return text;
}

describe('an open stream', () => {
  test('writes what it gets within one turn at once, as one chunk', async () => {
    const { feed, response } = await open('GET / HTTP/1.1');
    await readUntil('event: connected');
    const write = jest.spyOn(response.socket as Socket, 'write');
    for (const n of [1, 2, 3]) feed.push(event(n, 'grün'));
    expect(write).not.toHaveBeenCalled();
    const text = await readUntil('id: e-3');
    expect(write).toHaveBeenCalledTimes(1);
    const [size, body = ''] = text.split(/\r\n/);
    expect(parseInt(size ?? '', 16)).toBe(Buffer.byteLength(body));
    expect(body.match(/id: e-\d/g)).toEqual(['id: e-1', 'id: e-2', 'id: e-3']);
  });

  test('writes ahead of the answers that other work of the turn leads to', async () => {
    const { feed, response } = await open('GET / HTTP/1.1');
    await readUntil('event: connected');
    const write = jest.spyOn(response.socket as Socket, '_write');
    feed.push(event(1));
    await Promise.resolve();
    expect(write).toHaveBeenCalledTimes(1);
  });

  test('keeps nothing of the headers that it was asked for with', async () => {
    const [response] = (await ask('GET / HTTP/1.1\r\nAuthorization: Bearer ntok_secret')) as [ServerResponse];
    expect(response.req.headers.authorization).toBe('Bearer ntok_secret');
    begin(response);
    expect([response.req.headers, response.req.rawHeaders]).toEqual([{}, []]);
  });

  test('ends behind what it got in the same turn', async () => {
    const { stream, feed } = await open('GET / HTTP/1.1');
    feed.push(event(1));
    stream.end();
    expect(await readUntil('\r\n0\r\n\r\n')).toMatch(/id: e-1[^]*\r\n0\r\n\r\n$/);
  });

  test('waits behind an answer that is not out', async () => {
    const [first, second] = (await ask('GET / HTTP/1.1', 'GET / HTTP/1.1')) as [ServerResponse, ServerResponse];
    const { stream, feed } = begin(second);
    const reading = readUntil('\r\n0\r\n\r\n');
    feed.push(event(1));
    await nextTurn();
    first.end('first');
    // Then it has the connection, and writes to that itself.
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    feed.push(event(2));
    await nextTurn();
    stream.end();
    expect((await reading).match(/id: e-\d/g)?.slice(-2)).toEqual(['id: e-1', 'id: e-2']);
  });

  test.each([
    ['reads on', () => client.resume()],
    ['goes', () => client.destroy()],
  ])('is drained once a client that took nothing %s', async (_what, act) => {
    const { stream, feed, response } = await open('GET / HTTP/1.1');
    client.pause();
    for (let n = 1; !response.socket!.writableNeedDrain; n += 1) {
      feed.push(event(n, 'x'.repeat(20_000)));
      await nextTurn();
    }
    let isDrained = false;
    const drained = stream.drained().then(() => (isDrained = true));
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    expect(isDrained).toBe(false);
    act();
    await drained;
    expect(response.destroyed).toBe(client.destroyed);
  });

  test('does not come back to its feed when its client left during the replay', async () => {
    const { stream, feed } = await open('GET / HTTP/1.1', { replays: true });
    expect(feed.readers.size).toBe(1);
    stream.leave();
    stream.move('b');
    stream.goLive();
    expect(feed.readers.size).toBe(0);
  });

  test.each([
    ['HTTP/1.0 has no chunks', 'GET / HTTP/1.0', true],
    ['HEAD has no body', 'HEAD / HTTP/1.1', false],
  ])('%s', async (_name, request, hasBody) => {
    const { stream, feed } = await open(request);
    feed.push(event(1));
    stream.end();
    let text = '';
    client.on('data', (data: Buffer) => (text += data.toString()));
    await Promise.race([once(client, 'end'), once(stream.response, 'close')]);
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    const [, body = ''] = text.split('\r\n\r\n');
    expect(body.includes('id: e-1')).toBe(hasBody);
    expect(body).not.toMatch(/^[\da-f]+\r\n/);
  });

  test.each([
    ['1,000 events', 'x'.repeat(100), 150_000, 300_000],
    ['1 MiB', 'x'.repeat(50_000), 1_000_000, 1_200_000],
  ])('is closed when its reader lets more than %s lie, and not before', async (_name, text, least, most) => {
    const { feed, response } = await open('GET / HTTP/1.1');
    client.pause();
    let held = 0;
    for (let n = 1; !response.destroyed && n < 100_000; n += 1) {
      feed.push(event(n, text));
      await nextTurn();
      held = Math.max(held, response.writableLength);
    }
    expect(response.destroyed).toBe(true);
    expect(held).toBeGreaterThan(least);
    expect(held).toBeLessThan(most);
  });
});

describe('the write queue', () => {
  test('writes for some hundred streams, then lets others come in between', async () => {
    const queue = new WriteQueue();
    const done: string[] = [];
    for (let n = 0; n < 600; n += 1) queue.add({ flush: () => void done.push(`stream ${n}`) });
    for (let n = 0; n < 2; n += 1) setImmediate(() => done.push('other'));
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    expect(done.filter((one) => one !== 'other')).toEqual(Array.from({ length: 600 }, (_, n) => `stream ${n}`));
    expect(done.indexOf('other')).toBe(256);
    queue.add({ flush: () => void done.push('later') });
    await Promise.resolve();
    expect(done.at(-1)).toBe('later');
  });
});

describe('the head of a stream', () => {
  const headOf = (text: string): string[] => text.slice(0, text.indexOf('\r\n\r\n')).split('\r\n');

  test('says what Node would say, but for how long an idle connection stays', async () => {
    const [response] = (await ask('GET / HTTP/1.1')) as [ServerResponse];
    const writeHead = jest.spyOn(response, 'writeHead');
    const { stream } = begin(response);
    stream.end();
    const own = headOf(await readUntil('\r\n0\r\n\r\n'));
    expect([writeHead.mock.calls.length, response.headersSent, response.statusCode]).toEqual([0, true, 200]);
    client.destroy();
    // A header that is set beforehand leaves all to Node.
    server.removeAllListeners('request');
    const [other] = (await ask('GET / HTTP/1.1')) as [ServerResponse];
    other.setHeader('vary', 'origin');
    begin(other).stream.end();
    const node = headOf(await readUntil('\r\n0\r\n\r\n'));
    const named = (lines: readonly string[]): string[] =>
      lines.map((line) => line.replace(/^(date): .*/i, '$1').replace(/^[\w-]+/, (name) => name.toLowerCase())).sort();
    expect(named(node).filter((line) => !/^(vary|keep-alive):/.test(line))).toEqual(named(own));
  });

  test('leaves a connection that takes the next request', async () => {
    const { stream } = await open('GET / HTTP/1.1');
    stream.end();
    await readUntil('\r\n0\r\n\r\n');
    const next = once(server, 'request');
    client.write('GET /next HTTP/1.1\r\nHost: h\r\n\r\n');
    const [request, answer] = (await next) as [{ url: string }, ServerResponse];
    answer.end('fine');
    expect([request.url, (await readUntil('fine')).startsWith('HTTP/1.1 200 OK')]).toEqual(['/next', true]);
  });

  test.each([
    ['a client that wants its connection closed', 'GET / HTTP/1.1\r\nConnection: close', /\r\nConnection: close\r\n/],
    ['HTTP/1.0, which has no chunks', 'GET / HTTP/1.0', /\r\nConnection: close\r\n\r\nretry: /],
  ])('is that of Node for %s', async (_what, request, expected) => {
    const { stream } = await open(request);
    const ended = once(client, 'close');
    const reading = readUntil('event: connected');
    stream.end();
    expect(await reading).toMatch(expected);
    client.end();
    await ended;
  });

  test.each(['r\r\nset-cookie: a=b', 'r\0', 'r\u{1f41d}'])('never holds what no header may: %j', async (requestId) => {
    const [response] = (await ask('GET / HTTP/1.1')) as [ServerResponse];
    expect(() => begin(response, false, requestId)).toThrow(/Invalid character in header content/);
  });
});
