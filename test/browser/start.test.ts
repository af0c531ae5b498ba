import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow, patienceMs } from './support/open-page.ts';
import type { Window } from './support/open-page.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';

const soonMs = 15_000;
let browser: Browser;
let hub: ConsoleHub;
let window: Window;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
}, 60_000);
afterAll(() => browser.close());
beforeEach(async () => {
  hub = await startConsoleHub();
  window = await openWindow(browser, hub);
  ({ page } = window);
  page.setDefaultTimeout(Math.min(soonMs, patienceMs));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});
afterEach(async () => {
  const { faults } = window.watch;
  await window.close();
  await hub.close();
  expect(faults).toEqual([]);
});

const fill = (label: string, text: string) => page.getByLabel(label).fill(text);
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const copied = async (name: string): Promise<string> => {
  await press(name);
  return page.evaluate(() => navigator.clipboard.readText());
};

/** Registers the first person in the browser, up to the name of the agent. */
async function register(): Promise<void> {
  await page.goto('/ui/');
  await page.waitForURL('**/ui/start');
  await fill('User name', 'mia');
  await fill('Password', 'plum-Orbit-72');
  await press('Create account');
  await fill('Name of the network', 'orchard');
  await press('Continue');
}

/** Gives the agent its token. */
async function mint(alias: string): Promise<void> {
  await fill('Name of the agent', alias);
  await press('Create its token');
  await page.getByText(`Waiting for ${alias}`).waitFor();
}

describe('a hub without people', () => {
  test('leads from its address to the first admin, a network, a token and settings that work; the agent turns green within a second', async () => {
    await register();
    await mint('builder');
    const command = await copied('Copy: Terminal');
    expect(command).toBe(
      `claude mcp add --transport http hub ${hub.url}/mcp \\\n  --header "Authorization: Bearer ${/ntok_\w+/.exec(command)?.[0]}"`,
    );
    const settings = JSON.parse(await copied('Copy: .mcp.json')) as {
      mcpServers: { hub: { url: string; headers: Record<string, string> } };
    };
    const { url, headers } = settings.mcpServers.hub;
    // Answers that come are held back: only the event itself can tell.
    await page.route('**/api/status?*', () => undefined);
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: { name: 'report_status', arguments: { resume_id: 'builder-1', alias: 'builder', status: 'idle' } },
      }),
    });
    expect(answer.status).toBe(200);
    const from = performance.now();
    await page.getByText('builder is here').waitFor({ timeout: 1_000 });
    expect(performance.now() - from).toBeLessThan(1_000);
    const { networks, user } = await me();
    expect([user, networks]).toMatchObject([{ username: 'mia', role: 'admin' }, [{ network_name: 'orchard' }]]);
    await press('Send');
    await page.getByText('Sent.').waitFor();
    await page.getByRole('link', { name: 'Open the console' }).click();
    await page.getByRole('heading', { name: 'Attention' }).waitFor();
  });

  test('tells of a wrong password and a wrong name at their fields', async () => {
    window.watch.expectMessage(/auth\/register .*status of 400/);
    await page.goto('/ui/start');
    await fill('User name', 'm i a');
    await fill('Password', 'plum-Orbit-72');
    await press('Create account');
    await page.locator('[aria-invalid="true"][name="username"]').waitFor();
    await fill('User name', 'mia');
    await fill('Password', 'abc');
    await press('Create account');
    await page.locator('[aria-invalid="true"][name="password"]').waitFor();
  });

  test('is opened by the link of the terminal, whose password is shown once and signs in', async () => {
    const code = await hub.hub.createStartLink();
    await page.goto(`/ui/start#code=${code}`);
    await fill('User name', 'ada');
    await press('Sign in as the admin');
    const password = (await page.locator('code').first().textContent()) ?? '';
    expect(password).toMatch(/^\w{20}$/);
    expect(page.url()).not.toContain('code=');
    const login = await hub.api('POST', '/api/auth/login', { body: { username: 'ada', password } });
    expect(login.body.user).toMatchObject({ username: 'ada', role: 'admin' });
    await page.reload();
    await page.getByText('Signed in as ada').waitFor();
    expect(await page.getByText(password).count()).toBe(0);
  });

  test('says that a link was used, and lets the person register instead', async () => {
    window.watch.expectMessage(/start-link .*status of 400/);
    await page.goto('/ui/start#code=0Xq4vT7mB2sKd9LfR1wZc6HyPn3GjA8u');
    await press('Sign in as the admin');
    await page.getByRole('alert').waitFor();
    await press('Register with a password instead');
    await page.getByLabel('Password').waitFor();
  });
});

describe('a hub with people', () => {
  test('asks whoever comes to sign in, and lets others register', async () => {
    await hub.registerUser('mia');
    await page.goto('/ui/');
    await page.waitForURL('**/ui/sign-in');
    await page.getByRole('link', { name: 'Create one' }).click();
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
  });

  test('leads a person without a network to the start, where an invite opens one', async () => {
    const owner = await hub.registerUser('mia');
    const guest = await hub.registerUser('olu');
    const { body } = await hub.api('POST', `/api/networks/${owner.networkId}/invite`, { token: owner.token, body: {} });
    await hub.api('DELETE', `/api/networks/${guest.networkId}`, { token: guest.token });
    await page.goto('/ui/sign-in');
    await fill('User name', guest.username);
    await fill('Password', guest.password);
    await press('Sign in');
    await page.getByText('You are in no network yet.').waitFor();
    await press('Join with an invite code');
    await fill('Invite code', body.invite_code);
    await press('Join');
    await page.getByText('In the network').waitFor();
    await page.getByLabel('Name of the agent').waitFor();
  });

  test('turns green only with a report that came after the new token, and knows the agent after a reload', async () => {
    await register();
    await mint('builder');
    const token = /ntok_\w+/.exec(await copied('Copy: Terminal'))?.[0] ?? '';
    await hub.tool('report_status', { resume_id: 'r', alias: 'builder', status: 'working' }, token);
    await page.getByText('builder is here').waitFor();
    await page.reload();
    await page.getByText('builder is here').waitFor();
    await press('Make a new token');
    await page.getByText('Waiting for builder').waitFor();
    await hub.tool('report_status', { resume_id: 'r', alias: 'builder', status: 'idle' }, token);
    await page.getByText('builder is here').waitFor();
    await page.getByText('idle', { exact: true }).waitFor();
  });
});

/** Who the browser is, by a token that its cookie mints. */
async function me() {
  return page.evaluate(async () => {
    const minted = await fetch('/api/auth/browser-session/token', { method: 'POST' });
    const { token } = (await minted.json()) as { token: string };
    const answer = await fetch('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as { user: object; networks: object[] };
  });
}
