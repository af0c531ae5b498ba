import { createServer as createHttpServer, request } from 'node:http';
import { createServer } from 'node:net';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { BackupFault } from '../../src/handlers/control/index.ts';
import type { BackedUpHub } from '../../src/handlers/control/index.ts';
import { readSettings } from '../../src/platform/config.ts';
import type { BackUp } from '../../src/platform/db/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { isLive } from '../../src/server/control/control-path.ts';
import { openControlSocket } from '../../src/server/control/open-control-socket.ts';
import type { ControlSocket } from '../../src/server/control/open-control-socket.ts';
import { orderBackup } from '../../src/server/control/order-backup.ts';
import { startTestHub } from '../support/start-hub.ts';

/** The socket in the data directory by which a hub is told to make a backup. */
let directory: string;
let path: string;
let open: ControlSocket[];
const log = createLog({ logLevel: 'warn', logRing: 50 }, () => undefined);
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hub-control-'));
  path = join(directory, 'hub.sock');
  open = [];
});
afterEach(async () => {
  for (const socket of open) await socket.close();
  rmSync(directory, { recursive: true, force: true });
});

const noCopy: BackUp = () => Promise.reject(new BackupFault('no copy here'));

async function openIt(backUp: BackUp = noCopy, dataDir = directory): Promise<ControlSocket> {
  const settings = readSettings([], { HUB_DATA_DIR: dataDir });
  const hub: BackedUpHub = { settings, database: { engine: 'sqlite', backUp }, version: '1', clock: Date };
  const socket = await openControlSocket(hub, log);
  open.push(socket);
  return socket;
}

function ask(method: string, url: string, body = ''): Promise<{ status: number | undefined; message: string }> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: path, method, path: url }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      res.on('end', () => resolve({ status: res.statusCode, message: JSON.parse(text).message }));
    });
    call.once('error', reject);
    call.end(body);
  });
}

const order = (name: string, signal = new AbortController().signal) =>
  orderBackup(path, { directory: join(directory, name), withKey: false, signal, onProgress: () => undefined });

describe('the control socket', () => {
  test('is for its owner alone, and goes with the hub', async () => {
    const socket = await openIt();
    expect(statSync(path).isSocket()).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await socket.close();
    expect(existsSync(path)).toBe(false);
  });

  test('of a hub with a file system of its own leads to no backup that is believed in', async () => {
    // Such a hub says that it is done, and nothing is to be seen.
    const hub = createHttpServer((_req, res) => res.end(`${JSON.stringify({ type: 'done', manifest: {} })}\n`));
    await once(hub.listen(path), 'listening');
    await expect(order('copy')).rejects.toThrow(/a .*copy that it alone sees: name a directory that it shares/);
    hub.close();
  });

  test('is never opened for others, not even for a moment', async () => {
    const before = process.umask(0);
    const modes: number[] = [];
    const watch = setInterval(() => existsSync(path) && modes.push(statSync(path).mode & 0o777), 0);
    const opening = openIt();
    await opening.finally(() => process.umask(before));
    clearInterval(watch);
    modes.push(statSync(path).mode & 0o777);
    expect(new Set(modes)).toEqual(new Set([0o600]));
  });

  test('takes the place of one whose hub was killed', async () => {
    const listen = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => console.log('ready'))`;
    const killed = spawn(process.execPath, ['-e', listen], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(killed.stdout, 'data');
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect(existsSync(path)).toBe(true);
    expect(await isLive(path)).toBe(false);
    await openIt();
    expect((await ask('POST', '/backup', '{}')).status).toBe(400);
    expect(readdirSync(directory)).toEqual(['hub.sock']);
  });

  test('leaves the one of a living hub alone, and says so', async () => {
    const first = await openIt();
    const second = await openIt();
    expect(JSON.stringify(log.recent(50))).toContain('another hub has it');
    await second.close();
    expect((await ask('POST', '/backup', '{}')).status).toBe(400);
    await first.close();
    const other = createServer().listen(path);
    await once(other, 'listening');
    await openIt();
    expect(await isLive(path)).toBe(true);
    other.close();
  });

  test('is done without where the path is too long', async () => {
    const far = join(directory, 'x'.repeat(120));
    await (await openIt(noCopy, far)).close();
    expect(JSON.stringify(log.recent(50))).toContain('a path may have 103 bytes');
  });

  test('offers backups and nothing else, and takes no order that is not whole', async () => {
    await openIt();
    const body = { protocol: 1, directory: '/nowhere', with_key: false };
    expect(await ask('GET', '/health')).toMatchObject({ status: 404 });
    expect(await ask('GET', '/backup')).toMatchObject({ status: 405 });
    expect(await ask('POST', '/backup', 'x')).toEqual({ status: 400, message: 'An order is JSON.' });
    expect(await ask('POST', '/backup', 'null')).toMatchObject({ status: 400 });
    expect((await ask('POST', '/backup', JSON.stringify({ ...body, protocol: 2 }))).message).toContain('protocol 1');
    expect((await ask('POST', '/backup', JSON.stringify({ ...body, directory: 'x' }))).message).toContain('absolute');
    expect((await ask('POST', '/backup', JSON.stringify({ ...body, with_key: 1 }))).message).toContain('with_key');
    expect((await ask('POST', '/backup', ' '.repeat(70_000))).message).toContain('65536');
  });

  test('makes one backup at a time, and gives it up when nobody waits for it', async () => {
    const begun = Promise.withResolvers<AbortSignal>();
    await openIt((_path, _read, { signal }) => {
      begun.resolve(signal);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    });
    const leaving = new AbortController();
    const first = order('one', leaving.signal);
    const signal = await begun.promise;
    await expect(order('two')).rejects.toThrow(`The hub is making a backup in ${directory}/one already.`);
    const ended = once(signal, 'abort');
    leaving.abort(new Error('enough'));
    await expect(first).rejects.toThrow('enough');
    await ended;
    await open[0]?.close();
    expect(existsSync(join(directory, 'one'))).toBe(false);
  });

  test('ends what it makes when the hub stops', async () => {
    const begun = Promise.withResolvers<void>();
    const socket = await openIt((_path, _read, { signal }) => {
      begun.resolve();
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    });
    const waiting = order('one');
    await begun.promise;
    await Promise.all([expect(waiting).rejects.toThrow('The hub was stopped.'), socket.close()]);
    expect(existsSync(join(directory, 'one'))).toBe(false);
  });

  test('a full disk is told in a sentence, and nothing is left', async () => {
    await openIt(async (copy) => {
      writeFileSync(copy, 'a part');
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    });
    await expect(order('full')).rejects.toThrow(`${directory}/full has no space left (SQLITE_FULL).`);
    expect(existsSync(join(directory, 'full'))).toBe(false);
  });
});

test('no port of a hub offers what its control socket does', async () => {
  const hub = await startTestHub();
  try {
    for (const method of ['POST', 'GET']) expect((await hub.api(method, '/backup', {})).status).toBe(404);
    const { dataDir } = hub.hub.platform.settings;
    expect(statSync(join(dataDir, 'hub.sock')).mode & 0o777).toBe(0o600);
  } finally {
    await hub.close();
  }
});
