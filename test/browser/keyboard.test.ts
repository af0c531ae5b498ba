import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './support/launch-browser.ts';
import { openByKeyboard } from './support/open-by-keyboard.ts';
import { openWindow } from './support/open-page.ts';
import type { Viewer } from './support/tour.ts';
import { pressKey, walkByTab } from './support/use-keyboard.ts';
import { routeOf, walkPages } from './support/walk-pages.ts';
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

const source = readFileSync(new URL('../../web/src/app/navigation.ts', import.meta.url), 'utf8');
const word = (text: string, name: string): string => new RegExp(`\\b${name}: '([^']+)'`).exec(text)?.[1] ?? '';
/** The pages of the navigation: their address, their letter and their English name. */
const navigation = source
  .split(/\bto: (?=')/)
  .slice(1)
  .map((entry) => ({
    to: /^'([^']+)'/.exec(entry)?.[1] ?? '',
    letter: word(entry, 'letter'),
    name: word(source, word(entry, 'name')),
  }));

async function openAs(viewer: Viewer) {
  const window = await openWindow(browser, world.hub, { ...world.standingOf(viewer), path: '/ui/' });
  const walker = walkPages(window.page);
  await window.page.getByRole('heading', { level: 1 }).waitFor();
  await walker.settle();
  return { ...window, walker };
}

describe('the keyboard alone', () => {
  test('skips to the content, walks over the frame, and sees where it is', async () => {
    const { page, watch, close } = await openAs('owner');
    expect(await pressKey(page, 'Tab')).toMatchObject({ name: 'a Skip to content', isAway: false });
    const seen: string[] = [];
    for (let at = 0; at < 20; at += 1) {
      const focus = await pressKey(page, 'Tab');
      expect(focus).toMatchObject({ unseen: undefined, isAway: false, skipped: [] });
      seen.push(focus.name);
    }
    expect(seen).toContainEqual(expect.stringContaining('Account of'));
    expect(seen).toContainEqual(expect.stringContaining('Attention'));
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);

  test('reaches every page by its letter and by the palette', async () => {
    const { page, watch, walker, close } = await openAs('owner');
    const links = await walker.readLinks();
    const pages = navigation.filter(({ to }) => links.includes(to));
    expect(pages.length).toBeGreaterThan(9);
    const isAt = (to: string): Promise<void> =>
      page.waitForURL(({ pathname }) => (to === '/' ? /^\/ui\/?$/.test(pathname) : pathname.startsWith(`/ui${to}`)));
    for (const { to, letter, name } of pages) {
      if (letter !== '') {
        await page.keyboard.press('g');
        await page.keyboard.press(letter);
        await isAt(to);
      }
      await page.keyboard.press('g');
      await page.keyboard.press(to === '/' ? 'f' : 'a');
      await isAt(to === '/' ? '/fleet' : '/');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').waitFor();
      await page.keyboard.type(name);
      await page.getByRole('option', { name, selected: true }).waitFor();
      await page.keyboard.press('Enter');
      await isAt(to);
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    }
    await page.keyboard.press('?');
    const list = page.getByRole('dialog');
    await list.waitFor();
    for (const { letter, name } of pages) if (letter !== '') expect(await list.textContent()).toContain(name);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    expect(watch.faults).toEqual([]);
    await close();
  }, 120_000);
});

/** Pages of people who are not signed in, or that lead elsewhere at once. */
const isLeft = /^\/(sign-in|start|join|\$$)|^\/(settings|admin)\/?$/;
/** As many windows at a time as two cores draw. */
const lanes = 3;

/** Every page of the table, where it has something to use. The longest come first. */
const addressesOf = ({ work, board, hosts }: World): readonly string[] => [
  ...['/board', '/fleet', '/tasks', '/', '/files', '/skills', '/providers', '/settings/members', '/nodes'],
  ...['queue', 'conversation', 'session', 'rules'].map((tab) => `/agents/coder?tab=${tab}`),
  ...[`/agents/${hosts.childAlias}?tab=logs`, `/tasks/${work.running}`, `/tasks/${work.replied}`],
  ...[`/board?card=${board.rich}`, `/skills?skill=${hosts.skillId}`, '/inbox', '/inbox?view=all'],
  ...['/nodes/new', '/servers', '/servers/build-1', '/settings/profile', '/settings/appearance'],
  ...['security', 'tokens', 'networks', 'invites', 'audit'].map((name) => `/settings/${name}`),
  ...['users', 'audit', 'log', 'streams', 'jobs', 'licence', 'terminal'].map((name) => `/admin/${name}`),
];

describe('every page', () => {
  test('is walked over by Tab, and what it opens closes again and gives the focus back', async () => {
    const left = [...addressesOf(world)];
    const faults: string[] = [];
    let [stops, openers] = [0, 0];
    const walkOver = async (viewer: Viewer, hrefs: Iterable<string>): Promise<readonly string[]> => {
      const { page, walker, close } = await openAs(viewer);
      for (const href of hrefs) {
        await walker.visit(href);
        const isCovered = /[?&](card|skill)=/.test(href);
        if (isCovered) await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]') != null);
        const walk = await walkByTab(page);
        const opened = isCovered ? { openers: [], faults: [] } : await openByKeyboard(page, walker, href);
        stops += walk.stops.length;
        openers += opened.openers.length;
        faults.push(...[...walk.faults, ...opened.faults].map((fault) => `${href}: ${fault}`));
      }
      const routes = await walker.readRoutes();
      await close();
      return routes;
    };
    const ofHub = left.filter((href) => href.startsWith('/admin'));
    const others = left.filter((href) => !href.startsWith('/admin')).values();
    const [routes] = await Promise.all([
      ...Array.from({ length: lanes }, () => walkOver('owner', others)),
      walkOver('admin', ofHub),
    ]);
    console.log(`${stops} stops, ${openers} openers on ${left.length} addresses`);
    expect(faults).toEqual([]);
    expect(routes?.filter((route) => !isLeft.test(route) && !left.some((to) => routeOf([route], to)))).toEqual([]);
    expect(openers).toBeGreaterThan(20);
  }, 400_000);
});
