import type { Tour } from '../support/tour.ts';

/** Who comes in, and who has to choose a password first. */
export const tour: Tour = {
  page: 'sign-in',
  expects: [/browser-session .*status of 401/, /auth\/password .*status of 400/],
  steps: [
    {
      name: 'asked',
      as: 'nobody',
      path: '/ui/',
      act: ({ page }) => page.locator('input[name="username"]').waitFor(),
    },
    {
      name: 'refused',
      as: 'nobody',
      act: async ({ page, look }) => {
        // A name of its own for each look: the fifth failure in a row locks one.
        await page.locator('input[name="username"]').fill(`nobody-${look.width}-${look.language}`);
        await page.locator('input[name="password"]').fill('not the one');
        await page.keyboard.press('Enter');
        await page.getByRole('alert').waitFor();
      },
    },
    {
      name: 'token',
      as: 'nobody',
      act: async ({ page }) => {
        await page.locator('form button').last().click();
        await page.locator('input[name="token"]').waitFor();
      },
    },
    {
      name: 'one-time',
      as: 'reset',
      path: '/ui/fleet',
      act: ({ page }) => page.locator('input[name="again"]').waitFor(),
    },
    {
      name: 'one-time-refused',
      as: 'reset',
      act: async ({ page }) => {
        await page.locator('input[name="old_password"]').fill('not the one');
        await page.locator('input[name="new_password"]').fill('fern-Comet-91');
        await page.locator('input[name="again"]').fill('fern-Comet-91');
        await page.keyboard.press('Enter');
        await page.getByRole('alert').waitFor();
      },
    },
  ],
};
