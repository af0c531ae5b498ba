import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import { startWorld } from './support/world.ts';
import type { World } from './support/world.ts';

let browser: Browser;
let world: World;
beforeAll(async () => {
  [browser, world] = await Promise.all([launchBrowser(), startWorld()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await world.close();
});

/** The bytes of a file as gzip, the coding that every browser takes; most take less. */
async function sizeOf(path: string): Promise<number> {
  const answer = await fetch(world.hub.url + path, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
  return Number(answer.headers.get('content-length'));
}

describe('the first load', () => {
  test('takes 200 KB of script, 12 requests, and 2.5 s to its largest part on a slow machine', async () => {
    const { page, context, watch, close } = await openWindow(browser, world.hub, world.standingOf('owner'));
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/ui/');
    await page.getByText('scraper').first().waitFor();
    const loaded = [...requests];
    const scripts = loaded.filter((path) => path.endsWith('.js'));
    const scriptBytes = (await Promise.all(scripts.map((path) => sizeOf(path)))).reduce((sum, size) => sum + size, 0);
    const largest = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
    console.log(
      `first load: ${loaded.length} requests, ${scriptBytes} bytes of script, largest part after ${Math.round(largest)} ms`,
    );
    expect(scriptBytes).toBeLessThanOrEqual(200_000);
    expect(loaded.length).toBeLessThanOrEqual(12);
    expect(largest).toBeLessThanOrEqual(2_500);
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);
});
