import type { Page } from 'playwright-core';
import type { Tour } from '../support/tour.ts';

const submit = (page: Page): Promise<void> => page.locator('main button[type=submit]').click();

/** The wizard that creates a node; it is refused at the end, so the world stays as it is. */
export const tour: Tour = {
  page: 'new-node',
  steps: [
    {
      name: 'host',
      path: '/ui/nodes/new',
      act: async ({ page }) => {
        await page.getByRole('radio', { name: /host-build-1/ }).check();
      },
    },
    {
      name: 'runtime',
      act: async ({ page }) => {
        await submit(page);
        await page.getByRole('combobox').first().selectOption('codex-sdk');
        await page.getByRole('textbox').first().fill('builder');
        await page.locator('main summary').click();
      },
    },
    {
      name: 'secrets',
      act: async ({ page }) => {
        await submit(page);
        await page.getByRole('checkbox', { name: /API_KEY/ }).check();
      },
    },
    {
      name: 'review',
      act: async ({ page }) => {
        await submit(page);
        await page.locator('main dl').first().waitFor();
      },
    },
    {
      name: 'refused',
      act: async ({ page }) => {
        await submit(page);
        await page.getByRole('alert').filter({ hasText: 'node_name_conflict' }).waitFor();
      },
    },
    {
      name: 'failed',
      path: (world) => `/ui/nodes/new?request=${world.hosts.failedRequestId}`,
      act: async ({ page }) => {
        await page.getByText('codex is not installed').waitFor();
      },
    },
  ],
};
