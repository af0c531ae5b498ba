import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { TestUser } from '../support/start-hub.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';

let browser: Browser;
let hub: ConsoleHub;
let mira: TestUser;
let yuki: TestUser;
beforeAll(async () => {
  [browser, hub] = await Promise.all([launchBrowser(), startConsoleHub()]);
}, 60_000);
beforeEach(async () => {
  [mira, yuki] = [await hub.registerUser(), await hub.registerUser()];
});
afterAll(async () => {
  await browser.close();
  await hub.close();
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** What the page and the storage of the browser hold. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([document.body.innerHTML, { ...localStorage }, { ...sessionStorage }]));

async function addYuki(role: string): Promise<void> {
  const body = { user_id: yuki.userId, role };
  await hub.api('POST', `/api/networks/${mira.networkId}/members`, { token: mira.token, body });
}

describe('tokens', () => {
  test('are shown once, work, and end when they are revoked', async () => {
    const { page, watch, close } = await openWindow(browser, hub, { person: mira, path: '/ui/settings/tokens' });
    await page.getByRole('button', { name: 'New token' }).click();
    await page.getByLabel('Name of the agent').fill('weaver');
    await page.getByRole('button', { name: 'Make token' }).click();
    const token = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
    expect((await hub.api('GET', '/api/auth/tokens', { token })).status).toBe(200);

    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await everything(page)).not.toContain(token);
    await row(page, 'weaver').getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByText('Revoke “node:weaver”?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await hub.api('GET', '/api/auth/tokens', { token })).status).toBe(200);
    await row(page, 'weaver').getByRole('button', { name: 'Revoke' }).click();
    // The row goes before the hub has answered.
    const revoked = page.waitForResponse('**/auth/tokens/**');
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await row(page, 'weaver').waitFor({ state: 'detached' });
    await revoked;
    expect((await hub.api('GET', '/api/auth/tokens', { token })).status).toBe(401);
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);
});

describe('members', () => {
  test('see a new role at once, and what it opens', async () => {
    await addYuki('member');
    const path = `/ui/settings/networks?network=${mira.networkId}`;
    const theirs = await openWindow(browser, hub, { person: yuki, path });
    const sections = theirs.page.getByRole('navigation', { name: 'Settings' });
    await sections.getByRole('link', { name: 'Networks' }).waitFor();
    expect(await sections.getByRole('link', { name: 'Members' }).count()).toBe(0);

    const mine = await openWindow(browser, hub, { person: mira, path: '/ui/settings/members' });
    await row(mine.page, yuki.username).getByRole('button').click();
    await mine.page.getByRole('menuitem', { name: 'Change role and access' }).click();
    await mine.page.getByLabel('Role').selectOption('admin');
    await mine.page.getByRole('button', { name: 'Change role and access' }).click();
    await row(mine.page, yuki.username).getByText('Admin').waitFor();
    await sections.getByRole('link', { name: 'Members' }).click();

    // Roles are for the owner to give: an admin is offered no change, and nothing about the owner.
    await row(theirs.page, mira.username).waitFor();
    expect(await row(theirs.page, mira.username).getByRole('button').count()).toBe(0);
    expect([...mine.watch.faults, ...theirs.watch.faults]).toEqual([]);
    await Promise.all([mine.close(), theirs.close()]);
  }, 60_000);

  test('are added by id, and a wrong id is refused at its field', async () => {
    const { page, watch, close } = await openWindow(browser, hub, { person: mira, path: '/ui/settings/members' });
    await page.getByRole('button', { name: 'Add member' }).click();
    const form = page.getByRole('dialog');
    watch.expectMessage(/members .*status of 404/);
    await form.getByLabel('User id').fill('u_nobody');
    await form.getByRole('button', { name: 'Add member' }).click();
    await form.getByText('There is no such user.').waitFor();
    expect(await form.getByLabel('User id').getAttribute('aria-invalid')).toBe('true');
    await form.getByLabel('User id').fill(yuki.userId);
    await form.getByLabel('Role').selectOption('viewer');
    await form.getByRole('button', { name: 'Add member' }).click();
    await row(page, yuki.username).getByText('Viewer').waitFor();
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);
});

describe('an invite', () => {
  test('is used by a browser that signs in on its way, and its code stays in no address', async () => {
    const mine = await openWindow(browser, hub, { person: mira, path: '/ui/settings/invites' });
    await mine.page.getByRole('button', { name: 'New invite' }).click();
    await mine.page.getByRole('dialog').getByLabel('Role').selectOption('viewer');
    await mine.page.getByRole('button', { name: 'Make invite' }).click();
    const link = (await mine.page.getByRole('dialog').locator('code').first().textContent()) ?? '';
    const code = link.slice(link.indexOf('#') + 1);
    expect(code).toMatch(/^inv_/);

    const theirs = await openWindow(browser, hub, { path: link });
    await theirs.page.waitForURL(/\/ui\/sign-in/);
    expect(theirs.page.url()).not.toContain(code);
    await theirs.page.getByLabel('User name').fill(yuki.username);
    await theirs.page.getByLabel('Password').fill(yuki.password);
    await theirs.page.keyboard.press('Enter');
    await theirs.page.getByRole('dialog').getByRole('button', { name: 'Join' }).click();
    await theirs.page.getByRole('dialog').getByText('You joined as Viewer').waitFor();
    await theirs.page.getByRole('button', { name: 'Done' }).click();
    await theirs.page.waitForURL(new RegExp(`network=${mira.networkId}`));
    await theirs.page.getByRole('listitem').filter({ hasText: 'shown now' }).getByText('Viewer').waitFor();

    // It was for one person: the next is refused at the field.
    theirs.watch.expectMessage(/networks\/join .*status of 400/);
    await theirs.page.getByRole('button', { name: 'Join by invite' }).click();
    await theirs.page.getByLabel('Invite code').fill(link);
    await theirs.page.getByRole('button', { name: 'Join', exact: true }).click();
    await theirs.page.getByText('This invite has been used as often as it allows.').waitFor();
    await mine.page.getByRole('button', { name: 'Done' }).click();
    expect(await everything(mine.page)).not.toContain(code);
    expect([...mine.watch.faults, ...theirs.watch.faults]).toEqual([]);
    await Promise.all([mine.close(), theirs.close()]);
  }, 60_000);
});

describe('networks', () => {
  test('an owner cannot leave, and deletes by name what no agent is at work in', async () => {
    const token = await hub.mintNode(mira, 'weaver');
    const report = { resume_id: 'r-1', alias: 'weaver', server: 'host-a' };
    await hub.tool('report_status', { ...report, status: 'working' }, token);
    const { page, watch, close } = await openWindow(browser, hub, { person: mira, path: '/ui/settings/networks' });
    await page.getByRole('button', { name: `More for ${mira.username}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Leave' }).count()).toBe(0);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const form = page.getByRole('dialog');
    const button = form.getByRole('button', { name: 'Delete network' });
    expect(await button.isDisabled()).toBe(true);
    await form.getByLabel(`Type ${mira.username} to confirm`).fill(mira.username);
    watch.expectMessage(/networks\/net_.*status of 4/);
    await button.click();
    await form.getByText('The network has 1 active sessions. Stop them first.').waitFor();
    await hub.tool('report_status', { ...report, status: 'offline' }, token);
    // Its streams end with it, and come back once before the page has heard.
    watch.expectMessage(/\/events\/.*status of 403/);
    await button.click();
    await page.getByText('You are in no network').waitFor();
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);
});

describe('browser sessions', () => {
  test('that are ended elsewhere sign their browser out', async () => {
    const other = await openWindow(browser, hub, { person: mira, path: '/ui/' });
    await other.page.getByRole('heading', { level: 1 }).waitFor();
    other.watch.expectMessage(/status of 401/);
    const { page, watch, close } = await openWindow(browser, hub, { person: mira, path: '/ui/settings/security' });
    const sessions = page.getByRole('list', { name: 'Signed-in browsers' }).getByRole('listitem');
    await sessions.nth(1).getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await other.page.waitForURL(/\/ui\/sign-in/);
    await sessions.nth(1).waitFor({ state: 'detached' });
    await sessions.getByText('This browser').waitFor();
    expect([...watch.faults, ...other.watch.faults]).toEqual([]);
    await Promise.all([close(), other.close()]);
  }, 60_000);

  test('end with a new password, but for this one', async () => {
    const other = await openWindow(browser, hub, { person: mira, path: '/ui/' });
    await other.page.getByRole('heading', { level: 1 }).waitFor();
    const { page, watch, close } = await openWindow(browser, hub, { person: mira, path: '/ui/settings/security' });
    for (const one of [watch, other.watch]) one.expectMessage(/status of (401|400)/);
    const change = async (old: string): Promise<void> => {
      await page.getByLabel('Current password').fill(old);
      await page.getByLabel('New password', { exact: false }).first().fill('fern-Comet-91');
      await page.getByLabel('New password, again').fill('fern-Comet-91');
      await page.getByRole('button', { name: 'Change password' }).click();
    };
    await change('not the one');
    await page.getByText('The current password is wrong.').waitFor();
    await change(mira.password);
    await page.getByText('The password is changed.').waitFor();
    await other.page.waitForURL(/\/ui\/sign-in/);
    await page.getByRole('list', { name: 'Signed-in browsers' }).getByText('This browser').waitFor();
    expect([...watch.faults, ...other.watch.faults]).toEqual([]);
    await Promise.all([close(), other.close()]);
  }, 60_000);
});

describe('the audit log', () => {
  test('keeps its filters in the address, and is saved as they say', async () => {
    await addYuki('member');
    const invite = { token: mira.token, body: { role: 'viewer' } };
    await hub.api('POST', `/api/networks/${mira.networkId}/invite`, invite);
    const { page, watch, close } = await openWindow(browser, hub, { person: mira, path: '/ui/settings/audit' });
    const rows = page.getByRole('table').locator('[data-index]');
    await rows.filter({ hasText: 'Made an invite' }).waitFor();
    await page.getByLabel('Action').selectOption('member_added');
    await page.waitForURL(/action=member_added/);
    await rows.filter({ hasText: 'Made an invite' }).waitFor({ state: 'detached' });
    await page.reload();
    await rows.filter({ hasText: 'Added a member' }).waitFor();
    expect(await rows.count()).toBe(1);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    let csv = '';
    for await (const part of await download.createReadStream()) csv += String(part);
    const [head, ...lines] = csv.trim().split('\r\n');
    expect(head).toBe('created_at,user_id,username,action,target_type,target_id,detail');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${mira.userId},${mira.username},member_added,user,${yuki.userId}`);
    expect(watch.faults).toEqual([]);
    await close();
  }, 60_000);
});
