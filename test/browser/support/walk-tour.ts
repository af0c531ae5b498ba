import type { Browser, Page } from 'playwright-core';
import { checkPage } from './check-page.ts';
import { openWindow } from './open-page.ts';
import type { Look, Window } from './open-page.ts';
import { takePicture } from './screenshots.ts';
import type { Step, Tour, Viewer } from './tour.ts';
import { within } from './within.ts';
import type { World } from './world.ts';

/** Where nobody looks at the pictures, `PICTURES=faults` keeps those of steps that failed. */
const keepsAll = process.env['PICTURES'] !== 'faults';

/** Every way in which each step is looked at. */
export const looks: readonly Look[] = ([1280, 390] as const).flatMap((width) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['en', 'zh'] as const).map((language) => ({ width, scheme, language })),
  ),
);

/** What one walk sees: a window of one width in one language, in each of its schemes. */
export interface Walk extends Omit<Look, 'scheme'> {
  readonly schemes: readonly Look['scheme'][];
}

/** The walks that see these looks: the scheme changes under a page that stays. */
export function walksOf(wanted: readonly Look[]): Walk[] {
  const groups = Map.groupBy(wanted, ({ width, language }) => `${width} ${language}`);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ width, language }) => ({ width, language, schemes: group.map(({ scheme }) => scheme) })),
  );
}

/**
 * Walks a tour: brings the page to the state of each step, and takes a picture of it and checks it in each scheme. A step
 * that fails does not keep the others from being looked at.
 *
 * @returns one line a fault
 */
export async function walkTour(browser: Browser, world: World, tour: Tour, walk: Walk): Promise<string[]> {
  const faults: string[] = [];
  const windows = new Map<Viewer, Window>();
  try {
    for (const step of tour.steps) {
      const viewer = step.as ?? 'owner';
      const window =
        windows.get(viewer) ?? (await openWindow(browser, world.hub, { ...walk, ...world.standingOf(viewer) }));
      if (!windows.has(viewer)) tour.expects?.forEach((message) => window.watch.expectMessage(message));
      windows.set(viewer, window);
      for (const fault of await takeStep(window, world, { tour, step, walk })) faults.push(`${step.name}: ${fault}`);
    }
  } finally {
    for (const window of windows.values()) {
      faults.push(...window.watch.faults);
      await window.close();
    }
  }
  return faults;
}

interface Place {
  readonly tour: Tour;
  readonly step: Step;
  readonly walk: Walk;
}

async function takeStep({ page }: Window, world: World, { tour, step, walk }: Place): Promise<string[]> {
  const { path } = step;
  const { schemes, ...look } = walk;
  const faults: string[] = [];
  try {
    if (path !== undefined) await page.goto(typeof path === 'string' ? path : path(world));
    await step.act({ page, world, look });
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  // Of a step that failed too: the picture shows why.
  for (const scheme of schemes) {
    try {
      await within(`${step.name} shows itself ${scheme}`, showScheme(page, scheme));
      const extent = scheme === schemes[0] ? 'all' : 'colours';
      const findings = await within(`${step.name} is checked`, checkPage(page, extent));
      faults.push(...findings.map((finding) => `${scheme}: ${finding}`));
    } catch (error) {
      faults.push(`${scheme}: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (keepsAll || faults.length > 0) await takePicture(page, `${tour.page}/${step.name}`, { ...look, scheme });
  }
  return faults;
}

/** Shows a scheme, with the colours that it ends in: some pass into the others, in a time that is short but not nothing. */
async function showScheme(page: Page, scheme: Look['scheme']): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    const isShown = ({ effect }: Animation): boolean =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true;
    // What lies in a closed part of the page is not drawn, so it may never pass on.
    const shown = document.getAnimations().filter(isShown);
    await Promise.allSettled(shown.map(({ finished }) => finished));
    await frame();
  });
}
