import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { freePort } from '../support/free-port.ts';
import { spawnHub } from '../support/hub-process.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';
import { until } from '../support/until.ts';
import { bothLooks, openForBothLooks } from './support/both-looks.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import type { Window } from './support/open-page.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe('a hub that goes away under a page', () => {
  test('the page says so within 3 s, and within 10 s of the return shows what a fresh load shows', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'hub-away-'));
    const env = { HUB_PORT: String(await freePort()), HUB_DATA_DIR: directory, HUB_BCRYPT_COST: '4' };
    let program = spawnHub(env);
    const { url = '' } = await program.line('ready');
    const call = async (path: string, body: object, token?: string, method = 'POST') => {
      const headers = {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
      return (await answer.json()) as Record<string, string>;
    };
    const person = { username: 'mia', password: 'plum-Orbit-72' };
    const { token = '', network_id: networkId = '' } = await call('/api/auth/register', person);
    const { token: node = '' } = await call(
      '/api/auth/node-token',
      { network_id: networkId, node_name: 'digger' },
      token,
    );
    const report = (status: string) =>
      call(
        '/mcp',
        {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'report_status', arguments: { resume_id: 'r', alias: 'digger', status } },
        },
        node,
      );
    await report('working');
    const { page, watch, close } = await openWindow(browser, { url } as TestHub, { path: '/ui/' });
    watch.expectMessage(/net::ERR|status of 50|Failed to load resource|Failed to fetch/);
    await page.getByLabel('User name').fill(person.username);
    await page.getByLabel('Password').fill(person.password);
    const looked = bothLooks(page, '/api/attention');
    await page.keyboard.press('Enter');
    await page.getByText('Live', { exact: true }).waitFor();
    await looked;
    // Of this no event tells: the page has to read it anew.
    await call(`/api/networks/${networkId}`, { name: 'orchard' }, token, 'PUT');
    program.child.kill('SIGKILL');
    await page.getByText(/^Disconnected/).waitFor({ timeout: 3_000 });
    await program.exit;
    program = spawnHub(env);
    await program.line('ready');
    await report('blocked');
    const back = Date.now();
    await page.getByText('digger says that it is blocked.').waitFor({ timeout: 10_000 });
    await page.getByText(/^Disconnected/).waitFor({ state: 'hidden', timeout: 10_000 - (Date.now() - back) });
    await page
      .getByText('orchard', { exact: true })
      .first()
      .waitFor({ timeout: 10_000 - (Date.now() - back) });
    const main = page.getByRole('main');
    const shown = await main.ariaSnapshot();
    await page.reload();
    await page.getByText('digger says that it is blocked.').waitFor();
    expect(await main.ariaSnapshot()).toBe(shown);
    expect(watch.faults).toEqual([]);
    await close();
    program.child.kill();
    await program.exit;
    rmSync(directory, { recursive: true, force: true });
  }, 60_000);
});

describe('a machine that leaves its network', () => {
  test('still shows the hub that runs on it', async () => {
    const hub = await startConsoleHub();
    const mia = await hub.registerUser();
    await hub.mintNode(mia, 'digger');
    const { page, watch, close } = await openWindow(browser, hub, { person: mia, path: '/ui/' });
    await page.getByText('Live', { exact: true }).waitFor();
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await page.getByRole('link', { name: 'Tasks' }).first().click();
    await page.getByText('No task has been sent yet').waitFor();
    expect(watch.faults).toEqual([]);
    await close();
    await hub.close();
  });
});

describe('streams that open late', () => {
  test('leave out nothing of what came since the lists were read', async () => {
    const hub = await startConsoleHub();
    const mia = await hub.registerUser('mia');
    const digger = await hub.mintNode(mia, 'digger');
    await hub.tool('report_status', { resume_id: 'r', alias: 'digger', status: 'idle' }, digger);
    const { page, watch, close } = await openWindow(browser, hub, { person: mia });
    const opened = Promise.withResolvers<void>();
    await page.route('**/events/**', async (route) => {
      await opened.promise;
      await route.continue();
    });
    await page.goto('/ui/inbox');
    await page.getByText('You have read everything').waitFor();
    const note = { to_username: 'mia', title: 'The build is green', message: 'Look at it.', severity: 'info' };
    await hub.tool('send_desktop_message', note, digger);
    opened.resolve();
    await page.locator('main li', { hasText: 'The build is green' }).waitFor({ timeout: 5_000 });
    expect(watch.faults).toEqual([]);
    await close();
    await hub.close();
  });
});

describe('a person who is left with granted agents alone', () => {
  test('is told by their own stream from then on', async () => {
    const hub = await startConsoleHub();
    const mia = await hub.registerUser();
    const pia = await hub.registerUser('pia');
    const members = `/api/networks/${mia.networkId}/members`;
    const { token } = mia;
    await hub.api('POST', members, { token, body: { user_id: pia.userId, role: 'member' } });
    const streams = async (): Promise<number> => (await hub.api('GET', '/health', { token })).body.sse_connections;
    const path = `/ui/?network=${mia.networkId}`;
    const { page, watch, close } = await openWindow(browser, hub, { person: pia, path });
    // The hub ends the stream of the network, and the page asks for it once more before it knows why.
    watch.expectMessage(/events\/network.* status of 403/);
    await page.getByText('Live', { exact: true }).waitFor();
    await until(async () => (await streams()) === 2);
    await hub.api('PUT', `${members}/${pia.userId}`, { token, body: { role: 'member', agent_access: 'granted' } });
    await page.getByRole('link', { name: 'Skills' }).waitFor({ state: 'detached' });
    await until(async () => (await streams()) === 1);
    await page.getByText('Live', { exact: true }).waitFor();
    expect(watch.faults).toEqual([]);
    await close();
    await hub.close();
  });
});

describe('six tabs of one person', () => {
  test('hold at most two streams, and all hear what happens, also when the first one is closed', async () => {
    const hub = await startConsoleHub();
    const mia = await hub.registerUser();
    const { token } = mia;
    const digger = await hub.mintNode(mia, 'digger');
    const report = (status: string) => hub.tool('report_status', { resume_id: 'r', alias: 'digger', status }, digger);
    const streams = async (): Promise<number> => (await hub.api('GET', '/health', { token })).body.sse_connections;
    await report('idle');
    const { page, context, watch, close } = await openWindow(browser, hub, { person: mia, path: '/ui/' });
    const tabs = [page];
    await page.getByText('Live', { exact: true }).waitFor();
    for (let at = 1; at < 6; at += 1) {
      const tab = await context.newPage();
      await tab.goto('/ui/');
      await tab.getByText('Live', { exact: true }).waitFor();
      tabs.push(tab);
    }
    expect(await streams()).toBeLessThanOrEqual(2);
    await report('error');
    await Promise.all(tabs.map((tab) => tab.getByText('digger says that it met an error.').waitFor()));
    await tabs.shift()?.close();
    await report('blocked');
    await Promise.all(tabs.map((tab) => tab.getByText('digger says that it is blocked.').waitFor()));
    expect(await streams()).toBeLessThanOrEqual(2);
    expect(watch.faults).toEqual([]);
    await close();
    await hub.close();
  }, 60_000);
});

/** A message between the tabs of a browser. */
interface Told {
  readonly kind: string;
  readonly feed?: string;
  readonly events?: readonly { readonly type: string; readonly id: string }[];
}

/** Joins the tabs of a browser as one more: hears what they tell each other, and tells something itself. */
async function joinTabs(page: Page): Promise<{ tell: (told: Told) => Promise<void>; heard: () => Promise<Told[]> }> {
  await page.evaluate(() => {
    const channel = new BroadcastChannel('hub-live:');
    const heard: unknown[] = [];
    channel.onmessage = ({ data }) => heard.push(data);
    Object.assign(globalThis, { tabs: { channel, heard } });
  });
  type Joined = { readonly tabs: { readonly channel: BroadcastChannel; readonly heard: Told[] } };
  return {
    tell: (told) =>
      page.evaluate(async (message) => {
        (globalThis as unknown as Joined).tabs.channel.postMessage(message);
        // The page hears it, and draws.
        for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      }, told),
    heard: () => page.evaluate(() => (globalThis as unknown as Joined).tabs.heard),
  };
}

describe('what a leading tab tells', () => {
  let hub: ConsoleHub;
  let mia: TestUser;
  let window: Window;
  let second: Page;
  let joined: Awaited<ReturnType<typeof joinTabs>>;
  const send = (task: string) => hub.tool('send_task', { alias: 'digger', task, ttl_seconds: 3_600 }, mia.token);
  const tasksIn = (page: Page) => page.locator('[role=row][data-index]');
  beforeEach(async () => {
    hub = await startConsoleHub();
    mia = await hub.registerUser();
    const digger = await hub.mintNode(mia, 'digger');
    await hub.tool('report_status', { resume_id: 'r', alias: 'digger', status: 'idle' }, digger);
    await send('The first');
    window = await openWindow(browser, hub, { person: mia });
    await openForBothLooks(window.page, '/ui/tasks', '/api/tasks?');
    second = await window.context.newPage();
    await openForBothLooks(second, '/ui/tasks', '/api/tasks?');
    joined = await joinTabs(second);
  });
  afterEach(async () => {
    expect(window.watch.faults).toEqual([]);
    await window.close();
    await hub.close();
  });

  test('counts once, however often it is told', async () => {
    // New rows wait while the list is pointed at, and are counted.
    await tasksIn(second).first().hover();
    await send('The second');
    await second.getByRole('button', { name: '1 new row' }).waitFor();
    const isNew = ({ events = [] }: Told): boolean => events.some(({ type }) => type === 'new_task');
    const told = (await joined.heard()).filter(isNew);
    expect(told).toHaveLength(1);
    for (const message of [...told, ...told]) await joined.tell(message);
    expect(await second.getByRole('button', { name: / new rows?$/ }).textContent()).toBe('1 new row');
    await send('The third');
    await second.getByRole('button', { name: '2 new rows' }).waitFor();
  });

  test('of a gap in its events makes every tab read anew', async () => {
    const reads = [window.page, second].map((tab) => tab.waitForRequest(/\/api\/tasks\?/));
    const feed = `network:${mia.networkId}`;
    await joined.tell({ kind: 'events', feed, events: [{ type: 'resync', id: 'e-1' }] });
    await Promise.all(reads);
    for (const tab of [window.page, second]) await tab.getByText('Live', { exact: true }).waitFor();
  });

  test('of a gap while a first answer is under way has that asked for once more', async () => {
    const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await second.route(
      /\/api\/tasks\?/,
      async (route) => {
        asked.resolve();
        await answer.promise;
        await route.continue();
      },
      { times: 1 },
    );
    await second.reload();
    await asked.promise;
    joined = await joinTabs(second);
    const feed = `network:${mia.networkId}`;
    await joined.tell({ kind: 'events', feed, events: [{ type: 'resync', id: 'e-1' }] });
    const again = second.waitForRequest(/\/api\/tasks\?/, { timeout: 5_000 });
    answer.resolve();
    await again;
    await second.getByText('Live', { exact: true }).waitFor();
  });
});
