import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addMember, inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';
import { listUploads, postRaw, upload } from '../support/upload.ts';

const mebibyte = 1_048_576;
const day = 86_400_000;
let hub: TestHub;
let mia: TestUser;
let directory: string;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_FILES_QUOTA_MIB: '2', HUB_KEEP_FILES_DAYS: '7' } });
  directory = hub.hub.platform.settings.uploadsDir;
});
beforeEach(async () => {
  mia = await hub.registerUser();
});
afterAll(() => hub.close());

const send = (size: number, user = mia, form: Readonly<Record<string, string>> = {}) =>
  upload(hub.url, user.token, { bytes: Buffer.alloc(size, 1), fields: form });
const usedBy = async ({ networkId }: TestUser): Promise<number[]> => {
  const found = await inUnit(hub, async ({ db }) => [
    (
      await db
        .selectFrom('networks')
        .select('files_bytes')
        .where('network_id', '=', networkId)
        .executeTakeFirstOrThrow()
    ).files_bytes,
    (await db.selectFrom('files').select('size').where('network_id', '=', networkId).execute()).reduce(
      (sum, { size }) => sum + Number(size),
      0,
    ),
  ]);
  return found.map(Number);
};

describe('uploadFile', () => {
  test('507 file_quota_exceeded: the files of a network together, to the byte; others have their own', async () => {
    expect((await send(mebibyte)).status).toBe(200);
    const before = listUploads(directory).length;
    const { status, body } = await send(mebibyte + 1);
    expect([status, body.error, body.limit_bytes]).toEqual([507, 'file_quota_exceeded', 2 * mebibyte]);
    expect(listUploads(directory)).toHaveLength(before);
    expect((await send(mebibyte)).status).toBe(200);
    expect((await send(1)).status).toBe(507);
    expect(await usedBy(mia)).toEqual([2 * mebibyte, 2 * mebibyte]);
    expect((await send(10, await hub.registerUser())).status).toBe(200);
  });

  test('507 file_quota_exceeded: told by Content-Length, before a byte of the body is sent', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(3 * mebibyte) };
    const { status, body } = await postRaw(hub.url, mia.token, headers);
    expect([status, body['error']]).toEqual([507, 'file_quota_exceeded']);
  });

  test('507 file_quota_exceeded: a network that only the form names', async () => {
    const owner = await hub.registerUser();
    await addMember(hub, owner, mia, 'member');
    const before = listUploads(directory).length;
    const form = { network_id: owner.networkId };
    expect((await send(mebibyte, mia, form)).status).toBe(200);
    expect((await send(mebibyte + 1, mia, form)).status).toBe(507);
    expect(listUploads(directory)).toHaveLength(before + 1);
    expect(await usedBy(owner)).toEqual([mebibyte, mebibyte]);
  });

  test('507 file_quota_exceeded: parallel uploads cannot pass the quota together', async () => {
    const before = listUploads(directory).length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(600_000)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 507, 507, 507, 507, 507]);
    expect(await usedBy(mia)).toEqual([1_800_000, 1_800_000]);
    expect(listUploads(directory)).toHaveLength(before + 3);
  });
});

describe('purge_old_files', () => {
  test('records and bytes go after the days that files are kept, and the quota comes back', async () => {
    const old = [(await send(mebibyte)).body.file_id, (await send(mebibyte)).body.file_id];
    hub.clock.advance(7 * day - 1000);
    await hub.runJob('purge_old_files');
    expect(listUploads(directory)).toEqual(expect.arrayContaining(old));
    hub.clock.advance(2000);
    await hub.runJob('purge_old_files');
    for (const id of old) {
      expect(listUploads(directory)).not.toContain(id);
      expect((await hub.api('GET', `/api/files/${id}`, { token: mia.token })).status).toBe(404);
    }
    expect(await usedBy(mia)).toEqual([0, 0]);
    expect((await send(mebibyte)).status).toBe(200);
  });

  test('off by default', async () => {
    const plain = await startTestHub();
    const user = await plain.registerUser();
    const { file_id } = (await upload(plain.url, user.token)).body;
    plain.clock.advance(10_000 * day);
    await plain.runJob('purge_old_files');
    expect(listUploads(plain.hub.platform.settings.uploadsDir)).toContain(file_id);
    await plain.close();
  });
});
