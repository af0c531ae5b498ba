import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { createTestPlace } from '../support/database.ts';
import { spawnHub } from '../support/hub-process.ts';
import { startTestHub } from '../support/start-hub.ts';

const hook = `import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => (process.stdout.write('loaded ' + url + '\\n'), next(url, context)) });`;
/** A module that prints the address of every other one. */
const saysWhatIsLoaded = `data:text/javascript,${encodeURIComponent(hook)}`;

/** The validators of answers, the Router of direct calls, and what its package would bring along. */
const unwanted = /response-validators|\/node_modules\/(?:@open-rpc|json-schema-faker|node-ipc|connect|cors)\//;

describe('the program', () => {
  test('starts from settings alone, says so in one line, and ends with 0 on SIGTERM', async () => {
    const place = await createTestPlace({ migrated: false });
    const run = spawnHub({ HUB_PORT: '0', HUB_DATA_DIR: place.directory, HUB_DATABASE_URL: place.databaseUrl });
    try {
      const ready = await run.line('ready');
      expect(ready['hint']).toContain(`${ready['url']}/mcp`);
      expect((await fetch(`${ready['url']}/readyz`)).status).toBe(200);
      run.child.kill('SIGTERM');
      expect(await run.exit).toBe(0);
    } finally {
      run.child.kill('SIGKILL');
      await place.remove();
    }
  });

  test('loads nothing that only tests or rare calls ask for', async () => {
    const place = await createTestPlace({ migrated: false });
    const settings = { HUB_PORT: '0', HUB_DATA_DIR: place.directory, HUB_DATABASE_URL: place.databaseUrl };
    const run = spawnHub({ ...settings, NODE_OPTIONS: `--import=${saysWhatIsLoaded}` });
    try {
      await run.line('ready');
      const loaded = run.output().match(/^loaded .*/gm) ?? [];
      expect(loaded.filter((line) => line.endsWith('/generated/validators.js'))).toHaveLength(1);
      expect(loaded.filter((line) => unwanted.test(line))).toEqual([]);
      const otherEngine = place.databaseUrl.startsWith('sqlite:') ? 'pg' : 'better-sqlite3';
      expect(loaded.filter((line) => line.includes(`/node_modules/${otherEngine}/`))).toEqual([]);
    } finally {
      run.child.kill('SIGKILL');
      await place.remove();
    }
  });

  test('ends with 2 and the name of an unknown setting', async () => {
    const run = spawnHub({ HUB_PROT: '1' });
    expect(await run.exit).toBe(2);
    expect(run.output()).toMatch(/HUB_PROT/);
  });
});

describe('stopping', () => {
  test('a request that has begun is answered, streams end, new connections are refused', async () => {
    const hub = await startTestHub();
    const user = await hub.registerUser();
    const bearer = { authorization: `Bearer ${user.token}` };
    const stream = await fetch(`${hub.url}/events/${user.username}`, { headers: bearer });
    const body = JSON.stringify({ display_name: 'Late' });
    const late = request(`${hub.url}/api/auth/me`, {
      method: 'PUT',
      headers: { ...bearer, 'content-type': 'application/json', 'content-length': body.length },
    });
    const answered = once(late, 'response') as Promise<[IncomingMessage]>;
    late.write(body.slice(0, 5));
    // An answer on a connection that was opened later shows that the half request has been taken in.
    const [socket] = (await once(late, 'socket')) as [Socket];
    if (socket.connecting) await once(socket, 'connect');
    expect((await hub.api('GET', '/readyz')).status).toBe(200);
    // Not the test's own close, which has something to look up before it stops the hub.
    const closed = hub.hub.close();
    late.end(body.slice(5));
    const [{ statusCode, headers }] = await answered;
    expect([statusCode, headers.connection]).toEqual([200, 'close']);
    expect(await stream.text()).toMatch(/event: bye/);
    await closed;
    await hub.close();
    await expect(fetch(`${hub.url}/livez`)).rejects.toThrow();
  });
});
