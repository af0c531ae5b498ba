import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Manifest } from '../../src/handlers/control/index.ts';
import { readSettings } from '../../src/platform/config.ts';
import { restoreHub } from '../../src/restore-hub.ts';
import { runCli, type CliResult } from '../cli/support/run-cli.ts';
import { openBackupPlace } from '../support/backup-place.ts';
import { testEngine } from '../support/database.ts';
import { spawnHub } from '../support/hub-process.ts';
import type { HubProcess } from '../support/hub-process.ts';
import { openSse } from '../support/sse.ts';
import type { Loose } from '../support/start-hub.ts';
import { upload } from '../support/upload.ts';

/** Resolves when a backup has begun in a folder. */
async function taken(folder: string): Promise<void> {
  while (!existsSync(join(folder, 'manifest.json.part'))) await nextTurn();
}

/** `ahub backup` and `ahub restore`, with a hub in a process of its own. */
const place = await openBackupPlace();
if (typeof place === 'string') test(place, () => expect(testEngine).toBe('postgres'));
else {
  const at = (name: string): string => join(place.directory, name);
  const database = testEngine === 'sqlite' ? 'database.sqlite' : 'database.dump';
  let person: { token: string; networkId: string; fileId: string };

  /** Settings of a hub with a data directory of this name. */
  const envOf = async (name: string): Promise<Record<string, string>> => ({
    ...{ HUB_DATA_DIR: at(name), HUB_PORT: '0', HUB_BCRYPT_COST: '4', HUB_POSTGRES_TOOLS: place.tools },
    ...(testEngine === 'postgres' && { HUB_DATABASE_URL: await place.another() }),
  });
  const run = async (env: Record<string, string>): Promise<{ hub: HubProcess; url: string }> => {
    const hub = spawnHub(env);
    const { url = '' } = await hub.line('ready');
    return { hub, url };
  };
  const stop = async ({ child, exit }: HubProcess): Promise<void> => {
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  };
  const ahub = (env: Record<string, string>, ...args: string[]): Promise<CliResult> => runCli(args, { env });
  const manifestOf = (name: string): Manifest => JSON.parse(readFileSync(at(`${name}/manifest.json`), 'utf8'));
  const call = async (url: string, path: string, body: object, token = ''): Promise<Loose> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    return (await fetch(new URL(path, url), { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };

  let env: Record<string, string>;
  let lastEventId: string;
  beforeAll(async () => {
    env = await envOf('data');
    const { hub, url } = await run(env);
    const { token, network_id: networkId } = await call(url, '/api/auth/register', {
      ...{ username: 'ann', password: 'correct-horse-battery' },
    });
    await call(url, '/api/auth/node-token', { network_id: networkId, node_name: 'worker' }, token);
    const { body: uploaded } = await upload(url, token, { bytes: new TextEncoder().encode('what was uploaded') });
    person = { token, networkId, fileId: uploaded.file_id };
    await call(url, '/api/task', { alias: 'worker', task: 'before the backup' }, token);
    const stream = await openSse(url, '/events/network/' + networkId, token);
    const { data } = await stream.until(({ event }) => event === 'connected');
    lastEventId = data.last_event_id;
    stream.close();
    // One while it runs, and one with its key when it does not.
    const first = await ahub(env, 'backup', at('open'), '--json');
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(JSON.parse(first.stdout)).toEqual(manifestOf('open'));
    await stop(hub);
    expect(await ahub(env, 'backup', at('keyed'), '--with-key')).toMatchObject({ code: 0, stderr: '' });
  }, 60_000);
  afterAll(() => place.remove());

  describe('a backup', () => {
    test('is the database, the uploads and a manifest, for the owner alone', () => {
      const { files, left_out: leftOut, ...facts } = manifestOf('open');
      expect(files.map(({ path }) => path)).toEqual([database, `uploads/${person.fileId}`]);
      expect(leftOut).toEqual([]);
      expect(facts).toMatchObject({ format: 1, engine: testEngine, has_vault_key: false });
      expect(lastEventId.startsWith(`${facts.epoch}-`)).toBe(true);
      expect(readFileSync(at(`open/uploads/${person.fileId}`), 'utf8')).toBe('what was uploaded');
      for (const name of ['open', 'open/uploads']) expect(statSync(at(name)).mode & 0o777).toBe(0o700);
      for (const { path } of files) expect(statSync(at(`open/${path}`)).mode & 0o777).toBe(0o600);
      expect(readdirSync(at('open')).toSorted()).toEqual([database, 'manifest.json', 'uploads']);
    });

    test('has the vault key only when it is asked for', () => {
      const key = readFileSync(at('data/vault.key'), 'utf8').trim();
      expect(readFileSync(at('keyed/vault.key'), 'utf8').trim()).toBe(key);
      expect(statSync(at('keyed/vault.key')).mode & 0o777).toBe(0o600);
      expect(existsSync(at('open/vault.key'))).toBe(false);
      expect(readFileSync(at(`open/${database}`)).includes(key)).toBe(false);
    });

    test('is none without the directory of the uploads', async () => {
      const { code, stderr } = await ahub({ ...env, HUB_UPLOADS_DIR: at('nowhere') }, 'backup', at('bare'));
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(/no directory .*nowhere, where 1 uploads .*HUB_UPLOADS_DIR/),
      ]);
      expect(existsSync(at('bare'))).toBe(false);
    });

    if (testEngine === 'sqlite') {
      test('is none of a file in which nothing is', async () => {
        const target = await envOf('blank');
        mkdirSync(at('blank'));
        writeFileSync(at('blank/hub.sqlite'), '');
        const { code, stderr } = await ahub(target, 'backup', at('of-blank'));
        expect([code, stderr]).toEqual([1, expect.stringContaining('hub.sqlite is empty')]);
      });
    }

    test('goes into an empty directory only', async () => {
      const again = await ahub(env, 'backup', at('open'));
      expect(again).toMatchObject({ code: 1, stdout: '' });
      expect(again.stderr).toContain('holds a backup');
      mkdirSync(at('used'));
      writeFileSync(at('used/other'), '');
      expect((await ahub(env, 'backup', at('used'))).stderr).toContain('is not empty');
      expect(readdirSync(at('used'))).toEqual(['other']);
    });
  });

  describe('a restore', () => {
    test('brings everything back, and streams are told to read anew', async () => {
      const target = await envOf('restored');
      expect(await ahub(target, 'restore', at('keyed'))).toMatchObject({ code: 0, stderr: '' });
      const { hub, url } = await run(target);
      const headers = { authorization: `Bearer ${person.token}` };
      const tasks: Loose = await (await fetch(`${url}/api/tasks`, { headers })).json();
      expect(JSON.stringify(tasks)).toContain('before the backup');
      const file = await fetch(`${url}/api/files/${person.fileId}`, { headers });
      expect(await file.text()).toBe('what was uploaded');
      const stream = await openSse(url, '/events/network/' + person.networkId, person.token, {
        'last-event-id': lastEventId,
      });
      const { data } = await stream.until(({ event }) => event === 'resync');
      expect(data.type).toBe('resync');
      stream.close();
      const refused = await ahub(target, 'restore', at('keyed'), '--replace', '--yes');
      expect(refused).toMatchObject({ code: 1 });
      expect(refused.stderr).toContain(`A hub runs on ${at('restored')}`);
      await stop(hub);
    }, 60_000);

    test('without the key says which one is needed', async () => {
      const restored = await ahub(await envOf('keyless'), 'restore', at('open'));
      expect(restored.code).toBe(0);
      expect(restored.stderr).toContain(`need the key ${manifestOf('open').vault_key_id}`);
      expect(existsSync(at('keyless/vault.key'))).toBe(false);
    });

    if (testEngine === 'postgres') {
      test('that is killed before the end leaves what no hub starts on', async () => {
        // The last thing that this program does is to end the restore.
        const tools = at('tools');
        mkdirSync(tools);
        const script = `#!/bin/sh\n'${join(place.tools, 'pg_restore')}' "$@" && kill -9 $PPID\n`;
        writeFileSync(join(tools, 'pg_restore'), script, { mode: 0o755 });
        const target = await envOf('broken-off');
        expect((await ahub({ ...target, HUB_POSTGRES_TOOLS: tools }, 'restore', at('keyed'))).code).toBeNull();
        const hub = spawnHub(target);
        expect(await hub.exit).toBe(2);
        expect(hub.output()).toContain('The restore of this database broke off: make an empty one');
        expect((await ahub(target, 'restore', at('keyed'), '--replace', '--yes')).stderr).toContain('is not empty');
      });
    }

    test('leaves a hub alone that came meanwhile, with its key', async () => {
      const target = await envOf('meanwhile');
      mkdirSync(at('meanwhile'));
      if (testEngine === 'sqlite') {
        const file = at('meanwhile/hub.sqlite');
        let own: Sqlite.Database | undefined;
        const onProgress = ({ step }: { readonly step: string }): void => {
          if (step !== 'uploads' || own !== undefined) return;
          own = new Sqlite(file);
          own.pragma('journal_mode = wal');
          own.exec('create table mine (x)');
        };
        const restored = restoreHub(readSettings([], target), { directory: at('keyed'), replace: false, onProgress });
        await expect(restored).rejects.toThrow(`Another process has ${file} open`);
        expect(own?.prepare('select name from sqlite_master').pluck().all()).toEqual(['mine']);
        own?.close();
      } else {
        writeFileSync(at('meanwhile/vault.key'), 'the former key');
        const tools = { ...target, HUB_POSTGRES_TOOLS: at('nowhere') };
        const { code, stderr } = await ahub(tools, 'restore', at('keyed'), '--replace', '--yes');
        expect([code, stderr]).toEqual([1, expect.stringContaining('pg_restore cannot be run')]);
        expect(readFileSync(at('meanwhile/vault.key'), 'utf8')).toBe('the former key');
      }
      expect(readdirSync(at('meanwhile')).filter((name) => name.endsWith('.part'))).toEqual([]);
    });

    test('takes no hub away that nobody said was to go', async () => {
      const refused = await ahub(env, 'restore', at('keyed'));
      expect(refused).toMatchObject({ code: 1, stdout: '' });
      expect(refused.stderr).toMatch(/A hub is there already .*--replace/);
      expect(await ahub(env, 'restore', at('keyed'), '--replace')).toMatchObject({ code: 2 });
      const replaced = await ahub(env, 'restore', at('keyed'), '--replace', '--yes');
      if (testEngine === 'sqlite') expect(replaced.code).toBe(0);
      else expect(replaced.stderr).toContain('The database is not empty');
    });

    test('names every file that is not as the manifest says', async () => {
      expect((await ahub(env, 'backup', at('torn'))).code).toBe(0);
      appendFileSync(at(`torn/${database}`), 'x');
      rmSync(at(`torn/uploads/${person.fileId}`));
      writeFileSync(at('torn/uploads/more'), '');
      const { code, stderr } = await ahub(await envOf('never'), 'restore', at('torn'));
      expect(code).toBe(1);
      expect(stderr).toContain(`${database} was changed`);
      expect(stderr).toContain(`uploads/${person.fileId} is missing`);
      expect(stderr).toContain('uploads/more is not in the manifest');
      expect(existsSync(at('never/hub.sqlite'))).toBe(false);
    });

    test.each([
      ['a newer schema', { schema: '9999-later' }, 'is of a newer hub'],
      ['a newer form', { format: 2 }, 'has the format 2'],
      ['a path that leads elsewhere', { files: [{ path: '../x', bytes: 0, sha256: '0'.repeat(64) }] }, 'is damaged'],
      ['another engine', { engine: 'none' }, 'is damaged'],
    ])('refuses a manifest with %s', async (_what, change, said) => {
      const name = `changed-${randomBytes(4).toString('hex')}`;
      expect((await ahub(env, 'backup', at(name))).code).toBe(0);
      writeFileSync(at(`${name}/manifest.json`), JSON.stringify({ ...manifestOf(name), ...change }));
      const { code, stderr } = await ahub(await envOf('never'), 'restore', at(name));
      expect([code, stderr]).toEqual([1, expect.stringContaining(said)]);
    });
  });

  test('a hub that is killed in the middle leaves what nobody takes for a backup', async () => {
    let cut = '';
    // A small backup may be done before the signal comes.
    for (let attempt = 0; cut === ''; attempt += 1) {
      const { hub } = await run(env);
      const folder = at(`cut-${attempt}`);
      const made = ahub(env, 'backup', folder);
      await taken(folder);
      hub.child.kill('SIGKILL');
      await hub.exit;
      if ((await made).code === 1) cut = folder;
    }
    expect((await ahub(await envOf('never'), 'restore', cut)).stderr).toContain('is no finished backup');
    expect((await ahub(env, 'backup', cut)).stderr).toContain('holds an unfinished backup');
  }, 60_000);
}
