import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startDaemon } from '../support/daemon.ts';
import type { TestDaemon } from '../support/daemon.ts';
import type { TestUser } from '../support/start-hub.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';

let browser: Browser;
let hub: ConsoleHub;
let owner: TestUser;
let daemon: TestDaemon;

beforeAll(async () => {
  [browser, hub] = await Promise.all([launchBrowser(), startConsoleHub()]);
  owner = await hub.registerUser('mira');
  daemon = await startDaemon(hub, owner, 'host-a');
  await hub.tool('upsert_network_secret', { key: 'API_KEY', value: 'first value' }, owner.token);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await hub.close();
});

const cell = (page: Page, model: string) => page.getByRole('row').filter({ hasText: model }).getByRole('cell');

describe('providers', () => {
  test('are entered with their models, each refusal at its field', async () => {
    const window = await openWindow(browser, hub, { person: owner, path: '/ui/providers' });
    const { page, watch } = window;
    await page.getByRole('button', { name: 'New provider' }).click();
    const form = page.getByRole('dialog', { name: 'New provider' });
    await form.getByLabel('Name').fill('North');
    await form.getByLabel('Vendor').fill('openai-compatible');
    await form.getByLabel('Secret').selectOption('API_KEY');
    const address = form.getByLabel('Address');
    await address.fill('https://127.0.0.1/v1');
    await form.getByRole('textbox', { name: 'Model, line 1' }).fill('north-large');
    await form.getByRole('button', { name: 'Add provider' }).click();
    await form.getByRole('alert').waitFor();
    expect(await address.getAttribute('aria-invalid')).toBe('true');
    await address.fill('https://models.example/v1');
    await form.getByRole('button', { name: 'Add provider' }).click();
    await page.getByRole('rowheader', { name: 'north-large' }).waitFor();

    await page.getByRole('button', { name: 'New provider' }).click();
    await form.getByLabel('Name').fill('North');
    await form.getByRole('alert').filter({ hasText: 'is there already' }).waitFor();
    expect(watch.faults).toEqual([]);
    await window.close();
  }, 60_000);

  test('show what a host says of a model as soon as it has tried it', async () => {
    const models = [{ model_name: 'south-small' }];
    const south = { name: 'South', vendor: 'openai-compatible', base_url: 'https://south.example/v1' };
    await hub.tool('upsert_provider', { ...south, secret_key_ref: 'API_KEY', models }, owner.token);
    const window = await openWindow(browser, hub, { person: owner, path: '/ui/providers' });
    const { page, watch } = window;
    await page.getByRole('button', { name: 'Try south-small from host-a' }).click();
    await cell(page, 'south-small').getByText('waits for the host').waitFor();
    const { results } = await hub.tool('get_probe_results', {}, owner.token);
    const { probe_id } = results[0];
    await daemon.call('get_probe_request', { probe_id });
    await cell(page, 'south-small').getByText('under way').waitFor({ timeout: 4_000 });
    const result = { status: 'auth_fail', raw_status_code: 401, latency_ms: 87 };
    await daemon.call('ack_probe_request', { probe_id, ...result });
    await cell(page, 'south-small').getByText('secret refused').waitFor({ timeout: 4_000 });
    await page.getByText('replace its value').waitFor();

    // The newest word of a host is the one that counts.
    await page.getByRole('button', { name: 'Try south-small from host-a' }).click();
    await cell(page, 'south-small').getByText('waits for the host').waitFor();
    const { results: all } = await hub.tool('get_probe_results', {}, owner.token);
    const again = (all as { probe_id: string; status: string }[]).find(({ status }) => status === 'pending')?.probe_id;
    await daemon.call('get_probe_request', { probe_id: again });
    await daemon.call('ack_probe_request', { probe_id: again, status: 'ok', raw_status_code: 200, latency_ms: 91 });
    await cell(page, 'south-small').getByText('91 ms').waitFor({ timeout: 4_000 });
    expect(await cell(page, 'south-small').getByText('secret refused').count()).toBe(0);
    expect(watch.faults).toEqual([]);
    await window.close();
  }, 60_000);
});

describe('a secret', () => {
  test('goes in and never comes back', async () => {
    const value = 'sk-this-must-not-be-seen-again';
    const window = await openWindow(browser, hub, { person: owner, path: '/ui/providers?tab=secrets' });
    const { page, watch } = window;
    const answers: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/mcp')) answers.push(response.text().catch(() => ''));
    });
    await page.getByRole('button', { name: 'New secret' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('next_key');
    await page.getByRole('textbox', { name: /^Value/ }).fill(value);
    await page.getByRole('button', { name: 'Save secret' }).click();
    await page.getByRole('button', { name: 'Replace the value of NEXT_KEY' }).click();
    expect(await page.getByRole('textbox', { name: /^Value/ }).inputValue()).toBe('');
    await page.reload();
    await page.getByText('NEXT_KEY').waitFor();
    expect((await Promise.all(answers)).filter((text) => text.includes(value))).toEqual([]);
    expect(await page.content()).not.toContain(value);
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      value,
    );
    expect(watch.faults).toEqual([]);
    await window.close();
  }, 60_000);

  test('is nothing for members: they are told so, and nothing is asked for them', async () => {
    const member = await hub.registerUser('yuki');
    const body = { user_id: member.userId, role: 'member' };
    await hub.api('POST', `/api/networks/${owner.networkId}/members`, { token: owner.token, body });
    const path = `/ui/providers?network=${owner.networkId}`;
    const window = await openWindow(browser, hub, { person: member, path });
    const { page, watch } = window;
    await page.getByText('for the owner and admins').waitFor();
    expect(await page.getByRole('link', { name: 'Providers' }).count()).toBe(0);
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    expect(watch.faults).toEqual([]);
    await window.close();
  }, 60_000);
});
