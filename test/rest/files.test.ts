import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { maxUploadBytes } from '../../generated/enums.ts';
import { maxRequestContentLength } from '../../src/domain/files/limits.ts';
import { openKey } from '../support/open-key.ts';
import { addMember, addViewer, inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';
import { until } from '../support/until.ts';
import { beginUpload, listUploads, postRaw, upload } from '../support/upload.ts';
import type { UploadForm } from '../support/upload.ts';

const master = 'master-secret';
let hub: TestHub;
let mia: TestUser;
let directory: string;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master } });
  directory = hub.hub.platform.settings.uploadsDir;
  await hub.registerUser();
});
beforeEach(async () => {
  mia = await hub.registerUser();
});
afterAll(() => hub.close());

const send = (token: string | undefined, form?: UploadForm, call?: Parameters<typeof upload>[3]) =>
  upload(hub.url, token, form, call);
const get = (token: string | undefined, id: string, method = 'GET', query = '') =>
  fetch(`${hub.url}/api/files/${id}${query}`, {
    method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
const boundary = 'xx';
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const raw = (headers: Record<string, string>, body?: string) => postRaw(hub.url, mia.token, headers, body);
const rawForm = (body: string) => raw({ ...multipart, 'content-length': String(Buffer.byteLength(body)) }, body);
const temporary = (): string[] => listUploads(directory).filter((name) => name.endsWith('.part'));
const restrict = (user: TestUser) =>
  inUnit(hub, (tx) =>
    tx.db.updateTable('memberships').set({ agent_access: 'granted' }).where('user_id', '=', user.userId).execute(),
  );

describe('uploadFile', () => {
  test('200: a form whose end comes byte by byte', async () => {
    const form = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc\r\n--`;
    const bytes = Buffer.from(`${form}${boundary}--\r\n`);
    const call = beginUpload(hub.url, mia.token, { ...multipart, 'content-length': String(bytes.length) });
    call.setNoDelay(true);
    const answered = once(call, 'response') as Promise<[IncomingMessage]>;
    for (let at = 0, step = form.length - 8; at < bytes.length; at += step, step = 1) {
      call.write(bytes.subarray(at, at + step));
      await pause(5);
    }
    call.end();
    expect((await answered)[0].statusCode).toBe(200);
  });

  test('200: stored whole, recorded, limited', async () => {
    const bytes = randomBytes(300_000);
    const { status, body, headers } = await send(mia.token, { bytes, name: 'plan.pdf', mime: 'application/pdf' });
    expect(status).toBe(200);
    expect(body).toEqual({
      ok: true,
      file_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      url: `/api/files/${body.file_id}`,
      size: 300_000,
      mime: 'application/pdf',
    });
    expect([headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toEqual(['60', '59']);
    expect(Number(headers.get('x-ratelimit-reset'))).toBeGreaterThan(3_590);
    const row = await inUnit(hub, (tx) =>
      tx.db.selectFrom('files').selectAll().where('file_id', '=', body.file_id).executeTakeFirstOrThrow(),
    );
    expect(row).toMatchObject({
      network_id: mia.networkId,
      uploader: mia.userId,
      name: 'plan.pdf',
      size: 300_000,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(temporary()).toEqual([]);
  });

  test('200: a node uploads into its network, whatever network it names', async () => {
    const other = await hub.registerUser();
    const { body } = await send(await hub.mintNode(mia, 'builder'), {}, { query: `?network_id=${other.networkId}` });
    expect((await get(mia.token, body.file_id)).status).toBe(200);
    expect((await get(other.token, body.file_id)).status).toBe(404);
  });

  test.each([
    ['200: exactly as large as allowed', maxUploadBytes, 200],
    ['413 payload_too_large: one byte more, seen in the parsed size', maxUploadBytes + 1, 413],
  ])('%s', async (_title, size, expected) => {
    const { status, body } = await send(mia.token, { bytes: Buffer.alloc(size, 1) });
    expect(status).toBe(expected);
    if (expected === 413) expect(body).toMatchObject({ error: 'payload_too_large', limit_bytes: maxUploadBytes });
    expect(temporary()).toEqual([]);
  });

  test('413 payload_too_large: by Content-Length alone, before any body', async () => {
    const over = await raw({ ...multipart, 'content-length': String(maxRequestContentLength + 1) });
    expect(over).toMatchObject({ status: 413, body: { error: 'payload_too_large', limit_bytes: maxUploadBytes } });
  });

  test('400 invalid_input: a Content-Length just under the cap passes, then the form counts', async () => {
    const call = beginUpload(hub.url, mia.token, { ...multipart, 'content-length': String(maxRequestContentLength) });
    const answered = new Promise<number>((resolve) =>
      call.once('response', (response) => resolve(response.statusCode ?? 0)),
    );
    call.on('error', () => undefined);
    call.end(Buffer.alloc(maxRequestContentLength, 0x2d));
    expect(await answered).toBe(400);
  });

  test('411 length_required: chunked, whatever else is wrong', async () => {
    expect(await raw({ 'content-type': 'text/plain' }, 'x')).toMatchObject({
      status: 411,
      body: { error: 'length_required' },
    });
  });

  test.each([
    ['415 unsupported_media_type: JSON', 'application/json'],
    ['415 unsupported_media_type: a form without files', 'application/x-www-form-urlencoded'],
    ['415 unsupported_media_type: no boundary', 'multipart/form-data; charset=utf-8'],
  ])('%s', async (_title, type) => {
    const refused = await raw({ 'content-type': type, 'content-length': '1000' });
    expect(refused).toMatchObject({ status: 415, body: { error: 'unsupported_media_type' } });
  });

  test('415 unsupported_media_type: compressed', async () => {
    const headers = { ...multipart, 'content-encoding': 'gzip', 'content-length': '1000' };
    expect((await raw(headers)).status).toBe(415);
  });

  test.each([
    ['400 missing_file: another part', { part: 'document' }],
    ['400 missing_file: only fields', undefined],
  ])('%s', async (_title, form) => {
    const answer =
      form === undefined
        ? await rawForm(`--xx\r\ncontent-disposition: form-data; name="file"\r\n\r\ntext\r\n--xx--\r\n`)
        : await send(mia.token, form);
    expect(answer).toMatchObject({ status: 400, body: { error: 'missing_file' } });
    expect(temporary()).toEqual([]);
  });

  const part = (name: string): string =>
    `--xx\r\ncontent-disposition: form-data; name="${name}"; filename="a"\r\n\r\nabc\r\n`;
  test.each([
    ['400 invalid_input: no end', part('file')],
    ['400 invalid_input: no form at all', 'abc'],
  ])('%s', async (_title, body) => {
    expect(await rawForm(body)).toMatchObject({ status: 400, body: { error: 'invalid input' } });
    expect(temporary()).toEqual([]);
  });

  const textPart = (name: string, value: string): string =>
    `--xx\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n${part('file')}--xx--\r\n`;
  test.each([
    ['400 unusable_form: 11 parts', [...Array(11).keys()].map((n) => part(`f${n}`)).join('') + '--xx--\r\n'],
    ['400 unusable_form: NUL in a field', textPart('network_id', 'a\0b')],
    ['400 unusable_form: a long field', textPart('note', 'n'.repeat(1025))],
  ])('%s', async (_title, body) => {
    expect(await rawForm(body)).toMatchObject({ status: 400, body: { error: 'unusable_form' } });
    expect(temporary()).toEqual([]);
  });

  test.each(['', 'a b', 'net_\u00e9', 'n'.repeat(201)])(
    '400 invalid_input: the field network_id is no id: %j, though the query has one',
    async (network_id) => {
      const query = `?network_id=${mia.networkId}`;
      const { status, body } = await send(mia.token, { fields: { network_id } }, { query });
      expect([status, body.error, body.details[0].path]).toEqual([400, 'invalid input', '/body/network_id']);
      expect(temporary()).toEqual([]);
    },
  );

  test('200: 10 parts', async () => {
    const others = [...Array(9).keys()].map((n) => part(`f${n}`)).join('');
    expect((await rawForm(`${others}${part('file')}--xx--\r\n`)).status).toBe(200);
  });

  test('400 two_networks_named: by query and form; a bound token gets its own all the same', async () => {
    const { body: lab } = await hub.api('POST', '/api/networks', { token: mia.token, body: { name: 'lab' } });
    const form = { fields: { network_id: lab.network_id } };
    const byQuery = { query: `?network_id=${mia.networkId}` };
    const before = listUploads(directory);
    const { status, body } = await send(mia.token, form, byQuery);
    expect([status, body.error, body.field]).toEqual([400, 'two_networks_named', 'network_id']);
    expect(listUploads(directory)).toEqual(before);
    expect((await send(mia.token, form, { query: `?network_id=${lab.network_id}` })).status).toBe(200);
    const { body: stored } = await send(await hub.mintNode(mia, 'builder'), form, byQuery);
    const row = await inUnit(hub, (tx) =>
      tx.db.selectFrom('files').select('network_id').where('file_id', '=', stored.file_id).executeTakeFirstOrThrow(),
    );
    expect(row.network_id).toBe(mia.networkId);
  });

  test('400 network_id_required: several networks; a field or the query names one', async () => {
    const { body: lab } = await hub.api('POST', '/api/networks', { token: mia.token, body: { name: 'lab' } });
    expect(await send(mia.token)).toMatchObject({ status: 400, body: { error: 'network_id_required' } });
    const fields = { network_id: lab.network_id };
    const byField = await send(mia.token, { fields });
    const byQuery = await send(mia.token, {}, { query: `?network_id=${lab.network_id}` });
    expect([byField.status, byQuery.status]).toEqual([200, 200]);
    expect(listUploads(directory)).toEqual(expect.arrayContaining([byField.body.file_id, byQuery.body.file_id]));
  });

  test('403 access_denied: a foreign network, in query and field; its bytes are gone', async () => {
    const other = await hub.registerUser();
    const before = listUploads(directory);
    const refused = [
      await send(mia.token, {}, { query: `?network_id=${other.networkId}` }),
      await send(mia.token, { fields: { network_id: other.networkId } }),
    ];
    for (const { status, body } of refused) expect([status, body.error]).toEqual([403, 'access_denied']);
    expect(listUploads(directory).sort()).toEqual(before.sort());
  });

  test('403 permission_denied: a viewer, before the body is read', async () => {
    const viewer = await addViewer(hub, mia);
    const headers = { ...multipart, 'content-length': '1000' };
    const { status, body } = await postRaw(hub.url, viewer.token, headers, '', `?network_id=${mia.networkId}`);
    expect([status, body['error']]).toEqual([403, 'permission_denied']);
  });

  test('403 node_permission_denied: a read-only node', async () => {
    const reader = await hub.mintNode(mia, 'reader');
    const mode = { token: mia.token, body: { mode: 'readonly' } };
    expect((await hub.api('PUT', '/api/nodes/reader/permission-mode', mode)).status).toBe(200);
    const { status, body } = await send(reader);
    expect([status, body.error, body.reason]).toEqual([403, 'node_permission_denied', 'mode_readonly']);
  });

  test('403 agent_access_restricted: a member who reaches granted agents only', async () => {
    const guest = await hub.registerUser();
    await addMember(hub, mia, guest, 'member');
    await restrict(guest);
    const { status, body } = await send(guest.token, {}, { query: `?network_id=${mia.networkId}` });
    expect([status, body.error]).toEqual([403, 'agent_access_restricted']);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    expect(await send(master)).toMatchObject({ status: 401, body: { error: 'invalid token' } });
  });

  test('422 idempotency_conflict: the same key with other bytes; the same bytes are answered again', async () => {
    const headers = { 'idempotency-key': 'k1' };
    const bytes = Buffer.from('one');
    const first = await send(mia.token, { bytes }, { headers });
    const before = listUploads(directory).length;
    expect((await send(mia.token, { bytes }, { headers })).body).toEqual({ ...first.body, idempotent_replay: true });
    const { status, body } = await send(mia.token, { bytes: Buffer.from('two') }, { headers });
    expect([status, body.error]).toEqual([422, 'idempotency_conflict']);
    expect(listUploads(directory)).toHaveLength(before);
  });

  test('409 idempotency_in_flight: the first call with the key has no answer yet', async () => {
    await openKey(hub, mia, 'uploadFile', 'k2');
    const { status, body } = await send(mia.token, {}, { headers: { 'idempotency-key': 'k2' } });
    expect([status, body.error]).toEqual([409, 'idempotency_in_flight']);
  });

  test('429 rate_limited: the 61st in an hour, for this token alone', async () => {
    for (let n = 1; n <= 60; n++) expect((await send(mia.token, { part: 'none' })).status).toBe(400);
    const { status, body, headers } = await send(mia.token);
    expect([status, body.error]).toEqual([429, 'rate_limited']);
    expect(headers.get('x-ratelimit-remaining')).toBe('0');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect((await send(mia.networkToken)).status).toBe(200);
  });

  test('200: a client that leaves half-way leaves nothing', async () => {
    const before = listUploads(directory).length;
    const call = beginUpload(hub.url, mia.token, { ...multipart, 'content-length': '1000000' });
    call.on('error', () => undefined);
    call.write(`${part('file').slice(0, -2)}${'x'.repeat(200_000)}`);
    await until(() => listUploads(directory).length > before);
    call.destroy();
    await until(() => listUploads(directory).length === before);
  });
});

describe('downloadFile', () => {
  test('200: the bytes as an attachment that no browser runs', async () => {
    const bytes = randomBytes(100_000);
    const { body } = await send(mia.token, { bytes, name: 'page.html', mime: 'text/html' });
    for (const token of [mia.token, mia.networkToken, master]) {
      const response = await get(token, body.file_id);
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/html',
        'content-length': '100000',
        'content-disposition': 'attachment; filename="page.html"',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
      });
    }
  });

  test('200: HEAD has the same headers and no body', async () => {
    const { body } = await send(mia.token, { bytes: Buffer.from('abc') });
    const response = await get(mia.token, body.file_id, 'HEAD');
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '3', '']);
  });

  test.each([
    ['../../etc/passwd', 'filename="passwd"'],
    ['C:\\temp\\a.txt', 'filename="a.txt"'],
    ['größe «1».txt', `filename="gr__e _1_.txt"; filename*=UTF-8''gr%C3%B6%C3%9Fe%20%C2%AB1%C2%BB.txt`],
    ['a"b\\.txt', 'filename=".txt"'],
    ["it's (1)*.txt", `filename="it's (1)*.txt"`],
    ['50%.txt', `filename="50_.txt"; filename*=UTF-8''50%25.txt`],
    ['x\u202Etxt.exe', 'filename="xtxt.exe"'],
    ['..', 'filename="file"'],
  ])('200: the name %s', async (name, expected) => {
    const { body } = await send(mia.token, { name });
    const response = await get(mia.token, body.file_id);
    expect(response.headers.get('content-disposition')).toBe(`attachment; ${expected}`);
  });

  test('200: a media type that is none becomes application/octet-stream', async () => {
    const form = `--xx\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: text/${'x'.repeat(65)}\r\n\r\nabc\r\n--xx--\r\n`;
    const { body } = await rawForm(form);
    expect(body['mime']).toBe('application/octet-stream');
  });

  test('200: a restricted member reads what replies bring', async () => {
    const guest = await hub.registerUser();
    await addMember(hub, mia, guest, 'member');
    await restrict(guest);
    const { body } = await send(mia.token);
    expect((await get(guest.token, body.file_id)).status).toBe(200);
  });

  test('401: the token in the query does not count, for GET and HEAD', async () => {
    const { body } = await send(mia.token);
    for (const method of ['GET', 'HEAD']) {
      expect((await get(undefined, body.file_id, method, `?token=${mia.token}`)).status).toBe(401);
    }
  });

  test.each([
    ['400 bad_file_id: 7 characters', 'abcdefg'],
    ['400 bad_file_id: 65 characters', 'a'.repeat(65)],
    ['400 bad_file_id: a path', '..%2F..%2Fhub.sqlite'],
    ['400 bad_file_id: a dot', 'abcdefgh.part'],
  ])('%s', async (_title, id) => {
    const { status, body } = await hub.api('GET', `/api/files/${id}`, { token: mia.token });
    expect([status, body.error]).toEqual([400, 'bad_file_id']);
  });

  test('404 not_found: foreign and absent files answer alike', async () => {
    const { body } = await send(mia.token);
    const other = await hub.registerUser();
    const answers = [
      await hub.api('GET', `/api/files/${body.file_id}`, { token: other.token }),
      await hub.api('GET', `/api/files/${body.file_id}`, { token: other.networkToken }),
      await hub.api('GET', '/api/files/abcdefgh', { token: mia.token }),
      await hub.api('GET', `/api/files/${'a'.repeat(64)}`, { token: mia.token }),
    ];
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([404, answers[0]?.body]);
  });

  test('404 blob_missing: the record is there, the bytes are not', async () => {
    const { body } = await send(mia.token);
    rmSync(join(directory, body.file_id));
    const { status, body: refused } = await hub.api('GET', `/api/files/${body.file_id}`, { token: mia.token });
    expect([status, refused.error]).toEqual([404, 'blob_missing']);
  });
});

describe('a file that goes with a reply', () => {
  const reply = (token: string, fileId: string) =>
    hub.tool(
      'send_reply',
      { alias: mia.username, text: 'done', attachments: [{ type: 'file', file_id: fileId }] },
      token,
    );

  test('is named to the receiver as the hub knows it', async () => {
    const node = await hub.mintNode(mia, 'builder');
    const { body } = await send(node, { bytes: Buffer.from('abc'), name: 'log.txt' });
    const { message_id } = await reply(node, body.file_id);
    const row = await inUnit(hub, (tx) =>
      tx.db.selectFrom('inbox').select('meta_json').where('id', '=', message_id).executeTakeFirstOrThrow(),
    );
    expect(JSON.parse(row.meta_json ?? '')).toEqual({
      attachments: [
        { type: 'file', file_id: body.file_id, url: body.url, name: 'log.txt', mime: 'text/plain', size: 3 },
      ],
    });
  });

  test('must be of a network of the sender', async () => {
    const other = await hub.registerUser();
    const { body } = await send(other.token);
    expect(await reply(await hub.mintNode(mia, 'builder'), body.file_id)).toMatchObject({
      ok: false,
      error: 'attachment_not_accessible',
      file_id: body.file_id,
    });
  });
});

describe('purge_files', () => {
  test('removes old bytes without a record, and nothing else', async () => {
    const { body } = await send(mia.token);
    const hourAgo = new Date(Date.now() - 3_700_000);
    const orphan = join(directory, 'f'.repeat(32));
    const left = join(directory, 'left.part');
    const fresh = join(directory, 'e'.repeat(32));
    for (const path of [orphan, left, fresh]) await writeFile(path, 'x');
    for (const path of [orphan, left, join(directory, body.file_id)]) await utimes(path, hourAgo, hourAgo);
    await hub.runJob('purge_files');
    expect([orphan, left, fresh, join(directory, body.file_id)].map(existsSync)).toEqual([false, false, true, true]);
  });
});
