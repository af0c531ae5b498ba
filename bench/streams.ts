import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './alternate.ts';
import type { Engine } from './engines.ts';
import { fill } from './fill.ts';
import { openMany, percentiles, request } from './load.ts';
import { memoryOf, openFilesLimit } from './machine.ts';
import { text } from './scenarios.ts';
import { startAll } from './shares.ts';
import { alone, stop, type Side } from './sides.ts';
import { addListeners, listenerOf, openStreams } from './stream-readers.ts';

/** One figure of the hub as a multiple of the mission's, then the hub's own, the design's and the mission's. */
export type Report = (name: string, figure: number, ...from: string[]) => void;

const [fewStreams, manyStreams] = [500, 5_000];
const perSecond = 200;
const senders = 32;
const lostAfterMs = 5_000;
/** Sent to before each round and not counted: until then a program catches up with its timers, and the core with its code. */
const leadInSeconds = 0.5;
const spareFiles = 500;

/** The hub and both limit programs with that many listeners, and a person who sends. */
async function startWith(engine: Engine, name: string, listeners: number) {
  let user = '';
  let tokens: string[] = [];
  const sides = await startAll(engine, name, async (port) => (user = (await fill(port, 0)).user), {
    prepare: async (place) => void (tokens = await addListeners(engine, place, listeners)),
  });
  return { sides, user, tokens };
}

/** How long a round of sending takes, how long each program is sent to before the first, and how many there are. */
export interface Pace {
  readonly seconds: number;
  readonly warmUpSeconds: number;
  readonly rounds: number;
}

/** 500 streams while 200 tasks a second are sent: the time from the request to the event at its reader. */
export async function measureLatency(engine: Engine, pace: Pace, report: Report): Promise<void> {
  const { sides, user, tokens } = await startWith(engine, 'listeners', fewStreams);
  const figures = sides.map(() => ({ p50: [] as number[], p99: [] as number[], lost: 0 }));
  const readers = await Promise.all(sides.map((side) => listen(side.port, user, tokens)));
  await Promise.all(readers.map((reader) => reader.send(0, pace.warmUpSeconds)));
  for (let round = 0; round < pace.rounds; round += 1) {
    const order = [...sides.keys()];
    for (const at of round % 2 ? order : order.toReversed()) {
      const { times, lost } = await alone(sides, sides[at]!, () => readers[at]!.send(pace.seconds, leadInSeconds));
      const { p50, p99 } = percentiles(Float64Array.from(times).sort());
      figures[at]!.p50.push(p50);
      figures[at]!.p99.push(p99);
      figures[at]!.lost += lost;
    }
  }
  for (const figure of ['p50', 'p99'] as const)
    tell(
      report,
      `${fewStreams} streams, ${figure}`,
      figures.map((side) => median(side[figure])),
      'ms',
    );
  report(`${fewStreams} streams, lost`, figures[0]!.lost);
  for (const reader of readers) reader.close();
  for (const { child } of sides) await stop(child);
}

interface Listening {
  /** @param leadIn seconds ahead of these that are not counted */
  send(seconds: number, leadIn: number): Promise<{ times: number[]; lost: number }>;
  close(): void;
}

/** Opens the streams of one side; `send` then sends to one listener after the other at a steady pace. */
async function listen(port: number, user: string, tokens: readonly string[]): Promise<Listening> {
  const waiting = new Map<number, number>();
  let times: number[] = [];
  const streams = await openStreams(port, tokens, (listener, type) => {
    const sent = waiting.get(listener);
    if (type !== 'new_task' || sent === undefined) return;
    times.push(performance.now() - sent);
    waiting.delete(listener);
  });
  let next = 0;
  const sendOne = (sockets: readonly Socket[]): void => {
    const listener = next % fewStreams;
    waiting.set(listener, performance.now());
    sockets[next % senders]!.write(request('POST', '/api/task', user, { alias: listenerOf(listener), task: text }));
    next += 1;
  };
  return {
    send: async (seconds, leadIn) => {
      // While the other programs had their turns, connections without a request were closed.
      const sockets = await openMany(senders, () => openSocket(port));
      const begun = performance.now();
      for (let sent = 0; sent < (leadIn + seconds) * perSecond; sent += 1) {
        if (sent === leadIn * perSecond) times = [];
        const due = begun + (sent * 1000) / perSecond;
        if (due > performance.now()) await sleep(due - performance.now());
        sendOne(sockets);
      }
      const last = performance.now();
      while (waiting.size > 0 && performance.now() - last < lostAfterMs) await sleep(10);
      const lost = waiting.size;
      waiting.clear();
      for (const socket of sockets) socket.destroy();
      return { times, lost };
    },
    close: () => streams.forEach((socket) => socket.destroy()),
  };
}

/** 5,000 streams: how long opening them takes, the memory of one, and the time until a broadcast has reached the last. */
export async function measureBroadcasts(engine: Engine, broadcasts: number, report: Report): Promise<void> {
  const wanted = manyStreams + spareFiles;
  if (openFilesLimit() < wanted) {
    console.log(`${manyStreams} streams need ${wanted} open files a process: raise the limit with ulimit -n ${wanted}`);
    return;
  }
  const { sides, user, tokens } = await startWith(engine, 'crowd', manyStreams);
  const figures: Crowd[] = [];
  for (const side of sides) figures.push(await crowd(side, user, tokens, broadcasts));
  const of = (figure: 'opening' | 'last' | 'memory'): number[] => figures.map((side) => side[figure]);
  tell(report, '5,000 streams, opening', of('opening'), 'ms');
  tell(report, '5,000 streams, broadcast to the last', of('last'), 'ms');
  tell(report, '5,000 streams, memory', of('memory'), 'KiB');
  report('5,000 streams, lost', figures[0]!.lost);
  for (const { child } of sides) await stop(child);
}

interface Crowd {
  readonly opening: number;
  readonly memory: number;
  readonly last: number;
  readonly lost: number;
}

async function crowd(
  { port, child }: Side,
  user: string,
  tokens: readonly string[],
  broadcasts: number,
): Promise<Crowd> {
  let heard = 0;
  let all = (): void => undefined;
  const send = async (): Promise<number> => {
    heard = 0;
    const begun = performance.now();
    const done = new Promise<void>((resolve) => (all = resolve));
    sender.write(request('POST', '/api/broadcast', user, { message: text }));
    await Promise.race([done, sleep(4 * lostAfterMs, undefined, { ref: false })]);
    return performance.now() - begun;
  };
  const sender = await openSocket(port);
  // What a broadcast itself makes the program hold is not the streams' memory.
  sender.write(request('POST', '/api/broadcast', user, { message: text }));
  await sleep(2_000);
  const before = memoryOf(child.pid ?? 0);
  const begun = performance.now();
  const streams = await openStreams(port, tokens, (_listener, type) => {
    if (type === 'broadcast' && ++heard === manyStreams) all();
  });
  const opening = performance.now() - begun;
  await sleep(1_000);
  const memory = (memoryOf(child.pid ?? 0) - before) / 1024 / manyStreams;
  const times: number[] = [];
  let lost = 0;
  for (let sent = 0; sent < broadcasts; sent += 1) {
    times.push(await send());
    lost += manyStreams - heard;
  }
  for (const socket of [...streams, sender]) socket.destroy();
  return { opening, memory, last: median(times), lost };
}

function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.on('error', reject);
    socket.resume();
  });
}

function tell(report: Report, name: string, [hub = 0, design = 0, mission = 0]: readonly number[], unit: string): void {
  const shown = [hub, design, mission].map((figure) => `${figure.toFixed(1)} ${unit}`);
  report(name, hub / mission, ...shown);
}
