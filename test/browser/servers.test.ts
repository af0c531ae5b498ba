import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import type { TestUser } from '../support/start-hub.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';

const minute = 60_000;
let browser: Browser;
let hub: ConsoleHub;
let owner: TestUser;
beforeAll(async () => {
  [browser, hub] = await Promise.all([launchBrowser(), startConsoleHub({ behind: 40 * minute })]);
  owner = await hub.registerUser('mia');
  const token = await hub.mintNode(owner, 'coder');
  for (const cpu_pct of [10, 80, 40, 20]) {
    const measures = {
      hostname: 'build-1',
      cpu_pct,
      cpu_load_1min: 1.5,
      cpu_cores: 4,
      mem_used_gb: 6,
      mem_avail_gb: 10,
    };
    const disk = { disk_total_gb: 100, disk_used_gb: 97, disk_avail_gb: 3 };
    const host_telemetry = { ...measures, ...disk, ip: '10.0.0.5' };
    await hub.tool(
      'report_status',
      { resume_id: 'r', alias: 'coder', status: 'idle', server: 'build-1', host_telemetry },
      token,
    );
    hub.time.advance(10 * minute);
  }
}, 60_000);
afterAll(async () => {
  await browser.close();
  await hub.close();
});

describe('a server', () => {
  test('shows its measures as lines and as the same figures, in the time that the address names', async () => {
    const { page, watch, close } = await openWindow(browser, hub, { person: owner, path: '/ui/servers' });
    await page.getByRole('link', { name: 'build-1' }).click();
    await page.locator('figure canvas').first().waitFor();
    const figures = page.getByRole('region', { name: 'Measures in figures' });
    const rows = (await figures.locator('tbody tr').allInnerTexts()).map((row) => row.split('\t')[1]);
    expect(rows).toEqual(['20 %', '40 %', '80 %', '10 %']);
    await page.getByRole('img', { name: 'Processor: between 10 % and 80 %' }).waitFor();
    await page.getByText('Only 3 GB of disk are free').waitFor();
    await page.getByRole('link', { name: 'coder' }).waitFor();
    await page.getByRole('button', { name: '24 hours' }).click();
    await page.waitForURL('**range=24h**');
    await page.getByRole('columnheader', { name: 'Disk in use' }).waitFor();
    expect(watch.faults).toEqual([]);
    await close();
  });

  test('that is not there is told in the words of the hub', async () => {
    const { page, watch, close } = await openWindow(browser, hub, { person: owner });
    watch.expectMessage(/server\/moon.* status of 404/);
    await page.goto('/ui/servers/moon-1');
    await page.getByRole('alert').first().waitFor();
    expect(watch.faults).toEqual([]);
    await close();
  });
});
