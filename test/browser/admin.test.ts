import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Browser, Page, Route } from 'playwright-core';
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

/** Opens the menu of a row, and what it is to do. */
async function chooseFor(page: Page, username: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${username}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** The status of a sign-in with this password. */
async function signInWith(username: string, password: string): Promise<number> {
  const headers = { 'x-forwarded-for': '10.3.0.1' };
  return (await hub.api('POST', '/api/auth/login', { headers, body: { username, password } })).status;
}

/**
 * Presses a button twice and then Escape, with no timer of the page between them: only the first press counts, and who
 * presses Escape before the hub has answered still sees the answer. As any press, it gives the button the focus.
 */
async function pressTwiceAndEscape(button: HTMLElement | SVGElement): Promise<void> {
  button.focus();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await Promise.resolve();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await Promise.resolve();
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}

/**
 * Holds back the next list of accounts that the page asks for: `read` tells that the hub has answered, `pass` that the
 * page has drawn this answer, or has given it up.
 */
async function holdList(
  page: Page,
): Promise<{ readonly read: Promise<undefined>; readonly pass: () => Promise<void> }> {
  const read = Promise.withResolvers<undefined>();
  const gate = Promise.withResolvers<undefined>();
  const passed = Promise.withResolvers<undefined>();
  const hold = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    read.resolve(undefined);
    await gate.promise;
    await route.fulfill({ response }).catch(() => undefined);
    passed.resolve(undefined);
  };
  await page.route(({ pathname }) => pathname === '/api/users', hold, { times: 1 });
  const pass = async (): Promise<void> => {
    gate.resolve(undefined);
    await passed.promise;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  };
  return { read: read.promise, pass };
}

describe('an account', () => {
  test('gets a one-time password, which is shown once', async () => {
    const { username, password } = await hub.registerUser('lena');
    const { page, watch, close } = await openWindow(browser, hub, { person: ada, path: '/ui/admin' });
    const row = page.getByRole('row').filter({ hasText: username });
    await chooseFor(page, username, 'Reset password');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await signInWith(username, password)).toBe(200);
    await chooseFor(page, username, 'Reset password');
    const gate = Promise.withResolvers<undefined>();
    const asked = jest.fn();
    await page.route('**/reset-password*', (route) => {
      asked();
      return gate.promise.then(() => route.continue());
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Reset password' }).evaluate(pressTwiceAndEscape);
    gate.resolve(undefined);
    await page.getByText('lena has a one-time password').waitFor();
    const oneTime = (await page.getByRole('dialog').locator('code').last().textContent()) ?? '';
    expect([await signInWith(username, password), await signInWith(username, oneTime)]).toEqual([401, 200]);
    expect(asked).toHaveBeenCalledTimes(1);
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      (name) => document.activeElement?.getAttribute('aria-label') === `More for ${name}`,
      username,
    );
    await row.getByText('New password due').waitFor();
    expect(await page.content()).not.toContain(oneTime);
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);

  test('is disabled when that is confirmed, and enabled again', async () => {
    const { username, password } = await hub.registerUser('kofi');
    const { page, watch, close } = await openWindow(browser, hub, { person: ada, path: '/ui/admin' });
    const row = page.getByRole('row').filter({ hasText: username });
    await chooseFor(page, username, 'Disable');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await signInWith(username, password)).toBe(200);
    await chooseFor(page, username, 'Disable');
    await page.getByRole('dialog').getByRole('button', { name: 'Disable account' }).click();
    // The row shows at once what will be: done is what the notice says.
    await row.getByText('Disabled').waitFor();
    await page.getByText('kofi is disabled').waitFor();
    expect(await signInWith(username, password)).toBe(403);
    await chooseFor(page, username, 'Enable');
    await row.getByText('Disabled').waitFor({ state: 'detached' });
    await page.getByText('kofi can sign in again').waitFor();
    expect(await signInWith(username, password)).toBe(200);
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);

  test('is deleted when its name is typed, and stays while it owns networks', async () => {
    const { username, password, networkId, token } = await hub.registerUser('tove');
    const { page, watch, close } = await openWindow(browser, hub, { person: ada, path: '/ui/admin' });
    await chooseFor(page, username, 'Delete');
    const form = page.getByRole('dialog');
    const button = form.getByRole('button', { name: 'Delete account' });
    await button.waitFor();
    expect([await button.isDisabled(), await signInWith(username, password)]).toEqual([true, 200]);
    await form.getByLabel('Type tove to confirm').fill('tove');
    const older = await holdList(page);
    watch.expectMessage(/users\/u_.*status of 409/);
    await button.click();
    await form.getByText('This person owns networks, which only they can delete').waitFor();
    await form.getByText('Their networks: tove.').waitFor();
    expect((await hub.api('DELETE', `/api/networks/${networkId}`, { token })).status).toBe(200);
    // The list that the refusal made doubtful still has the person when it was read.
    await older.read;
    await button.click();
    await page.getByText('tove is deleted').waitFor();
    await older.pass();
    await page.getByRole('row').filter({ hasText: username }).waitFor({ state: 'detached' });
    expect(await signInWith(username, password)).toBe(401);
    // The row has gone with the button: another control of the table has the focus.
    await page.waitForFunction(() => document.activeElement?.closest('main') != null);
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);

  test('of the own person is offered nothing that the hub refuses', async () => {
    const { page, watch, close } = await openWindow(browser, hub, { person: ada, path: '/ui/admin' });
    await page.getByRole('button', { name: `More for ${ada.username}` }).click();
    await page.getByRole('menuitem', { name: 'What they did' }).waitFor();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(['What they did', 'Copy user id']);
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
