import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { TestUser } from '../support/start-hub.ts';
import { alarm, hostileTexts } from './support/hostile-texts.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import { plantTexts } from './support/plant-texts.ts';
import type { Planted } from './support/plant-texts.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';
import { routeOf, walkPages } from './support/walk-pages.ts';

let browser: Browser;
let hub: ConsoleHub;
let owner: TestUser;
let planted: Planted;
beforeAll(async () => {
  [browser, hub] = await Promise.all([launchBrowser(), startConsoleHub({ areRequestsMadeUp: true })]);
  // The first user administers the hub too, and sees every page.
  owner = await hub.registerUser('mira');
  planted = await plantTexts(hub, owner, hostileTexts);
}, 180_000);
afterAll(async () => {
  await browser.close();
  await hub.close();
});

/** Fields of a form of their own, which no such text has. */
const refusing = ['external_ref', 'secret key', 'status', 'username'];
/** So many addresses of one route are opened: other rows show other fields. */
const mostOfRoute = 4;

/** What stands in the page that texts of others never make. */
function findMade(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const made = 'iframe, object, embed, base, form[action], meta[http-equiv], main script, main style, main link';
    const faults = [...document.body.querySelectorAll(made)].map((one) => one.outerHTML.slice(0, 200));
    for (const one of document.body.querySelectorAll('*')) {
      for (const { name, value } of one.attributes) {
        const leads = /^((xlink:)?href|(form)?action)$/.test(name) && /^\s*(javascript|data):/i.test(value);
        if (name.startsWith('on') || leads) faults.push(one.outerHTML.slice(0, 200));
        if (name === 'src' && !value.startsWith('blob:')) faults.push(one.outerHTML.slice(0, 200));
      }
    }
    return faults;
  });
}

describe('texts that would run', () => {
  test('are taken by the fields that pages show', () => {
    console.log(
      Object.entries(planted.taken)
        .map(([field, count]) => `${field} ${count}`)
        .join(', '),
    );
    const refused = Object.keys(planted.taken).filter((field) => planted.taken[field] === 0);
    expect(refused.sort()).toEqual([...refusing].sort());
  });

  test('run on no page: no script, no request to others, nothing that the policy must stop', async () => {
    const { page, context, watch, close } = await openWindow(browser, hub, {
      networkId: owner.networkId,
      person: owner,
    });
    const ran: string[] = [];
    await context.exposeBinding(alarm, ({ page: at }, text) => void ran.push(`${at.url()}: text ${text}`));
    await page.goto('/ui/');
    const walker = walkPages(page);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const routes = await walker.readRoutes();
    const made: string[] = [];
    const seen = new Map<string, number>();
    const left = [
      ...routes.filter((route) => !route.includes('$') && route !== '/sign-in'),
      `/tasks/${planted.taskId}`,
      `/board?card=${planted.cardId}`,
      '/agents/worker',
    ];
    const known = new Set(left);
    for (const href of left) {
      const route = routeOf(routes, href);
      if (route === undefined) continue;
      await walker.visit(href);
      await walker.scrollThrough();
      for (const tab of await page.getByRole('tab').all()) {
        if (!(await tab.isVisible())) continue;
        await tab.click();
        await walker.settle();
        made.push(...(await findMade(page)).map((fault) => `${href}: ${fault}`));
      }
      made.push(...(await findMade(page)).map((fault) => `${href}: ${fault}`));
      for (const link of await walker.readLinks()) {
        const to = routeOf(routes, link);
        if (to === undefined || known.has(link) || (seen.get(to) ?? 0) >= mostOfRoute) continue;
        seen.set(to, (seen.get(to) ?? 0) + 1);
        known.add(link);
        left.push(link);
      }
    }
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('<');
    await walker.settle();
    made.push(...(await findMade(page)));
    console.log(`${left.length} addresses of ${routes.length} routes`);
    expect({ ran, made, faults: watch.faults }).toEqual({ ran: [], made: [], faults: [] });
    await close();
  }, 240_000);
});
