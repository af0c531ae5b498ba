import type { Tour } from '../support/tour.ts';

/** What needs a person. */
export const tour: Tour = {
  page: 'attention',
  steps: [
    {
      name: 'list',
      path: '/ui/',
      act: async ({ page }) => {
        await page.locator('#root > *').first().waitFor();
      },
    },
  ],
};
