import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildConsole } from '../web/build-console.ts';
import { fillWorld } from './console/fill-world.ts';
import { measureFrames } from './console/measure-frames.ts';
import { measureHeap } from './console/measure-heap.ts';
import { measureLoad } from './console/measure-load.ts';
import { closeBrowser, longPages } from './console/open-console.ts';
import { countMissed } from './console/tell.ts';
import { openPostgres, openSqlite } from './engines.ts';
import { startHubAt, stop } from './sides.ts';

/**
 * What the console costs a browser on a network of 5,000 agents, 100,000 tasks and 20,000 cards: the first load, the
 * frames while it is scrolled under 200 events a second, and what the heap keeps of 60,000 events. Prints each figure
 * beside its bar and ends with 1 when one is missed. `--part load,frames,heap` and `--pages fleet,board` pick some,
 * `--quick` takes shorter stretches, `--engine postgres` another database.
 */
const { values: options } = parseArgs({
  options: {
    part: { type: 'string', default: 'load,frames,heap' },
    pages: { type: 'string' },
    quick: { type: 'boolean', default: false },
    engine: { type: 'string', default: 'sqlite' },
    profile: { type: 'string' },
    seconds: { type: 'string' },
    events: { type: 'string' },
  },
});
const sizes = { agents: 5_000, tasks: 100_000, cards: 20_000 };
const seconds = Number(options.seconds ?? (options.quick ? 5 : 20));
const events = Number(options.events ?? (options.quick ? 12_000 : 60_000));
const wanted = options.pages?.split(',').map((name) => (name === 'attention' ? '/ui/' : `/ui/${name}`));
const pages = longPages.filter(({ path }) => wanted === undefined || wanted.includes(path));
const parts = options.part.split(',');

await buildConsole();
const root = mkdtempSync(join(tmpdir(), 'hub-console-'));
const engine = options.engine === 'postgres' ? await openPostgres(root) : openSqlite(root);
const world = await fillWorld(engine, sizes);
const hub = await startHubAt(world.place, { spread: true });
// A run that is ended early leaves no hub behind.
process.once('exit', () => hub.child.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const place = { url: `http://127.0.0.1:${hub.port}`, port: hub.port };
const faults: string[] = [];
try {
  if (parts.includes('load')) faults.push(...(await measureLoad(place.url, world, pages)));
  if (parts.includes('frames'))
    faults.push(...(await measureFrames(place, world, seconds * 1_000, pages, options.profile)));
  if (parts.includes('heap')) faults.push(...(await measureHeap(place, world, events, pages)));
} finally {
  await closeBrowser();
  await stop(hub.child);
  await engine.stop();
  rmSync(root, { recursive: true, force: true });
}
for (const fault of faults) console.log(fault);
// A package that ends databases resets the exit code of a program that comes to its end by itself.
process.exit(countMissed() === 0 && faults.length === 0 ? 0 : 1);
