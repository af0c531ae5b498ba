import type { Page } from 'playwright-core';
import type { Tour } from '../support/tour.ts';

/** The first row of the table. */
function waitForRows(page: Page): Promise<void> {
  return page.locator('main [role=row][data-index="0"]').waitFor();
}

/** What an admin of the hub sees. */
export const tour: Tour = {
  page: 'admin',
  steps: [
    { name: 'users', as: 'admin', path: '/ui/admin', act: ({ page }) => waitForRows(page) },
    {
      name: 'new-user',
      as: 'admin',
      act: async ({ page }) => {
        await page.locator('main header button').last().click();
        await page.getByRole('dialog').locator('input[name=password]').waitFor();
      },
    },
    { name: 'audit', as: 'admin', path: '/ui/admin/audit?action=register', act: ({ page }) => waitForRows(page) },
    {
      name: 'log',
      as: 'admin',
      path: '/ui/admin/log',
      act: async ({ page }) => {
        await page.locator('main li[data-index="0"] button').click();
        await page.locator('main li pre').first().waitFor();
      },
    },
    { name: 'streams', as: 'admin', path: '/ui/admin/streams', act: ({ page }) => waitForRows(page) },
    { name: 'jobs', as: 'admin', path: '/ui/admin/jobs', act: ({ page }) => waitForRows(page) },
    {
      name: 'licence',
      as: 'admin',
      path: '/ui/admin/licence',
      act: ({ page }) => page.locator('main dl').waitFor(),
    },
    {
      name: 'terminal',
      as: 'admin',
      path: '/ui/admin/terminal?name=build',
      act: ({ page }) => page.locator('main pre').waitFor(),
    },
    { name: 'closed', path: '/ui/admin', act: ({ page }) => page.locator('main h1').waitFor() },
  ],
};
