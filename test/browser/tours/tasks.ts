import type { Page } from 'playwright-core';
import type { Tour } from '../support/tour.ts';

const rows = (page: Page) => page.locator('[role=row][data-index]');

/** The list of tasks: filters, moves of many, and who may not. */
export const tour: Tour = {
  page: 'tasks',
  steps: [
    { name: 'list', path: '/ui/tasks', act: ({ page }) => rows(page).first().waitFor() },
    {
      name: 'selected',
      act: async ({ page }) => {
        for (const at of [0, 1, 2]) await rows(page).nth(at).locator('input').check();
        await page.locator('[role=toolbar]').waitFor();
      },
    },
    {
      name: 'reassign',
      act: async ({ page }) => {
        const button = page.locator('[role=toolbar] button');
        await button
          .filter({ hasText: /reassign|转交/i })
          .first()
          .click();
        await page.locator('[role=dialog] [role=combobox]').fill('work');
        await page.locator('[role=option]').first().waitFor();
      },
    },
    {
      name: 'filtered',
      path: '/ui/tasks?status=failed,expired&priority=normal&span=week&q=the',
      act: async ({ page }) => {
        await rows(page).first().waitFor();
        await page
          .locator('button')
          .filter({ hasText: /^(Time|时间)/ })
          .click();
        await page.locator('input[type=date]').first().waitFor();
      },
    },
    {
      name: 'nothing-matches',
      as: 'restricted',
      path: '/ui/tasks?q=zebra',
      act: ({ page }) => page.getByText(/No task matches|没有符合筛选条件/).waitFor(),
    },
  ],
};
