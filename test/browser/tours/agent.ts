import type { Tour } from '../support/tour.ts';

/** One agent: its work, what it said, and what its host answers. */
export const tour: Tour = {
  page: 'agent',
  // Several walks ask the same node: it takes one question at a time, and the others wait.
  expects: [/\/mcp.*status of 409/],
  steps: [
    {
      name: 'conversation',
      path: '/ui/agents/coder?tab=conversation',
      act: async ({ page }) => {
        await page.getByRole('article').nth(2).waitFor();
      },
    },
    {
      name: 'session',
      act: async ({ page }) => {
        await page.getByRole('tab').nth(5).click();
        await page.getByText('/srv/coder').waitFor();
        await page.getByText(/^tok_/).first().waitFor();
      },
    },
    {
      name: 'rename',
      act: async ({ page }) => {
        await page.getByRole('main').locator('header').getByRole('button').last().click();
        await page.getByRole('menuitem').first().click();
        await page.getByRole('dialog').getByRole('textbox').waitFor();
      },
    },
    {
      name: 'configuration',
      path: '/ui/agents/builder?tab=completions',
      act: async ({ page }) => {
        await page.getByRole('main').locator('header').getByRole('button').last().click();
        await page.getByRole('menuitem', { name: /Configuration|配置/ }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('combobox').nth(1).selectOption('read-only');
        await dialog
          .getByRole('status')
          .filter({ hasText: /Sandbox|沙箱/ })
          .waitFor();
      },
    },
    {
      name: 'picture',
      path: '/ui/agents/builder?tab=completions',
      act: async ({ page }) => {
        await page.getByRole('main').locator('header').getByRole('button').last().click();
        await page.getByRole('menuitem', { name: /Picture|头像/ }).click();
        await page.getByRole('dialog').getByRole('textbox').fill('https://img.example/bee.png');
      },
    },
    {
      name: 'host-asked',
      path: '/ui/agents/builder?tab=files',
      act: async ({ page }) => {
        await page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: /The node|节点/ })
          .waitFor();
      },
    },
    {
      name: 'viewer',
      as: 'viewer',
      path: ({ people }) => `/ui/agents/reviewer?tab=completions&network=${people.owner.networkId}`,
      act: async ({ page }) => {
        await page.getByRole('article').first().waitFor();
      },
    },
  ],
};
