import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { refused } from '../support/expect.ts';
import { addMember, addViewer, setNodeMode } from '../support/set-up.ts';
import { startTestHub, type TestHub, type TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;
let bee: string;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  owner = await hub.registerUser();
  member = await hub.registerUser();
  stranger = await hub.registerUser();
  await addMember(hub, owner, member, 'member');
  bee = await hub.mintNode(owner, 'bee');
});
afterAll(() => hub.close());

const skill = {
  slug: 'read-logs',
  name: 'Read logs',
  version: '1.0.0',
  description: 'Finds 100% of it',
  content: '# Read',
};
const submit = (args: object = {}, token = owner.token) => hub.tool('submit_skill', { ...skill, ...args }, token);
const inNetwork = (args: object = {}) => ({ network_id: owner.networkId, ...args });
const publish = async (args: object = {}): Promise<string> => {
  const { skill_id: skillId } = await submit(args);
  await hub.tool('review_skill', { skill_id: skillId, decision: 'published' }, owner.token);
  return skillId;
};
const twoNetworks = async (): Promise<void> => {
  await hub.api('POST', '/api/networks', { token: owner.token, body: { name: 'lab' } });
};

describe('submit_skill', () => {
  test('ok: a version waits for its review; the same content again is the same skill', async () => {
    const made = await submit({}, bee);
    expect(made).toMatchObject({ ok: true, status: 'pending', source_type: 'node', source_alias: 'bee' });
    expect(made.skill_id).toMatch(/^skill_[0-9a-f-]{36}$/);
    expect(await submit({}, owner.token)).toEqual({ ...made, idempotent: true });
    expect(await submit({ version: '1.0.1' })).toMatchObject({ source_type: 'user', source_alias: owner.username });
  });

  test('skill_version_conflict: the version exists with another content, also when two come at once', async () => {
    const both = await Promise.all(['# A', '# B'].map((content) => submit({ content })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual(refused('skill_version_conflict'));
  });

  test.each([
    ['slug', { slug: 'Read Logs' }],
    ['slug', { slug: 'a' }],
    ['version', { version: '1 0' }],
    ['content', { content: 'x'.repeat(131_073) }],
    ['name', { name: '' }],
    ['description', { description: 'x'.repeat(1_001) }],
  ])('invalid_input: %s', async (field, args) => {
    await expect(submit(args)).rejects.toThrow(field);
  });

  test('network_id_required: in two networks', async () => {
    await twoNetworks();
    expect(await submit()).toEqual(refused('network_id_required'));
  });
  test('access_denied: a foreign network', async () => {
    expect(await submit(inNetwork(), stranger.token)).toEqual(refused('access_denied'));
  });
  test('permission_denied: a viewer', async () => {
    const viewer = await addViewer(hub, owner);
    expect(await submit(inNetwork(), viewer.token)).toEqual(refused('permission_denied'));
  });
  test('node_permission_denied: a read-only node', async () => {
    await setNodeMode(hub, bee, 'readonly');
    expect(await submit({}, bee)).toEqual(refused('node_permission_denied', { reason: 'mode_readonly' }));
  });
});

describe('list_skills', () => {
  const list = (args: Record<string, unknown> = {}, token = owner.token) => hub.tool('list_skills', args, token);
  test('ok: the published ones, newest first; reviewers may include what waits', async () => {
    const first = await publish();
    const second = await publish({ slug: 'write-code', name: 'Write code' });
    await submit({ slug: 'still-waiting' });
    const all = await list({ include_pending: true });
    expect(all.reviewer).toBe(true);
    expect(all.skills).toHaveLength(3);
    const seen = await list({ include_pending: true, ...inNetwork() }, member.token);
    expect(seen.reviewer).toBe(false);
    expect(seen.skills.map((row: { skill_id: string }) => row.skill_id)).toEqual([second, first]);
    expect(seen.skills[0]).not.toHaveProperty('content');
    expect((await list({}, bee)).skills).toHaveLength(2);
  });
  test('ok: query is a part of slug, name or description; % and _ are letters; limit bounds', async () => {
    await publish();
    await publish({ slug: 'write-code', name: 'Write code', description: 'none' });
    const slugs = async (query: string) => (await list({ query })).skills.map((row: { slug: string }) => row.slug);
    expect(await slugs('READ')).toEqual(['read-logs']);
    expect(await slugs('100%')).toEqual(['read-logs']);
    expect(await slugs('%')).toEqual(['read-logs']);
    expect(await slugs('_')).toEqual([]);
    expect((await list({ limit: 1 })).skills).toHaveLength(1);
  });
  test('network_id_required: in two networks', async () => {
    await twoNetworks();
    expect(await list()).toEqual(refused('network_id_required'));
  });
  test('access_denied: a foreign network', async () => {
    expect(await list(inNetwork(), stranger.token)).toEqual(refused('access_denied'));
  });
});

describe('get_skill', () => {
  const get = (args: Record<string, unknown>, token = owner.token) => hub.tool('get_skill', args, token);
  test('ok: with the document and its hash', async () => {
    const skillId = await publish();
    const { skill: read } = await get({ skill_id: skillId }, bee);
    expect(read).toMatchObject({ ...skill, skill_id: skillId, status: 'published' });
    expect(read.content_hash).toMatch(/^[0-9a-f]{64}$/);
  });
  test('skill_not_found: absent, foreign, and unpublished to others than reviewers', async () => {
    const { skill_id: skillId } = await submit();
    expect(await get({ skill_id: skillId })).toMatchObject({ ok: true });
    expect(await get({ skill_id: skillId, ...inNetwork() }, member.token)).toEqual(refused('skill_not_found'));
    expect(await get({ skill_id: skillId }, bee)).toEqual(refused('skill_not_found'));
    expect(await get({ skill_id: skillId }, stranger.token)).toEqual(refused('skill_not_found'));
    expect(await get({ skill_id: 'skill_none' })).toEqual(refused('skill_not_found'));
  });
  test('network_id_required: in two networks', async () => {
    await twoNetworks();
    expect(await get({ skill_id: 'skill_none' })).toEqual(refused('network_id_required'));
  });
  test('access_denied: a foreign network', async () => {
    expect(await get({ skill_id: 'x', ...inNetwork() }, stranger.token)).toEqual(refused('access_denied'));
  });
});

describe('review_skill', () => {
  const review = (skillId: string, args: object = {}, token = owner.token) =>
    hub.tool('review_skill', { skill_id: skillId, decision: 'published', ...args }, token);
  test('ok: published or rejected, with a note', async () => {
    const { skill_id: skillId } = await submit();
    expect(await review(skillId, { decision: 'rejected', note: 'too short' })).toEqual({
      ok: true,
      skill_id: skillId,
      status: 'rejected',
    });
    const { skill: read } = await hub.tool('get_skill', { skill_id: skillId }, owner.token);
    expect(read).toMatchObject({ status: 'rejected', review_note: 'too short', reviewed_at: expect.any(String) });
  });
  test('skill_not_pending: one of two reviews wins', async () => {
    const { skill_id: skillId } = await submit();
    const both = await Promise.all(['published', 'rejected'].map((decision) => review(skillId, { decision })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual(refused('skill_not_pending'));
  });
  test('skill_not_found: absent or foreign', async () => {
    const { skill_id: skillId } = await submit();
    expect(await review('skill_none')).toEqual(refused('skill_not_found'));
    expect(await review(skillId, {}, stranger.token)).toEqual(refused('skill_not_found'));
  });
  test('skill_review_admin_required: a member, and a node of the owner', async () => {
    const { skill_id: skillId } = await submit();
    expect(await review(skillId, inNetwork(), member.token)).toEqual(refused('skill_review_admin_required'));
    expect(await review(skillId, {}, bee)).toEqual(refused('skill_review_admin_required'));
  });
  test('network_id_required: in two networks', async () => {
    await twoNetworks();
    expect(await review('skill_none')).toEqual(refused('network_id_required'));
  });
  test('access_denied: a foreign network', async () => {
    expect(await review('x', inNetwork(), stranger.token)).toEqual(refused('access_denied'));
  });
  test('permission_denied: a viewer', async () => {
    const viewer = await addViewer(hub, owner);
    expect(await review('x', inNetwork(), viewer.token)).toEqual(refused('permission_denied'));
  });
  test('node_permission_denied: a read-only node', async () => {
    await setNodeMode(hub, bee, 'readonly');
    expect(await review('x', {}, bee)).toEqual(refused('node_permission_denied'));
  });
});
