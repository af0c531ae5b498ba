import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import type { TestUser } from '../support/start-hub.ts';
import { findMade } from './support/find-made.ts';
import { alarm, textCount } from './support/hostile-texts.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import { answerAsDaemon, refusals } from './support/planting/answer-as-daemon.ts';
import { listTextFields } from './support/planting/contract-fields.ts';
import { plantTexts } from './support/planting/plant-texts.ts';
import type { Planted } from './support/planting/plant-texts.ts';
import { hidden, unplanted } from './support/planting/unplanted.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';
import { crawlPages, routeOf, walkPages } from './support/walk-pages.ts';

let browser: Browser;
let hub: ConsoleHub;
let owner: TestUser;
let planted: Planted;
beforeAll(async () => {
  [browser, hub] = await Promise.all([
    launchBrowser(),
    startConsoleHub({ areRequestsMadeUp: true, overrides: { validateResponses: false } }),
  ]);
  // The first user administers the hub too, and sees every page.
  owner = await hub.registerUser('mira');
  planted = await plantTexts(hub, owner);
}, 600_000);
afterAll(async () => {
  await browser.close();
  await hub.close();
});

/** Pages that show nothing of others, or lead elsewhere at once. */
const outside = /^\/(sign-in|start|join)|^\/settings\/?$|^\/admin\/?$|^\/\$$/;

function countBy(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

describe('texts that would run', () => {
  test('go into every field of the contract, or there is a reason', () => {
    const keys = Object.keys(planted.planter.readTaken());
    const answered = /^ack_rules_file_request /;
    const left = listTextFields()
      .map(({ key }) => key)
      .filter((key) => !keys.some((one) => one === key || one.startsWith(`${key}.`)) && !answered.test(key));
    expect(left.filter((key) => !unplanted.some(([pattern]) => pattern.test(key)))).toEqual([]);
    expect(unplanted.filter(([pattern]) => !left.some((key) => pattern.test(key)))).toEqual([]);
  });

  test('run on no page: no script, no request to others, nothing that the policy must stop', async () => {
    const { page, context, watch, close } = await openWindow(browser, hub, {
      networkId: owner.networkId,
      person: owner,
    });
    const ran: string[] = [];
    await context.exposeBinding(alarm, ({ page: at }, text) => void ran.push(`${at.url()}: text ${text}`));
    const answers = answerAsDaemon(planted.planter, planted.hosts.daemon);
    await page.goto('/ui/');
    const walker = walkPages(page);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const routes = await walker.readRoutes();
    const made: string[] = [];
    const marks = new Set<number>();
    const look = async (href: string): Promise<void> => {
      const sight = await findMade(page);
      made.push(...sight.made.map((fault) => `${href}: ${fault}`));
      for (const mark of sight.marks) marks.add(mark);
    };
    const { taskIds, cardIds, speakers, blockedNetwork } = planted;
    const from = [
      ...routes.filter((route) => !route.includes('$') && !outside.test(route)),
      ...taskIds.map((id) => `/tasks/${id}`),
      ...cardIds.map((id) => `/board?card=${id}`),
      ...planted.hosts.skillIds.map((id) => `/skills?view=rejected&skill=${id}`),
      ...['/skills?view=rejected', '/inbox?view=all'],
      ...['queue', 'inbox', 'conversation', 'sent', 'completions'].map((tab) => `/agents/worker?tab=${tab}`),
      ...speakers.slice(0, 1).map((alias) => `/agents/${alias}?tab=completions`),
      // Each look at the rules asks anew.
      ...Array.from({ length: refusals }, (_, at) =>
        ['session', 'rules'].map((tab) => `/agents/child?tab=${tab}&look=${at}`),
      ).flat(),
      ...['rules', 'skills', 'files', 'logs'].map((tab) => `/agents/child?tab=${tab}`),
      ...speakers.map((alias) => `/agents/${alias}?tab=session`),
    ];
    const visited: string[] = [];
    const seen = async (href: string): Promise<void> => {
      await look(href);
      await walker.scrollThrough(() => look(href));
    };
    for await (const href of crawlPages(walker, { from, mostOfRoute: 4 })) {
      visited.push(href);
      await seen(href);
      for (const tab of href.includes('tab=') ? [] : await page.getByRole('tab').all()) {
        if (!(await tab.isVisible())) continue;
        await tab.click();
        await walker.settle();
        await seen(href);
      }
    }
    expect(routes.filter((route) => !visited.some((href) => routeOf([route], href)) && !outside.test(route))).toEqual(
      [],
    );
    await walker.load(`/nodes?network=${blockedNetwork}`);
    await seen('/nodes');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('<');
    await walker.settle();
    await look('palette');
    await answers.end();
    const { placeOf, readTaken, refused } = planted.planter;
    const taken = readTaken();
    const shown = countBy([...marks].map((mark) => placeOf(mark).key));
    console.log(
      Object.entries(taken)
        .map(([key, count]) => `${key}: ${count}, ${shown[key] ?? 0} shown`)
        .join('\n'),
    );
    console.log(`${visited.length} addresses of ${routes.length} routes`);
    expect({ ran, made, faults: watch.faults }).toEqual({ ran: [], made: [], faults: [] });
    const fewer = Object.entries(taken).filter(([, count]) => count < textCount);
    expect({ fewer, refused }).toEqual({ fewer: [], refused: [] });
    expect(
      Object.keys(taken)
        .filter((key) => shown[key] === undefined)
        .sort(),
    ).toEqual([...hidden].sort());
    await close();
  }, 600_000);
});
