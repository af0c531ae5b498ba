import type { Page } from 'playwright-core';
import type { Tour } from '../support/tour.ts';

/** The first row of the table. */
function waitForRows(page: Page): Promise<void> {
  return page.locator('main [role=row][data-index="0"]').waitFor();
}

/** What a person sets for themselves and for their networks. */
export const tour: Tour = {
  page: 'settings',
  steps: [
    {
      name: 'profile',
      path: '/ui/settings',
      act: async ({ page }) => {
        await page.waitForURL(/settings\/profile/);
        await page.locator('input[name=display_name]').waitFor();
      },
    },
    {
      name: 'appearance',
      path: '/ui/settings/appearance',
      act: ({ page }) => page.locator('main input[type=checkbox]').waitFor(),
    },
    {
      name: 'security',
      path: '/ui/settings/security',
      act: async ({ page }) => {
        await page.locator('main li button').first().waitFor();
        await page.locator('input[name=again]').waitFor();
      },
    },
    { name: 'tokens', path: '/ui/settings/tokens', act: ({ page }) => waitForRows(page) },
    {
      name: 'new-token',
      act: async ({ page }) => {
        await page.locator('main header button').click();
        await page.locator('input[name=node_name]').waitFor();
      },
    },
    {
      name: 'networks',
      path: '/ui/settings/networks',
      act: ({ page }) => page.locator('main li button[aria-haspopup=menu]').first().waitFor(),
    },
    { name: 'members', path: '/ui/settings/members', act: ({ page }) => waitForRows(page) },
    {
      name: 'change-member',
      act: async ({ page }) => {
        await page.locator('main [role=row] button[aria-haspopup=menu]').last().click();
        await page.getByRole('menuitem').first().click();
        await page.getByRole('dialog').locator('select[name=role]').waitFor();
      },
    },
    {
      name: 'grants',
      path: '/ui/settings/members',
      act: async ({ page }) => {
        await page.locator('main [role=row] button[aria-haspopup=menu]').last().click();
        await page.getByRole('menuitem').nth(1).click();
        await page.getByRole('dialog').locator('input[type=checkbox]').first().waitFor();
      },
    },
    { name: 'invites', path: '/ui/settings/invites', act: ({ page }) => waitForRows(page) },
    {
      name: 'new-invite',
      act: async ({ page }) => {
        await page.locator('main header button').click();
        await page.getByRole('dialog').locator('select[name=max_uses]').waitFor();
      },
    },
    { name: 'audit', path: '/ui/settings/audit', act: ({ page }) => waitForRows(page) },
    {
      name: 'audit-filtered',
      path: '/ui/settings/audit?action=invite_created',
      act: ({ page }) => waitForRows(page),
    },
    {
      name: 'closed',
      as: 'viewer',
      path: '/ui/settings/members',
      act: ({ page }) => page.locator('main h1').waitFor(),
    },
  ],
};
