import type { Page } from 'playwright-core';
import type { Tour } from '../support/tour.ts';

/** The list, with its first row in sight. */
async function waitForRows(page: Page): Promise<void> {
  await page.locator('main li[data-index="0"] article').waitFor();
}

/** What agents wrote to the owner, read and unread. */
export const tour: Tour = {
  page: 'inbox',
  steps: [
    { name: 'unread', path: '/ui/inbox', act: ({ page }) => waitForRows(page) },
    {
      name: 'message',
      act: async ({ page }) => {
        await page.locator('main li', { hasText: 'A question' }).getByRole('button').first().click();
        await page.getByRole('dialog').locator('textarea').waitFor();
      },
    },
    { name: 'sender', path: '/ui/inbox?view=all&from=tester', act: ({ page }) => waitForRows(page) },
    {
      name: 'empty',
      as: 'viewer',
      path: '/ui/inbox',
      act: async ({ page }) => {
        await page.locator('main p').first().waitFor();
      },
    },
  ],
};
