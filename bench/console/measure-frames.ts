import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import type { FullWorld } from './fill-world.ts';
import { longPages, openConsole, type LongPage } from './open-console.ts';
import { startStorm } from './start-storm.ts';
import { tell } from './tell.ts';

/** Events of a second. */
const rate = 200;
const warmUpMs = 2_000;

/** Each long page is scrolled for so long under the storm. */
export async function measureFrames(
  { url, port }: { readonly url: string; readonly port: number },
  world: FullWorld,
  milliseconds: number,
  pages: readonly LongPage[] = longPages,
  profiles?: string,
): Promise<readonly string[]> {
  const window = await openConsole(url, world);
  await window.session.send('Performance.enable', { timeDomain: 'threadTicks' });
  for (const one of pages) {
    await window.page.goto(one.path);
    await window.page.locator(one.row).first().waitFor();
    const storm = await startStorm(port, world, rate);
    await window.page.waitForTimeout(warmUpMs);
    const begin = await busyOf(window.session);
    const finishProfile = await beginProfile(window.session, profiles, one.path);
    const { frames, elements, nodes } = await scroll(window.page, one.scroller, milliseconds);
    await finishProfile();
    const busy = Math.round(((await busyOf(window.session)) - begin) / (milliseconds / 100_000));
    const perSecond = await storm.stop();
    const sorted = frames.toSorted((a, b) => a - b);
    const at = (part: number): string => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
    const spread = `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(0.9999)} ms, ${frames.length} frames, ${busy} % of a core`;
    // Fewer events than wanted would make the frames look better than they are.
    tell(
      `${one.path} missing events/s`,
      Math.max(0, rate - perSecond),
      rate * 0.02,
      '',
      `${perSecond.toFixed(0)} a second`,
    );
    tell(`${one.path} frame, p95`, p95, 33, 'ms', spread);
    tell(`${one.path} DOM nodes`, nodes, 2_500, '', `${elements} elements`);
  }
  await window.close();
  return window.faults;
}

/** Seconds of processor time that the page's own thread has used. */
async function busyOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (
    metrics.find(({ name }) => name === 'ThreadTime')?.value ??
    metrics.find(({ name }) => name === 'TaskDuration')?.value ??
    0
  );
}

/** Writes what the page's script does until the returned function is called, if there is a folder for it. */
async function beginProfile(session: CDPSession, folder: string | undefined, path: string) {
  if (folder === undefined) return async (): Promise<void> => undefined;
  await session.send('Profiler.enable');
  await session.send('Profiler.start');
  return async (): Promise<void> => {
    const { profile } = await session.send('Profiler.stop');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${path.split('/')[2] || 'attention'}.cpuprofile`), JSON.stringify(profile));
  };
}

interface Scrolled {
  readonly frames: readonly number[];
  readonly elements: number;
  /** Elements and texts. */
  readonly nodes: number;
}

/** Scrolls down, and up again from the end, by a bit each frame. */
function scroll(page: Page, scroller: string, milliseconds: number): Promise<Scrolled> {
  return page.evaluate(
    async ({ selector, limit }) => {
      const frames: number[] = [];
      let [step, elements, nodes] = [60, 0, 0];
      const place = document.querySelector(selector);
      if (place === null) throw new Error(`nothing is ${selector}`);
      const begun = performance.now();
      for (let last = begun; last - begun < limit;) {
        place.scrollTop += step;
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        frames.push(now - last);
        last = now;
        if (place.scrollTop + place.clientHeight >= place.scrollHeight - 2) step = -60;
        if (place.scrollTop <= 0) step = 60;
        if (frames.length % 60 !== 0) continue;
        elements = Math.max(elements, document.getElementsByTagName('*').length);
        const walker = document.createTreeWalker(document);
        let count = 1;
        while (walker.nextNode() !== null) count += 1;
        nodes = Math.max(nodes, count);
      }
      return { frames: frames.slice(2), elements, nodes };
    },
    { selector: scroller, limit: milliseconds },
  );
}
