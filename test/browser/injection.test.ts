import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
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
import { routeOf, walkPages } from './support/walk-pages.ts';
import type { Walker } from './support/walk-pages.ts';

let browser: Browser;
let hub: ConsoleHub;
let owner: TestUser;
let planted: Planted;
beforeAll(async () => {
  [browser, hub] = await Promise.all([launchBrowser(), startConsoleHub({ areRequestsMadeUp: true })]);
  // The first user administers the hub too, and sees every page.
  owner = await hub.registerUser('mira');
  planted = await plantTexts(hub, owner);
}, 400_000);
afterAll(async () => {
  await browser.close();
  await hub.close();
});

/** Pages that show nothing of others, or lead elsewhere at once. */
const outside = /^\/(sign-in|start|join)|^\/settings\/?$|^\/admin\/?$|^\/\$$/;
/** As many windows at a time as two cores draw. */
const lanes = 3;
/** So high that a window shows a hundred rows: a list of a thousand is seen in few steps. */
const height = 6_000;

/** Addresses that show all that was planted, the longest group first; a group is shown in one window, one after the other. */
const addressesOf = ({
  taskIds,
  cardIds,
  speakers,
  hosts,
  blockedNetwork,
}: Planted): readonly (readonly string[])[] => [
  [
    // Each look at the rules asks anew; the last one is answered.
    ...Array.from({ length: refusals }, (_, at) =>
      ['session', 'rules'].map((tab) => `/agents/child?tab=${tab}&look=${at}`),
    ),
    ['session', 'rules', 'skills', 'files', 'logs'].map((tab) => `/agents/child?tab=${tab}`),
  ].flat(),
  ...['queue', 'inbox', 'conversation', 'sent', 'completions'].map((tab) => [`/agents/worker?tab=${tab}`]),
  ...taskIds.map((id) => [`/tasks/${id}`]),
  ...cardIds.map((id) => [`/board?card=${id}`, '/board']),
  ...hosts.skillIds.map((id) => [`/skills?view=rejected&skill=${id}`]),
  ...['/skills?view=rejected', '/inbox?view=all'].map((href) => [href]),
  ...speakers.slice(0, 1).map((alias) => [`/agents/${alias}?tab=completions`]),
  ...speakers.map((alias) => [`/agents/${alias}?tab=session`]),
  // Another network: the last of its window.
  [`/nodes?network=${blockedNetwork}`],
];

/** What the windows of the walk saw. */
class Sights {
  readonly ran: string[] = [];
  readonly made: string[] = [];
  readonly faults: string[] = [];
  readonly marks = new Set<number>();
  readonly visited: string[] = [];

  readonly look = async (page: Page, href: string): Promise<void> => {
    const sight = await findMade(page);
    this.made.push(...sight.made.map((fault) => `${href}: ${fault}`));
    for (const mark of sight.marks) this.marks.add(mark);
  };

  /** Shows an address with all tabs that it has, each from its top to its end. */
  async visit(page: Page, walker: Walker, href: string): Promise<void> {
    this.visited.push(href);
    const seen = async (): Promise<void> => {
      await this.look(page, href);
      await walker.scrollThrough(() => this.look(page, href));
    };
    if (href.includes('network=')) await walker.load(href);
    else await walker.visit(href);
    // What is asked of a node comes later than the page.
    await page.locator('main p[role="status"]').waitFor({ state: 'detached' });
    await seen();
    for (const tab of /tab=|\?card|\?skill/.test(href) ? [] : await page.getByRole('tab').all()) {
      if (!(await tab.isVisible())) continue;
      await tab.click();
      await walker.settle();
      await seen();
    }
  }
}

async function openConsole(sights: Sights) {
  const window = await openWindow(browser, hub, { networkId: owner.networkId, person: owner, height });
  const { page, context } = window;
  await context.exposeBinding(alarm, ({ page: at }, text) => void sights.ran.push(`${at.url()}: text ${text}`));
  await page.goto('/ui/');
  const walker = walkPages(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return { ...window, walker };
}

describe('texts that would run', () => {
  test('go into every field of the contract, or there is a reason', () => {
    const { readTaken, refused } = planted.planter;
    const taken = readTaken();
    const keys = Object.keys(taken);
    // What a daemon says when it refuses is asked for by pages, and counted there.
    const answered = 'ack_rules_file_request error';
    const left = listTextFields()
      .map(({ key }) => key)
      .filter((key) => !keys.some((one) => one === key || one.startsWith(`${key}.`)) && key !== answered);
    expect(left.filter((key) => !unplanted.some(([pattern]) => pattern.test(key)))).toEqual([]);
    expect(unplanted.filter(([pattern]) => !left.some((key) => pattern.test(key)))).toEqual([]);
    const fewer = Object.entries(taken).filter(([, count]) => count < textCount);
    expect({ fewer, refused }).toEqual({ fewer: [], refused: [] });
  });

  test('run on no page: no script, no request to others, nothing that the policy must stop', async () => {
    const sights = new Sights();
    const answers = answerAsDaemon(planted.planter, planted.hosts.daemon);
    const first = await openConsole(sights);
    const routes = await first.walker.readRoutes();
    const plain = routes.filter((route) => !route.includes('$') && !outside.test(route));
    const { body: servers } = await hub.api('GET', `/api/servers?network_id=${owner.networkId}`, {
      token: owner.token,
    });
    const server = `/servers/${encodeURIComponent(String(servers[0].hostname))}`;
    const [longest = [], ...more] = addressesOf(planted);
    const left = [longest, [server], ...plain.map((route) => [route]), ...more].values();
    const walk = async ({ page, walker, watch, close }: Awaited<ReturnType<typeof openConsole>>): Promise<void> => {
      for (const group of left) for (const href of group) await sights.visit(page, walker, href);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('<');
      await walker.settle();
      await sights.look(page, 'palette');
      sights.faults.push(...watch.faults);
      await close();
    };
    const others = Array.from({ length: lanes - 1 }, async () => walk(await openConsole(sights)));
    await Promise.all([walk(first), ...others]);
    await answers.end();
    const { ran, made, faults, marks, visited } = sights;
    expect({ ran, made, faults }).toEqual({ ran: [], made: [], faults: [] });
    const isSeen = (route: string): boolean => visited.some((href) => routeOf([route], href) !== undefined);
    expect(routes.filter((route) => !isSeen(route) && !outside.test(route))).toEqual([]);
    const { placeOf, readTaken } = planted.planter;
    const taken = Object.entries(readTaken());
    const shown = Map.groupBy(marks, (mark) => placeOf(mark).key);
    const texts = [...shown].reduce((sum, [, { length }]) => sum + length, 0);
    console.log(`${taken.length} fields, ${visited.length} addresses, ${texts} texts seen`);
    expect(taken.filter(([, count]) => count < textCount)).toEqual([]);
    expect(taken.map(([key]) => key).filter((key) => !shown.has(key) && !hidden.includes(key))).toEqual([]);
  }, 600_000);
});
