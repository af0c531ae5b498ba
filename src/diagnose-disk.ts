import { randomUUID } from 'node:crypto';
import { open, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { bad, good } from './hub-finding.ts';
import type { HubFinding } from './hub-finding.ts';

const mib = 1_048_576;
/** Below this a hub soon cannot store. */
const leastFreeBytes = 1_024 * mib;
/** The hub moves its log into the file long before it is this long. */
const longLogBytes = 256 * mib;
/** Each commit waits for the disk once: above this nobody is served quickly. */
const slowSyncMs = 50;
const syncs = 9;

/** File systems that are gone with the power, by the numbers that `statfs` has for them. */
const inMemory: ReadonlySet<number> = new Set([0x01_02_19_94, 0x85_84_58_f6]);
/** Those whose locks and shared memory SQLite's log cannot rely on. */
const overNetwork: ReadonlySet<number> = new Set([0x69_69, 0x51_7b, 0xff_53_4d_42, 0xfe_53_4d_42]);

/** Whether there is room for more. */
export async function checkRoom(directory: string): Promise<HubFinding> {
  const space = await statfs(directory).catch(() => undefined);
  if (space === undefined) {
    return bad('disk', `${directory} is not there`, 'Start the hub once, or name its directory: --data-dir');
  }
  const free = space.bavail * space.bsize;
  const message = `${Math.floor(free / mib)} MiB are free at ${directory}`;
  if (free >= leastFreeBytes) return good('disk', message);
  return bad('disk', message, 'Make room, or move the data to a larger disk');
}

/** Whether SQLite's log is moved into the file in time. */
export async function checkLog(file: string): Promise<HubFinding> {
  const bytes = (await stat(`${file}-wal`).catch(() => undefined))?.size ?? 0;
  const message = `the write-ahead log has ${Math.ceil(bytes / mib)} MiB`;
  if (bytes <= longLogBytes) return good('wal', message);
  const mend = 'End what holds the file open for long (a copy, a shell of sqlite3), then restart the hub';
  return bad('wal', message, mend);
}

/**
 * Whether the disk keeps what is written, and how long that takes: a few blocks of a file that is removed again. Nothing
 * is found where the directory is missing, which another check tells.
 *
 * @param holdsDatabase whether SQLite's file lies there
 */
export async function checkSync(directory: string, holdsDatabase: boolean): Promise<HubFinding | undefined> {
  const system = await statfs(directory).catch(() => undefined);
  if (system === undefined) return undefined;
  const kind = judgeFileSystem(directory, system.type, holdsDatabase);
  if (kind !== undefined) return kind;
  try {
    return judgeSync(await measureSync(directory));
  } catch (error) {
    const message = `${directory} cannot be written to: ${error instanceof Error ? error.message : String(error)}`;
    return bad('sync', message, 'Run this as the user of the hub, or give that user the directory');
  }
}

/** @param type as `statfs` has it. @returns undefined for a file system that nothing speaks against */
export function judgeFileSystem(directory: string, type: number, holdsDatabase: boolean): HubFinding | undefined {
  if (inMemory.has(type)) {
    return bad('sync', `${directory} is in memory: a restart of the machine loses it`, 'Move the data to a disk');
  }
  if (!holdsDatabase || !overNetwork.has(type)) return undefined;
  const message = `${directory} is on a file system of the network, whose locks SQLite cannot rely on`;
  return bad('sync', message, 'Move the data to a disk of this machine, or use PostgreSQL');
}

/** @param milliseconds that writing a block to the disk takes, in the middle of several times */
export function judgeSync(milliseconds: number): HubFinding {
  const message = `a block is on the disk after ${milliseconds.toFixed(1)} ms`;
  if (milliseconds <= slowSyncMs) return good('sync', message);
  return bad('sync', message, 'Move the data to a faster disk: every commit waits that long');
}

async function measureSync(directory: string): Promise<number> {
  const path = join(directory, `.sync-${randomUUID()}`);
  const file = await open(path, 'wx', 0o600);
  try {
    const block = Buffer.alloc(4_096, 1);
    const took: number[] = [];
    for (let at = 0; at < syncs; at += 1) {
      const from = performance.now();
      await file.write(block);
      await file.datasync();
      took.push(performance.now() - from);
    }
    return took.sort((a, b) => a - b)[(syncs - 1) / 2] ?? 0;
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}
