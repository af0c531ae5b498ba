import type { Page } from 'playwright-core';
import type { Tour } from '../support/tour.ts';

/** The page has its task and the steps of it. */
const shown = async (page: Page): Promise<void> => {
  await page.locator('h1').waitFor();
  await page.locator('aside ol > li').nth(1).waitFor();
};

/** The page of a task, by what became of it. */
export const tour: Tour = {
  page: 'task',
  expects: [/api\/task\/t_nothing .*status of 404/],
  steps: [
    { name: 'replied', path: ({ work }) => `/ui/tasks/${work.replied}`, act: ({ page }) => shown(page) },
    { name: 'running', path: ({ work }) => `/ui/tasks/${work.running}`, act: ({ page }) => shown(page) },
    { name: 'retried', path: ({ work }) => `/ui/tasks/${work.retried}`, act: ({ page }) => shown(page) },
    {
      name: 'parent',
      as: 'viewer',
      path: ({ work }) => `/ui/tasks/${work.parent}`,
      act: async ({ page }) => {
        await shown(page);
        await page.locator('h2 + ul > li').nth(1).waitFor();
      },
    },
    {
      name: 'not-found',
      as: 'viewer',
      path: '/ui/tasks/t_nothing',
      act: ({ page }) => page.getByText(/does not exist|不存在/).waitFor(),
    },
  ],
};
