import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openKey } from '../support/open-key.ts';
import { cursorOf, expectCursorsRefused, restList, walkPages } from '../support/pages.ts';
import { registerMember } from '../support/members.ts';
import { addViewer } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';
import { listUploads, upload } from '../support/upload.ts';
import type { UploadForm } from '../support/upload.ts';

const master = 'master-secret';
let hub: TestHub;
let root: TestUser;
let mia: TestUser;
let other: TestUser;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master } });
  root = await hub.registerUser();
});
beforeEach(async () => {
  [mia, other] = [await hub.registerUser(), await hub.registerUser()];
});
afterAll(() => hub.close());

const send = async (token: string, form?: UploadForm, networkId = mia.networkId): Promise<string> =>
  (await upload(hub.url, token, form, { query: `?network_id=${networkId}` })).body.file_id;
const list = (token: string | undefined, query = `?network_id=${mia.networkId}`) =>
  hub.api('GET', `/api/files${query}`, { token });
const remove = (token: string | undefined, id: string, headers: Readonly<Record<string, string>> = {}) =>
  hub.api('DELETE', `/api/files/${id}`, { token, headers });
const refusal = async (call: Promise<{ status: number; body: { error: string } }>) => {
  const { status, body } = await call;
  return [status, body.error];
};
const restricted = () => registerMember(hub, mia, { agent_access: 'granted' });

describe('listFiles', () => {
  test('200: who sent what, the newest first; a name follows its agent', async () => {
    const bee = await hub.mintNode(mia, 'bee');
    const bytes = Buffer.from('twelve bytes');
    const mine = await send(mia.token, { bytes, name: 'plan.txt' });
    hub.clock.advance(1_000);
    const theirs = await send(bee, { name: 'log.csv', mime: 'text/csv' });
    await send(other.token, {}, other.networkId);
    const { status, body } = await list(mia.token);
    expect([status, body.has_more, body.next_cursor]).toEqual([200, false, null]);
    expect(body.files).toMatchObject([
      { file_id: theirs, mime: 'text/csv', uploader_kind: 'node', uploader_name: 'bee' },
      { file_id: mine, name: 'plan.txt', size: 12, uploader_kind: 'user', uploader_id: mia.userId },
    ]);
    expect(body.files[1]).toMatchObject({ uploader_name: mia.username, url: `/api/files/${mine}` });
    await hub.api('DELETE', `/api/nodes/bee?network_id=${mia.networkId}`, { token: mia.token });
    expect((await list(mia.token)).body.files[0]).toMatchObject({ file_id: theirs, uploader_name: null });
  });

  test('200: a node with the id of a person is not shown as that person', async () => {
    const bee = await hub.mintNode(mia, 'bee');
    await hub.tool('report_status', { resume_id: 'r', alias: 'bee', status: 'idle', node_id: mia.userId }, bee);
    await send(bee);
    const { files } = (await list(mia.token)).body;
    expect(files).toMatchObject([{ uploader_kind: 'node', uploader_id: mia.userId, uploader_name: 'bee' }]);
  });

  test('200: members of every role, nodes, system admins and the master token', async () => {
    const id = await send(mia.token);
    const viewer = await addViewer(hub, mia);
    for (const token of [viewer.token, await hub.mintNode(mia, 'bee'), root.token, master]) {
      expect((await list(token)).body.files).toMatchObject([{ file_id: id }]);
    }
  });

  test('200: pages show every file once, also those of one moment', async () => {
    for (let n = 0; n < 6; n += 1) {
      await send(mia.token, { name: `${n}.txt` });
      if (n % 2 === 0) hub.clock.advance(1);
    }
    const ask = restList(() => hub, `/api/files?network_id=${mia.networkId}`);
    const { files } = await ask(mia.token);
    expect(files).toHaveLength(6);
    for (const limit of [1, 2, 4, 6]) expect(await walkPages(ask, 'files', { token: mia.token, limit })).toEqual(files);
  });

  test('400 invalid_cursor: of no list, of another network', async () => {
    for (const user of [mia, other]) for (let n = 0; n < 2; n += 1) await send(user.token, {}, user.networkId);
    const [here, there] = [mia, other].map((user) => restList(() => hub, `/api/files?network_id=${user.networkId}`));
    await expectCursorsRefused(here!, mia.token, [await cursorOf(there!, other.token)]);
  });

  test('400 network_id_required: several networks', async () => {
    await hub.api('POST', '/api/networks', { token: mia.token, body: { name: 'lab' } });
    expect(await refusal(list(mia.token, ''))).toEqual([400, 'network_id_required']);
    expect((await list(other.token, '')).body.files).toEqual([]);
  });

  test('403 access_denied: a foreign network and an absent one', async () => {
    for (const id of [other.networkId, 'net_none']) {
      expect(await refusal(list(mia.token, `?network_id=${id}`))).toEqual([403, 'access_denied']);
    }
  });

  test('403 agent_access_restricted: a member who reaches granted agents only', async () => {
    expect(await refusal(list((await restricted()).token))).toEqual([403, 'agent_access_restricted']);
  });
});

describe('deleteFile', () => {
  test('200: by its uploader; record, bytes and quota are gone, and the deletion is audited', async () => {
    const member = await registerMember(hub, mia);
    const id = await send(member.token, { name: 'draft.txt' });
    const directory = hub.hub.platform.settings.uploadsDir;
    expect(listUploads(directory)).toContain(id);
    const { status, body } = await remove(member.token, id);
    expect([status, body]).toEqual([200, { ok: true, file_id: id }]);
    expect(listUploads(directory)).not.toContain(id);
    expect((await list(mia.token)).body.files).toEqual([]);
    expect(await refusal(hub.api('GET', `/api/files/${id}`, { token: mia.token }))).toEqual([404, 'not_found']);
    const { logs } = (await hub.api('GET', `/api/networks/${mia.networkId}/audit-log`, { token: mia.token })).body;
    expect(logs[0]).toMatchObject({ action: 'file_deleted', target_id: id, detail: 'draft.txt' });
  });

  test('200: by the owner and an admin, whoever sent it', async () => {
    const admin = await registerMember(hub, mia, { role: 'admin' });
    const bee = await hub.mintNode(mia, 'bee');
    for (const token of [mia.token, admin.token]) expect((await remove(token, await send(bee))).status).toBe(200);
  });

  test('200: the same key answers again', async () => {
    const id = await send(mia.token);
    const headers = { 'idempotency-key': 'k1' };
    expect((await remove(mia.token, id, headers)).body).toEqual({ ok: true, file_id: id });
    expect((await remove(mia.token, id, headers)).body).toEqual({ ok: true, file_id: id, idempotent_replay: true });
  });

  test('400 bad_file_id', async () => {
    expect(await refusal(remove(mia.token, 'a.b.c.d.e'))).toEqual([400, 'bad_file_id']);
  });

  test('404 not_found: absent, foreign and deleted', async () => {
    const id = await send(other.token, {}, other.networkId);
    for (const file of [id, '0'.repeat(32)]) {
      expect(await refusal(remove(mia.token, file))).toEqual([404, 'not_found']);
      expect(await refusal(remove(root.token, file))).toEqual([404, 'not_found']);
    }
  });

  test('403 permission_denied: another member, and the uploader who is a viewer now', async () => {
    const [member, second] = [await registerMember(hub, mia), await registerMember(hub, mia)];
    const id = await send(member.token);
    expect(await refusal(remove(second.token, id))).toEqual([403, 'permission_denied']);
    const path = `/api/networks/${mia.networkId}/members/${member.userId}`;
    await hub.api('PUT', path, { token: mia.token, body: { role: 'viewer' } });
    expect(await refusal(remove(member.token, id))).toEqual([403, 'permission_denied']);
  });

  test('403 agent_access_restricted: a member who reaches granted agents only', async () => {
    expect(await refusal(remove((await restricted()).token, await send(mia.token)))).toEqual([
      403,
      'agent_access_restricted',
    ]);
  });

  test('403 user_token_required: a node, also its own file', async () => {
    const bee = await hub.mintNode(mia, 'bee');
    expect(await refusal(remove(bee, await send(bee)))).toEqual([403, 'user_token_required']);
  });

  test('401 auth_master_read_only: the master token only reads', async () => {
    expect(await refusal(remove(master, await send(mia.token)))).toEqual([401, 'invalid token']);
  });

  test('422 idempotency_conflict: the same key for another file', async () => {
    const headers = { 'idempotency-key': 'k1' };
    await remove(mia.token, await send(mia.token), headers);
    expect(await refusal(remove(mia.token, await send(mia.token), headers))).toEqual([422, 'idempotency_conflict']);
  });

  test('409 idempotency_in_flight: the first call with the key has no answer yet', async () => {
    await openKey(hub, mia, 'deleteFile', 'k2');
    expect(await refusal(remove(mia.token, await send(mia.token), { 'idempotency-key': 'k2' }))).toEqual([
      409,
      'idempotency_in_flight',
    ]);
  });
});
