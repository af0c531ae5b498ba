import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { createChild, startDaemon } from '../support/daemon.ts';
import type { TestDaemon } from '../support/daemon.ts';
import type { TestUser } from '../support/start-hub.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';

let browser: Browser;
let hub: ConsoleHub;
let owner: TestUser;
let daemon: TestDaemon;

beforeAll(async () => {
  [browser, hub] = await Promise.all([launchBrowser(), startConsoleHub()]);
  owner = await hub.registerUser('mira');
  daemon = await startDaemon(hub, owner, 'host-a');
}, 60_000);
afterAll(async () => {
  await browser.close();
  await hub.close();
});

/** Also behind a dialog. */
const rowOf = (page: Page, alias: string) => page.locator('article').filter({ hasText: alias });

async function choose(page: Page, alias: string, deed: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${alias}` }).click();
  await page.getByRole('menuitem', { name: deed }).click();
}

describe('the nodes of a host', () => {
  test('are stopped and started by its supervisor, and the row follows', async () => {
    await createChild(hub, owner, daemon, 'weaver');
    const window = await openWindow(browser, hub, { person: owner, path: '/ui/nodes' });
    const { page, watch } = window;
    const row = rowOf(page, 'weaver');
    await row.getByText('active', { exact: true }).waitFor();
    // The row shows it at once; the daemon finds it when the hub has answered.
    const ordered = page.waitForResponse((response) => response.request().postData()?.includes('stop_node') === true);
    await choose(page, 'weaver', 'Stop');
    await row.getByText('stopping', { exact: true }).waitFor();
    await ordered;
    const { stop_requests: orders } = await daemon.call('list_my_pending_lifecycle_requests');
    const { request_id } = orders[0];
    await daemon.call('get_stop_request', { request_id });
    await daemon.call('ack_stop_request', { request_id, status: 'stopped' });
    await row.getByText('stopped', { exact: true }).waitFor({ timeout: 5_000 });
    await page.getByRole('button', { name: 'Actions for weaver' }).click();
    await page.getByRole('menuitem').first().waitFor();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Start', 'Delete…']);
    expect(watch.faults).toEqual([]);
    await window.close();
  }, 60_000);

  test('are asked about before they are stopped at work', async () => {
    await createChild(hub, owner, daemon, 'spinner');
    await hub.tool('send_task', { alias: 'spinner', task: 'Spin the wool.' }, owner.token);
    const window = await openWindow(browser, hub, { person: owner, path: '/ui/nodes' });
    const { page, watch } = window;
    await choose(page, 'spinner', 'Stop');
    await page.getByRole('dialog', { name: 'spinner is at work' }).waitFor();
    await rowOf(page, 'spinner').getByText('active', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Stop it anyway' }).click();
    await rowOf(page, 'spinner').getByText('stopping', { exact: true }).waitFor();
    expect(watch.faults).toEqual([]);
    await window.close();
  }, 60_000);

  test('are deleted only when their alias is typed', async () => {
    await createChild(hub, owner, daemon, 'carder');
    const window = await openWindow(browser, hub, { person: owner, path: '/ui/nodes?q=carder' });
    const { page, watch } = window;
    await choose(page, 'carder', 'Delete…');
    const remove = page.getByRole('button', { name: 'Delete node' });
    await page.getByLabel('Its alias, typed again').fill('card');
    expect(await remove.isDisabled()).toBe(true);
    await page.getByLabel('Its alias, typed again').fill('carder');
    await remove.click();
    await rowOf(page, 'carder').getByText('deleting', { exact: true }).waitFor();
    expect(watch.faults).toEqual([]);
    await window.close();
  }, 60_000);
});

describe('a dialog whose call is under way', () => {
  test('sends it once, and stays until the hub has answered', async () => {
    await createChild(hub, owner, daemon, 'fuller');
    const window = await openWindow(browser, hub, { person: owner, path: '/ui/nodes?q=fuller' });
    const { page, watch } = window;
    const gate = Promise.withResolvers<undefined>();
    let orders = 0;
    await page.route('**/mcp*', async (route) => {
      if (route.request().postData()?.includes('delete_node') !== true) return route.fallback();
      orders += 1;
      await gate.promise;
      return route.continue();
    });
    await rowOf(page, 'fuller').getByText('active', { exact: true }).waitFor();
    await choose(page, 'fuller', 'Delete…');
    const alias = page.getByLabel('Its alias, typed again');
    await alias.fill('fuller');
    const sent = page.waitForRequest((request) => request.postData()?.includes('delete_node') === true);
    await alias.press('Enter');
    await sent;
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel', disabled: true }).waitFor();
    await alias.press('Enter');
    await alias.press('Escape');
    gate.resolve(undefined);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(orders).toBe(1);
    expect(watch.faults).toEqual([]);
    await window.close();
  }, 60_000);
});

describe('the search of a list', () => {
  test('does not call back who left for another page while they typed', async () => {
    const window = await openWindow(browser, hub, { person: owner, path: '/ui/nodes' });
    const { page, watch } = window;
    const code = Promise.withResolvers<undefined>();
    await page.route(/\/skills-page[^/]*\.js/, (route) => code.promise.then(() => route.continue()));
    await page.getByRole('searchbox').fill('weav');
    await page.getByRole('link', { name: 'Skills' }).first().click();
    // A timer that is set after that of the field, and rings after it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    code.resolve(undefined);
    await page.getByRole('heading', { name: 'Skills', level: 1 }).waitFor();
    expect(watch.faults).toEqual([]);
    await window.close();
  });
});
