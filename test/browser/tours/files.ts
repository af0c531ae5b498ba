import type { Page } from 'playwright-core';
import type { Tour } from '../support/tour.ts';

/** The list, with its first row in sight. */
async function waitForRows(page: Page): Promise<void> {
  await page.locator('main [data-index="0"]').waitFor();
}

/** The files of the network, one that is refused, and what is asked before one is deleted. */
export const tour: Tour = {
  page: 'files',
  steps: [
    { name: 'list', path: '/ui/files', act: ({ page }) => waitForRows(page) },
    {
      name: 'refused',
      act: async ({ page }) => {
        const buffer = Buffer.alloc(13 * 1024 * 1024);
        await page
          .locator('input[type="file"]')
          .setInputFiles({ name: 'recording.mp4', mimeType: 'video/mp4', buffer });
        await page.locator('main [role="alert"]').waitFor();
      },
    },
    {
      name: 'delete',
      path: '/ui/files',
      act: async ({ page }) => {
        await waitForRows(page);
        await page.locator('main [data-index="0"] button[aria-haspopup="menu"]').click();
        await page.getByRole('menuitem').last().click();
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'viewer', as: 'viewer', path: '/ui/files', act: ({ page }) => waitForRows(page) },
  ],
};
