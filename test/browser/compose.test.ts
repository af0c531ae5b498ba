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

const dialogOf = (page: Page) => page.getByRole('dialog');
const open = () => openWindow(browser, world.hub, { person: world.people.owner, path: '/ui/tasks' });
const found = async (q: string): Promise<{ readonly task_id: string; readonly meta_json: string | null }[]> =>
  (await hands.rest('GET', `/api/tasks?q=${encodeURIComponent(q)}`)).tasks;

/** Opens the dialog by its key, and fills in whom and what. */
async function write(page: Page, alias: string, text: string): Promise<void> {
  await page.locator('[role=row][data-index]').first().waitFor();
  await page.keyboard.press('c');
  await dialogOf(page).getByRole('combobox', { name: 'To' }).fill(alias);
  await dialogOf(page).getByRole('textbox').fill(text);
}

test('a text that is sent again without an answer makes one task, over a reload too', async () => {
  const { page, watch, close } = await open();
  watch.expectMessage(/api\/task.*ERR_FAILED/);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/task?*', answerless);
  await page.route('**/api/task', answerless);
  async function answerless(route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> {
    keys.push(route.request().headers()['idempotency-key']);
    // The hub takes it; the answer is lost on the way.
    await route.fetch();
    await route.abort();
  }
  await write(page, 'worker-10', 'Wash the cider bottles');
  await dialogOf(page).getByRole('button', { name: 'Send task' }).click();
  await dialogOf(page).getByText('Sending again is safe').waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await page.locator('[role=row][data-index]').first().waitFor();
  await page.keyboard.press('c');
  expect(await dialogOf(page).getByRole('textbox').inputValue()).toBe('Wash the cider bottles');
  const again = page.waitForRequest((request) => request.method() === 'POST' && /api\/task(\?|$)/.test(request.url()));
  await page.keyboard.press('Control+Enter');
  keys.push((await again).headers()['idempotency-key']);
  await page.getByText('Task sent to worker-10').waitFor();
  expect(new Set(keys).size).toBe(1);
  expect(await found('cider bottles')).toHaveLength(1);
  // The same words again are another task.
  await write(page, 'worker-10', 'Wash the cider bottles');
  await page.keyboard.press('Control+Enter');
  await dialogOf(page).waitFor({ state: 'detached' });
  expect(await found('cider bottles')).toHaveLength(2);
  expect(watch.faults).toEqual([]);
  await close();
}, 90_000);

test('a text that was sent is offered no more, also when its answer comes after the dialog was closed', async () => {
  const { page, watch, close } = await open();
  const [taken, answer] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  await page.route(/\/api\/task(\?|$)/, async (route) => {
    const response = await route.fetch();
    taken.resolve(undefined);
    await answer.promise;
    await route.fulfill({ response });
  });
  const text = dialogOf(page).getByRole('textbox');
  await write(page, 'worker-11', 'Stack the crates');
  await dialogOf(page).getByRole('button', { name: 'Send task' }).click();
  await taken.promise;
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await page.keyboard.press('c');
  expect(await text.inputValue()).toBe('Stack the crates');
  answer.resolve(undefined);
  await page.getByText('Task sent to worker-11').waitFor();
  expect(await text.inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'detached' });
  await page.keyboard.press('c');
  expect(await text.inputValue()).toBe('');
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('the queue is shown before a task goes, and an offline agent is said to be one', async () => {
  const { page, watch, close } = await open();
  await page.locator('[role=row][data-index]').first().waitFor();
  await page.keyboard.press('c');
  // The dialog gives it the focus; what comes after that would close its list.
  await dialogOf(page).locator('[role=combobox]:focus').waitFor();
  await dialogOf(page).getByRole('combobox', { name: 'To' }).fill('archi');
  // The list of all agents has it too, and goes when the text is looked for.
  const options = dialogOf(page).getByRole('listbox', { name: 'To' }).getByRole('option');
  await options.nth(1).waitFor({ state: 'detached' });
  const option = options.filter({ hasText: 'archivist' });
  await option.getByText('1 open').waitFor();
  await page.keyboard.press('Enter');
  await dialogOf(page).getByText('1 open task').waitFor();
  await dialogOf(page).getByText('What you send waits until it returns.').waitFor();
  await dialogOf(page).getByRole('textbox').fill('Fetch the old maps');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('heading', { name: 'Queued, offline' }).waitFor();
  await dialogOf(page).getByRole('link', { name: 'Open the task' }).click();
  await page.getByRole('heading', { level: 1, name: 'Fetch the old maps' }).waitFor();
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);

test('a file goes with the task, and a broadcast asks before it reaches everybody', async () => {
  const { page, watch, close } = await open();
  await write(page, 'reviewer', 'Read the list of barrels');
  const buffer = Buffer.from('oak,12\nash,3\n');
  await dialogOf(page).locator('input[type=file]').setInputFiles({ name: 'barrels.csv', mimeType: 'text/csv', buffer });
  await dialogOf(page).getByRole('button', { name: 'Remove barrels.csv' }).waitFor();
  await dialogOf(page).locator('progress').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Send task' }).click();
  await page.getByText('Task sent to reviewer').waitFor();
  const [task] = await found('list of barrels');
  const { attachments } = JSON.parse(task?.meta_json ?? '{}');
  expect(attachments).toEqual([expect.objectContaining({ type: 'file', name: 'barrels.csv', size: buffer.length })]);
  await page.goto(`/ui/tasks/${task?.task_id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download barrels.csv' }).click();
  expect((await download).suggestedFilename()).toBe('barrels.csv');
  await page.keyboard.press('c');
  await dialogOf(page).getByRole('button', { name: 'Broadcast' }).click();
  await dialogOf(page).getByRole('textbox').fill('The barn closes at six.');
  await dialogOf(page)
    .getByRole('button', { name: /Send to \d+ agents/ })
    .click();
  await page
    .getByRole('button', { name: /Send to \d+ agents/ })
    .last()
    .click();
  await page.getByText(/^Sent to \d+ agents$/).waitFor();
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);
