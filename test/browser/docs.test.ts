import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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
  [browser, hub] = await Promise.all([launchBrowser(), startConsoleHub({ settings: { HUB_BASE_PATH: '/team/hub' } })]);
  mia = await hub.registerUser();
});
afterAll(async () => {
  await browser.close();
  await hub.close();
});

const plain = ['/docs/tools', '/docs/events', '/docs/guides', '/docs/guides/first-agent'];

/** What Scalar tries and does without: it asks whether code may be made from text, and writes styles into elements. */
const stopped =
  /the policy stops (script-src eval|style-src-attr inline)|Applying inline style violates|status of 40[034]/;

describe('the documents in a browser', () => {
  test.each(plain.flatMap((path) => [path, `/team/hub${path}`]))(
    '%s shows its heading and breaks no rule of its policy',
    async (path) => {
      const { page, watch, close } = await openWindow(browser, hub, { path });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('link', { name: 'API' }).first().waitFor();
      expect(watch.faults).toEqual([]);
      await close();
    },
  );

  test.each(['/docs', '/team/hub/docs'])(
    '%s draws the reference, and works with a pasted token that stays in the page',
    async (path) => {
      const { page, watch, close } = await openWindow(browser, hub, { path });
      await page.getByPlaceholder('Token').first().fill(mia.token);
      await page.goto(`${path}#tag/accounts/GET/api/auth/me`);
      await page.getByRole('button', { name: /Test Request \(get .*auth\/me/ }).click();
      const asked = page.waitForRequest((request) => request.url().includes('/api/auth/me'));
      await page.getByRole('button', { name: /^Send/ }).first().click();
      const request = await asked;
      expect(new URL(request.url()).pathname).toBe('/team/hub/api/auth/me'.slice(path === '/docs' ? 9 : 0));
      expect(await request.headerValue('authorization')).toBe(`Bearer ${mia.token}`);
      expect(watch.faults.filter((fault) => !stopped.test(fault))).toEqual([]);
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
      );
      expect(kept).not.toContain(mia.token);
      await close();
    },
    60_000,
  );
});
