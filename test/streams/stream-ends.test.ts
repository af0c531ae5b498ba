import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { StoredEvent } from '../../src/domain/streams/stored-event.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { EventStreams } from '../../src/server/streams/event-streams.ts';
import type { OpenStream } from '../../src/server/streams/open-stream.ts';
import type { StreamEnd } from '../../src/server/streams/stream-watch.ts';
import { openTestDatabase } from '../support/database.ts';
import { channelPlan } from '../support/channel-plan.ts';

const event = (n: number, type: StoredEvent['type'], text = ''): StoredEvent => ({
  ...{ networkId: 'net_1', n, type, channelKind: 'alias', channel: 'a', summary: null, createdAt: 0 },
  payload: JSON.stringify({ type, text }),
});

let database: Database;
let server: Server;
beforeAll(async () => {
  database = await openTestDatabase();
  server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await database.close();
});

let passed = 0;
let ends: StreamEnd[];
let streams: EventStreams;
let client: Socket;
let response: ServerResponse;
let stream: OpenStream;
beforeEach(async () => {
  jest.useFakeTimers({
    doNotFake: [
      'nextTick',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
      'queueMicrotask',
      'hrtime',
      'performance',
      'Date',
    ],
  });
  passed = 0;
  ends = [];
  const clock = { now: () => passed, elapsed: () => passed };
  const watch = {
    delivered: () => undefined,
    resynced: () => undefined,
    closed: (end: StreamEnd) => void ends.push(end),
  };
  streams = new EventStreams(database.reader, 'epoch', clock, () => undefined, watch);
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  client.write('GET / HTTP/1.1\r\nHost: h\r\n\r\n');
  [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  await streams.open(response, channelPlan, {
    style: 'named',
    requestId: 'r',
    answerHeaders: {},
    lastEventId: undefined,
  });
  stream = [...streams.live][0] as OpenStream;
});
afterEach(() => {
  client.destroy();
  streams.stop();
  jest.useRealTimers();
});

/** What those who watch the streams hear of the end of one: its reason, once. */
async function heard(end: () => void): Promise<StreamEnd[]> {
  const over = once(response, 'close');
  end();
  await over;
  streams.stop();
  return ends;
}

test('a client that leaves', async () => {
  expect(await heard(() => client.destroy())).toEqual(['client']);
});

test('a hub that stops', async () => {
  client.resume();
  expect(await heard(() => streams.stop())).toEqual(['stop']);
});

test('its age, at the next sign of life behind it', async () => {
  client.resume();
  jest.advanceTimersByTime(30_000);
  expect(ends).toEqual([]);
  passed = 800_000;
  expect(await heard(() => jest.advanceTimersByTime(30_000))).toEqual(['age']);
});

test('an agent that is gone', async () => {
  client.resume();
  expect(await heard(() => stream.take(event(1, 'node_deleted')))).toEqual(['agent']);
});

test('a client that does not read', async () => {
  client.pause();
  const text = 'x'.repeat(500_000);
  const more = Array.from({ length: 40 }, (_, at) => event(at + 1, 'new_task', text));
  expect(await heard(() => more.forEach((one) => stream.take(one)))).toEqual(['slow']);
});

test('a right that ended', async () => {
  client.resume();
  stream.lapse();
  expect(await heard(() => stream.end())).toEqual(['right']);
});
