import type { Tour } from '../support/tour.ts';

/** The catalogue, the review of a version against the one before, and the form that submits one. */
export const tour: Tour = {
  page: 'skills',
  steps: [
    {
      name: 'catalogue',
      path: '/ui/skills',
      act: async ({ page }) => {
        await page.getByRole('button', { name: 'Write release notes' }).waitFor();
      },
    },
    {
      name: 'review',
      path: (world) => `/ui/skills?view=pending&skill=${world.hosts.pendingSkillId}`,
      act: async ({ page }) => {
        await page.getByRole('dialog').locator('ins').first().waitFor();
      },
    },
    {
      name: 'rejected',
      path: '/ui/skills?view=rejected',
      act: async ({ page }) => {
        await page.getByText('Name the folders').waitFor();
      },
    },
    {
      name: 'submit',
      act: async ({ page }) => {
        await page.locator('main header button').last().click();
        await page.getByRole('dialog').getByRole('textbox').first().fill('Read Logs');
      },
    },
    {
      name: 'viewer',
      as: 'viewer',
      path: (world) => `/ui/skills?network=${world.people.owner.networkId}&skill=${world.hosts.skillId}`,
      act: async ({ page }) => {
        await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      },
    },
  ],
};
