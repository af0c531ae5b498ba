import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../test/support/free-port.ts';
import { openSqlite } from './engines.ts';
import { fill } from './fill.ts';
import { request, runLoad, toolCall } from './load.ts';
import { aliasOf, text } from './scenarios.ts';
import { startHub, stop, stopAll, type Side } from './sides.ts';
import { addListeners, openStreams } from './stream-readers.ts';

/**
 * Prints what it costs to watch a hub, in processor time of its main thread: a call with metrics, with traces and
 * without either, in turns, and a scrape while many streams are open.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '7' },
    streams: { type: 'string', default: '5000' },
    scrapes: { type: 'string', default: '6' },
  },
});
const [seconds, rounds, scrapes] = [Number(values.seconds), Number(values.rounds), Number(values.scrapes)];
/** Longer than anything that a scrape remembers. */
const pauseMs = 5_100;
const connections = 16;

const folder = mkdtempSync(join(tmpdir(), 'hub-watching-'));
const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Milliseconds that the main thread has run; Linux only. */
const ranMs = ({ child }: Side): number =>
  Number(readFileSync(`/proc/${child.pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6;

/** Microseconds of the main thread for one call. */
async function costOf(side: Side, call: string, time: number): Promise<number> {
  const before = ranMs(side);
  const { units } = await runLoad(side.port, [() => call], connections, time, true);
  return ((ranMs(side) - before) * 1_000) / units;
}

/** Hubs that are watched in different ways, the first by nobody. */
async function startSides(collector: string): Promise<readonly (readonly [name: string, side: Side])[]> {
  const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: collector };
  const kinds: readonly (readonly [name: string, settings: Record<string, string>])[] = [
    ['nothing', {}],
    ['metrics', { HUB_METRICS_LISTEN: `127.0.0.1:${await freePort()}` }],
    ['traces of 5 %', { ...traces, HUB_TRACE_PERCENT: '5' }],
    ['traces of all', traces],
  ];
  const sides: [string, Side][] = [];
  for (const [name, settings] of kinds) sides.push([name, await startHub(join(folder, name), name, [], settings)]);
  return sides;
}

/** The calls that are measured, ready to be sent to a hub. */
async function callsOf({ port }: Side): Promise<Readonly<Record<string, string>>> {
  const { user, nodes, taskId } = await fill(port, 0);
  const report = { alias: aliasOf(0), resume_id: 'r-0', status: 'idle' };
  return {
    'GET /api/task': request('GET', `/api/task/${taskId}`, user),
    heartbeat: toolCall(nodes[0] ?? '', 'report_status', report),
    dispatch: request('POST', '/api/task', user, { alias: aliasOf(0), task: text }),
  };
}

async function measureCalls(): Promise<void> {
  const collector = createServer((req, res) => req.resume().on('end', () => res.end('{}')));
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const sides = await startSides(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  const calls: Readonly<Record<string, string>>[] = [];
  for (const [, side] of sides) calls.push(await callsOf(side));
  for (const name of Object.keys(calls[0] ?? {})) {
    const costs: number[][] = sides.map(() => []);
    for (let round = 0; round <= rounds; round += 1) {
      for (const [at, [, side]] of sides.entries()) {
        const cost = await costOf(side, calls[at]?.[name] ?? '', seconds);
        if (round > 0) costs[at]?.push(cost);
      }
    }
    const [least = 0, ...more] = costs.map(median);
    const told = more.map((cost, at) => `${sides[at + 1]?.[0]} ${(cost - least).toFixed(1)} more`);
    console.log(`${name}: ${least.toFixed(1)} µs; ${told.join(', ')}`);
  }
  for (const [, { child }] of sides) await stop(child);
  collector.close();
}

async function measureScrapes(): Promise<void> {
  const engine = openSqlite(folder);
  const place = await engine.create('many');
  const first = await startHub(place.folder, 'filling');
  await fill(first.port, 0);
  await stop(first.child);
  const tokens = await addListeners(engine, place, Number(values.streams));
  const metricsPort = await freePort();
  const hub = await startHub(place.folder, 'many', [], { HUB_METRICS_LISTEN: `127.0.0.1:${metricsPort}` });
  const sockets = await openStreams(hub.port, tokens, () => undefined);
  const scrape = async (): Promise<string> => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const size = (await scrape()).length;
  const costs: number[] = [];
  for (let round = 0; round < scrapes; round += 1) {
    await sleep(pauseMs);
    const before = ranMs(hub);
    await scrape();
    costs.push(ranMs(hub) - before);
  }
  const shown = costs.map((cost) => cost.toFixed(1)).join(', ');
  console.log(`a scrape with ${sockets.length} streams, ${size} bytes: ${median(costs).toFixed(1)} ms (${shown})`);
  for (const socket of sockets) socket.destroy();
  await stop(hub.child);
}

try {
  await measureCalls();
  await measureScrapes();
} finally {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
}
