import type { Page } from 'playwright-core';
import type { Tour } from '../support/tour.ts';

const dialog = (page: Page) => page.locator('[role=dialog]');
const kind = (page: Page, at: number) => dialog(page).locator('[role=group] button').nth(at).click();

/** Writing tasks, messages and broadcasts over any page. */
export const tour: Tour = {
  page: 'compose',
  expects: [/api\/upload.*status of 415/, /api\/task .*status of 404/],
  steps: [
    {
      name: 'task',
      path: '/ui/tasks',
      act: async ({ page }) => {
        await page.locator('[role=row][data-index]').first().waitFor();
        await page.keyboard.press('c');
        await dialog(page).locator('[role=combobox]').fill('co');
        await page.locator('[role=option]').first().waitFor();
      },
    },
    {
      name: 'files',
      act: async ({ page }) => {
        await dialog(page).locator('[role=option]').first().click();
        await dialog(page).locator('textarea').fill('Measure the search once more\n\nWith 40,000 articles.');
        await dialog(page).locator('p[role=status]').waitFor();
        await page.route('**/api/upload?*', (route) =>
          route.request().postData()?.includes('trace.json') === true
            ? route.fulfill({
                status: 415,
                json: {
                  ok: false,
                  error: 'unsupported_media_type',
                  code: 'unsupported_media_type',
                  message: 'This type of file is not accepted.',
                },
              })
            : route.fulfill({
                json: {
                  ok: true,
                  file_id: 'f'.repeat(32),
                  url: `/api/files/${'f'.repeat(32)}`,
                  size: 2_048,
                  mime: 'text/csv',
                },
              }),
        );
        await dialog(page)
          .locator('input[type=file]')
          .setInputFiles([
            { name: 'articles.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n') },
            { name: 'trace.json', mimeType: 'application/json', buffer: Buffer.from('{}') },
          ]);
        await dialog(page).locator('[role=alert]').waitFor();
        await page.unroute('**/api/upload?*');
      },
    },
    {
      name: 'broadcast',
      act: async ({ page }) => {
        await kind(page, 2);
        await dialog(page).locator('p[role=status]').waitFor();
      },
    },
    {
      name: 'refused',
      path: '/ui/tasks',
      act: async ({ page }) => {
        await page.locator('[role=row][data-index]').first().waitFor();
        await page.keyboard.press('c');
        await kind(page, 0);
        await dialog(page).locator('[role=combobox]').fill('nobody');
        await dialog(page).locator('textarea').fill('Is anybody there?');
        await dialog(page).locator('button[type=submit]').click();
        await dialog(page).locator('[role=alert]').waitFor();
      },
    },
  ],
};
