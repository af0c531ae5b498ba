import type { Tour } from '../support/tour.ts';

/** Providers with what their probes say, the form of a provider, and the vault. */
export const tour: Tour = {
  page: 'providers',
  steps: [
    {
      name: 'list',
      path: '/ui/providers',
      act: async ({ page }) => {
        await page.getByRole('rowheader', { name: /North Small/ }).waitFor();
        await page.getByRole('cell', { name: /HTTP 429/ }).waitFor();
      },
    },
    {
      name: 'edit',
      act: async ({ page }) => {
        await page.getByRole('button', { name: /Northern models/ }).click();
        await page.getByRole('menuitem').first().click();
        await page.getByRole('dialog').getByRole('spinbutton').nth(1).waitFor();
      },
    },
    {
      name: 'secrets',
      path: '/ui/providers?tab=secrets',
      act: async ({ page }) => {
        await page.getByText('DEPLOY_KEY').waitFor();
      },
    },
    {
      name: 'new-secret',
      act: async ({ page }) => {
        await page.getByRole('button', { name: /DEPLOY_KEY/ }).click();
        await page.getByRole('dialog').locator('input[type=password]').fill('not shown');
      },
    },
    {
      name: 'none',
      as: 'admin',
      path: (world) => `/ui/providers?network=${world.people.admin.networkId}`,
      act: async ({ page }) => {
        await page.getByRole('tabpanel').getByRole('button').waitFor();
      },
    },
  ],
};
