import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, Page, Route } from 'playwright-core';
import type { TestUser } from '../support/start-hub.ts';
import { bothLooks } from './support/both-looks.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';
import { tabTo } from './support/use-keyboard.ts';
import { watchRefusals } from './support/watch-refusals.ts';

/** The streams of a session end before its sign-out is answered, and are asked for anew when the answer is late. */
const streamsEnded = /\/events\/.* status of 401/;

let browser: Browser;
let hub: ConsoleHub;
let admin: TestUser;
let mia: TestUser;
beforeAll(async () => {
  [browser, hub] = await Promise.all([launchBrowser(), startConsoleHub()]);
  admin = await hub.registerUser();
});
beforeEach(async () => {
  mia = await hub.registerUser();
});
afterAll(async () => {
  await browser.close();
  await hub.close();
});

describe('signing in', () => {
  test('a stranger is asked who they are, and comes back to where they wanted to go', async () => {
    const { page, watch, close } = await openWindow(browser, hub, { path: '/ui/?severity=now' });
    await page.waitForURL(/\/ui\/sign-in/);
    watch.expectMessage(/browser-session .*status of 401/);
    await page.getByLabel('User name').fill(mia.username);
    await page.getByLabel('Password').fill('not the one');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Password').fill(mia.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/ui\/?\?(.*&)?severity=now/);
    await page.getByRole('heading', { name: 'Attention', level: 1 }).waitFor();
    expect(watch.faults).toEqual([]);
    await close();
  });

  test('a pasted token opens a session too, and is kept nowhere', async () => {
    const { page, context, watch, close } = await openWindow(browser, hub, { path: '/ui/' });
    await page.getByRole('button', { name: 'Use a token' }).click();
    await page.locator('input[name=token]').fill(mia.token);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Attention', level: 1 }).waitFor();
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
    expect(kept).not.toMatch(/[uanb]tok_/);
    const cookies = await context.cookies();
    expect(cookies).toMatchObject([{ name: 'hub_browser', httpOnly: true, sameSite: 'Strict' }]);
    expect(watch.faults).toEqual([]);
    await close();
  });

  test('a session that was ended elsewhere leads to the sign-in, and back to the same place with what was begun', async () => {
    const { page, watch, close } = await openWindow(browser, hub, { person: mia, path: '/ui/?severity=soon' });
    await page.getByRole('heading', { name: 'Attention', level: 1 }).waitFor();
    await page.keyboard.press('c');
    await page.getByRole('dialog').getByRole('textbox').fill('Water the kettle');
    watch.expectMessage(/status of 401/);
    const { tokens } = (await hub.api('GET', '/api/auth/tokens', { token: mia.token })).body;
    const session = (tokens as { token_id: string; name: string }[]).find(({ name }) => name === 'browser-session');
    await hub.api('DELETE', `/api/auth/tokens/${session?.token_id}`, { token: mia.token });
    await page.reload();
    await page.waitForURL(/\/ui\/sign-in/);
    await page.getByLabel('User name').fill(mia.username);
    await page.getByLabel('Password').fill(mia.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/severity=soon/);
    await page.getByRole('heading', { name: 'Attention', level: 1 }).waitFor();
    await page.keyboard.press('c');
    await page.getByRole('dialog').getByText('Water the kettle').waitFor();
    expect(watch.faults).toEqual([]);
    await close();
  });

  test('signing out ends the session in every tab', async () => {
    const { page, context, watch, close } = await openWindow(browser, hub, { person: mia });
    watch.expectMessage(streamsEnded);
    const other = await context.newPage();
    // An answer that was still on its way would be a refusal too.
    for (const tab of [page, other]) await openSettled(tab);
    for (const tab of [page, other]) await tab.getByText('Nothing waits for you').waitFor();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: /Sign out/ }).click();
    await Promise.all([page, other].map((tab) => tab.waitForURL(/\/ui\/sign-in/)));
    expect(watch.faults).toEqual([]);
    await close();
  });

  test('leaves nothing of the person to the next one in the tab', async () => {
    const { page, context, watch, close } = await openWindow(browser, hub, { person: mia });
    watch.expectMessage(streamsEnded);
    await openSettled(page);
    await page.getByText('Nothing waits for you').waitFor();
    await page.keyboard.press('c');
    await page.getByRole('dialog').getByRole('textbox').fill('The key lies under the mat');
    const other = await context.newPage();
    // An answer that was still on its way would be a refusal too.
    await openSettled(other);
    await other.getByText('Nothing waits for you').waitFor();
    await other.getByRole('button', { name: /^Account of/ }).click();
    await other.getByRole('menuitem', { name: /Sign out/ }).click();
    await page.waitForURL(/\/ui\/sign-in/);
    await page.waitForFunction(() => !JSON.stringify({ ...sessionStorage }).includes('under the mat'));
    await page.getByLabel('User name').fill(admin.username);
    await page.getByLabel('Password').fill(admin.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Attention', level: 1 }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(watch.faults).toEqual([]);
    await close();
  });

  test('that the hub did not hear of changes nothing, and says so', async () => {
    const { page, watch, close } = await openWindow(browser, hub, { person: mia, path: '/ui/' });
    watch.expectMessage(/browser-session .*(status of 429|ERR_FAILED)/);
    const refusal = { ok: false, error: 'rate_limited', code: 'rate_limited', message: 'too many calls, wait 3 s' };
    const answers = [(route: Route) => route.fulfill({ status: 429, json: refusal }), (route: Route) => route.abort()];
    for (const [at, answer] of answers.entries()) {
      await page.route(/\/browser-session$/, answer, { times: 1 });
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: /Sign out/ }).click();
      await page.getByText(['too many calls, wait 3 s', 'The hub did not answer.'][at] ?? '').waitFor();
      await page.getByRole('heading', { name: 'Attention', level: 1 }).waitFor();
    }
    expect(watch.faults).toEqual([]);
    await close();
  });

  test('leads to the sign-in also when the person goes back while its code is on the way', async () => {
    const { page, watch, close } = await openWindow(browser, hub, { person: mia, path: '/ui/' });
    watch.expectMessage(streamsEnded);
    await page.getByRole('link', { name: 'Tasks' }).first().click();
    await page.getByRole('heading', { name: 'Tasks', level: 1 }).waitFor();
    const code = Promise.withResolvers<undefined>();
    await page.route(/\/sign-in-page[^/]*\.js/, (route) => code.promise.then(() => route.continue()));
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: /Sign out/ }).click();
    await page.waitForURL(/\/ui\/sign-in/);
    await page.goBack();
    code.resolve(undefined);
    await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
    expect(watch.faults).toEqual([]);
    await close();
  });
});

/** Resets the password of the person, as the first user of the hub. @returns the one-time password */
async function resetPassword({ userId }: TestUser): Promise<string> {
  const { status, body } = await hub.api('POST', `/api/users/${userId}/reset-password`, { token: admin.token });
  expect(status).toBe(200);
  return body.password;
}

async function choose(page: Page, oneTime: string, next: string, again = next): Promise<void> {
  await page.getByLabel('One-time password').fill(oneTime);
  await page.getByLabel('New password', { exact: false }).first().fill(next);
  await page.getByLabel('New password, again').fill(again);
  await page.getByRole('button', { name: 'Set password' }).click();
}

describe('a one-time password', () => {
  test('leads to the choice of another, before the hub is asked for anything, and then to where the person wanted to go', async () => {
    const password = await resetPassword(mia);
    const { page, watch, close } = await openWindow(browser, hub, { path: '/ui/tasks?q=kettle' });
    const refusals = watchRefusals(page);
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(api|events|mcp)/.test(pathname)) asked.add(pathname);
    });
    await page.getByLabel('User name').fill(mia.username);
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    const title = page.getByRole('heading', { name: 'Choose a password', level: 1 });
    await title.waitFor();
    await page.reload();
    await page.getByText(`You are signed in as ${mia.username}`).waitFor();
    expect([...asked].sort()).toEqual(['/api/auth/browser-session', '/api/auth/browser-session/token', '/api/auth/me']);
    watch.expectMessage(/auth\/password .*status of 400/);
    await choose(page, password, 'fern-Comet-91', 'fern-Comet-19');
    await page.getByText('This is not the same password.').waitFor();
    await choose(page, password, password);
    await page.getByText('This is the one-time password. Choose another one.').waitFor();
    await choose(page, 'not the one', 'fern-Comet-91');
    await page.getByText('The current password is wrong.').waitFor();
    await choose(page, password, 'fern-Comet-91');
    await page.getByRole('heading', { name: 'Tasks', level: 1 }).waitFor();
    await page.getByText('Your password is set.').waitFor();
    expect(page.url()).toMatch(/\/ui\/tasks\?(.*&)?q=kettle/);
    const body = { username: mia.username, password: 'fern-Comet-91' };
    expect((await hub.api('POST', '/api/auth/login', { body })).status).toBe(200);
    expect(await refusals.read()).toEqual([]);
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);

  test('can be left by signing out, by the keyboard alone', async () => {
    const person = { ...mia, password: await resetPassword(mia) };
    const { page, watch, close } = await openWindow(browser, hub, { person, path: '/ui/admin' });
    await page.getByRole('heading', { name: 'Choose a password' }).waitFor();
    await tabTo(page, /Sign out/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/ui\/sign-in/);
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);

  test('that is replaced in one tab is no question in the others any more', async () => {
    const person = { ...mia, password: await resetPassword(mia) };
    const { page, context, watch, close } = await openWindow(browser, hub, { person, path: '/ui/' });
    watch.expectMessage(/status of 401/);
    const other = await context.newPage();
    await other.goto('/ui/tasks');
    await other.getByRole('heading', { name: 'Choose a password' }).waitFor();
    await choose(page, person.password, 'fern-Comet-91');
    await page.getByRole('heading', { name: 'Attention', level: 1 }).waitFor();
    // A window without a screen does not say that it is looked at again.
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await other.getByRole('heading', { name: 'Tasks', level: 1 }).waitFor();
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);

  test('that is given while the person works ends their session', async () => {
    const { page, watch, close } = await openWindow(browser, hub, { person: mia, path: '/ui/tasks' });
    await page.getByRole('heading', { name: 'Tasks', level: 1 }).waitFor();
    watch.expectMessage(/status of 401/);
    await resetPassword(mia);
    await page.waitForURL(/\/ui\/sign-in\?(.*&)?back=/);
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);
});

/** Opens the first page, and waits for both its looks at what it asks for again within seconds. */
async function openSettled(tab: Page): Promise<void> {
  const looks = ['/api/auth/me', '/api/attention'].map((part) => bothLooks(tab, part));
  await Promise.all([...looks, tab.goto('/ui/')]);
}
