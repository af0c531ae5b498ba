import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { TestUser } from '../support/start-hub.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import type { Window } from './support/open-page.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';

let browser: Browser;
let hub: ConsoleHub;
let mia: TestUser;
beforeAll(async () => {
  [browser, hub] = await Promise.all([launchBrowser(), startConsoleHub()]);
  mia = await hub.registerUser();
}, 60_000);
afterAll(async () => {
  await browser.close();
  await hub.close();
});

const words =
  'A refusal that takes more than one line, since it says what is wrong, where it is, and what to do next. ';

/** The board with one card, which the hub refuses to move with many words. */
async function openBoard(width: number): Promise<Window & { readonly name: string }> {
  const name = `Card for ${width} px`;
  await hub.api('POST', '/api/requirements', { token: mia.token, body: { name, column: 'pool' } });
  const window = await openWindow(browser, hub, { person: mia, width, path: '/ui/board' });
  window.watch.expectMessage(/status of 409/);
  await window.page.getByText(name).waitFor();
  return { ...window, name };
}

/** Moves a card to another column by its menu. */
async function moveCard(page: Page, name: string, to: string): Promise<void> {
  await page.locator('[data-card]').filter({ hasText: name }).locator('[data-move]').click();
  await page.getByRole('menuitemradio', { name: to }).click();
}

/** The controls that would be under the toast's place, were it not there, by their names. */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toasts = document.querySelector('[data-toasts]') as HTMLElement;
    const { left, right, top, bottom } = (toasts.querySelector('li:last-child') as Element).getBoundingClientRect();
    if (left < 0 || right > innerWidth || right - left < 200) return [`the toast lies from ${left} to ${right}`];
    const found = new Set<string>();
    for (let x = left + 1; x < right; x += 6) {
      for (let y = top + 1; y < bottom; y += 4) {
        const under = document.elementsFromPoint(x, y).find((element) => !toasts.contains(element));
        const control = under?.closest('a, button, input, textarea, select, [role="tab"]');
        if (control) found.add(control.getAttribute('aria-label') ?? control.textContent.trim());
      }
    }
    return [...found];
  });
}

describe.each([1280, 900, 390])('a toast at %d px', (width) => {
  test('covers no control of the page, nor of what opens over it, and can be pressed beside that', async () => {
    const { page, watch, close, name } = await openBoard(width);
    await page.route(/\/api\/requirements\/req_/, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 409, json: { ok: false, error: 'no', code: 'no', message: words.repeat(3) } })
        : route.continue(),
    );
    await moveCard(page, name, 'Doing');
    const notices = page.getByRole('region', { name: 'Notices' });
    await notices.getByRole('listitem').waitFor();
    expect(await findCovered(page)).toEqual([]);
    await page.locator('[data-card]').filter({ hasText: name }).locator('[data-open]').click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Move to' }).waitFor();
    expect(await findCovered(page)).toEqual([]);
    await notices.getByRole('button', { name: 'Dismiss' }).click();
    await notices.getByRole('listitem').waitFor({ state: 'detached' });
    expect(await drawer.isVisible()).toBe(true);
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);
});
