import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackage } from '../cli/build-package.ts';
import { openPostgres, openSqlite } from './engines.ts';
import type { Engine } from './engines.ts';
import { fill } from './fill.ts';
import { historySql } from './history.ts';
import { startHubAt, stop } from './sides.ts';

// Prints the seconds of CPU that the hub takes from its start until it says `ready`: as `make run` starts it, with the
// compiled code that `make setup` keeps; as the package starts it, without any; and from its sources without any. On an
// empty SQLite database, or with `--tasks` on one that has lived through so many. Smallest and middle figure of seven
// starts each.

const { values: options } = parseArgs({
  options: { tasks: { type: 'string', default: '0' }, postgres: { type: 'boolean', default: false } },
});
const rounds = 7;
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Starts the hub once. Linux only: the CPU time is read from /proc when the log says `ready`. */
function measureStart(main: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const child = spawn(process.execPath, main, {
    env: { ...process.env, HUB_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  let seconds: number | undefined;
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    if (seconds !== undefined || !text.includes('"msg":"ready"')) return;
    seconds = cpuSeconds(child.pid ?? 0);
    child.kill('SIGTERM');
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => {
      if (seconds === undefined) reject(new Error(`the hub did not start: ${text}`));
      else resolve(seconds);
    });
  });
}

/** User and system time of a process; the fields of /proc/<pid>/stat after its name in parentheses. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** The settings of a hub on a database with people, agents and so many ended tasks. */
async function fillDatabase(engine: Engine, tasks: number): Promise<Record<string, string>> {
  const place = await engine.create('start');
  const hub = await startHubAt(place);
  await fill(hub.port, 0);
  await stop(hub.child);
  const { network, owner } = await engine.first(place, 'select network_id as network, owner_id as owner from networks');
  await engine.run(place, historySql(engine.name, tasks, String(network), String(owner)));
  const url = engine.name === 'postgres' ? { HUB_DATABASE_URL: place.database } : {};
  return { HUB_DATA_DIR: place.folder, ...url };
}

async function printStarts(settingsOf: () => Readonly<Record<string, string>>): Promise<void> {
  const packageFolder = join(root, 'package');
  await buildPackage(packageFolder);
  symlinkSync(resolve('node_modules'), join(packageFolder, 'node_modules'));
  const uncompiled = { NODE_DISABLE_COMPILE_CACHE: '1' };
  for (const [name, main, env] of [
    ['make run', ['src/main.ts'], {}],
    ['the package', [join(packageFolder, 'dist/ahub/main.js'), 'serve'], uncompiled],
    ['sources, not compiled', ['src/main.ts'], uncompiled],
  ] as const) {
    const figures: number[] = [];
    for (let round = 0; round < rounds; round += 1) figures.push(await measureStart(main, { ...settingsOf(), ...env }));
    figures.sort((a, b) => a - b);
    const [least = 0, middle = 0] = [figures[0], figures[Math.floor(rounds / 2)]];
    console.log(`${name.padEnd(24)} ${least.toFixed(2)} s at least, ${middle.toFixed(2)} s in the middle`);
  }
}

const root = mkdtempSync(join(tmpdir(), 'hub-start-'));
const engine = options.postgres ? await openPostgres(root) : openSqlite(root);
try {
  const tasks = Number(options.tasks);
  let empty = 0;
  const filled = tasks === 0 && engine.name === 'sqlite' ? undefined : await fillDatabase(engine, tasks);
  await printStarts(() => filled ?? { HUB_DATA_DIR: join(root, `empty-${(empty += 1)}`) });
} finally {
  await engine.stop();
  rmSync(root, { recursive: true, force: true });
}
