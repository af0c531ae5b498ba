import type { Tour } from '../support/tour.ts';

/** The requirements board, and the drawer of a card. */
export const tour: Tour = {
  page: 'board',
  steps: [
    {
      name: 'columns',
      path: '/ui/board',
      act: async ({ page }) => {
        await page.locator('[data-column="doing"] [data-card]').first().waitFor();
        await page.locator('[data-column="done"] [data-card]').first().waitFor();
        await page.locator('[data-column="pool"] [data-move]').first().click();
        await page.getByRole('menu').waitFor();
      },
    },
    {
      name: 'card',
      path: ({ board }) => `/ui/board?card=${board.rich}`,
      act: async ({ page }) => {
        await page.getByRole('dialog').locator('ol > li').first().waitFor();
      },
    },
    {
      name: 'tags',
      path: '/ui/board?tag=ui&priority=high',
      act: async ({ page }) => {
        await page.locator('[data-card]').first().waitFor();
        await page.locator('main header button[aria-haspopup="menu"]').click();
        await page.getByRole('menuitem').first().click();
        await page.getByRole('dialog').locator('li').first().waitFor();
      },
    },
    {
      name: 'nothing-found',
      path: '/ui/board?q=zzzz',
      act: async ({ page }) => {
        await page.locator('main p').first().waitFor();
      },
    },
    {
      name: 'viewer',
      as: 'viewer',
      path: ({ board }) => `/ui/board?card=${board.rich}`,
      act: async ({ page }) => {
        await page.getByRole('dialog').locator('ol > li').first().waitFor();
      },
    },
  ],
};
