import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { createLog } from '../../src/platform/log.ts';
import type { HubLog } from '../../src/platform/log.ts';
import { installFakeTmux } from '../support/fake-tmux.ts';
import type { FakeTmux } from '../support/fake-tmux.ts';
import type { TestUser } from '../support/start-hub.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';

let browser: Browser;
let tmux: FakeTmux;
let hub: ConsoleHub;
let log: HubLog;
let ada: TestUser;
let mira: TestUser;
beforeAll(async () => {
  tmux = installFakeTmux();
  log = createLog({ logLevel: 'info', logRing: 200 }, () => undefined);
  const settings = { HUB_ENABLE_TMUX: '1' };
  [browser, hub] = await Promise.all([launchBrowser(), startConsoleHub({ settings, overrides: { log } })]);
  ada = await hub.registerUser('ada');
  mira = await hub.registerUser('mira');
}, 60_000);
afterAll(async () => {
  await browser.close();
  await hub.close();
  tmux.remove();
});

describe('users', () => {
  test('are made with a password that is shown once', async () => {
    const { page, watch, close } = await openWindow(browser, hub, { person: ada, path: '/ui/admin' });
    await page.getByRole('row').filter({ hasText: 'mira' }).waitFor();
    await page.getByRole('button', { name: 'New user' }).click();
    const form = page.getByRole('dialog');
    watch.expectMessage(/auth\/register .*status of 4/);
    await form.getByLabel('User name').fill('mira');
    await form.getByRole('button', { name: 'Make user' }).click();
    await form.getByText('This user name is taken. Choose another one.').waitFor();
    await form.getByLabel('User name').fill('olu');
    await form.getByRole('button', { name: 'Make user' }).click();
    await page.getByText('olu can sign in').waitFor();
    const password = await page.getByRole('dialog').locator('code').last().textContent();
    const body = { username: 'olu', password };
    expect((await hub.api('POST', '/api/auth/login', { body })).status).toBe(200);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('row').filter({ hasText: 'olu' }).waitFor();
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);
});

describe('administration', () => {
  test('is offered to admins of the hub alone', async () => {
    const { page, watch, close } = await openWindow(browser, hub, { person: mira, path: '/ui/admin/audit' });
    await page.getByText('Only an admin of the hub sees this').waitFor();
    expect(await page.getByRole('link', { name: 'Administration' }).count()).toBe(0);
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);

  test('shows a log that goes on, and stands still while it is paused', async () => {
    const { page, watch, close } = await openWindow(browser, hub, { person: ada, path: '/ui/admin/log' });
    const lines = page.getByRole('list', { name: 'Log lines' }).getByRole('listitem');
    await page.getByText('0 lines, following').waitFor();
    log.info({ url: hub.url }, 'ready');
    log.warn({ path: '/api/tasks' }, 'a slow answer');
    await lines.filter({ hasText: 'a slow answer' }).waitFor();
    await page.getByRole('button', { name: 'Warnings and up' }).click();
    await lines.filter({ hasText: 'ready' }).waitFor({ state: 'detached' });
    await lines.getByRole('button').click();
    await lines.getByText('"path": "/api/tasks"').waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('1 line, paused').waitFor();
    log.error({}, 'out of paper');
    // As long as the page waits between two looks, and a little longer.
    await page.waitForTimeout(2_500);
    expect(await lines.filter({ hasText: 'out of paper' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Follow' }).click();
    await lines.filter({ hasText: 'out of paper' }).waitFor();
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);
});

describe('a terminal', () => {
  test('is watched and typed into; one that is gone says so in its own words', async () => {
    const { page, watch, close } = await openWindow(browser, hub, { person: ada, path: '/ui/admin/terminal' });
    await page.getByLabel('Session').fill('build');
    await page.getByRole('button', { name: 'Watch' }).click();
    await page.getByRole('log').getByText('line 49').waitFor();
    await page.getByLabel('Type into it').fill('git status');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=text]')?.value === '');
    watch.expectMessage(/tmux\/gone.*status of 4/);
    await page.getByLabel('Session').fill('gone');
    await page.getByRole('button', { name: 'Watch' }).click();
    await page.getByText("can't find session: gone").waitFor();
    await page.getByRole('button', { name: 'Watch again' }).waitFor();
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);
});
