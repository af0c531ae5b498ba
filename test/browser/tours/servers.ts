import type { Page } from 'playwright-core';
import type { Tour } from '../support/tour.ts';

/** The charts are drawn, and the agents of the host are there. */
async function waitForCharts(page: Page): Promise<void> {
  await page.locator('main figure canvas').nth(2).waitFor();
  await page.locator('main [data-index="0"]').waitFor();
}

/** The hosts, and one of them in each time that its charts show. */
export const tour: Tour = {
  page: 'servers',
  steps: [
    {
      name: 'list',
      path: '/ui/servers',
      act: async ({ page }) => {
        await page.locator('main [data-index="0"]').waitFor();
      },
    },
    { name: 'hour', path: '/ui/servers/build-2', act: ({ page }) => waitForCharts(page) },
    { name: 'day', path: '/ui/servers/gpu-1?range=24h', act: ({ page }) => waitForCharts(page) },
  ],
};
