import type { Tour } from '../support/tour.ts';

/** Supervisors and their nodes. */
export const tour: Tour = {
  page: 'nodes',
  steps: [
    {
      name: 'list',
      path: '/ui/nodes',
      act: async ({ page }) => {
        await page.getByText('The disk is full.').waitFor();
        await page.getByText('builder-night').first().waitFor();
      },
    },
    {
      name: 'actions',
      act: async ({ page }) => {
        await page.getByRole('button', { name: /builder-night/ }).click();
        await page.getByRole('menu').waitFor();
      },
    },
    {
      name: 'delete',
      act: async ({ page }) => {
        await page.getByRole('menuitem').last().click();
        await page.getByRole('dialog').getByRole('textbox').fill('builder-nigh');
      },
    },
    {
      name: 'viewer',
      as: 'viewer',
      path: (world) => `/ui/nodes?network=${world.people.owner.networkId}`,
      act: async ({ page }) => {
        await page.getByText('builder-night').first().waitFor();
      },
    },
    {
      name: 'no-hosts',
      as: 'admin',
      path: (world) => `/ui/nodes?network=${world.people.admin.networkId}`,
      act: async ({ page }) => {
        await page.locator('main p').first().waitFor();
      },
    },
  ],
};
