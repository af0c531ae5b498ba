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
import { crawlPages, routeOf, walkPages } from './support/walk-pages.ts';

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
/** Pages that show nothing of others, or lead elsewhere at once. */
const outside = /^\/(sign-in|start)|^\/settings\/?$|^\/admin\/?$/;

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
    const look = async (href: string): Promise<void> => {
      made.push(...(await findMade(page)).map((fault) => `${href}: ${fault}`));
    };
    const from = [
      ...routes.filter((route) => !route.includes('$') && !outside.test(route)),
      ...[`/tasks/${planted.taskId}`, `/board?card=${planted.cardId}`, '/agents/worker'],
    ];
    const visited: string[] = [];
    for await (const href of crawlPages(walker, { from, mostOfRoute: 4 })) {
      visited.push(href);
      await walker.scrollThrough();
      await look(href);
      for (const tab of await page.getByRole('tab').all()) {
        if (!(await tab.isVisible())) continue;
        await tab.click();
        await walker.settle();
        await look(href);
      }
    }
    expect(routes.filter((route) => !visited.some((href) => routeOf([route], href)) && !outside.test(route))).toEqual(
      [],
    );
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('<');
    await walker.settle();
    await look('palette');
    console.log(`${visited.length} addresses of ${routes.length} routes: ${visited.join(' ')}`);
    expect({ ran, made, faults: watch.faults }).toEqual({ ran: [], made: [], faults: [] });
    await close();
  }, 240_000);
});
