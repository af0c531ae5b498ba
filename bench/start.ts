import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Prints the seconds of CPU that the hub takes from its start on an empty SQLite database until it says `ready`: with
// the compiled code that `make setup` keeps, and without it. Smallest and middle figure of seven starts each.

const rounds = 7;
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Starts the hub once. Linux only: the CPU time is read from /proc when the log says `ready`. */
function measureStart(env: Readonly<Record<string, string>>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-start-'));
  const child = spawn(process.execPath, ['src/main.ts'], {
    env: { ...process.env, HUB_PORT: '0', HUB_DATA_DIR: folder, ...env },
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
      rmSync(folder, { recursive: true, force: true });
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

for (const [name, env] of [
  ['without compiled code', { NODE_DISABLE_COMPILE_CACHE: '1' }],
  ['with compiled code', {}],
] as const) {
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) figures.push(await measureStart(env));
  figures.sort((a, b) => a - b);
  const [least = 0, middle = 0] = [figures[0], figures[Math.floor(rounds / 2)]];
  console.log(`${name.padEnd(24)} ${least.toFixed(2)} s at least, ${middle.toFixed(2)} s in the middle`);
}
