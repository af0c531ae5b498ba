import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { fillSessions } from '../parity/fill.ts';
import type { TestUser } from '../support/start-hub.ts';
import { launchBrowser } from './support/launch-browser.ts';
import { openWindow } from './support/open-page.ts';
import { startConsoleHub } from './support/start-console-hub.ts';
import type { ConsoleHub } from './support/start-console-hub.ts';

const agents = 5_000;
const eventsPerSecond = 200;
const speakers = 10;
const seconds = 4;

let browser: Browser;
let hub: ConsoleHub;
let owner: TestUser;
let tokens: string[];
beforeAll(async () => {
  [browser, hub] = await Promise.all([launchBrowser(), startConsoleHub()]);
  owner = await hub.registerUser('mira');
  await fillSessions(hub, owner, agents - speakers);
  tokens = await Promise.all(Array.from({ length: speakers }, (_none, at) => hub.mintNode(owner, aliasOf(at))));
  await Promise.all(tokens.map((_token, at) => report(at, 0)));
}, 90_000);
afterAll(async () => {
  await browser.close();
  await hub.close();
});

/** Among the first of the list. */
const aliasOf = (at: number): string => `a0-${at}`;

const report = (at: number, progress: number) =>
  hub.tool(
    'report_status',
    { resume_id: `r-${at}`, alias: aliasOf(at), status: 'working', task: 'Count', progress },
    tokens[at] ?? '',
  );

/** Lets the speakers report for some seconds; answers how many reports were made. */
async function speak(): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const speaker = async (at: number): Promise<void> => {
    while (performance.now() < end) {
      const next = performance.now() + (1000 * speakers) / eventsPerSecond;
      await report(at, (count += 1) % 100);
      await new Promise((resolve) => setTimeout(resolve, next - performance.now()));
    }
  };
  await Promise.all(tokens.map((_token, at) => speaker(at)));
  return count;
}

test('5,000 agents scroll while their events come, in at most 2,500 elements', async () => {
  const { page, watch, close } = await openWindow(browser, hub, { person: owner, path: '/ui/fleet' });
  await page.getByText('5,000 agents', { exact: true }).waitFor();
  const speaking = speak();
  const measured = await page.evaluate(async (duration) => {
    const main = document.querySelector('main')!;
    const frames: number[] = [];
    const begun = performance.now();
    let [before, most] = [begun, 0];
    while (performance.now() - begun < duration) {
      main.scrollTop += 90;
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      frames.push(now - before);
      before = now;
      most = Math.max(most, document.querySelectorAll('*').length);
    }
    const sorted = frames.sort((a, b) => a - b);
    return { most, count: frames.length, median: sorted[sorted.length >> 1], late: sorted[(sorted.length * 0.95) | 0] };
  }, seconds * 1000);
  const events = await speaking;
  console.log(`${events} events in ${seconds} s; frames: ${JSON.stringify(measured)}`);
  expect(measured.most).toBeLessThanOrEqual(2_500);
  await page.evaluate(() => document.querySelector('main')?.scrollTo(0, 0));
  await report(0, 100);
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: aliasOf(0), exact: true }) });
  await row.getByText('100 %').waitFor({ timeout: 3_000 });
  expect(watch.faults).toEqual([]);
  await close();
}, 60_000);
