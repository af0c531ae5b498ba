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
  await hub.tool('upsert_network_secret', { key: 'API_KEY', value: 'a value that nobody sees' }, owner.token);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await hub.close();
});

/** Goes through the wizard up to its last step. */
async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: /host-a/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Alias').fill(name);
  await page.getByLabel('Runtime').selectOption('custom');
  await page.getByLabel('Model').fill('north-large');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: 'API_KEY' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Does this look right?' }).waitFor();
}

const phase = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Progress' }).getByRole('listitem').filter({ hasText: name });

/** The order that waits for the daemon. */
async function takeOrder(): Promise<{ requestId: string; token: string; spec: Record<string, unknown> }> {
  const { requests } = await daemon.call('list_my_pending_create_requests');
  const { request_id: requestId } = requests[0];
  const order = await daemon.call('get_create_request', { request_id: requestId });
  return { requestId, token: order.child_token, spec: order.node_spec };
}

describe('the wizard', () => {
  test('goes from the host to the first heartbeat of the node', async () => {
    const window = await openWindow(browser, hub, { person: owner, path: '/ui/nodes' });
    const { page, watch } = window;
    await page.getByRole('button', { name: 'New node' }).first().click();
    await fillIn(page, 'weaver');
    await page.getByRole('button', { name: 'Create node' }).click();
    await phase(page, 'Taken by the host').and(page.locator('[aria-current=step]')).waitFor();

    const { requestId, token, spec } = await takeOrder();
    expect(spec).toMatchObject({ name: 'weaver', runtime: 'custom', model: 'north-large', env_refs: ['API_KEY'] });
    await phase(page, 'Started').and(page.locator('[aria-current=step]')).waitFor();
    await daemon.call('ack_create_request', { request_id: requestId, status: 'started' });
    await phase(page, 'First heartbeat').and(page.locator('[aria-current=step]')).waitFor();
    await hub.tool('report_status', { resume_id: 'r-weaver', alias: 'weaver', status: 'idle' }, token);
    await page.getByRole('heading', { name: 'weaver is alive' }).waitFor({ timeout: 3_000 });

    await page.getByRole('button', { name: 'Show the nodes' }).click();
    await page.getByRole('article').filter({ hasText: 'weaver' }).getByText('active').waitFor();
    expect(watch.faults).toEqual([]);
    await window.close();
  }, 60_000);

  test('shows a refusal with its code at its field, and loses nothing', async () => {
    const window = await openWindow(browser, hub, { person: owner, path: '/ui/nodes/new' });
    const { page, watch } = window;
    await hub.mintNode(owner, 'taken');
    await fillIn(page, 'taken');
    await page.getByRole('button', { name: 'Create node' }).click();
    const alias = page.getByLabel('Alias');
    await page.getByRole('alert').filter({ hasText: 'node_name_conflict' }).waitFor();
    expect(await alias.getAttribute('aria-invalid')).toBe('true');
    expect(await alias.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByLabel('Model').inputValue()).toBe('north-large');

    await alias.fill('free');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    expect(await page.getByRole('checkbox', { name: 'API_KEY' }).isChecked()).toBe(true);
    await page.goBack();
    expect(await alias.inputValue()).toBe('free');
    await page.reload();
    expect(await page.getByLabel('Runtime').inputValue()).toBe('custom');
    expect(watch.faults).toEqual([]);
    await window.close();
  }, 60_000);

  test('brings a refusal of the host to the host, and the words of the daemon to the progress', async () => {
    const window = await openWindow(browser, hub, { person: owner, path: '/ui/nodes/new' });
    const { page, watch } = window;
    await fillIn(page, 'spinner');
    await daemon.report({ can_create_nodes: false, create_nodes_blocked_reason: 'The disk is full.' });
    await page.getByRole('button', { name: 'Create node' }).click();
    await page.getByRole('alert').filter({ hasText: 'daemon_cannot_create_nodes' }).waitFor();
    await page.getByRole('group', { name: 'Where should it run?' }).getByText('The disk is full.').last().waitFor();

    await daemon.report({ can_create_nodes: true });
    await page.goBack();
    await page.getByRole('button', { name: 'Create node' }).click();
    await phase(page, 'Taken by the host').waitFor();
    const { requestId } = await takeOrder();
    await daemon.call('ack_create_request', { request_id: requestId, status: 'failed', error: 'no such image' });
    await page.getByRole('heading', { name: 'spinner was not created' }).waitFor();
    await page.getByRole('alert').getByText('no such image').waitFor();
    await page.getByRole('button', { name: 'Change and try again' }).click();
    await page.getByRole('definition').filter({ hasText: 'spinner' }).waitFor();
    expect(watch.faults).toEqual([]);
    await window.close();
  }, 60_000);

  test('has no button for those who may not create nodes', async () => {
    const member = await hub.registerUser('yuki');
    const body = { user_id: member.userId, role: 'member' };
    await hub.api('POST', `/api/networks/${owner.networkId}/members`, { token: owner.token, body });
    await createChild(hub, owner, daemon, 'carder');
    const path = `/ui/nodes?network=${owner.networkId}`;
    const window = await openWindow(browser, hub, { person: member, path });
    const { page, watch } = window;
    await page.getByRole('article').filter({ hasText: 'carder' }).waitFor();
    await page
      .getByRole('link', { name: 'host-a' })
      .or(page.getByRole('heading', { name: 'host-a' }))
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: /New node|Actions for/ }).count()).toBe(0);
    expect(watch.faults).toEqual([]);
    await window.close();
  }, 60_000);
});
