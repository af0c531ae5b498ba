import type { Page } from 'playwright-core';
import type { Tour } from '../support/tour.ts';

/** The first row of the table. */
function waitForRows(page: Page): Promise<void> {
  return page.locator('main [role=row][data-index="0"]').waitFor();
}

/** A row's menu, and what is chosen in it: by number, because the words are those of the look. */
async function chooseFor(page: Page, username: string, item: number): Promise<void> {
  await page.locator('main [role=row]').filter({ hasText: username }).getByRole('button').click();
  await page.getByRole('menuitem').nth(item).click();
  await page.getByRole('dialog').waitFor();
}

/** What the hub would answer if this were not the world of all tours. */
async function answerWithout(page: Page, path: string, answer: { status?: number; json: object }): Promise<void> {
  await page.route(path, (route) => (route.request().method() === 'GET' ? route.continue() : route.fulfill(answer)));
}

/** What an admin of the hub sees. */
export const tour: Tour = {
  page: 'admin',
  // Who owns networks is not deleted.
  expects: [/users\/u_.*status of 409/],
  steps: [
    { name: 'users', as: 'admin', path: '/ui/admin', act: ({ page }) => waitForRows(page) },
    {
      name: 'new-user',
      as: 'admin',
      act: async ({ page }) => {
        await page.locator('main header button').last().click();
        await page.getByRole('dialog').locator('input[name=password]').waitFor();
      },
    },
    {
      name: 'user-menu',
      as: 'admin',
      path: '/ui/admin',
      act: async ({ page }) => {
        await page.locator('main [role=row]').filter({ hasText: 'kofi' }).getByRole('button').click();
        await page.getByRole('menuitem').nth(4).waitFor();
      },
    },
    { name: 'reset', as: 'admin', path: '/ui/admin', act: ({ page }) => chooseFor(page, 'tomas', 2) },
    {
      name: 'one-time-password',
      as: 'admin',
      act: async ({ page }) => {
        const password = '8rTq2LmX5vZc9KdW3bHn';
        await answerWithout(page, '**/reset-password', { json: { ok: true, password, revoked: 2 } });
        await page.getByRole('dialog').getByRole('button').last().click();
        await page.getByText(password).waitFor();
      },
    },
    { name: 'disable', as: 'admin', path: '/ui/admin', act: ({ page }) => chooseFor(page, 'tomas', 3) },
    {
      name: 'delete-refused',
      as: 'admin',
      path: '/ui/admin',
      act: async ({ page }) => {
        await chooseFor(page, 'tomas', 4);
        await page.getByRole('dialog').locator('input').fill('tomas');
        await page.getByRole('dialog').getByRole('button').last().click();
        await page.getByRole('dialog').getByRole('alert').waitFor();
      },
    },
    { name: 'audit', as: 'admin', path: '/ui/admin/audit?action=register', act: ({ page }) => waitForRows(page) },
    {
      name: 'log',
      as: 'admin',
      path: '/ui/admin/log',
      act: async ({ page }) => {
        await page.locator('main li[data-index="0"] button').click();
        await page.locator('main li pre').first().waitFor();
      },
    },
    { name: 'streams', as: 'admin', path: '/ui/admin/streams', act: ({ page }) => waitForRows(page) },
    { name: 'jobs', as: 'admin', path: '/ui/admin/jobs', act: ({ page }) => waitForRows(page) },
    {
      name: 'licence',
      as: 'admin',
      path: '/ui/admin/licence',
      act: ({ page }) => page.locator('main dl').waitFor(),
    },
    {
      name: 'terminal',
      as: 'admin',
      path: '/ui/admin/terminal?name=build',
      act: ({ page }) => page.locator('main pre').waitFor(),
    },
    { name: 'closed', path: '/ui/admin', act: ({ page }) => page.locator('main h1').waitFor() },
  ],
};
