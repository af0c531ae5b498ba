import type { CDPSession } from 'playwright-core';
import type { FullWorld } from './fill-world.ts';
import { longPages, openConsole, type LongPage } from './open-console.ts';
import { startStorm } from './start-storm.ts';
import { tell } from './tell.ts';

/** More than the hub can make: it gives what it can. */
const rate = 2_000;
const samples = 6;
const longestMs = 120_000;

/** What the heap of a page keeps of so many events, as the slope of a line through its sizes after collections. */
export async function measureHeap(
  { url, port }: { readonly url: string; readonly port: number },
  world: FullWorld,
  events: number,
  pages: readonly LongPage[] = longPages,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const each = Math.floor(events / pages.length);
  for (const { path, row } of pages) {
    const window = await openConsole(url, world);
    await window.page.goto(path);
    await window.page.locator(row).first().waitFor();
    const storm = await startStorm(port, world, rate);
    const points: (readonly [events: number, megabytes: number])[] = [];
    // What the first events leave for good (compiled code, first answers) belongs to no slope.
    const first = each / samples;
    for (let at = 0; at <= samples; at += 1) {
      await storm.until(first + (at * each) / samples, longestMs);
      points.push([storm.heard(), await heapOf(window.session)]);
    }
    const perSecond = await storm.stop();
    const sizes = points.map(([, megabytes]) => megabytes.toFixed(1)).join(', ');
    const more = `${points.at(-1)?.[0] ?? 0} events, ${perSecond.toFixed(0)} a second; ${sizes} MB`;
    tell(`${path} heap over 60,000 events`, slopeOf(points) * 60_000, 5, 'MB', more);
    faults.push(...window.faults);
    await window.close();
  }
  return faults;
}

/** What is left once all that nothing needs is gone, in megabytes. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
}

/** The slope of the line that fits the points best. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1): number => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const shared = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return shared / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}
