import type { Page } from 'playwright-core';
import { patienceMs } from '../support/open-page.ts';
import type { Tour } from '../support/tour.ts';

/** The list, with its first row in sight. */
async function waitForRows(page: Page): Promise<void> {
  await page.locator('main li[data-index="0"]').waitFor();
}

/** Opens what the first row can be put off to; clicks again when an item that came in above has moved the row from under the pointer. */
async function openSnooze(page: Page, tries = 3): Promise<void> {
  const menu = page.getByRole('menu');
  await page.locator('main li[data-index="0"] button[aria-haspopup="menu"]').last().click();
  await menu.waitFor({ timeout: patienceMs / 3 }).catch(async (error: unknown) => {
    if (tries === 1) throw error;
    await openSnooze(page, tries - 1);
  });
}

/** What needs a person, and the frame around all pages. */
export const tour: Tour = {
  page: 'attention',
  steps: [
    { name: 'list', path: '/ui/', act: ({ page }) => waitForRows(page) },
    {
      name: 'snooze',
      act: ({ page }) => openSnooze(page),
    },
    {
      name: 'filtered',
      path: '/ui/?severity=note',
      act: ({ page }) => waitForRows(page),
    },
    {
      name: 'keys',
      path: '/ui/',
      act: async ({ page }) => {
        await waitForRows(page);
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'palette',
      path: '/ui/',
      act: async ({ page }) => {
        await waitForRows(page);
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox').waitFor();
      },
    },
    {
      name: 'account',
      path: '/ui/',
      act: async ({ page }) => {
        await waitForRows(page);
        await page.locator('header button[aria-haspopup="menu"]').last().click();
        await page.getByRole('menu').waitFor();
      },
    },
    {
      name: 'viewer',
      as: 'viewer',
      path: (world) => `/ui/?network=${world.people.owner.networkId}`,
      act: ({ page }) => waitForRows(page),
    },
    {
      name: 'empty',
      as: 'newcomer',
      path: '/ui/',
      act: ({ page, look }) =>
        page
          .getByText(look.language === 'zh' ? /没有|无/ : /Nothing waits/)
          .first()
          .waitFor(),
    },
    {
      name: 'not-found',
      path: '/ui/nothing/here',
      act: async ({ page }) => {
        await page.getByRole('heading', { level: 1 }).waitFor();
      },
    },
    {
      name: 'signed-out',
      as: 'nobody',
      path: '/ui/?severity=now',
      act: async ({ page }) => {
        await page.locator('input[name="username"]').waitFor();
      },
    },
    {
      name: 'signed-out-token',
      as: 'nobody',
      act: async ({ page }) => {
        await page.locator('form button[type="button"]').click();
        await page.locator('input[name="token"]').waitFor();
      },
    },
  ],
};
