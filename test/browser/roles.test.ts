import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './support/launch-browser.ts';
import type { Viewer } from './support/tour.ts';
import { walkAs } from './support/walk-as.ts';
import type { Walk } from './support/walk-as.ts';
import { startWorld } from './support/world.ts';

/**
 * Who looks at one world at a time. What people may do they do, so those who may do much have a world of their own; the
 * groups of a lane come one after the other.
 */
const lanes: readonly (readonly (readonly Viewer[])[])[] = [
  [['viewer', 'restricted', 'member', 'newcomer'], ['admin']],
  [['manager'], ['owner']],
];
const viewers = lanes.flat(2);

let browser: Browser;
const walks = new Map<Viewer, Walk>();
beforeAll(async () => {
  browser = await launchBrowser();
  await Promise.all(
    lanes.map(async (groups) => {
      for (const group of groups) await walkGroup(group);
    }),
  );
  console.log(
    [...walks]
      .map(([viewer, { pages, presses, ms }]) => `${viewer}: ${pages.length} pages, ${presses} presses, ${ms} ms`)
      .join('\n'),
  );
}, 900_000);
afterAll(() => browser.close());

async function walkGroup(group: readonly Viewer[]): Promise<void> {
  const world = await startWorld();
  const walked = await Promise.all(group.map((viewer) => walkAs(browser, world, viewer)));
  group.forEach((viewer, at) => walks.set(viewer, walked[at] as Walk));
  await world.close();
}

describe('a page asks for nothing that is refused, and no control leads to a refusal', () => {
  test.each(viewers)('%s', (viewer) => {
    const { pages, presses, refusals } = walks.get(viewer) as Walk;
    expect(refusals).toEqual([]);
    expect(pages.length).toBeGreaterThan(1);
    expect(presses).toBeGreaterThan(pages.length);
  });

  test('only people of the hub are led to its pages', () => {
    const { pages } = walks.get('owner') as Walk;
    expect(pages.filter((page) => page.startsWith('/admin'))).toEqual([]);
  });
});
