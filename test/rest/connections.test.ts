import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Agent, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createTestPlace, testEngine } from '../support/database.ts';
import { openRaw } from '../support/raw-connection.ts';
import type { RawConnection } from '../support/raw-connection.ts';
import { spawnHub } from '../support/hub-process.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

jest.setTimeout(60_000);

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub();
});
afterAll(() => hub.close());

interface Begun {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** A connection to the hub. */
const open = (url = hub.url): Promise<RawConnection> => openRaw(url);

const livez = 'GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('what is no request', () => {
  test('431 on a connection that has served before: the answer comes whole, then the end', async () => {
    const { socket, said, until, ended } = await open();
    socket.write(livez);
    await until('HTTP/1.1 200');
    socket.write(`GET /livez HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(64 * 1024)}\r\n\r\n`);
    expect(await ended).toBe('end');
    expect(said()).toMatch(
      /HTTP\/1\.1 431 .*Connection: close.*"error":"headers_too_large","code":"headers_too_large","message":"[^"]+"}$/s,
    );
  });

  test('400 behind the answers to the requests before it', async () => {
    const { socket, said, ended } = await open();
    socket.write(`GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n${livez}this is none\r\n\r\n`);
    expect(await ended).toBe('end');
    const statuses = [...said().matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual(['200', '200', '400']);
    expect(said()).toMatch(/"error":"bad_request","code":"bad_request","message":"[^"]+"}$/);
  });
});

test('a connection that closes behind the answer to a request without a body does so at once', async () => {
  for (const path of ['/livez', '/api/auth/me', '/nothing']) {
    const { socket, said, ended } = await open();
    const asked = performance.now();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(await ended).toBe('end');
    expect(said()).toMatch(/^HTTP\/1\.1 (?:200|401|404) .*}$/s);
    expect(performance.now() - asked).toBeLessThan(900);
  }
});

describe('a body of somebody who was refused', () => {
  test.each([
    ['a call', '/api/task', 'application/json'],
    ['a tool', '/mcp', 'application/json'],
    ['an upload', '/api/upload', 'multipart/form-data; boundary=x'],
    ['an unknown path', '/nothing', 'text/plain'],
  ])('does not hold its connection for more than a few seconds: %s', async (_what, path, type) => {
    const { socket, until, ended } = await open();
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n {`);
    const trickle = setInterval(() => socket.write(' '), 100);
    await until('HTTP/1.1 40');
    const answered = performance.now();
    await ended;
    clearInterval(trickle);
    expect(performance.now() - answered).toBeLessThan(8_000);
  });

  test('that comes soon leaves the connection to the next request', async () => {
    const { socket, until } = await open();
    socket.write(
      'POST /api/task HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n{ ',
    );
    await until('HTTP/1.1 401');
    socket.write(` }${livez}`);
    await until('HTTP/1.1 200');
    socket.destroy();
  });
});

describe('stopping', () => {
  test('an idle connection may still ask, is told to close, and is ended and never reset', async () => {
    const own = await startTestHub({ overrides: { idleGraceMs: 1_000 } });
    const lines = await Promise.all([open(own.url), open(own.url), open(own.url)]);
    const [asks, silent] = lines;
    for (const { socket, until } of [asks, silent]) {
      socket.write(livez);
      await until('HTTP/1.1 200');
    }
    const closed = own.hub.close();
    asks.socket.write(livez);
    expect(await asks.ended).toBe('end');
    expect(asks.said()).toMatch(/HTTP\/1\.1 200 .*HTTP\/1\.1 200 .*Connection: close/is);
    expect(await Promise.all(lines.map(({ ended }) => ended))).toEqual(['end', 'end', 'end']);
    await closed;
    await own.close();
  });
});

/** Asks one hub after the other over connections that stay open, as a balancer does; a closed door is no fault. */
async function driveClient(urls: readonly string[], user: TestUser, state: { stop: boolean }, faults: string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let answered = 0;
  for (let turn = 0; !state.stop; turn += 1) {
    const asked = await new Promise<string>((resolve) => {
      const call = request(new URL('/api/auth/me', urls[turn % urls.length]), {
        agent,
        headers: { authorization: `Bearer ${user.token}` },
      });
      call.once('response', (response) => {
        response.resume().once('close', () => resolve(response.complete ? String(response.statusCode) : 'cut'));
      });
      call.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      call.end();
    });
    if (asked === '200') answered += 1;
    else if (asked !== 'ECONNREFUSED') faults.push(asked);
  }
  agent.destroy();
  return answered;
}

describe('a rolling restart', () => {
  test('resets no connection: a hub that ends on SIGTERM serves what comes, and sends its clients away first', async () => {
    const place = await createTestPlace();
    const run = spawnHub({
      ...{ HUB_PORT: '0', HUB_DATA_DIR: place.directory, HUB_DATABASE_URL: place.databaseUrl },
      ...{ HUB_VAULT_KEY: 'ab'.repeat(32), HUB_REQUESTS_PER_MINUTE: '1000000', HUB_BCRYPT_COST: '4' },
    });
    const { url } = (await run.line('ready')) as { url: string };
    const register = { username: 'root', password: 'Pass-1234-root' };
    const made = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(register),
    });
    const { token } = (await made.json()) as { token: string };
    const user = { token } as TestUser;
    // Only Postgres takes a second hub that goes on.
    const other =
      testEngine === 'postgres'
        ? await startTestHub({ databaseUrl: place.databaseUrl, settings: { HUB_VAULT_KEY: 'ab'.repeat(32) } })
        : undefined;
    const urls = other === undefined ? [url] : [url, other.url];
    const state = { stop: false };
    const faults: string[] = [];
    const clients = Array.from({ length: 12 }, () => driveClient(urls, user, state, faults));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    run.child.kill('SIGTERM');
    expect(await run.exit).toBe(0);
    state.stop = true;
    const answered = await Promise.all(clients);
    expect(faults).toEqual([]);
    expect(Math.min(...answered)).toBeGreaterThan(0);
    await other?.close();
    await place.remove();
  });
});

test('nothing listens to a request, and the same listener to all answers, so that no listener keeps one alive', async () => {
  const ada = await hub.registerUser();
  await hub.mintNode(ada, 'worker');
  const seen: Begun[] = [];
  const note = (begun: unknown): void => void seen.push(begun as Begun);
  subscribe('http.server.request.start', note);
  for (const task of ['Listen.', 'Listen again.']) {
    const sent = await hub.api('POST', '/api/task', { token: ada.token, body: { alias: 'worker', task } });
    expect(sent.status).toBe(202);
  }
  unsubscribe('http.server.request.start', note);
  const [first, second] = seen as [Begun, Begun];
  for (const { request: asked } of seen) expect(asked.eventNames()).toEqual([]);
  expect(first.response.listeners('close')).toHaveLength(1);
  expect(first.response.listeners('close')[0]).toBe(second.response.listeners('close')[0]);
});
