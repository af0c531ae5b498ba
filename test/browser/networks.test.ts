import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { TestUser } from '../support/start-hub.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';

let browser: Browser;
let hub: ConsoleHub;
/** Has a network with an agent. */
let owner: TestUser;
/** Is a member of that network too, and has an empty one. */
let member: TestUser;
beforeAll(async () => {
  [browser, hub] = await Promise.all([launchBrowser(), startConsoleHub()]);
  owner = await hub.registerUser();
  const digger = await hub.mintNode(owner, 'digger');
  await hub.tool('report_status', { resume_id: 'r', alias: 'digger', status: 'idle' }, digger);
}, 60_000);
beforeEach(async () => {
  member = await hub.registerUser();
  const body = { user_id: member.userId, role: 'member' };
  await hub.api('POST', `/api/networks/${owner.networkId}/members`, { token: owner.token, body });
  const named = { token: member.token, body: { name: 'Quiet place' } };
  await hub.api('PUT', `/api/networks/${member.networkId}`, named);
});
afterAll(async () => {
  await browser.close();
  await hub.close();
});

const look = (path: string, person = member) => openWindow(browser, hub, { person, path: `/ui${path}` });
const showsNetwork = (page: Page, { networkId }: TestUser): Promise<void> =>
  page.waitForURL((url) => url.searchParams.get('network') === networkId);

describe('a person of several networks', () => {
  test('begins where agents are, and afterwards where the last choice was', async () => {
    const { page, watch, close } = await look('/fleet');
    await page.getByRole('row').filter({ hasText: 'digger' }).waitFor();
    await showsNetwork(page, owner);
    await page.getByRole('button', { name: /^Network: / }).click();
    await page.getByRole('menuitemradio', { name: 'Quiet place' }).click();
    await showsNetwork(page, member);
    await page.goto('/ui/tasks');
    await showsNetwork(page, member);
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);

  test('begins in an own network that has agents, be there fewer', async () => {
    const own = await hub.mintNode(member, 'own-digger');
    await hub.tool('report_status', { resume_id: 'r', alias: 'own-digger', status: 'idle' }, own);
    const { page, watch, close } = await look('/fleet');
    await page.getByRole('row').filter({ hasText: 'own-digger' }).waitFor();
    await showsNetwork(page, member);
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);

  test('sees the network that the address names, from page to page, and has not chosen it thereby', async () => {
    const { page, context, watch, close } = await look('/tasks');
    await showsNetwork(page, owner);
    await page.goto(`/ui/tasks?status=failed&network=${member.networkId}`);
    await page.getByRole('heading', { name: 'Tasks', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Board' }).click();
    await page.getByRole('heading', { name: 'Board', level: 1 }).waitFor();
    await showsNetwork(page, member);
    const other = await context.newPage();
    await other.goto('/ui/');
    await showsNetwork(other, owner);
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);
});

describe('an address that names a network of others', () => {
  test.each([
    ['of a person of several', () => member],
    ['of a person of one', () => owner],
  ])(
    'shows nothing of the networks %s in its place, and leads there',
    async (_who, person) => {
      const stranger = await hub.registerUser();
      const { page, watch, close } = await look(`/tasks?status=failed&network=${stranger.networkId}`, person());
      await page.getByText('This link leads to a network that you are not in').waitFor();
      expect(await page.getByRole('heading', { name: 'Tasks' }).count()).toBe(0);
      await page.getByRole('button', { name: /^Go to / }).click();
      await page.getByRole('heading', { name: 'Tasks', level: 1 }).waitFor();
      await showsNetwork(page, owner);
      expect(watch.faults).toEqual([]);
      await close();
    },
    60_000,
  );
});
