import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Place } from './engines.ts';
import { cpuOf, pinned } from './machine.ts';

/** A program under load. */
export interface Side {
  readonly name: string;
  readonly port: number;
  readonly child: ChildProcess;
}

const started: ChildProcess[] = [];

/** The limits that a benchmark would run into, lifted. */
export const unlimited = {
  HUB_REQUESTS_PER_MINUTE: '100000000',
  HUB_BODY_MIB_PER_MINUTE: '100000000',
  HUB_LOOP_SENDS_PER_MINUTE: '100000000',
  HUB_TOKENS_PER_PERSON: '1000000',
};

/** Starts the hub on a data folder, with SQLite unless `settings` name another database. */
export function startHub(
  folder: string,
  name = 'hub',
  flags: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<Side> {
  const places = { HUB_PORT: '0', HUB_DATA_DIR: folder };
  return start(name, [process.execPath, ...flags, 'src/main.ts'], { ...places, ...unlimited, ...settings });
}

interface HubOptions {
  readonly name?: string;
  /** Of Node. */
  readonly flags?: readonly string[];
  readonly spread?: boolean;
  /** The checkout whose hub it is. */
  readonly cwd?: string;
}

/** Starts the hub on the place of a run, on the servers' core unless it may `spread` over all. */
export function startHubAt(
  { folder, database }: Place,
  { name = 'hub', flags = [], spread = false, cwd = '.' }: HubOptions = {},
): Promise<Side> {
  const url = database.startsWith('postgres:') ? { HUB_DATABASE_URL: database } : {};
  const command = [...pinned(spread), process.execPath, ...flags, 'src/main.ts'];
  return start(name, command, { HUB_PORT: '0', HUB_DATA_DIR: folder, ...unlimited, ...url }, cwd);
}

/** On one core the hub gives itself this flag: whoever is measured beside it gets it too. */
const oneHelper = ['--v8-pool-size=1'];

/** Starts a limit program on a database that a hub has filled. */
export function startLimit(program: 'design' | 'mission', { database }: Place): Promise<Side> {
  const flags = pinned().length > 0 ? oneHelper : [];
  return start(program, [...pinned(), process.execPath, ...flags, 'bench/limit/main.ts', program, database], {});
}

/** Starts the server that answers `response` to everything. */
export const startBare = (response: string): Promise<Side> =>
  start('bare', [process.execPath, 'bench/bare-server.ts', response], {});

/** Starts a program that prints one JSON line with its `port` or `url` when it is ready. */
function start(name: string, command: readonly string[], env: Record<string, string>, cwd = '.'): Promise<Side> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd,
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

/** Milliseconds of processor time that programs have used. */
export const cpuOfSides = (sides: readonly Side[]): number =>
  sides.reduce((sum, { child }) => sum + cpuOf(child.pid ?? 0), 0);

/**
 * Runs `work` while all programs but `side` stand still: on one core idle programs hold up one that is asked for little. Not
 * on Windows, which cannot stop a program.
 */
export async function alone<T>(sides: readonly Side[], side: Side, work: () => Promise<T>): Promise<T> {
  const others = process.platform === 'win32' ? [] : sides.filter((other) => other !== side);
  for (const { child } of others) child.kill('SIGSTOP');
  try {
    return await work();
  } finally {
    for (const { child } of others) child.kill('SIGCONT');
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
