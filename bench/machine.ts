import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Servers and their database share one core and the driver has another, so that neither slows the other. */
const serverCore = '0';
const driverCore = '1';
const msPerTick = 10;

/** Cores of the machine, counted before anything is pinned. */
export const cores = availableParallelism();
const canPin = process.platform === 'linux' && cores >= 2 && hasTaskset();

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** What a command for a server begins with; empty where nothing can be pinned. `spread` lets it use every core. */
export function pinned(spread = false): readonly string[] {
  return canPin && !spread ? ['taskset', '-c', serverCore] : [];
}

/** Puts a process and its children on the servers' core, or back on all cores. */
export function pinServer(pid: number, spread = false): void {
  if (!canPin) return;
  const on = spread ? `0-${cores - 1}` : serverCore;
  for (const one of treeOf(pid)) execFileSync('taskset', ['-a', '-cp', on, String(one)], { stdio: 'ignore' });
}

/** Puts this process, which drives the load, on its core, or back on all cores. */
export function pinDriver(spread = false): void {
  if (!canPin) return;
  const on = spread ? `0-${cores - 1}` : driverCore;
  execFileSync('taskset', ['-a', '-cp', on, String(process.pid)], { stdio: 'ignore' });
}

/** One line about where things run. */
export function describeMachine(): string {
  return canPin ? `${cores} cores, servers on core ${serverCore}, driver on core ${driverCore}` : `${cores} cores`;
}

/** The fields of /proc/<pid>/stat behind the name; undefined where there is no such process or no /proc. */
function statOf(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

const field = (fields: string[], at: number): number => Number(fields[at] ?? 0);

/** Milliseconds of processor time that a process has used; 0 where the system does not tell. */
export function cpuOf(pid: number): number {
  const fields = statOf(pid);
  return fields ? (field(fields, 11) + field(fields, 12)) * msPerTick : 0;
}

/** The same for a process with its children, those that have ended too. */
export function cpuOfTree(pid: number): number {
  const own = statOf(pid);
  if (own === undefined) return 0;
  const ended = (field(own, 13) + field(own, 14)) * msPerTick;
  return treeOf(pid).reduce((sum, one) => sum + cpuOf(one), ended);
}

function treeOf(pid: number): number[] {
  if (process.platform !== 'linux') return [pid];
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [pid, ...all.map(Number).filter((one) => Number(statOf(one)?.[1]) === pid)];
}

/** Bytes of memory that a process holds; 0 where the system does not tell. */
export function memoryOf(pid: number): number {
  const pageBytes = 4096;
  return field(statOf(pid) ?? [], 21) * pageBytes;
}

/** How many files a process started from here may open. */
export function openFilesLimit(): number {
  const text = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  return text === 'unlimited' ? Number.MAX_SAFE_INTEGER : Number(text);
}
