import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow, patienceMs } from './support/open-page.ts';
import { pressKey, tabTo } from './support/use-keyboard.ts';
import { createHands } from './support/world/hands.ts';
import type { Hands } from './support/world/hands.ts';
import { startWorld } from './support/world.ts';
import type { World } from './support/world.ts';

let browser: Browser;
let world: World;
let hands: Hands;
beforeAll(async () => {
  [browser, world] = await Promise.all([launchBrowser(), startWorld()]);
  hands = createHands(world.hub, world.people.owner);
}, 90_000);
afterAll(async () => {
  await browser.close();
  await world.close();
});

/** What a person does on one page, by keys alone. */
interface Deed {
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
  readonly as?: 'admin';
}

/** Walks to something and presses a key on it. */
async function use(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Chooses in the menu that is open. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('menu').waitFor();
  for (let at = 0; at < 12; at += 1) {
    const { name: shown } = await pressKey(page, 'ArrowDown');
    if (name.test(shown)) return page.keyboard.press('Enter');
  }
  throw new Error(`the menu has no ${name}`);
}

const deeds: Readonly<Record<string, Deed>> = {
  'snooze what waits': {
    path: '/ui/',
    async act(page) {
      await page.locator('main li[data-index="0"]').waitFor();
      await use(page, /Snooze/);
      await choose(page, /For an hour/);
      await page.getByText('Snoozed').first().waitFor();
      // The row has gone with the button: the next one has the focus.
      await page.waitForFunction(() => document.activeElement?.closest('main li[data-index]') != null);
    },
  },
  'read a message': {
    path: '/ui/inbox',
    async act(page) {
      await page.locator('main li').first().waitFor();
      const unread = async (): Promise<number> =>
        (await hands.rest('GET', '/api/messages?scope=user&unacked=1')).unread_total;
      const before = await unread();
      const acked = page.waitForResponse('**/messages/ack*');
      await use(page, /Mark as read/);
      await acked;
      expect(await unread()).toBe(before - 1);
    },
  },
  'send a task, find it and cancel it': {
    path: '/ui/tasks',
    async act(page) {
      await page.locator('[role=row][data-index]').first().waitFor();
      await page.keyboard.press('c');
      const dialog = page.getByRole('dialog');
      await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]') !== null);
      await dialog.getByRole('combobox', { name: 'To' }).waitFor();
      await tabTo(page, /^input To/);
      // A whole alias needs no list.
      await page.keyboard.type('worker-1');
      await dialog.getByRole('option', { name: /worker-10/ }).waitFor();
      const chosen = dialog.getByRole('option', { name: /worker-10/, selected: true });
      for (let at = 0; at < 8 && !(await chosen.isVisible()); at += 1) await pressKey(page, 'ArrowDown');
      await page.keyboard.press('Enter');
      expect(await dialog.getByRole('combobox', { name: 'To' }).inputValue()).toBe('worker-10');
      await tabTo(page, /^textarea/);
      await page.keyboard.type('Polish the copper kettle');
      await page.keyboard.press('Control+Enter');
      await dialog.waitFor({ state: 'detached' });
      await tabTo(page, /Search tasks/);
      await page.keyboard.type('copper kettle');
      await page.waitForURL(/q=copper/);
      await page.locator('[role=row][data-index="0"]').filter({ hasText: 'copper kettle' }).waitFor();
      await use(page, /Select all/, 'Space');
      await use(page, /Cancel 1/);
      await dialog.waitFor();
      const cancelled = page.waitForResponse('**/cancel*');
      await use(page, /Cancel the task/);
      await dialog.waitFor({ state: 'detached' });
      await cancelled;
      const { tasks } = await hands.rest('GET', '/api/tasks?q=copper+kettle');
      expect(tasks).toMatchObject([{ status: 'cancelled' }]);
    },
  },
  'move a card': {
    path: '/ui/board',
    async act(page) {
      await page.locator('[data-column="pool"] [data-card]').first().waitFor();
      const id = await page.locator('[data-column="pool"] [data-card]').first().getAttribute('data-card');
      await page.keyboard.press('j');
      await page.waitForFunction((card) => document.activeElement?.closest(`[data-card="${card}"]`) !== null, id);
      await page.keyboard.press('m');
      await choose(page, /Done/);
      await page.locator(`[data-column="done"] [data-card="${id}"]`).waitFor();
    },
  },
  'open an agent, and look at its session': {
    path: '/ui/fleet',
    async act(page) {
      await page.locator('main [data-index="0"]').first().waitFor();
      await page.keyboard.press('j');
      await page.waitForFunction(() => document.activeElement?.closest('[data-index="0"]') !== null);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/ui\/agents\//);
      await tabTo(page, /^button Queue/);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await page.waitForURL(/tab=/);
    },
  },
  'create a node': {
    path: '/ui/nodes/new',
    async act(page) {
      await page.getByRole('radio', { name: /host-build-1/ }).waitFor();
      await use(page, /host-build-1/, 'Space');
      await use(page, /Continue/);
      await tabTo(page, /Alias/);
      await page.keyboard.type('cellarer');
      await use(page, /^select Runtime/, 'ArrowDown');
      await use(page, /Continue/);
      await page.getByRole('checkbox', { name: /API_KEY/ }).waitFor();
      await use(page, /API_KEY/, 'Space');
      await use(page, /Continue/);
      await use(page, /Create node/);
      await page.getByRole('list', { name: 'Progress' }).waitFor();
    },
  },
  'turn a provider off': {
    path: '/ui/providers',
    async act(page) {
      await page.getByRole('rowheader', { name: /North Small/ }).waitFor();
      await use(page, /^button .*Northern models/);
      await choose(page, /Turn off/);
      await page.getByText('Northern models is off').first().waitFor();
    },
  },
  'publish a skill': {
    path: '/ui/skills',
    async act(page) {
      await page.getByRole('button', { name: /Waiting for review/ }).waitFor();
      await use(page, /Waiting for review/);
      await use(page, /^button Write release notes/);
      await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).waitFor();
      await use(page, /Publish/);
      await page
        .getByText(/is published/)
        .first()
        .waitFor();
    },
  },
  'look at a day of a host': {
    path: '/ui/servers/build-1',
    async act(page) {
      await page.getByRole('button', { name: '24 hours' }).waitFor();
      await use(page, /24 hours/);
      await page.waitForURL(/range=24h/);
    },
  },
  'delete a file': {
    path: '/ui/files',
    async act(page) {
      await page.getByText('trace.json').first().waitFor();
      await use(page, /Actions for trace/);
      await choose(page, /Delete/);
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
      await use(page, /Delete file/);
      await page.getByText('trace.json is deleted').first().waitFor();
    },
  },
  'change the own name': {
    path: '/ui/settings/profile',
    async act(page) {
      await page.getByLabel('Display name').waitFor();
      await tabTo(page, /Display name/);
      await page.keyboard.type('Mira O.');
      await page.keyboard.press('Enter');
      await page.getByText('Saved').first().waitFor();
      expect((await hands.rest('GET', '/api/auth/me')).user.display_name).toBe('Mira O.');
    },
  },
  'make a token': {
    path: '/ui/settings/tokens',
    async act(page) {
      await page.getByRole('button', { name: 'New token' }).waitFor();
      await use(page, /New token/);
      await page.getByLabel('Name of the agent').waitFor();
      await tabTo(page, /Name of the agent/);
      await page.keyboard.type('cooper');
      await use(page, /Make token/);
      await page.getByRole('dialog').locator('code').first().waitFor();
      await use(page, /Done/);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  'filter the audit log of the hub': {
    path: '/ui/admin/audit',
    as: 'admin',
    async act(page) {
      await page.getByRole('heading', { level: 1 }).waitFor();
      await use(page, /^select Action/, 'ArrowDown');
      await page.waitForURL(/action=/);
    },
  },
};

describe('by keyboard alone a person can', () => {
  test.each(Object.keys(deeds))(
    '%s',
    async (name) => {
      const deed = deeds[name] as Deed;
      const window = await openWindow(browser, world.hub, { ...world.standingOf(deed.as ?? 'owner'), path: deed.path });
      window.page.setDefaultTimeout(Math.min(15_000, patienceMs));
      await deed.act(window.page);
      expect(window.watch.faults).toEqual([]);
      await window.close();
    },
    60_000,
  );
});
