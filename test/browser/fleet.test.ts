import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openForBothLooks } from './support/both-looks.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
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

test('what an agent says patches its row: the list is not asked for again', async () => {
  const { page, watch, close } = await openWindow(browser, world.hub, { person: world.people.owner });
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'reviewer', exact: true }) });
  await openForBothLooks(page, '/ui/fleet', '/api/status?');
  await row.getByText('idle', { exact: true }).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await world.agents.get('reviewer')?.report({ status: 'working', task: 'Review the basket', progress: 35 });
  await row.getByText('working', { exact: true }).waitFor();
  await row.getByText('35 %').waitFor();
  await row.getByText('Review the basket').last().waitFor();
  // The text of the task is read for the rows that changed alone.
  expect(asked.filter((url) => url.includes('/api/status') && !url.includes('updated_since'))).toEqual([]);
  await world.agents.get('reviewer')?.report({ status: 'idle', task: 'Review the basket', progress: 35 });
  await row.getByText('idle', { exact: true }).waitFor();
  // The hub keeps the figure of the task that ended.
  await row.getByText('35 %').waitFor({ state: 'detached' });
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('one message reaches each chosen agent', async () => {
  const { page, watch, close } = await openWindow(browser, world.hub, {
    person: world.people.owner,
    path: '/ui/fleet?q=worker-1',
  });
  // More than are sent at a time.
  const chosen = ['worker-10', 'worker-11', 'worker-12', 'worker-13', 'worker-14', 'worker-15'];
  for (const alias of chosen) await page.getByRole('checkbox', { name: `Select ${alias}` }).check();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Pause after this shelf.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Sent to 6 agents').waitFor();
  const inboxOf = async (alias: string): Promise<string[]> => {
    const peek = { alias, peek: true, limit: 100, network_id: world.people.owner.networkId };
    const { messages } = await world.hub.tool('get_inbox', peek, world.people.owner.token);
    return (messages as { content: string }[]).map(({ content }) => content);
  };
  for (const alias of chosen) expect(await inboxOf(alias)).toContain('Pause after this shelf.');
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('a message goes to who was chosen, although they leave the filter while it is written', async () => {
  const { page, watch, close } = await openWindow(browser, world.hub, {
    person: world.people.owner,
    path: '/ui/fleet?q=reviewer&status=idle',
  });
  const choice = page.getByRole('checkbox', { name: 'Select reviewer', includeHidden: true });
  await page.getByText('Live', { exact: true }).waitFor();
  await choice.check();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Stop at the basket.');
  // The list stands still under the pointer.
  await page.mouse.move(0, 0);
  await world.agents.get('reviewer')?.report({ status: 'working' });
  await choice.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Sent to 1 agent').waitFor();
  await world.agents.get('reviewer')?.report({ status: 'idle' });
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('viewers choose no rows, and restricted members see the granted agents alone', async () => {
  const { networkId } = world.people.owner;
  const path = `/ui/fleet?network=${networkId}`;
  const viewer = await openWindow(browser, world.hub, { person: world.people.viewer, path });
  await viewer.page.getByRole('link', { name: 'coder', exact: true }).waitFor();
  expect(await viewer.page.getByRole('checkbox').count()).toBe(0);
  const restricted = await openWindow(browser, world.hub, { person: world.people.restricted, path });
  await restricted.page.getByText('2 agents').waitFor();
  expect(await restricted.page.getByRole('row').count()).toBe(3);
  expect(viewer.watch.faults).toEqual([]);
  await Promise.all([viewer.close(), restricted.close()]);
}, 60_000);
