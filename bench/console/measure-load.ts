import type { FullWorld } from './fill-world.ts';
import { longPages, openConsole, type LongPage } from './open-console.ts';
import { tell } from './tell.ts';

const slowdown = 4;
/** Where people come in; who opens another page first waits for its rows and, on most, for what belongs to them. */
const entry = '/ui/';
/** After the first rows are shown, for what still paints or is asked for. */
const settleMs = 2_500;

/** The first visit of each long page by an empty browser on a machine that is four times as slow. */
export async function measureLoad(
  url: string,
  world: FullWorld,
  pages: readonly LongPage[] = longPages,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { path, row } of pages) {
    const window = await openConsole(url, world);
    const { page, session } = window;
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(path);
    await page.locator(row).first().waitFor();
    const atRows = requests.length;
    await page.waitForTimeout(settleMs);
    const scripts = requests.filter((one) => one.endsWith('.js'));
    const sizes = await Promise.all(scripts.map((script) => sizeOf(url + script)));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    tell(`${path} script, gzip`, bytes / 1_000, 200, 'KB');
    tell(`${path} requests`, atRows, path === entry ? 12 : undefined, '', `${requests.length} when settled`);
    const { startTime, text } = await page.evaluate(readLargest);
    tell(`${path} largest paint`, startTime, 2_500, 'ms', text);
    faults.push(...window.faults);
    await window.close();
  }
  return faults;
}

/** The bytes of a file as gzip, the coding that every browser takes; most take less. */
async function sizeOf(address: string): Promise<number> {
  const answer = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
  return Number(answer.headers.get('content-length'));
}

function readLargest(): Promise<{ startTime: number; text: string }> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & { readonly element?: Element }) | undefined;
      const text = `${last?.element?.tagName ?? ''} ${last?.element?.textContent?.slice(0, 30) ?? ''}`;
      resolve({ startTime: last?.startTime ?? Number.NaN, text });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
