import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { freePort } from '../support/free-port.ts';
import { spawnHub } from '../support/hub-process.ts';
import type { TestHub } from '../support/start-hub.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import { startConsoleHub } from './support/start-console-hub.ts';

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
    const call = async (path: string, body: object, token?: string) => {
      const headers = {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
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
    await page.keyboard.press('Enter');
    await page.getByText('Live', { exact: true }).waitFor();
    program.child.kill('SIGKILL');
    await page.getByText(/^Disconnected/).waitFor({ timeout: 3_000 });
    await program.exit;
    program = spawnHub(env);
    await program.line('ready');
    await report('blocked');
    const back = Date.now();
    await page.getByText('digger says that it is blocked.').waitFor({ timeout: 10_000 });
    await page.getByText(/^Disconnected/).waitFor({ state: 'hidden', timeout: 10_000 - (Date.now() - back) });
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
