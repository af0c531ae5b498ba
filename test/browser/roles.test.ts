import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext } from 'playwright-core';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import { pressControls } from './support/press-controls.ts';
import type { Viewer } from './support/tour.ts';
import { crawlPages, walkPages } from './support/walk-pages.ts';
import { watchRefusals } from './support/watch-refusals.ts';
import { startWorld } from './support/world.ts';
import type { World } from './support/world.ts';

let browser: Browser;
let world: World;
beforeAll(async () => {
  [browser, world] = await Promise.all([launchBrowser(), startWorld()]);
}, 90_000);
afterAll(async () => {
  await browser.close();
  await world.close();
});

/** The hub's refusal of what would end the walk: a session, a token, one's own membership. */
async function keepStanding(context: BrowserContext, userId: string): Promise<void> {
  const busy = { status: 409, json: { ok: false, error: 'conflict', code: 'conflict', message: 'Not now.' } };
  const ends = new RegExp(`/api/(auth/(browser-session|tokens/[^/]+)|networks/[^/]+/members/${userId})$`);
  await context.route(ends, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill(busy) : route.fallback(),
  );
  await context.route(/\/api\/auth\/password$/, (route) => route.fulfill(busy));
}

/** Walks all pages that the person is led to, and presses what is there if asked to. @returns what was refused */
async function walkAs(viewer: Viewer, isPressing: boolean): Promise<{ pages: string[]; refusals: readonly string[] }> {
  const standing = world.standingOf(viewer);
  const { page, context, close } = await openWindow(browser, world.hub, { ...standing, path: '/ui/' });
  await keepStanding(context, standing.person?.userId ?? '');
  const watch = watchRefusals(page);
  const walker = walkPages(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const pages: string[] = [];
  let presses = 0;
  for await (const href of crawlPages(walker, { mostOfRoute: isPressing ? 1 : 2 })) {
    pages.push(href);
    if (isPressing) presses += await pressControls(page, walker, href);
  }
  const refusals = [...(await watch.read())];
  console.log(`${viewer}: ${pages.length} pages, ${presses} presses: ${pages.join(' ')}`);
  await close();
  return { pages, refusals };
}

describe('a page asks for nothing that is refused', () => {
  const viewers: Viewer[] = ['admin', 'owner', 'manager', 'member', 'viewer', 'restricted', 'newcomer'];
  test.each(viewers)(
    '%s',
    async (viewer) => {
      const { pages, refusals } = await walkAs(viewer, false);
      expect(refusals).toEqual([]);
      expect(pages.length).toBeGreaterThan(1);
    },
    120_000,
  );

  test('only people of the hub are led to its pages', async () => {
    const { pages } = await walkAs('owner', false);
    expect(pages.filter((page) => page.startsWith('/admin'))).toEqual([]);
  }, 120_000);
});

// Last, because what they may do they do.
describe('no control leads to a refusal', () => {
  const viewers: Viewer[] = ['restricted', 'viewer', 'member', 'manager'];
  test.each(viewers)(
    'of %s',
    async (viewer) => {
      const { refusals } = await walkAs(viewer, true);
      expect(refusals).toEqual([]);
    },
    240_000,
  );
});
