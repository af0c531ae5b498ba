import type { Page } from 'playwright-core';
import type { Tour } from '../support/tour.ts';

/** The world has people and keeps its tokens: a hub without people, and a new token, are told to the page alone. */
async function pretend(page: Page, path: string, change: (answer: object) => object): Promise<void> {
  await page.route(path, async (route) => {
    const answer = await (path === '**/health' ? route.fetch().then((one) => one.json() as Promise<object>) : {});
    await route.fulfill({ json: change(answer) });
  });
}

/** The first run and the way in which the next agents are connected. */
export const tour: Tour = {
  page: 'start',
  steps: [
    {
      name: 'register',
      as: 'nobody',
      path: '/ui/start',
      act: async ({ page }) => {
        await page.locator('input[name="password"]').waitFor();
      },
    },
    {
      name: 'first-link',
      as: 'nobody',
      act: async ({ page }) => {
        await pretend(page, '**/health', (answer) => ({ ...answer, has_users: false }));
        await page.goto('/ui/start#code=0Xq4vT7mB2sKd9LfR1wZc6HyPn3GjA8u');
        await page.reload();
        await page.locator('input[name="username"][value="admin"]').waitFor();
      },
    },
    {
      name: 'agent',
      path: '/ui/start',
      act: async ({ page }) => {
        await page.locator('input[name="alias"]').waitFor();
      },
    },
    {
      name: 'settings',
      act: async ({ page }) => {
        const token = 'ntok_2bT0kq9vVYx3mJc7RzWnL5sHd8EfGa1P';
        await pretend(page, '**/api/auth/node-token', () => ({ ok: true, token }));
        await page.locator('input[name="alias"]').fill('builder-3');
        await page.locator('form button[type="submit"]').click();
        await page.getByText(token).first().waitFor();
      },
    },
    {
      name: 'arrived',
      path: '/ui/start?agent=coder&client=codex',
      act: async ({ page }) => {
        await page.locator('input[name="task"]').waitFor();
      },
    },
    {
      name: 'viewer',
      as: 'viewer',
      path: '/ui/start',
      act: async ({ page }) => {
        await page.locator('li[aria-current="step"]').waitFor();
      },
    },
  ],
};
