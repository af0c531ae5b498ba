import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './alternate.ts';
import type { Engine } from './engines.ts';
import { request } from './load.ts';
import { memoryOf, openFilesLimit } from './machine.ts';
import { text } from './scenarios.ts';
import { alone, stop, type Side } from './sides.ts';
import { lostAfterMs, openSocket, openStreams, startWithListeners, tell, type Report } from './stream-readers.ts';

const manyStreams = 5_000;
const spareFiles = 500;

/** How often the crowd comes, and how many broadcasts it hears each time. */
export interface Crowds {
  readonly rounds: number;
  readonly broadcasts: number;
}

/** 5,000 streams: how long opening them takes, the memory of one, and the time until a broadcast has reached the last. */
export async function measureBroadcasts(engine: Engine, { rounds, broadcasts }: Crowds, report: Report): Promise<void> {
  const wanted = manyStreams + spareFiles;
  if (openFilesLimit() < wanted) {
    console.log(`${manyStreams} streams need ${wanted} open files a process: raise the limit with ulimit -n ${wanted}`);
    return;
  }
  const { sides, user, tokens } = await startWithListeners(engine, 'crowd', manyStreams);
  const crowds: Crowd[][] = sides.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const order = [...sides.keys()];
    for (const at of round % 2 ? order : order.toReversed()) {
      const side = sides[at]!;
      crowds[at]!.push(await alone(sides, side, () => crowd(side, user, tokens, broadcasts)));
    }
  }
  const middle = (figure: 'opening' | 'last'): number[] =>
    crowds.map((own) => median(own.map((round) => round[figure])));
  tell(report, '5,000 streams, opening', middle('opening'), 'ms');
  tell(report, '5,000 streams, broadcast to the last', middle('last'), 'ms');
  // Later crowds find the memory that the first one left.
  const memory = crowds.map(([first]) => first?.memory ?? 0);
  tell(report, '5,000 streams, memory', memory, 'KiB');
  report(
    '5,000 streams, lost',
    crowds[0]!.reduce((sum, { lost }) => sum + lost, 0),
  );
  for (const { child } of sides) await stop(child);
}

interface Crowd {
  readonly opening: number;
  readonly memory: number;
  readonly last: number;
  readonly lost: number;
}

/** Opens all streams of one side, sends to them, and closes them. */
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
  // Of connections that are closed in order the ports stay taken for a minute, and later crowds open ten times as slowly.
  for (const socket of [...streams, sender]) socket.resetAndDestroy();
  // The next crowd finds no stream of this one.
  await sleep(1_000);
  return { opening, memory, last: median(times), lost };
}
