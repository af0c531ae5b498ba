import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import type { TestUser } from '../support/start-hub.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';

const dot =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="teal"/></svg>';
let browser: Browser;
let letIn: Gallery;
let stranger: Gallery;

/** A server of pictures on an origin of its own. */
interface Gallery {
  readonly origin: string;
  readonly server: Server;
}

async function openGallery(): Promise<Gallery> {
  const server = createServer((_req, res) => res.setHeader('content-type', 'image/svg+xml').end(dot));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

beforeAll(async () => {
  [browser, letIn, stranger] = await Promise.all([launchBrowser(), openGallery(), openGallery()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  for (const { server } of [letIn, stranger]) server.close();
});

/** An agent with a picture of a gallery, and a task whose answer shows another one. */
async function plant(hub: ConsoleHub, person: TestUser, alias: string, { origin }: Gallery): Promise<string> {
  const { token } = person;
  const node = await hub.mintNode(person, alias);
  await hub.tool('report_status', { resume_id: `r-${alias}`, alias, status: 'idle' }, node);
  const body = { avatar_url: `${origin}/face.svg` };
  expect((await hub.api('PUT', `/api/nodes/${alias}/avatar`, { token, body })).status).toBe(200);
  const { task_id } = await hub.tool('send_task', { alias, task: 'Draw the pond' }, token);
  await hub.tool('send_reply', { in_reply_to: task_id, text: `The pond: ![the pond](${origin}/pond.svg)` }, node);
  return task_id as string;
}

test.each([true, false])(
  'pictures are loaded from origins that the operator let in alone (one: %s)',
  async (isOpen) => {
    const hub = await startConsoleHub({ settings: isOpen ? { HUB_CONSOLE_IMAGE_ORIGINS: letIn.origin } : {} });
    const person = await hub.registerUser('mira');
    const tasks = [await plant(hub, person, 'painter', letIn), await plant(hub, person, 'spy', stranger)];
    const { page, watch, close } = await openWindow(browser, hub, { person, path: '/ui/fleet' });
    await page.getByRole('link', { name: 'spy', exact: true }).waitFor();
    const shown: number[] = [];
    for (const taskId of tasks) {
      if (isOpen) await page.locator('img').first().waitFor();
      shown.push(await page.locator('img').count());
      await page.goto(`/ui/tasks/${taskId}`);
      await page.getByText('The pond:').first().waitFor();
      shown.push(await page.getByRole('img', { name: 'the pond' }).count());
      await page.goto('/ui/fleet');
      await page.getByRole('link', { name: 'spy', exact: true }).waitFor();
    }
    expect(shown).toEqual(isOpen ? [1, 1, 1, 0] : [0, 0, 0, 0]);
    const asked = isOpen
      ? ['face.svg', 'pond.svg'].map((name) => `a request leaves the hub: GET ${letIn.origin}/${name}`)
      : [];
    expect([...new Set(watch.faults)].sort()).toEqual(asked);
    await close();
    await hub.close();
  },
  60_000,
);
