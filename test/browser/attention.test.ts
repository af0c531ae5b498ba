import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import { startWorld } from './support/world.ts';
import type { World } from './support/world.ts';

let browser: Browser;
let world: World;
beforeAll(async () => {
  [browser, world] = await Promise.all([launchBrowser(), startWorld()]);
}, 90_000);
afterAll(async () => {
  await browser.close();
  await world.close();
});

test('a message to an agent stays typed when the hub refuses it, and is sent again', async () => {
  const { page, watch, close } = await openWindow(browser, world.hub, { person: world.people.owner, path: '/ui/' });
  const item = page.locator('article').filter({ hasText: 'tester' }).filter({ hasText: 'Write to the agent' });
  await item.getByRole('button', { name: 'Write to the agent' }).click();
  watch.expectMessage(/mcp.*status of 409/);
  const gate = Promise.withResolvers<undefined>();
  let sent = 0;
  await page.route('**/mcp*', async (route) => {
    if (route.request().postData()?.includes('send_message') !== true) return route.fallback();
    sent += 1;
    if (sent > 1) return route.continue();
    await gate.promise;
    const refusal = { ok: false, error: 'alias_not_found', code: 'alias_not_found' };
    return route.fulfill({ status: 409, json: { ...refusal, message: 'The agent is being moved.' } });
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Yes, delete them.');
  const asked = page.waitForRequest((request) => request.postData()?.includes('send_message') === true);
  await dialog.getByRole('button', { name: 'Send' }).click();
  // The row has gone by now, unless the list was read anew meanwhile.
  await asked;
  gate.resolve(undefined);
  await page.getByText('The agent is being moved.').waitFor();
  await item.waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Yes, delete them.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(sent).toBe(2);
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);
