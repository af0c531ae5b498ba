import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { upload } from '../support/upload.ts';
import type { TestUser } from '../support/start-hub.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow, patienceMs } from './support/open-page.ts';
import type { Window } from './support/open-page.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';

let browser: Browser;
let hub: ConsoleHub;
let owner: TestUser;
let window: Window;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
}, 60_000);
afterAll(() => browser.close());
beforeEach(async () => {
  hub = await startConsoleHub();
  owner = await hub.registerUser('mia');
  window = await openWindow(browser, hub, { person: owner });
  ({ page } = window);
  page.setDefaultTimeout(Math.min(10_000, patienceMs));
});
afterEach(async () => {
  const { faults } = window.watch;
  await window.close();
  await hub.close();
  expect(faults).toEqual([]);
});

const row = (name: string) => page.locator('main [role="row"][data-index]', { hasText: name });
const choose = (name: string, buffer: Buffer, mimeType = 'text/plain') =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
const stored = async (): Promise<string[]> => {
  const { body } = await hub.api('GET', `/api/files?network_id=${owner.networkId}`, { token: owner.token });
  return (body.files as { name: string }[]).map(({ name }) => name);
};

describe('the files', () => {
  test('are uploaded, downloaded byte for byte and deleted', async () => {
    const bytes = Buffer.from('step,before,after\nquery,180,21\n');
    await page.goto('/ui/files');
    await page.getByText('No files yet').waitFor();
    await choose('latency.csv', bytes, 'text/csv');
    await row('latency.csv').waitFor();
    await page.getByText('latency.csv is uploaded').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row('latency.csv').getByRole('button').first().click(),
    ]);
    expect(download.suggestedFilename()).toBe('latency.csv');
    expect(readFileSync(await download.path())).toEqual(bytes);
    await row('latency.csv').getByRole('button', { name: 'Actions for latency.csv' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect(stored()).resolves.toEqual(['latency.csv']);
    await row('latency.csv').getByRole('button', { name: 'Actions for latency.csv' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete file' }).click();
    await page.getByText('latency.csv is deleted').waitFor();
    await page.getByText('No files yet').waitFor();
    await expect(stored()).resolves.toEqual([]);
  });

  test('are taken where they are dropped, in their order', async () => {
    await page.goto('/ui/files');
    await page.getByText('No files yet').waitFor();
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['one'], 'one.txt', { type: 'text/plain' }));
      transfer.items.add(new File(['two'], 'two.txt', { type: 'text/plain' }));
      return transfer;
    });
    await page.locator('main').dispatchEvent('dragenter', { dataTransfer: data });
    await page.getByText('Drop to upload').waitFor();
    await page.locator('main').dispatchEvent('drop', { dataTransfer: data });
    await row('two.txt').waitFor();
    await row('one.txt').waitFor();
    expect(await page.getByText('Drop to upload').count()).toBe(0);
    expect((await stored()).sort()).toEqual(['one.txt', 'two.txt']);
  });

  test('tells why one is refused: by the page when it is too large, else in the words of the hub', async () => {
    window.watch.expectMessage(/api\/upload.* status of 4/);
    await page.goto('/ui/files');
    await page.getByText('Up to 12 MB a file.').waitFor();
    await choose('large.bin', Buffer.alloc(12 * 1024 * 1024 + 1), 'application/octet-stream');
    await page.getByText('this hub takes at most 12 MB').waitFor();
    await page.route('**/api/upload**', (route) =>
      route.fulfill({
        status: 507,
        json: {
          ok: false,
          error: 'file quota exceeded',
          code: 'file_quota_exceeded',
          message: 'The files of the network are full.',
        },
      }),
    );
    window.watch.expectMessage(/api\/upload.* status of 507/);
    await choose('small.txt', Buffer.from('x'));
    await page.getByText('The files of the network are full.').waitFor();
    await page.unroute('**/api/upload**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await row('small.txt').waitFor();
  });

  test('offers nobody what the hub would refuse: a viewer downloads, a member deletes its own alone', async () => {
    await upload(hub.url, owner.token, { name: 'plan.md', mime: 'text/markdown', bytes: Buffer.from('# Plan') });
    for (const [role, mayUpload] of [
      ['viewer', false],
      ['member', true],
    ] as const) {
      const user = await hub.registerUser(role);
      const body = { user_id: user.userId, role };
      await hub.api('POST', `/api/networks/${owner.networkId}/members`, { token: owner.token, body });
      const other = await openWindow(browser, hub, { person: user, path: `/ui/files?network=${owner.networkId}` });
      await other.page.getByRole('button', { name: 'Actions for plan.md' }).click();
      await other.page.getByRole('menuitem', { name: 'Download' }).waitFor();
      expect(await other.page.getByRole('menuitem', { name: 'Delete' }).count()).toBe(0);
      await other.page.keyboard.press('Escape');
      expect(await other.page.getByRole('button', { name: 'Upload', exact: true }).count()).toBe(mayUpload ? 1 : 0);
      expect(other.watch.faults).toEqual([]);
      await other.close();
    }
  });
});
