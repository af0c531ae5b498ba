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

/** An agent of a network that has reported. @returns reports again */
async function connect(alias: string, networkId: string): Promise<(status: string) => Promise<unknown>> {
  const token = await hub.mintNode(mira, alias, networkId);
  const report = (status: string) => hub.tool('report_status', { resume_id: `r-${alias}`, alias, status }, token);
  await report('idle');
  return report;
}

test('another network shows its own rows at once, and hears its own events', async () => {
  const made = await hub.api('POST', '/api/networks', { token: mira.token, body: { name: 'meadow' } });
  const meadow = made.body.network_id as string;
  await connect('alder', mira.networkId);
  const report = await connect('birch', meadow);
  const path = `/ui/fleet?network=${mira.networkId}`;
  const { page, watch, close } = await openWindow(browser, hub, { person: mira, path });
  const row = (alias: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name: alias }) });
  await row('alder').getByText('idle', { exact: true }).waitFor();
  await page.getByText('Live', { exact: true }).waitFor();

  // While the answers about the other network are under way, nothing of this one may stand there.
  const gate = Promise.withResolvers<undefined>();
  await page.route(new RegExp(`network_id=${meadow}`), async (route) => {
    if (/\/api\/(status|nodes)\?/.test(route.request().url())) await gate.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: /^Network: / }).click();
  await page.getByRole('menuitemradio', { name: 'meadow' }).click();
  await page.waitForURL(new RegExp(`network=${meadow}`));
  await row('alder').waitFor({ state: 'detached' });
  expect(await page.getByRole('row').count()).toBe(0);
  gate.resolve(undefined);
  await row('birch').getByText('idle', { exact: true }).waitFor();
  expect(await row('alder').count()).toBe(0);

  await page.getByText('Live', { exact: true }).waitFor();
  await report('working');
  await row('birch').getByText('working', { exact: true }).waitFor();
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);
