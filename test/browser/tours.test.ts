import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './support/launch-browser.ts';
import type { Tour } from './support/tour.ts';
import { looks, walksOf, walkTour } from './support/walk-tour.ts';
import { startWorld } from './support/world.ts';
import type { World } from './support/world.ts';

/** `TOURS=fleet,board` walks these alone. */
const wanted = process.env['TOURS']?.split(',');
/** `LOOKS=390-dark-zh,1280-light-en` walks them in these looks alone. */
const wantedLooks = process.env['LOOKS']?.split(',');
const shownLooks = looks.filter(
  ({ width, scheme, language }) => wantedLooks?.includes(`${width}-${scheme}-${language}`) ?? true,
);
const names = readdirSync(new URL('tours/', import.meta.url)).map((file) => file.replace(/\.ts$/, ''));
const tours: Tour[] = [];
for (const name of names) {
  const { tour } = (await import(`./tours/${name}.ts`)) as { tour: Tour };
  if (wanted === undefined || wanted.includes(tour.page)) tours.push(tour);
}

/** As many at a time as keep two cores busy: a page waits for the hub, and the hub for the page. */
const atOnce = 3;
const walks = tours.flatMap((tour) =>
  walksOf(shownLooks).map((walk) => ({ tour, walk, done: Promise.withResolvers<string[]>() })),
);
let browser: Browser;
let world: World;

async function walkAll(): Promise<void> {
  const left = walks.values();
  const walker = async (): Promise<void> => {
    for (const { tour, walk, done } of left) await walkTour(browser, world, tour, walk).then(done.resolve, done.reject);
  };
  await Promise.all(Array.from({ length: atOnce }, walker));
}

beforeAll(async () => {
  [browser, world] = await Promise.all([launchBrowser(), startWorld()]);
  void walkAll();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await world.close();
});

describe.each([...new Set(tours.map(({ page }) => page))])('the tour of %s', (page) => {
  const ofPage = walks.filter(({ tour }) => tour.page === page);
  test.each(
    ofPage.map(
      ({ walk, done }) => [`${walk.width} px, ${walk.language}, ${walk.schemes.join(' and ')}`, done] as const,
    ),
  )(
    'shows no fault: %s',
    async (_walk, done) => {
      expect(await done.promise).toEqual([]);
    },
    300_000,
  );
});
