import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import type { TestUser } from '../support/start-hub.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';

let browser: Browser;
let hub: ConsoleHub;
let mira: TestUser;
beforeAll(async () => {
  [browser, hub] = await Promise.all([launchBrowser(), startConsoleHub()]);
  mira = await hub.registerUser('mira');
}, 60_000);
afterAll(async () => {
  await browser.close();
  await hub.close();
});

const text = `May I delete the **old** fixtures? <b id="made">bold</b> <img src=x onerror=alert(1)>

[the guide](https://docs.example/guide) [a script](javascript:alert(2)) [a page](data:text/html,x)

![the plan](https://spy.example/plan.png)`;

test('a text that agents wrote is Markdown without markup, addresses that run, and pictures of others', async () => {
  const token = await hub.mintNode(mira, 'coder');
  await hub.tool('report_status', { resume_id: 'r', alias: 'coder', status: 'idle' }, token);
  const message = { to_username: 'mira', title: 'A question', message: text, severity: 'info' };
  await hub.tool('send_desktop_message', message, token);
  const { page, watch, close } = await openWindow(browser, hub, { person: mira, path: '/ui/inbox' });
  await page.locator('main li', { hasText: 'A question' }).getByRole('button').first().click();
  const drawer = page.getByRole('dialog');
  await drawer.locator('strong', { hasText: 'old' }).waitFor();

  await drawer.getByText('<b id="made">bold</b> <img src=x onerror=alert(1)>').waitFor();
  expect(await drawer.locator('#made, img').count()).toBe(0);
  const links = await drawer
    .locator('p a')
    .evaluateAll((all) =>
      all.map((link) => Object.fromEntries(link.getAttributeNames().map((name) => [name, link.getAttribute(name)]))),
    );
  const away = { target: '_blank', rel: 'noopener noreferrer nofollow' };
  expect(links).toEqual([{ href: 'https://docs.example/guide', ...away }, away, away]);
  await drawer.getByText('the plan').waitFor();
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);
