import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTurn } from '../../src/domain/exports/in-turn.ts';
import { exportOf, fileOf, importInto, importSlowly, linesOf } from '../support/exports.ts';
import { openKey } from '../support/open-key.ts';
import { addMember, inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';
import { listUploads, upload } from '../support/upload.ts';

const master = 'master-secret';
let hub: TestHub;
let admin: TestUser;
let mia: TestUser;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master, HUB_IMPORT_MAX_MIB: '1', HUB_FILES_QUOTA_MIB: '1' } });
  admin = await hub.registerUser();
});
beforeEach(async () => {
  mia = await hub.registerUser();
});
afterAll(() => hub.close());

const read = (token: string, networkId: string) => hub.api('GET', `/api/networks/${networkId}/export`, { token });
const bare = async (): Promise<string> => exportOf(hub, mia.token, mia.networkId);
const send = (lines: string, more?: Parameters<typeof importInto>[3], token: string | undefined = mia.token) =>
  importInto(hub, token, lines, more);
const outcome = async (answer: ReturnType<typeof send>) => {
  const { status, body } = await answer;
  return [status, body.error];
};

describe('exportNetwork', () => {
  test('200: lines with a first and a last one, as a file with its length', async () => {
    const response = await fetch(`${hub.url}/api/networks/${mia.networkId}/export`, {
      headers: { authorization: `Bearer ${mia.token}` },
    });
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    expect(response.headers.get('content-disposition')).toContain('attachment; filename=');
    const lines = linesOf(text);
    expect(lines.map(({ kind }) => kind)).toEqual(['manifest', 'person', 'member', 'end']);
    expect(lines[0]).toMatchObject({ format: 'hub-network', version: 1, created_at: hub.clock.now() });
    expect(fileOf(lines)).toBe(text);
  });

  test('200: HEAD says the length; neither it nor a client that leaves keeps anything in the uploads directory', async () => {
    const { uploadsDir } = hub.hub.platform.settings;
    const before = listUploads(uploadsDir);
    const path = `${hub.url}/api/networks/${mia.networkId}/export`;
    const headers = { authorization: `Bearer ${mia.token}` };
    const head = await fetch(path, { method: 'HEAD', headers });
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(await bare())));
    const leaving = await fetch(path, { headers });
    await leaving.body?.cancel();
    expect(listUploads(uploadsDir)).toEqual(before);
  });

  test('200: a file whose bytes are damaged stays out, so that the lines can be imported', async () => {
    const { token, networkId } = mia;
    const bytes = new Uint8Array(10);
    const query = `?network_id=${networkId}`;
    const { body } = await upload(hub.url, token, { bytes, name: 'a.bin' }, { query });
    writeFileSync(join(hub.hub.platform.settings.uploadsDir, body.file_id), new Uint8Array(10).fill(1));
    const lines = await bare();
    expect(linesOf(lines).map(({ kind }) => kind)).toEqual(['manifest', 'person', 'member', 'end']);
    expect((await send(lines, { query: '?name=copy' })).status).toBe(200);
  });

  test('200: the master token and a system admin read any network', async () => {
    expect((await exportOf(hub, master, mia.networkId)).length).toBeGreaterThan(100);
  });

  test('403 not_a_member: a stranger, and a network that is not there', async () => {
    const other = await hub.registerUser();
    expect(await outcome(read(other.token, mia.networkId) as never)).toEqual([403, 'not a member of this network']);
    expect(await outcome(read(other.token, 'net_none') as never)).toEqual([403, 'not a member of this network']);
  });

  test('403 owner_required: an admin of the network', async () => {
    const other = await hub.registerUser();
    await addMember(hub, mia, other, 'admin');
    expect(await outcome(read(other.token, mia.networkId) as never)).toEqual([403, 'owner required']);
  });

  test('403 user_token_required: a node', async () => {
    const bee = await hub.mintNode(mia, 'bee');
    expect((await read(bee, mia.networkId)).status).toBe(403);
  });
});

describe('importNetwork', () => {
  test('200: a network of the caller under another name; a dry run makes none', async () => {
    const lines = await bare();
    const dry = await send(lines, { query: '?name=copy&dry_run=1' });
    expect(dry).toMatchObject({
      status: 200,
      body: { ok: true, dry_run: true, network_id: null, network_name: 'copy' },
    });
    const made = await send(lines, { query: '?name=copy' });
    expect(made).toMatchObject({
      status: 200,
      body: { dry_run: false, network_id: expect.stringMatching(/^net_/), matched: [mia.username], unmatched: [] },
    });
    const { body } = await hub.api('GET', '/api/networks', { token: mia.token });
    const copy = body.networks.find((one: { network_name: string }) => one.network_name === 'copy');
    expect(copy).toMatchObject({ network_id: made.body.network_id, owner_id: mia.userId, member_role: 'owner' });
  });

  test('200: audited', async () => {
    const { body } = await send(await bare(), { query: '?name=copy' });
    const log = await hub.api('GET', `/api/networks/${body.network_id}/audit-log`, { token: mia.token });
    expect(log.body.logs).toEqual(
      expect.arrayContaining([expect.objectContaining({ action: 'network_imported', detail: 'copy: 3 lines' })]),
    );
  });

  test('400 import_refused: the line is named', async () => {
    const [manifest, ...rest] = linesOf(await bare());
    const lines = fileOf([manifest!, { kind: 'person', user_id: 'u_1', username: 'x'.repeat(201) }, ...rest]);
    const { status, body } = await send(lines);
    expect([status, body.error, body.line]).toEqual([400, 'import_refused', 2]);
    expect(body.message).toBe('line 2: username must NOT have more than 200 characters');
  });

  test('400 missing_file: no part of that name', async () => {
    expect(await outcome(send(await bare(), { part: 'lines' }))).toEqual([400, 'missing_file']);
  });

  test('400 invalid_input: a name of blanks', async () => {
    expect(await outcome(send(await bare(), { query: '?name=%20' }))).toEqual([400, 'invalid input']);
  });

  test('400 network_name_taken: the caller owns one of that name', async () => {
    const { status, body } = await send(await bare());
    expect([status, body.error]).toEqual([400, 'network name already exists']);
  });

  test('400 network_name_taken: of two imports under one name at once one is made', async () => {
    const lines = await bare();
    const both = await Promise.all([send(lines, { query: '?name=one' }), send(lines, { query: '?name=one' })]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.find(({ status }) => status !== 200)?.body.error).toBe('network name already exists');
  });

  test('400 network_quota_exceeded: the plan is used up while the file is on its way', async () => {
    const lines = await bare();
    expect((await send(lines, { query: '?name=second' })).status).toBe(200);
    const { body } = await send(lines, { query: '?name=third' });
    expect(body.error).toBe('quota exceeded: max 2 networks for free plan');
  });

  test('429 too_busy: one import is under way and four wait for it; later there is room again', async () => {
    const { uploadsDir } = hub.hub.platform.settings;
    const lines = await bare();
    const before = listUploads(uploadsDir);
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    const others = Array.from({ length: 5 }, () => inTurn(() => gate));
    const { status, body } = await send(lines, { query: '?name=copy' });
    go();
    await Promise.all(others);
    expect([status, body.error, body.retry_after_ms]).toEqual([429, 'too_busy', 10_000]);
    expect(listUploads(uploadsDir)).toEqual(before);
    expect((await send(lines, { query: '?name=copy' })).status).toBe(200);
  });

  test('413 payload_too_large: by the setting', async () => {
    expect(await outcome(send('x'.repeat(1_200_000)))).toEqual([413, 'payload_too_large']);
  });

  test('507 file_quota_exceeded: the files of the export', async () => {
    const lines = linesOf(await bare()).filter(({ kind }) => kind !== 'end');
    const facts = {
      uploader: mia.userId,
      uploader_kind: 'user',
      mime: 'text/plain',
      sha256: 'a'.repeat(64),
      created_at: 1,
    };
    const file = { kind: 'file', file_id: 'f'.repeat(32), size: 2_000_000, name: 'a.txt', ...facts };
    expect(await outcome(send(fileOf([...lines, file]), { query: '?name=copy' }))).toEqual([
      507,
      'file_quota_exceeded',
    ]);
  });

  test('200: two deliveries with one number, the second to a new agent under a name that another one gave up', async () => {
    const { token, networkId } = mia;
    const dig = () => hub.tool('send_task', { alias: 'bee', task: 'dig', network_id: networkId }, token);
    const bee = await hub.mintNode(mia, 'bee');
    const { message_id: task } = await dig();
    await hub.tool('report_completion', { alias: 'bee', task, result: 'dug' }, bee);
    const names = { network_id: networkId, old_alias: 'bee', new_alias: 'cee' };
    const { body: rename } = await hub.api('POST', '/api/node-rename/prepare', { token, body: names });
    const { txn_id } = rename;
    expect((await hub.api('POST', '/api/node-rename/commit', { token, body: { txn_id } })).status).toBe(200);
    await hub.mintNode(mia, 'bee');
    expect(await dig()).toMatchObject({ ok: true });
    const lines = await bare();
    const deliveriesOf = (text: string) =>
      linesOf(text)
        .filter(({ kind }) => kind === 'delivery')
        .map((line) => [line['to_key'], line['inbox_seq'], line['acked']])
        .sort();
    const [old, fresh] = [
      ['bee', 1, 1],
      ['bee', 1, 0],
    ];
    expect(deliveriesOf(lines)).toEqual([fresh, old]);
    const { status, body } = await send(lines, { query: '?name=copy' });
    expect([status, body.message]).toEqual([200, undefined]);
    expect(deliveriesOf(await exportOf(hub, token, body.network_id))).toEqual([fresh, old]);
  });

  test('200: cards with so many people that no statement holds all of them', async () => {
    const { token, networkId } = mia;
    const made = await hub.api('POST', `/api/requirements?network_id=${networkId}`, { token, body: { name: 'Dig' } });
    expect(made.status).toBe(201);
    const lines = linesOf(await bare());
    const card = lines.find(({ kind }) => kind === 'card')!;
    const participants = Array.from({ length: 50 }, (_none, n) => ({ kind: 'node', id: `n_${n}` }));
    const cards = Array.from({ length: 300 }, (_none, n) => ({
      ...{ ...card, requirement_id: `req_${n}`, seq: n + 1, participants },
    }));
    const others = lines.flatMap((line) => {
      if (line.kind === 'board') return [{ ...line, last_seq: 300 }];
      return line === card ? cards : [line];
    });
    const { status, body } = await send(fileOf(others), { query: '?name=copy' });
    expect(status).toBe(200);
    const after = linesOf(await exportOf(hub, token, body.network_id)).filter(({ kind }) => kind === 'card');
    expect(after.map((line) => (line['participants'] as unknown[]).length)).toEqual(cards.map(() => 50));
  });

  test('200: an empty file, with nothing behind it, has its bytes', async () => {
    const lines = linesOf(await bare()).filter(({ kind }) => kind !== 'end');
    const facts = { uploader: mia.userId, uploader_kind: 'user', mime: 'text/plain', created_at: 1 };
    const sha256 = createHash('sha256').digest('hex');
    const file = { kind: 'file', file_id: 'f'.repeat(32), size: 0, name: 'a.txt', sha256, ...facts };
    const { body } = await send(fileOf([...lines, file]), { query: '?name=copy' });
    const { token } = mia;
    const { body: held } = await hub.api('GET', `/api/files?network_id=${body.network_id}`, { token });
    const bytes = await fetch(`${hub.url}${held.files[0].url}`, { headers: { authorization: `Bearer ${token}` } });
    expect([bytes.status, await bytes.text()]).toEqual([200, '']);
  });

  test('401 invalid_token: the token is revoked while the file is on its way', async () => {
    const lines = await bare();
    const { username, password } = mia;
    const { body: login } = await hub.api('POST', '/api/auth/login', { body: { username, password } });
    const slow = await importSlowly(hub, login.token, lines, '?name=copy');
    const { body } = await hub.api('GET', '/api/auth/tokens', { token: login.token });
    const { token_id: id } = body.tokens.find((one: { current?: boolean }) => one.current);
    expect((await hub.api('DELETE', `/api/auth/tokens/${id}`, { token: mia.token })).status).toBe(200);
    expect(await outcome(slow.finish())).toEqual([401, 'invalid token']);
    const { body: held } = await hub.api('GET', '/api/networks', { token: mia.token });
    expect(held.networks).toHaveLength(1);
  });

  test('401 invalid_token: the account is disabled while the file is on its way', async () => {
    const slow = await importSlowly(hub, mia.token, await bare(), '?name=copy');
    const path = `/api/users/${mia.userId}/disable`;
    expect((await hub.api('POST', path, { token: admin.token, body: {} })).status).toBe(200);
    expect(await outcome(slow.finish())).toEqual([401, 'invalid token']);
  });

  test('400 network_quota_exceeded: a system admin is none any more when the file is there', async () => {
    const chief = await hub.registerUser();
    const give = async (role: 'admin' | 'user'): Promise<void> => {
      const { userId } = chief;
      await inUnit(hub, (tx) => tx.db.updateTable('users').set({ role }).where('user_id', '=', userId).execute());
      hub.hub.platform.memory.tokens.drop({ userId });
    };
    await give('admin');
    const lines = await exportOf(hub, chief.token, chief.networkId);
    expect((await send(lines, { query: '?name=second' }, chief.token)).status).toBe(200);
    const slow = await importSlowly(hub, chief.token, lines, '?name=third');
    await give('user');
    expect((await slow.finish()).body.error).toBe('quota exceeded: max 2 networks for free plan');
  });

  test('403 user_token_required: a node, and a token of one network', async () => {
    const bee = await hub.mintNode(mia, 'bee');
    const lines = await bare();
    for (const token of [bee, mia.networkToken]) expect((await send(lines, {}, token)).status).toBe(403);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    expect((await send(await bare(), {}, master)).status).toBe(401);
  });

  test('422 idempotency_conflict: the same key with another file; the same file is answered again and made once', async () => {
    const headers = { 'idempotency-key': 'k1' };
    const lines = await bare();
    const call = { headers, query: '?name=copy' };
    const first = await send(lines, call);
    const again = await send(lines, call);
    expect(again.body).toEqual({ ...first.body, idempotent_replay: true });
    expect(await outcome(send(`${lines}\n`, call))).toEqual([422, 'idempotency_conflict']);
  });

  test('409 idempotency_in_flight: the first call with the key has no answer yet', async () => {
    await openKey(hub, mia, 'importNetwork', 'k2');
    const headers = { 'idempotency-key': 'k2' };
    expect(await outcome(send(await bare(), { headers, query: '?name=copy' }))).toEqual([409, 'idempotency_in_flight']);
  });

  test.each([
    ['411 length_required: no Content-Length', { 'content-type': 'multipart/form-data; boundary=x' }, 411],
    ['415 unsupported_media_type: bare lines', { 'content-type': 'application/x-ndjson', 'content-length': '2' }, 415],
  ])('%s', async (title, headers, status) => {
    const answer = await fetch(`${hub.url}/api/networks/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${mia.token}`, ...headers },
      ...(status === 411 ? { body: new Blob(['{}']).stream(), duplex: 'half' } : { body: '{}' }),
    });
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
      status,
      title.split(' ')[1]?.slice(0, -1),
    ]);
  });

  test('400 unusable_form: a field that is too long', async () => {
    const form = new FormData();
    form.append('note', 'x'.repeat(2_000));
    form.append('file', new File([await bare()], 'a'));
    const call = { method: 'POST', headers: { authorization: `Bearer ${mia.token}` }, body: form };
    const answer = await fetch(`${hub.url}/api/networks/import`, call);
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([400, 'unusable_form']);
  });

  test('a refused file leaves nothing in the uploads directory', async () => {
    const { uploadsDir } = hub.hub.platform.settings;
    const before = listUploads(uploadsDir);
    await send('not lines');
    expect(listUploads(uploadsDir)).toEqual(before);
  });
});
