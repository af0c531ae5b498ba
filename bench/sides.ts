import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** A program under load. */
export interface Side {
  readonly name: string;
  readonly port: number;
  readonly child: ChildProcess;
}

const started: ChildProcess[] = [];

/** Starts the hub on a data folder, without the limits that a benchmark would run into. */
export function startHub(
  folder: string,
  name = 'hub',
  flags: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<Side> {
  const unlimited = '100000000';
  const limits = {
    HUB_REQUESTS_PER_MINUTE: unlimited,
    HUB_BODY_MIB_PER_MINUTE: unlimited,
    HUB_LOOP_SENDS_PER_MINUTE: unlimited,
    HUB_TOKENS_PER_PERSON: '1000000',
  };
  return start(name, [...flags, 'src/main.ts'], { HUB_PORT: '0', HUB_DATA_DIR: folder, ...limits, ...settings });
}

/** Starts the limit program on a hub's database file. */
export const startLimit = (file: string): Promise<Side> => start('limit', ['bench/limit-server.ts', file], {});

/** Starts the server that answers `response` to everything. */
export const startBare = (response: string): Promise<Side> => start('bare', ['bench/bare-server.ts', response], {});

/** Starts a program that prints one JSON line with its `port` or `url` when it is ready. */
function start(name: string, args: readonly string[], env: Record<string, string>): Promise<Side> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /"port":(\d+)|"url":"http:\/\/[^:"]+:(\d+)/.exec(line);
      if (found) resolve({ name, port: Number(found[1] ?? found[2]), child });
    });
  });
}

/** Processor time that a program has used, in ticks of 10 ms; 0 where the system does not tell. */
export function ticksOf({ child }: Side): number {
  try {
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}

/** Ends a program as an operator would and waits for it. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Ends whatever still runs. */
export async function stopAll(): Promise<void> {
  for (const child of started) await stop(child);
}
