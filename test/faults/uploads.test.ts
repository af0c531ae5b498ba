import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestPlace } from '../support/database.ts';
import { maxUploadBytes } from '../../generated/enums.ts';
import type { TestPlace } from '../support/database.ts';
import { beginUpload, listUploads, upload } from '../support/upload.ts';

const mebibyte = 1_048_576;
const fileBytes = maxUploadBytes;
const maxGrowthBytes = 80_000_000;

let place: TestPlace;
let hub: ChildProcess;
let url: string;
let token: string;
let uploads: string;
beforeAll(async () => {
  place = await createTestPlace();
  uploads = join(place.directory, 'uploads');
  hub = spawn(process.execPath, [fileURLToPath(new URL('../../src/main.ts', import.meta.url))], {
    env: {
      PATH: process.env['PATH'],
      HUB_PORT: '0',
      HUB_DATA_DIR: place.directory,
      HUB_DATABASE_URL: place.databaseUrl,
      HUB_BCRYPT_COST: '4',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  url = await readiness(hub);
  token = await register('ann');
}, 60_000);
afterAll(async () => {
  if (hub.exitCode === null) {
    hub.kill('SIGTERM');
    await once(hub, 'exit');
  }
  await place.remove();
});

/** The address of the hub, once it says that it is ready. */
function readiness(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the hub ended with ${code}`)));
    createInterface({ input: child.stdout as NonNullable<ChildProcess['stdout']> }).on('line', (line) => {
      const { msg, url: address } = JSON.parse(line) as Record<string, string>;
      if (msg === 'ready' && address !== undefined) resolve(address);
    });
  });
}

/** Each account has a budget of uploads of its own. */
async function register(username: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'correct-horse-battery' }),
  });
  return ((await response.json()) as { token: string }).token;
}

/** Resident memory of the hub, in bytes, as Linux tells it. */
function residentBytes(): number {
  const status = readFileSync(`/proc/${hub.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

/** The highest resident memory while `work` runs, in bytes. */
async function peakDuring(work: Promise<unknown>): Promise<number> {
  let peak = residentBytes();
  const timer = setInterval(() => (peak = Math.max(peak, residentBytes())), 5);
  await work.finally(() => clearInterval(timer));
  return Math.max(peak, residentBytes());
}

describe('uploads to a hub in a process of its own', () => {
  test('20 of the largest files at once are not held in memory', async () => {
    // What the first uploads load and compile is not what the others cost.
    for (let n = 0; n < 3; n++)
      expect((await upload(url, token, { bytes: Buffer.alloc(mebibyte, n) })).status).toBe(200);
    const before = residentBytes();
    const bytes = Buffer.alloc(fileBytes, 7);
    const calls = Promise.all([...Array(20)].map(() => upload(url, token, { bytes })));
    const growth = (await peakDuring(calls)) - before;
    for (const { status, body } of await calls) expect([status, body.size]).toEqual([200, fileBytes]);
    process.stdout.write(
      `20 of the largest uploads at once: resident memory grew by ${(growth / 1e6).toFixed(1)} MB\n`,
    );
    expect(growth).toBeLessThanOrEqual(maxGrowthBytes);
    expect(listUploads(uploads)).toHaveLength(23);
    expect(listUploads(uploads).filter((name) => name.endsWith('.part'))).toEqual([]);
  }, 60_000);

  test('100 that break off leave nothing', async () => {
    const tokens = [await register('ben'), await register('cleo')];
    const before = listUploads(uploads);
    const head = '--xx\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
    let begun = 0;
    for (let n = 0; n < 100; n++) {
      const headers = { 'content-type': 'multipart/form-data; boundary=xx', 'content-length': String(fileBytes) };
      const call = beginUpload(url, tokens[n % 2] as string, headers);
      call.on('error', () => undefined);
      call.write(head + 'x'.repeat(n * 2_000));
      // Some end while their file is open, the others before or in the same moment.
      if (n % 3 > 0) {
        await until(() => listUploads(uploads).length > before.length);
        begun += 1;
      }
      if (call.socket === null || n % 2 === 0) call.destroy();
      else call.socket.resetAndDestroy();
      if (n % 3 > 0) await until(() => listUploads(uploads).length === before.length);
    }
    expect(begun).toBe(66);
    await until(() => listUploads(uploads).length === before.length);
    expect(listUploads(uploads).sort()).toEqual(before.sort());
    expect((await fetch(`${url}/livez`)).status).toBe(200);
  }, 60_000);
});

async function until(done: () => boolean): Promise<void> {
  for (let n = 0; n < 2_000; n++) {
    if (done()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('it did not come to that');
}
