import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

/**
 * Rule http-slow-clients. The sweep of slow bodies runs on the clock of the machine, which these tests move: only its
 * timer and `performance.now` are theirs, sockets are real.
 */
const others = [
  'nextTick',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
  'Date',
] as const;
const allowedMs = 30_000;
const sweepMs = 5_000;
let hub: TestHub;
let user: TestUser;
beforeAll(async () => {
  jest.useFakeTimers({ doNotFake: [...others, 'hrtime'] });
  hub = await startTestHub();
  user = await hub.registerUser();
});
afterAll(async () => {
  let closed = false;
  const closing = hub.close().finally(() => (closed = true));
  // The hub looks for connections that have become idle by a timer too.
  for (; !closed; await new Promise((resolve) => setTimeout(resolve, 10))) jest.advanceTimersByTime(100);
  await closing;
  jest.useRealTimers();
});

/** A request whose body has begun; what the hub says on its connection is collected. */
async function begin(path: string, headers: string, body: string): Promise<{ socket: Socket; said: () => string }> {
  // From then on the hub knows the token, so that nothing but the loop stands between the request and its body.
  await hub.api('GET', '/api/auth/me', { token: user.token });
  const { hostname, port } = new URL(hub.url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const bearer = `Authorization: Bearer ${user.token}`;
  socket.write(`POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\n${bearer}\r\n${headers}\r\n\r\n${body}`);
  // An answer on a connection that was opened later shows that the half request has been taken in.
  await hub.api('GET', '/livez');
  await hub.api('GET', '/livez');
  return { socket, said: () => text };
}

/** What the hub has found wrong with itself, once what is under way has ended. */
async function faults(): Promise<readonly string[]> {
  await hub.api('GET', '/livez');
  return hub.hub.contractViolations;
}

describe('a JSON body that trickles', () => {
  const json = 'Content-Type: application/json\r\nContent-Length: 100';
  test.each(['/api/task', '/mcp'])('is ended after 30 seconds however steadily it comes: %s', async (path) => {
    const { socket, said } = await begin(path, json, '{');
    for (let waited = 0; waited < allowedMs - sweepMs; waited += sweepMs) {
      socket.write(' ');
      jest.advanceTimersByTime(sweepMs);
    }
    expect((await hub.api('GET', '/livez')).status).toBe(200);
    expect([socket.closed, said()]).toEqual([false, '']);
    jest.advanceTimersByTime(2 * sweepMs);
    if (!socket.closed) await once(socket, 'close');
    expect(said()).toMatch(/^HTTP\/1\.1 408 .*"error":"request_timeout",.*}$/s);
    expect(await faults()).toEqual([]);
  });

  test('that breaks off is no fault of the hub', async () => {
    for (const path of ['/api/task', '/mcp']) {
      const { socket } = await begin(path, json, '{');
      socket.destroy();
      await hub.api('GET', '/livez');
    }
    expect(await faults()).toEqual([]);
  });

  test('that is done in time ends the watch: the connection stays for the next request', async () => {
    const { socket, said } = await begin('/api/task', 'Content-Type: application/json\r\nContent-Length: 4', '{ ');
    jest.advanceTimersByTime(allowedMs - sweepMs);
    socket.write(' }');
    while (!said().includes('invalid input')) await once(socket, 'data');
    jest.advanceTimersByTime(4 * allowedMs);
    socket.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n');
    while (!said().includes('HTTP/1.1 200')) await once(socket, 'data');
    socket.destroy();
  });
});

test('an upload has longer: its body is the business of the socket layer', async () => {
  const headers = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000';
  const { socket, said } = await begin('/api/upload', headers, '--x\r\n');
  jest.advanceTimersByTime(2 * allowedMs);
  expect((await hub.api('GET', '/livez')).status).toBe(200);
  expect([socket.closed, said()]).toEqual([false, '']);
  socket.destroy();
});

test('the socket layer has its limits', async () => {
  const seen: Server[] = [];
  const look = (message: unknown): void => void seen.push((message as { readonly server: Server }).server);
  subscribe('http.server.request.start', look);
  await hub.api('GET', '/livez');
  unsubscribe('http.server.request.start', look);
  expect(seen[0]).toMatchObject({
    ...{ headersTimeout: 10_000, requestTimeout: 120_000, maxHeadersCount: 100, maxConnections: 16_384 },
  });
});
