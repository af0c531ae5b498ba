import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import type { TestUser } from '../support/start-hub.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';

let browser: Browser;
let hub: ConsoleHub;
let owner: TestUser;
let member: TestUser;
let author: string;

const document = (step: string): string => `# Weave\n\n1. Sort the wool.\n2. ${step}\n3. Show it to the owner.\n`;

/** Submits a version as the agent. @returns its id */
async function submit(version: string, step: string): Promise<string> {
  const about = { slug: 'weave-cloth', name: 'Weave cloth', description: 'From wool to cloth.' };
  return (await hub.tool('submit_skill', { ...about, version, content: document(step) }, author)).skill_id;
}

beforeAll(async () => {
  [browser, hub] = await Promise.all([launchBrowser(), startConsoleHub()]);
  owner = await hub.registerUser('mira');
  member = await hub.registerUser('yuki');
  const body = { user_id: member.userId, role: 'member' };
  await hub.api('POST', `/api/networks/${owner.networkId}/members`, { token: owner.token, body });
  author = await hub.mintNode(owner, 'weaver');
  const skill_id = await submit('1.0.0', 'Spin it by hand.');
  await hub.tool('review_skill', { skill_id, decision: 'published' }, owner.token);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await hub.close();
});

const statusOf = async (skill_id: string) => (await hub.tool('get_skill', { skill_id }, owner.token)).skill;

describe('a reviewer', () => {
  test('sees what a version changes, publishes it, and the catalogue has it', async () => {
    const skillId = await submit('1.1.0', 'Spin it by wheel.');
    const window = await openWindow(browser, hub, { person: owner, path: '/ui/skills' });
    const { page, watch } = window;
    await page.getByText('1.1.0 waits').waitFor();
    await page.getByRole('button', { name: /Waiting for review/ }).click();
    await page.getByRole('button', { name: 'Weave cloth' }).click();
    const drawer = page.getByRole('dialog', { name: 'Weave cloth' });
    await drawer.getByText('1 line added, 1 removed').waitFor();
    expect(await drawer.locator('del').allTextContents()).toEqual(['hand']);
    expect(await drawer.locator('ins').allTextContents()).toEqual(['wheel']);
    await drawer.getByLabel('Note').fill('A wheel is quicker.');
    await drawer.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Weave cloth 1.1.0 is published').waitFor();
    expect(await statusOf(skillId)).toMatchObject({ status: 'published', review_note: 'A wheel is quicker.' });
    await page.getByText('Nothing waits for a review').waitFor();
    await page.getByRole('button', { name: /Catalogue/ }).click();
    await page.getByText('2 versions').waitFor();
    expect(watch.faults).toEqual([]);
    await window.close();
  }, 60_000);

  test('rejects a version, and is told when somebody was quicker', async () => {
    const first = await submit('2.0.0', 'Buy it.');
    const second = await submit('2.0.1', 'Buy it twice.');
    const path = `/ui/skills?view=pending&skill=${first}`;
    const window = await openWindow(browser, hub, { person: owner, path });
    const { page, watch } = window;
    await page.getByLabel('Note').fill('We make it ourselves.');
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByText('Weave cloth 2.0.0 is rejected').waitFor();
    expect(await statusOf(first)).toMatchObject({ status: 'rejected', review_note: 'We make it ourselves.' });

    await page.getByRole('button', { name: 'Weave cloth' }).click();
    await page.getByRole('button', { name: 'Publish' }).waitFor();
    await hub.tool('review_skill', { skill_id: second, decision: 'rejected' }, owner.token);
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByText('rejected', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Publish' }).count()).toBe(0);
    expect(watch.faults).toEqual([]);
    await window.close();
  }, 60_000);
});

describe('a member', () => {
  test('reads and submits, but finds no review', async () => {
    const path = `/ui/skills?network=${owner.networkId}&view=pending`;
    const window = await openWindow(browser, hub, { person: member, path });
    const { page, watch } = window;
    await page.getByRole('button', { name: 'Weave cloth' }).click();
    await page.getByRole('dialog').getByText('Sort the wool.').waitFor();
    expect(await page.getByRole('button', { name: /Publish|Reject|Waiting/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'New version' }).click();
    const form = page.getByRole('dialog', { name: /New version/ });
    await form.getByLabel('Version').fill('1.0.0');
    await form.getByLabel('Document').fill('# Another text\n');
    await form.getByRole('button', { name: 'Submit for review' }).click();
    await form.getByRole('alert').waitFor();
    expect(await form.getByLabel('Version').getAttribute('aria-invalid')).toBe('true');
    await form.getByLabel('Version').fill('3.0.0');
    await form.getByRole('button', { name: 'Submit for review' }).click();
    await page.getByText('weave-cloth 3.0.0 waits for a review').waitFor();
    expect(watch.faults).toEqual([]);
    await window.close();
  }, 60_000);
});
