import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { createChild, startDaemon } from '../support/daemon.ts';
import type { TestChild, TestDaemon } from '../support/daemon.ts';
import type { TestUser } from '../support/start-hub.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';

let browser: Browser;
let hub: ConsoleHub;
let owner: TestUser;
let member: TestUser;
let daemon: TestDaemon;
let child: TestChild;

beforeAll(async () => {
  [browser, hub] = await Promise.all([launchBrowser(), startConsoleHub()]);
  owner = await hub.registerUser('mira');
  member = await hub.registerUser('olu');
  const body = { user_id: member.userId, role: 'member' };
  await hub.api('POST', `/api/networks/${owner.networkId}/members`, { token: owner.token, body });
  daemon = await startDaemon(hub, owner, 'host');
  child = await createChild(hub, owner, daemon, 'builder');
  await hub.tool('report_status', { resume_id: 'r', alias: 'builder', status: 'idle', model: 'small' }, child.token);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await hub.close();
});

const look = (person = owner) =>
  openWindow(browser, hub, { person, path: `/ui/agents/builder?network=${owner.networkId}` });

/** Opens a dialog from the menu of the page. */
async function ask(page: Page, name: RegExp) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name }).click();
  return page.getByRole('dialog');
}

/** Changes the configuration as somebody else, and says as the daemon that it is applied. */
async function changeElsewhere(base: number, model: string): Promise<void> {
  const change = { node_id: child.nodeId, base_revision: base, patch: { model } };
  const { update_id } = await hub.tool('update_node_config', change, owner.token);
  await apply(update_id, base + 1);
}

async function apply(update_id: string, new_revision: number): Promise<void> {
  expect(await daemon.call('ack_config_update', { update_id, status: 'applied', new_revision })).toMatchObject({
    ok: true,
  });
}

const waiting = async () => (await daemon.call('get_config_update', { node_id: child.nodeId })).update;

test('a configuration says what it costs, is refused at its field, and waits for the host', async () => {
  const { page, watch, close } = await look();
  watch.expectMessage(/\/mcp.*status of 4/);
  const dialog = await ask(page, /^Configuration/);
  const send = dialog.getByRole('button', { name: 'Change it' });
  expect(await send.isDisabled()).toBe(true);
  await dialog.getByLabel('Turns at most').fill('20000');
  await dialog.getByText('It is applied while the node runs.').waitFor();
  await send.click();
  await dialog.getByRole('alert').waitFor();
  expect(await dialog.getByLabel('Turns at most').getAttribute('aria-invalid')).toBe('true');
  await dialog.getByLabel('Turns at most').fill('20');
  await dialog.getByLabel('Sandbox').selectOption('read-only');
  await dialog.getByText(/The node restarts for this: Sandbox\./).waitFor();
  await send.click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('The host has been told to restart the node with it').waitFor();
  const update = await waiting();
  expect(update).toMatchObject({
    base_revision: 0,
    apply_mode: 'restart',
    patch: { flags: { maxTurns: 20, sandboxMode: 'read-only' } },
  });
  await apply(update.update_id, 1);
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('a configuration that somebody else changed meanwhile is shown before anything is sent over it', async () => {
  const { page, watch, close } = await look();
  watch.expectMessage(/\/mcp.*status of 4/);
  const dialog = await ask(page, /^Configuration/);
  await dialog.getByText('Revision 1.').waitFor();
  await dialog.getByLabel('Channels').fill('builds, releases');
  await changeElsewhere(1, 'large');
  const conflict = dialog.getByRole('alert').filter({ hasText: 'revision 1 became 2' });
  await conflict.waitFor();
  expect(await dialog.getByRole('button', { name: 'Change it' }).isDisabled()).toBe(true);
  await conflict.getByRole('button', { name: 'Mine over it' }).click();
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await dialog.waitFor({ state: 'detached' });
  const update = await waiting();
  expect(update).toMatchObject({ base_revision: 2, patch: { channels: ['builds', 'releases'] } });
  await apply(update.update_id, 3);
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('a picture is refused at its field, set and taken back', async () => {
  const { page, watch, close } = await look();
  watch.expectMessage(/avatar.*status of 400/);
  const dialog = await ask(page, /^Picture/);
  const field = dialog.getByLabel('Address of the picture');
  await field.fill('ftp://img.example/bee.png');
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').waitFor();
  await field.fill('https://img.example/bee.png');
  await dialog.getByText(/This console loads no pictures from there/).waitFor();
  const known = page.waitForResponse(
    async (response) => response.url().includes('/api/nodes?') && (await response.text()).includes('bee.png'),
  );
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const address = async (): Promise<unknown> => {
    const path = `/api/nodes?alias=builder&network_id=${owner.networkId}`;
    return (await hub.api('GET', path, { token: owner.token })).body.nodes[0].avatar_url;
  };
  expect(await address()).toBe('https://img.example/bee.png');
  await known;
  await ask(page, /^Picture/);
  expect(await field.inputValue()).toBe('https://img.example/bee.png');
  await field.fill('');
  await page.keyboard.press('Enter');
  await page.getByText('builder has its initials again').waitFor();
  expect(await address()).toBe(null);
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('a member may change the picture of another one’s node, and not its configuration', async () => {
  const { page, watch, close } = await look(member);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: /^Picture/ }).waitFor();
  expect(await page.getByRole('menuitem', { name: /^Configuration/ }).count()).toBe(0);
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);
