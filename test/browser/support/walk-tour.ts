import type { Browser } from 'playwright-core';
import { checkPage } from './check-page.ts';
import { openWindow } from './open-page.ts';
import type { Look, Window } from './open-page.ts';
import { takePicture } from './screenshots.ts';
import type { Step, Tour, Viewer } from './tour.ts';
import type { World } from './world.ts';

/** Every way in which each step is looked at. */
export const looks: readonly Look[] = ([1280, 390] as const).flatMap((width) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['en', 'zh'] as const).map((language) => ({ width, scheme, language })),
  ),
);

/**
 * Walks a tour in one look: takes a picture of each step and checks it. A step that fails does not keep the others from
 * being looked at.
 *
 * @returns one line a fault
 */
export async function walkTour(browser: Browser, world: World, tour: Tour, look: Look): Promise<string[]> {
  const faults: string[] = [];
  const windows = new Map<Viewer, Window>();
  try {
    for (const step of tour.steps) {
      const viewer = step.as ?? 'owner';
      const window =
        windows.get(viewer) ?? (await openWindow(browser, world.hub, { ...look, ...world.standingOf(viewer) }));
      if (!windows.has(viewer)) tour.expects?.forEach((message) => window.watch.expectMessage(message));
      windows.set(viewer, window);
      for (const fault of await takeStep(window, world, { tour, step, look })) faults.push(`${step.name}: ${fault}`);
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
  readonly look: Look;
}

async function takeStep({ page }: Window, world: World, { tour, step, look }: Place): Promise<string[]> {
  const { path } = step;
  const faults: string[] = [];
  try {
    if (path !== undefined) await page.goto(typeof path === 'string' ? path : path(world));
    await step.act({ page, world, look });
    faults.push(...(await checkPage(page)));
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  // Of a step that failed too: the picture shows why.
  await takePicture(page, `${tour.page}/${step.name}`, look);
  return faults;
}
