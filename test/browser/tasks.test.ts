import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
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

const rows = (page: Page) => page.locator('[role=row][data-index]');
const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text });
const send = async (alias: string, task: string): Promise<string> =>
  (await hands.tool('send_task', { alias, task, ttl_seconds: 3_600 })).message_id;
const tokenOf = (alias: string): string => world.agents.get(alias)?.token ?? '';
const statusOf = async (id: string): Promise<string> => (await hands.rest('GET', `/api/task/${id}`)).task.status;
const open = (path: string) => openWindow(browser, world.hub, { person: world.people.owner, path });

test('filters are in the address and survive a reload', async () => {
  const { page, watch, close } = await open('/ui/tasks');
  await rows(page).first().waitFor();
  await page.getByRole('button', { name: /^failed/ }).click();
  await page.getByRole('button', { name: /^expired/ }).click();
  await page.getByRole('button', { name: 'Priority', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Normal' }).click();
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill('returns');
  await page.waitForURL(/q=returns/);
  await rowOf(page, 'Sort the returns of day 9').waitFor();
  await rowOf(page, 'Read the prices').waitFor({ state: 'detached' });
  const shown = await rows(page).count();
  await page.reload();
  await rowOf(page, 'Sort the returns of day 9').waitFor();
  expect(await rows(page).count()).toBe(shown);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    status: 'failed,expired',
    priority: 'normal',
    q: 'returns',
  });
  expect(await page.getByRole('button', { name: /^failed/ }).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await rowOf(page, 'Cache the search results').waitFor();
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('a search keeps the blank at its end, and what is typed on', async () => {
  const { page, watch, close } = await open('/ui/tasks');
  const search = page.getByRole('searchbox', { name: 'Search tasks' });
  await search.pressSequentially('Read ');
  await page.waitForURL(/q=Read$/);
  await rowOf(page, 'Cache the search results').waitFor({ state: 'detached' });
  await search.pressSequentially('the');
  await page.waitForURL(/q=Read(\+|%20)the$/);
  expect(await search.inputValue()).toBe('Read the');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await rowOf(page, 'Cache the search results').waitFor();
  expect(await search.inputValue()).toBe('');
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('a bulk cancels what it can, and says which task the hub refused', async () => {
  const ids = [];
  for (const at of [1, 2, 3]) ids.push(await send('worker-02', `Weigh the crates ${at}`));
  const { page, watch, close } = await open('/ui/tasks?q=crates');
  watch.expectMessage(/cancel.*status of 409/);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Cancel 3' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The scale is broken.');
  // One ends while the person writes why.
  await hands.tool('send_ack', { task_id: ids[1] }, tokenOf('worker-02'));
  await hands.tool('send_reply', { in_reply_to: ids[1], text: '12 kg' }, tokenOf('worker-02'));
  await dialog.getByRole('button', { name: 'Cancel 3 tasks' }).click();
  await page.getByRole('heading', { name: '1 task could not be moved' }).waitFor();
  expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/^Weigh the crates 2.*\w/),
  ]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await rowOf(page, 'crates 1').getByText('cancelled').first().waitFor();
  await rowOf(page, 'crates 2').getByText('replied').first().waitFor();
  expect(await Promise.all(ids.map(statusOf))).toEqual(['cancelled', 'replied', 'cancelled']);
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('what was selected is handed to another agent, and back by the toast', async () => {
  const id = await send('worker-03', 'Label the jars');
  const { page, watch, close } = await open('/ui/tasks?q=jars');
  await page.getByRole('checkbox', { name: 'Select Label the jars' }).check();
  await page.getByRole('button', { name: 'Reassign 1' }).click();
  await page.getByRole('combobox', { name: 'Agent' }).fill('worker-05');
  await page.getByText(/No open tasks|open task/).waitFor();
  await page.getByRole('button', { name: 'Hand over' }).click();
  await rows(page).getByRole('link', { name: 'worker-05' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await rows(page).getByRole('link', { name: 'worker-03' }).waitFor();
  expect((await hands.rest('GET', `/api/task/${id}`)).task.to_name).toBe('worker-03');
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('a task that is handed over on its page goes back to who had it', async () => {
  const id = await send('worker-03', 'Sort the corks');
  const { page, watch, close } = await open(`/ui/tasks/${id}`);
  await page.getByRole('button', { name: 'Reassign', exact: true }).click();
  await page.getByRole('combobox', { name: 'Agent' }).fill('worker-05');
  await page.getByText(/No open tasks|open task/).waitFor();
  await page.getByRole('button', { name: 'Hand over' }).click();
  const handedBack = page.waitForResponse(
    (response) => /reassign/.test(response.url()) && /worker-03/.test(response.request().postData() ?? ''),
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await handedBack;
  expect((await hands.rest('GET', `/api/task/${id}`)).task.to_name).toBe('worker-03');
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('a step of an agent patches the row: the list is not asked for again', async () => {
  const id = await send('worker-06', 'Polish the apples');
  const { page, watch, close } = await open('/ui/tasks?q=apples');
  const row = rowOf(page, 'Polish the apples');
  await row.getByText('delivered').first().waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  // Answers that come are held back: only the event itself can change the row.
  await page.route('**/api/tasks?*', () => undefined);
  await hands.tool('send_ack', { task_id: id }, tokenOf('worker-06'));
  await row.getByText('taken').first().waitFor();
  await hands.tool('send_reply', { in_reply_to: id, text: 'They shine.' }, tokenOf('worker-06'));
  await row.getByText('replied').first().waitFor();
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('j and k walk over the rows, x selects, Enter opens', async () => {
  const { page, watch, close } = await open('/ui/tasks');
  await rows(page).first().waitFor();
  for (const key of ['j', 'j', 'x', 'j', 'k', 'j', 'x']) await page.keyboard.press(key);
  await page.getByRole('toolbar', { name: '2 selected' }).waitFor();
  expect(await rows(page).nth(1).getByRole('checkbox').isChecked()).toBe(true);
  expect(await rows(page).nth(2).getByRole('checkbox').isChecked()).toBe(true);
  const title = await rows(page).nth(2).getByRole('link').first().textContent();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('a cancellation is seen at once, and rolled back when the hub refuses', async () => {
  const id = await send('worker-09', 'Count the pears');
  const { page, watch, close } = await open(`/ui/tasks/${id}`);
  watch.expectMessage(/cancel.*status of 409/);
  const state = page.getByRole('banner').or(page.locator('header')).filter({ hasText: 'Count the pears' });
  await state.getByText('delivered').waitFor();
  // Answers that come are held back: only the rollback itself can put the state back.
  await page.route(new RegExp(`/api/task/${id}([?]|$)`), () => undefined);
  const gate = Promise.withResolvers<undefined>();
  await page.route(`**/api/task/${id}/cancel*`, async (route) => {
    await gate.promise;
    const refusal = { ok: false, error: 'task_not_cancellable', code: 'task_not_cancellable' };
    await route.fulfill({ status: 409, json: { ...refusal, message: 'The task is being packed.' } });
  });
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel the task' }).click();
  await state.getByText('cancelled').waitFor();
  gate.resolve(undefined);
  await page.getByText('The task is being packed.').waitFor();
  await state.getByText('delivered').waitFor();
  expect(await statusOf(id)).toBe('delivered');
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('a failed task says who gave up, and is retried from the sentence', async () => {
  const { page, watch, close } = await open(`/ui/tasks/${world.work.failed}`);
  await page.getByText(/scraper gave up after 10 min/).waitFor();
  await page.getByText('answers 403 since 10:00').waitFor();
  expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('Delivered once more').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('aside').getByText('Cancelled').waitFor();
  expect(await statusOf(world.work.failed)).toBe('cancelled');
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('who hands a task over goes on when its agent comes back meanwhile', async () => {
  const id = await send('translator', 'Translate the labels');
  const { page, watch, close } = await open(`/ui/tasks/${id}`);
  const remedy = page.locator('article').getByText('Hand it to another agent');
  await remedy.click();
  const agent = page.getByRole('combobox', { name: 'Agent' });
  await agent.fill('worker-0');
  await world.agents.get('translator')?.report({ status: 'idle' });
  await hands.tool('send_ack', { task_id: id }, tokenOf('translator'));
  await remedy.waitFor({ state: 'detached' });
  expect(await agent.inputValue()).toBe('worker-0');
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('viewers move nothing, and their page says why a task stands where it stands', async () => {
  const { networkId } = world.people.owner;
  const person = world.people.viewer;
  const path = `/ui/tasks/${world.work.running}?network=${networkId}`;
  const { page, watch, close } = await openWindow(browser, world.hub, { person, path });
  await page.locator('aside ol > li').nth(1).waitFor();
  for (const name of ['Cancel', 'Reassign', 'Retry', 'More actions']) {
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
  }
  await page.getByRole('link', { name: 'Tasks' }).first().click();
  await rows(page).first().waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(0);
  await page.keyboard.press('c');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('a long list goes on where it ended, each task once, and draws only what is in sight', async () => {
  const count = 130;
  for (let from = 0; from < count; from += 10) {
    await Promise.all(Array.from({ length: 10 }, (_none, at) => send('worker-11', `Weigh sack ${from + at}`)));
  }
  const { page, watch, close } = await open('/ui/tasks?q=Weigh+sack');
  await rows(page).first().waitFor();
  const drawn = await page.evaluate(async (last) => {
    const main = document.querySelector('main')!;
    const titles = new Map<number, string>();
    let most = 0;
    for (let frame = 0; frame < 600 && !titles.has(last); frame += 1) {
      const shown = [...document.querySelectorAll<HTMLElement>('[role=row][data-index]')];
      most = Math.max(most, shown.length);
      for (const row of shown) titles.set(Number(row.dataset['index']), row.querySelector('a')?.textContent ?? '');
      main.scrollTop += 200;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return { most, titles: [...titles.values()] };
  }, count - 1);
  expect(drawn.titles).toHaveLength(count);
  expect(new Set(drawn.titles).size).toBe(count);
  expect(drawn.most).toBeLessThan(60);
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);
