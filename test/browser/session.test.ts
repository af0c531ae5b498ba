import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import type { TestUser } from '../support/start-hub.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';

let browser: Browser;
let hub: ConsoleHub;
let mia: TestUser;
beforeAll(async () => {
  [browser, hub] = await Promise.all([launchBrowser(), startConsoleHub()]);
});
beforeEach(async () => {
  mia = await hub.registerUser();
});
afterAll(async () => {
  await browser.close();
  await hub.close();
});

describe('signing in', () => {
  test('a stranger is asked who they are, and comes back to where they wanted to go', async () => {
    const { page, watch, close } = await openWindow(browser, hub, { path: '/ui/?severity=now' });
    await page.waitForURL(/\/ui\/sign-in/);
    watch.expectMessage(/browser-session .*status of 401/);
    await page.getByLabel('User name').fill(mia.username);
    await page.getByLabel('Password').fill('not the one');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Password').fill(mia.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/ui\/?\?(.*&)?severity=now/);
    await page.getByRole('heading', { name: 'Attention', level: 1 }).waitFor();
    expect(watch.faults).toEqual([]);
    await close();
  });

  test('a pasted token opens a session too, and is kept nowhere', async () => {
    const { page, context, watch, close } = await openWindow(browser, hub, { path: '/ui/' });
    await page.getByRole('button', { name: 'Use a token' }).click();
    await page.locator('input[name=token]').fill(mia.token);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Attention', level: 1 }).waitFor();
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
    expect(kept).not.toMatch(/[uanb]tok_/);
    const cookies = await context.cookies();
    expect(cookies).toMatchObject([{ name: 'hub_browser', httpOnly: true, sameSite: 'Strict' }]);
    expect(watch.faults).toEqual([]);
    await close();
  });

  test('a session that was ended elsewhere leads to the sign-in, and back to the same place', async () => {
    const { page, watch, close } = await openWindow(browser, hub, { person: mia, path: '/ui/?severity=soon' });
    await page.getByRole('heading', { name: 'Attention', level: 1 }).waitFor();
    watch.expectMessage(/status of 401/);
    const { tokens } = (await hub.api('GET', '/api/auth/tokens', { token: mia.token })).body;
    const session = (tokens as { token_id: string; name: string }[]).find(({ name }) => name === 'browser-session');
    await hub.api('DELETE', `/api/auth/tokens/${session?.token_id}`, { token: mia.token });
    await page.reload();
    await page.waitForURL(/\/ui\/sign-in/);
    await page.getByLabel('User name').fill(mia.username);
    await page.getByLabel('Password').fill(mia.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/severity=soon/);
    expect(watch.faults).toEqual([]);
    await close();
  });

  test('signing out ends the session in every tab', async () => {
    const { page, context, watch, close } = await openWindow(browser, hub, { person: mia, path: '/ui/' });
    const other = await context.newPage();
    await other.goto('/ui/');
    await other.getByRole('heading', { name: 'Attention', level: 1 }).waitFor();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: /Sign out/ }).click();
    await Promise.all([page, other].map((tab) => tab.waitForURL(/\/ui\/sign-in/)));
    expect(watch.faults).toEqual([]);
    await close();
  });
});
