import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { createChild, startDaemon } from '../support/daemon.ts';
import type { TestChild, TestDaemon } from '../support/daemon.ts';
import type { TestUser } from '../support/start-hub.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';

const minute = 60_000;
let browser: Browser;
let hub: ConsoleHub;
let owner: TestUser;
let viewer: TestUser;
let daemon: TestDaemon;
let child: TestChild;
let digger: string;

const report = (alias: string, token: string, facts: object = {}) =>
  hub.tool('report_status', { resume_id: `r-${alias}`, alias, status: 'idle', ...facts }, token);

beforeAll(async () => {
  [browser, hub] = await Promise.all([launchBrowser(), startConsoleHub({ behind: 10 * minute })]);
  owner = await hub.registerUser('mira');
  viewer = await hub.registerUser('olu');
  const member = { user_id: viewer.userId, role: 'viewer' };
  await hub.api('POST', `/api/networks/${owner.networkId}/members`, { token: owner.token, body: member });
  daemon = await startDaemon(hub, owner, 'host');
  child = await createChild(hub, owner, daemon, 'builder');
  await report('builder', child.token);
  digger = await hub.mintNode(owner, 'digger');
  await report('digger', digger);
  await hub.tool('send_message', { alias: 'builder', message: 'The planks are dry.' }, owner.token);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await hub.close();
});

const look = (path: string, person = owner) => openWindow(browser, hub, { person, path: `/ui${path}` });

/** Answers the request that waits for the child, as its daemon, once the page has made it. */
async function answer(facts: object): Promise<void> {
  const request = await waitForRequest();
  await daemon.call('ack_rules_file_request', { request_id: request.request_id, ...facts });
}

async function waitForRequest(): Promise<{ request_id: string }> {
  const { request } = await daemon.call('get_rules_file_request');
  return request ?? new Promise((resolve) => setTimeout(resolve, 50)).then(waitForRequest);
}

test('what the agent says is told in the head of its page', async () => {
  const { page, watch, close } = await look('/agents/digger');
  await page.getByText('idle', { exact: true }).waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  await report('digger', digger, { status: 'working', task: 'Dig the pond', progress: 40 });
  await page.getByText('working', { exact: true }).waitFor();
  await page.getByText('Dig the pond').waitFor();
  await page.getByText('40 %').waitFor();
  await report('digger', digger, { status: 'idle', task: 'Dig the pond', progress: 40 });
  await page.getByText('40 %').waitFor({ state: 'detached' });
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('looking into an inbox marks nothing', async () => {
  await hub.tool('send_message', { alias: 'digger', message: 'The spade is in the shed.' }, owner.token);
  const { page, watch, close } = await look('/agents/digger');
  const looks: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('"get_inbox"')) looks.push(body);
  });
  await page.getByRole('tab', { name: /^Inbox/ }).click();
  await page.getByText('The spade is in the shed.').waitFor();
  expect(looks.length).toBeGreaterThan(0);
  expect(looks.every((body) => body.includes('"peek":true'))).toBe(true);
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('a rename that the hub refuses is refused at its field, and the next one moves the page', async () => {
  const { page, watch, close } = await look('/agents/digger?tab=session');
  watch.expectMessage(/nodes\/rename|status of 4(09|00|22)/);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: /^Rename/ }).click();
  const field = page.getByRole('dialog').getByLabel('New alias');
  await field.fill('builder');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('alert').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await field.fill('gardener');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'digger becomes gardener' }).waitFor();
  await page.getByRole('button', { name: 'Rename now' }).click();
  await page.getByRole('heading', { level: 1, name: 'gardener' }).waitFor();
  await page.waitForURL(/\/agents\/gardener/);
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('the rules of one agent that are being written are not shown for another', async () => {
  await createChild(hub, owner, daemon, 'helper');
  const rules = (content: string) => answer({ status: 'done', exists: true, file_name: 'CLAUDE.md', content });
  const { page, watch, close } = await look('/agents/helper?tab=rules');
  await page.getByText('The node has been asked').waitFor();
  await rules('# Help');
  await page.getByText('# Help').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('builder');
  await page.getByRole('option', { name: 'builder' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'builder' }).waitFor();
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByText('The node has been asked').waitFor();
  await rules('# Build');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Rules' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'helper' }).waitFor();
  await page.getByText('The node has been asked').waitFor();
  await rules('# Help');
  await page.getByText('# Help').waitFor();
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('a question to a node is pending until its host answers, and tells failure and silence apart', async () => {
  const { page, watch, close } = await look('/agents/builder?tab=rules');
  await page.getByText('The node has been asked').waitFor();
  await answer({ status: 'done', exists: true, file_name: 'CLAUDE.md', content: '# Be brief' });
  await page.getByText('# Be brief').waitFor();
  await page.getByRole('tab', { name: 'Skills' }).click();
  await page.getByText('The node has been asked').waitFor();
  await answer({ status: 'failed', error: 'no such directory' });
  await page.getByText('The node could not do it').waitFor();
  await page.getByText('no such directory').waitFor();
  await page.getByRole('tab', { name: 'Files' }).click();
  await page.getByText('The node has been asked').waitFor();
  await waitForRequest();
  hub.time.advance(61_000);
  await hub.runJob('expire_requests').catch(() => undefined);
  await page.getByText('The node did not answer within a minute').waitFor();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await page.getByText('The node has been asked').waitFor();
  const items = [
    { name: 'src', type: 'dir' },
    { name: '.env', type: 'file', hidden_reason: 'secret' },
  ];
  await answer({ status: 'done', content: JSON.stringify(items) });
  await page.getByRole('link', { name: 'src' }).click();
  await page.waitForURL(/path=src/);
  expect(await page.getByRole('button', { name: '.env' }).count()).toBe(0);
  expect(watch.faults).toEqual([]);
  await close();
}, 90_000);

test('a node with work stops only when the person says so twice', async () => {
  await daemon.report();
  await report('builder', child.token);
  await hub.tool('send_task', { alias: 'builder', task: 'Build the shed' }, owner.token);
  const { page, watch, close } = await look('/agents/builder');
  watch.expectMessage(/status of 409/);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
  await dialog.getByRole('alert').waitFor();
  expect(await dialog.getByRole('button', { name: 'Stop', exact: true }).isDisabled()).toBe(true);
  await dialog.getByLabel('Even though it has live tasks').check();
  const ordered = page.waitForResponse((response) => response.request().postData()?.includes('stop_node') === true);
  await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByText('stopping', { exact: true }).waitFor();
  await ordered;
  const { stop_requests: waiting } = await daemon.call('list_my_pending_lifecycle_requests');
  expect(waiting).toHaveLength(1);
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('viewers see the agent and no action', async () => {
  const { page, watch, close } = await look(`/agents/builder?network=${owner.networkId}`, viewer);
  await page.getByRole('tab', { name: /^Queue/ }).waitFor();
  expect(await buttonsOf(page)).toEqual([]);
  await page.getByRole('tab', { name: /^Inbox/ }).click();
  await page.getByText('The planks are dry.').waitFor();
  expect(await page.getByRole('tab', { name: /Rules|Files|Logs|Skills/ }).count()).toBe(0);
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

/** What may be done, in the head of the page. */
function buttonsOf(page: Page): Promise<string[]> {
  return page.getByRole('main').locator('header').getByRole('button').allTextContents();
}
