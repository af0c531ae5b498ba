import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './alternate.ts';
import type { Engine } from './engines.ts';
import { openMany, percentiles, request } from './load.ts';
import { text } from './scenarios.ts';
import { alone, stop } from './sides.ts';
import {
  listenerOf,
  lostAfterMs,
  openSocket,
  openStreams,
  startWithListeners,
  tell,
  type Report,
} from './stream-readers.ts';

const fewStreams = 500;
const perSecond = 200;
const senders = 32;
/** Sent to before each round and not counted: until then a program catches up with its timers, and the core with its code. */
const leadInSeconds = 0.5;

/** How long a round of sending takes, how long each program is sent to before the first, and how many there are. */
export interface Pace {
  readonly seconds: number;
  readonly warmUpSeconds: number;
  readonly rounds: number;
}

/** 500 streams while 200 tasks a second are sent: the time from the request to the event at its reader. */
export async function measureLatency(engine: Engine, pace: Pace, report: Report): Promise<void> {
  const { sides, user, tokens } = await startWithListeners(engine, 'listeners', fewStreams);
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
        const ahead = due - performance.now();
        if (ahead > 0) await sleep(ahead);
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
