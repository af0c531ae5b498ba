import type { Tour } from '../support/tour.ts';

/** What all agents do. */
export const tour: Tour = {
  page: 'fleet',
  steps: [
    {
      name: 'list',
      path: '/ui/fleet',
      act: async ({ page }) => {
        await page.getByRole('link', { name: 'coder', exact: true }).waitFor();
      },
    },
    {
      name: 'message',
      act: async ({ page }) => {
        await page.getByRole('checkbox').nth(1).check();
        await page.getByRole('checkbox').nth(3).check();
        await page.getByRole('toolbar').getByRole('button').first().click();
        await page.getByRole('dialog').getByRole('textbox').waitFor();
      },
    },
    {
      name: 'by-status',
      path: '/ui/fleet?group=status',
      act: async ({ page }) => {
        await page.getByRole('rowheader').first().waitFor();
      },
    },
    {
      name: 'views',
      path: '/ui/fleet?status=working&group=host',
      act: async ({ page }) => {
        await page.getByRole('rowheader').first().waitFor();
        await page.getByRole('button', { name: /^(Views|视图)$/ }).click();
        await page.getByRole('dialog').getByRole('textbox').waitFor();
      },
    },
    {
      name: 'nothing-matches',
      as: 'viewer',
      path: ({ people }) => `/ui/fleet?q=nobody-is-called-so&network=${people.owner.networkId}`,
      act: async ({ page }) => {
        await page.getByRole('button', { name: /^(Clear the filters|清除筛选)$/ }).waitFor();
      },
    },
  ],
};
