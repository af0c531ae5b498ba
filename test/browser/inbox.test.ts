import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, Page, Route } from 'playwright-core';
import type { TestUser } from '../support/start-hub.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow, patienceMs } from './support/open-page.ts';
import type { Window } from './support/open-page.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';

let browser: Browser;
let hub: ConsoleHub;
let owner: TestUser;
let coder: string;
let window: Window;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
}, 60_000);
afterAll(() => browser.close());
beforeEach(async () => {
  hub = await startConsoleHub();
  owner = await hub.registerUser('mia');
  coder = await hub.mintNode(owner, 'coder');
  await hub.tool('report_status', { resume_id: 'r', alias: 'coder', status: 'idle' }, coder);
  window = await openWindow(browser, hub, { person: owner });
  ({ page } = window);
  page.setDefaultTimeout(Math.min(10_000, patienceMs));
});
afterEach(async () => {
  const { faults } = window.watch;
  await window.close();
  await hub.close();
  expect(faults).toEqual([]);
});

const tell = (title: string, message = 'Look at it.') =>
  hub.tool('send_desktop_message', { to_username: 'mia', title, message, severity: 'info' }, coder);
const row = (text: string) => page.locator('main li', { hasText: text });
const unreadTotal = async (): Promise<number> =>
  (await hub.api('GET', '/api/messages?scope=user&unacked=1', { token: owner.token })).body.unread_total;

describe('the inbox', () => {
  test('shows a message the moment it is sent, and marks one as read', async () => {
    await page.goto('/ui/inbox');
    await page.getByText('You have read everything').waitFor();
    await tell('The build is green');
    await row('The build is green').waitFor({ timeout: 3_000 });
    await tell('A second one');
    await row('A second one').waitFor({ timeout: 3_000 });
    // The row goes before the hub has answered.
    const marked = page.waitForResponse('**/messages/ack*');
    await row('The build is green').getByRole('button', { name: 'Mark as read' }).click();
    await row('The build is green').waitFor({ state: 'detached' });
    await marked;
    await expect(unreadTotal()).resolves.toBe(1);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await row('The build is green').waitFor();
  });

  test('shows a message again that the hub does not mark as read', async () => {
    window.watch.expectMessage(/messages\/ack.* status of 503/);
    await tell('A warning');
    await page.goto('/ui/inbox');
    await row('A warning').waitFor();
    // Answers that come are held back: only the rollback itself can bring the row back.
    await page.route('**/api/messages?*', () => undefined);
    const held = Promise.withResolvers<Route>();
    await page.route('**/api/messages/ack*', (route) => held.resolve(route));
    await row('A warning').getByRole('button', { name: 'Mark as read' }).click();
    const route = await held.promise;
    await row('A warning').waitFor({ state: 'detached' });
    const refusal = { ok: false, error: 'busy', code: 'busy', message: 'The hub is being moved.' };
    await page.unroute('**/api/messages/ack*');
    await page.route('**/api/messages/ack*', (again) => again.fulfill({ status: 503, json: refusal }));
    await route.fulfill({ status: 503, json: refusal });
    await page.getByText('The hub is being moved.').waitFor();
    await row('A warning').waitFor();
    await expect(unreadTotal()).resolves.toBe(1);
  });

  test('marks all as read, messages and replies to tasks alike', async () => {
    await tell('One');
    await tell('Two');
    await hub.tool('send_message', { alias: 'mia', message: 'And a third, to your name' }, coder);
    const looks: string[] = [];
    page.on('request', (request) => {
      const body = request.postData() ?? '';
      if (body.includes('"get_inbox"')) looks.push(body);
    });
    await page.goto('/ui/inbox');
    for (const text of ['One', 'Two', 'And a third']) await row(text).waitFor();
    // Looking hands nothing out.
    expect(looks.length).toBeGreaterThan(0);
    expect(looks.filter((body) => !body.includes('"peek":true'))).toEqual([]);
    expect(await page.locator('main li').count()).toBe(3);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByText('3 messages marked as read').waitFor();
    await page.getByText('You have read everything').waitFor();
    await expect(unreadTotal()).resolves.toBe(0);
  });

  test('answers the agent that really sent, and marks the message as read', async () => {
    await tell('A question', 'May I delete the **old** fixtures? <img src=x onerror=alert(1)>');
    await page.goto('/ui/inbox');
    await row('A question').getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('strong', { hasText: 'old' }).waitFor();
    await dialog.getByLabel('Your answer').fill('Yes, but keep one.');
    const marked = page.waitForResponse('**/messages/ack*');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Sent to coder').waitFor();
    await row('A question').waitFor({ state: 'detached' });
    await marked;
    const { messages } = await hub.tool('get_inbox', { alias: 'coder', peek: true }, coder);
    expect(messages).toMatchObject([{ content: 'Yes, but keep one.', from_session: 'mia' }]);
    await expect(unreadTotal()).resolves.toBe(0);
  });

  test('leaves the message open to which the person went while an answer was on its way', async () => {
    await tell('First question');
    await tell('Second question');
    await page.goto('/ui/inbox');
    const answer = Promise.withResolvers<undefined>();
    await page.route('**/mcp*', async (route) => {
      if (route.request().postData()?.includes('"send_message"') === true) await answer.promise;
      await route.continue();
    });
    const dialog = page.getByRole('dialog');
    await row('First question').getByRole('button').first().click();
    await dialog.getByLabel('Your answer').fill('Yes.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await row('Second question').getByRole('button').first().click();
    await dialog.getByRole('heading', { name: 'Second question' }).waitFor();
    answer.resolve(undefined);
    await page.getByText('Sent to coder').waitFor();
    await page.locator('main li', { hasText: 'First question' }).waitFor({ state: 'detached' });
    await dialog.getByRole('heading', { name: 'Second question' }).waitFor();
    expect(page.url()).toContain('message=');
  });

  test('keeps the answer and tells why when the hub refuses it', async () => {
    window.watch.expectMessage(/mcp .*status of/);
    await tell('A question');
    await page.goto('/ui/inbox');
    await row('A question').getByRole('button').first().click();
    await page.getByLabel('Your answer').fill('x'.repeat(60_000));
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    expect((await page.getByLabel('Your answer').inputValue()).length).toBe(60_000);
    await expect(unreadTotal()).resolves.toBe(1);
  });
});
