import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let ann: TestUser;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  ann = await hub.registerUser();
});
afterAll(() => hub.close());

const send = (method: string, path: string, body?: object, token = ann.token) =>
  hub.api(method, `/api/requirements${path}`, { token, body });
const make = async (body: object) => (await send('POST', '/projects', body)).body.project;
const card = async (body: object) => (await send('POST', '', { name: 'x', ...body })).body.requirement;
const refusal = async (method: string, path: string, body?: object) => {
  const answer = await send(method, path, body);
  return [answer.status, answer.body.error, answer.body.field];
};

describe('listProjects', () => {
  test('200: by order, archived ones too; a node reads them', async () => {
    const [a, b] = [await make({ name: 'a', order: 7 }), await make({ name: 'b' })];
    const bee = await hub.mintNode(ann, 'bee');
    const { status, body } = await send('GET', '/projects', undefined, bee);
    expect([status, body]).toEqual([200, { ok: true, projects: [b, a], has_more: false, next_cursor: null }]);
  });

  test('403 access_denied: a foreign network', async () => {
    const { token } = await hub.registerUser();
    const { status, body } = await send('GET', `/projects?network_id=${ann.networkId}`, undefined, token);
    expect([status, body.error]).toEqual([403, 'access_denied']);
  });
});

describe('createProject', () => {
  test('201: colour and order have defaults', async () => {
    const { status, body } = await send('POST', '/projects', { name: ` ${'x'.repeat(38)} ` });
    expect(status).toBe(201);
    expect(body.project).toEqual({
      id: expect.stringMatching(/^proj_[0-9a-f-]{36}$/),
      network_id: ann.networkId,
      name: 'x'.repeat(38),
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      order: 0,
      archived: false,
    });
    const second = await make({ name: 'y'.repeat(40), color: '#AABBCC' });
    expect([second.order, second.color]).toEqual([1, '#aabbcc']);
    expect((await make({ name: 'z' })).color).not.toBe(body.project.color);
  });

  test.each([
    ['400 invalid_project_name: absent', {}, 'name'],
    ['400 invalid_project_name: blank', { name: ' ' }, 'name'],
    ['400 invalid_project_name: 41 characters', { name: 'x'.repeat(41) }, 'name'],
    ['400 invalid_project_color: a word', { name: 'x', color: 'red' }, 'color'],
  ])('%s', async (title, body, field) => {
    expect(await refusal('POST', '/projects', body)).toEqual([400, title.split(/[ :]/)[1], field]);
  });

  test('409 project_name_taken: in the same network', async () => {
    await make({ name: 'a' });
    expect(await refusal('POST', '/projects', { name: ' a' })).toEqual([409, 'project_name_taken', 'name']);
  });

  test('409 too_many_projects: the 201st', async () => {
    const rows = Array.from({ length: 199 }, (_, n) => ({
      project_id: `proj_${ann.networkId}_${n}`,
      network_id: ann.networkId,
      name: `p${n}`,
      name_key: `p${n}`,
      color: '#000000',
      position: n,
      created_at: n,
    }));
    await inUnit(hub, ({ db }) => db.insertInto('projects').values(rows).execute());
    expect((await send('POST', '/projects', { name: 'the 200th' })).status).toBe(201);
    expect(await refusal('POST', '/projects', { name: 'one more' })).toEqual([409, 'too_many_projects', 'name']);
  });
});

describe('updateProject', () => {
  test('200: what is given changes; cards stay in an archived project', async () => {
    const project = await make({ name: 'a' });
    await card({ project_id: project.id });
    const change = { name: 'b', color: '#010203', order: 9, archived: true };
    const { status, body } = await send('PATCH', `/projects/${project.id}`, change);
    expect([status, body.project]).toEqual([200, { ...project, ...change }]);
    const kept = await send('PATCH', '/%231', { project_id: project.id, name: 'y' });
    expect([kept.status, kept.body.requirement.project_id]).toEqual([200, project.id]);
  });

  test.each([
    ['400 invalid_project_name: blank', { name: ' ' }, 'name'],
    ['400 invalid_project_color: no colour', { color: '#12345' }, 'color'],
    ['400 invalid_archived: no flag', { archived: 1 }, 'archived'],
    ['400 empty_patch: nothing', {}, 'body'],
  ])('%s', async (title, body, field) => {
    const { id } = await make({ name: 'a' });
    expect(await refusal('PATCH', `/projects/${id}`, body)).toEqual([400, title.split(/[ :]/)[1], field]);
  });

  test('409 project_name_taken: of another one; the own name is no matter', async () => {
    const { id } = await make({ name: 'a' });
    await make({ name: 'b' });
    expect(await refusal('PATCH', `/projects/${id}`, { name: 'b' })).toEqual([409, 'project_name_taken', 'name']);
    expect((await send('PATCH', `/projects/${id}`, { name: 'a' })).status).toBe(200);
  });

  test('404 project_not_found: unknown', async () => {
    const found = await refusal('PATCH', '/projects/proj_none', { name: 'x' });
    expect(found).toEqual([404, 'project_not_found', 'project_id']);
  });
});

describe('deleteProject', () => {
  test('200: its cards keep living, archived ones too', async () => {
    const { id } = await make({ name: 'a' });
    await card({ project_id: id });
    await card({ project_id: id, archived: true });
    expect((await send('DELETE', `/projects/${id}`)).body).toEqual({ ok: true, id });
    const { requirements } = (await send('GET', '?include_archived=1')).body;
    expect(requirements).toMatchObject([
      { project_id: null, last_event: { field: 'project_id' } },
      { project_id: null, last_event: { field: 'project_id' } },
    ]);
    expect((await send('GET', '/projects')).body.projects).toEqual([]);
  });

  test('404 project_not_found: unknown', async () => {
    expect(await refusal('DELETE', '/projects/proj_none')).toEqual([404, 'project_not_found', 'project_id']);
  });
});

const tags = async () => (await send('GET', '/tags')).body;
const ops = (body: object) => send('POST', '/tags/ops', body);
const tagsOf = async (ref: string) => (await send('GET', `/${ref}`)).body.requirement.tags;

describe('listTags', () => {
  test('200: sorted, with counts; archived cards count', async () => {
    await card({ tags: ['b', 'a'] });
    await card({ tags: ['b'], archived: true });
    expect(await tags()).toEqual({
      ok: true,
      has_more: false,
      next_cursor: null,
      tags: ['a', 'b'],
      counts: { a: 1, b: 2 },
      colors: {},
      can_manage: true,
    });
    const bee = await hub.mintNode(ann, 'bee');
    expect((await send('GET', '/tags', undefined, bee)).body.can_manage).toBe(false);
  });

  test('403 access_denied: a foreign network', async () => {
    const { token } = await hub.registerUser();
    expect((await send('GET', `/tags?network_id=${ann.networkId}`, undefined, token)).status).toBe(403);
  });
});

describe('updateTags', () => {
  beforeEach(async () => {
    await card({ tags: ['x', 'old', 'y'] });
    await card({ tags: ['old', 'new'], archived: true });
    await card({ tags: ['other'] });
  });

  test('200: rename keeps the places and merges where the new tag is already', async () => {
    await ops({ op: 'color', tag: 'old', color: '#FF0000' });
    const { status, body } = await ops({ op: 'rename', from: 'old', to: 'new' });
    expect([status, body]).toEqual([200, { ok: true, op: 'rename', affected: 2 }]);
    expect([await tagsOf('%231'), await tagsOf('%232')]).toEqual([['x', 'new', 'y'], ['new']]);
    expect(await tags()).toMatchObject({ counts: { new: 2 }, colors: { new: '#ff0000' } });
    const { last_event } = (await send('GET', '/%231')).body.requirement;
    expect(last_event).toMatchObject({ type: 'changed', field: 'tags', actor: { id: ann.userId } });
  });

  test('200: merge takes several, the new one may be among them', async () => {
    expect((await ops({ op: 'merge', from: ['old', 'other', 'new'], to: 'new' })).body.affected).toBe(3);
    expect((await tags()).counts).toEqual({ new: 3, x: 1, y: 1 });
  });

  test('200: delete', async () => {
    expect((await ops({ op: 'delete', tag: 'old' })).body).toEqual({ ok: true, op: 'delete', affected: 2 });
    expect(await tagsOf('%231')).toEqual(['x', 'y']);
  });

  test('200: a colour is set and taken away', async () => {
    expect((await ops({ op: 'color', tag: 'old', color: '#00ff00' })).body.affected).toBe(2);
    expect((await tags()).colors).toEqual({ old: '#00ff00' });
    await ops({ op: 'color', tag: 'old', color: null });
    expect((await tags()).colors).toEqual({});
  });

  test('200: the cards of other networks stay, the change is audited', async () => {
    const bob = await hub.registerUser();
    await send('POST', '', { name: 'x', tags: ['old'] }, bob.token);
    await ops({ op: 'delete', tag: 'old' });
    expect((await send('GET', '/tags', undefined, bob.token)).body.tags).toEqual(['old']);
    const audit = await hub.hub.database.reader
      .selectFrom('audit_log')
      .select(['action', 'target_id'])
      .where('network_id', '=', ann.networkId)
      .where('target_type', '=', 'tag')
      .execute();
    expect(audit).toEqual([{ action: 'tags_changed', target_id: 'old' }]);
  });

  test.each([
    ['400 invalid_tag_op: absent', {}, 'op'],
    ['400 invalid_tag_op: unknown', { op: 'split' }, 'op'],
    ['400 invalid_tag: no tag', { op: 'delete' }, 'tag'],
    ['400 invalid_tag: nothing to rename', { op: 'rename', to: 'x' }, 'from'],
    ['400 invalid_tag: no new name', { op: 'rename', from: 'old' }, 'to'],
    ['400 invalid_tag: two to rename', { op: 'rename', from: ['old', 'x'], to: 'z' }, 'from'],
    ['400 invalid_tag: 21 characters', { op: 'rename', from: 'old', to: 'x'.repeat(21) }, 'to'],
    ['400 invalid_tag: none to merge', { op: 'merge', from: [], to: 'z' }, 'from'],
    ['400 invalid_tag_color: a word', { op: 'color', tag: 'old', color: 'red' }, 'color'],
    ['400 invalid_tag_color: absent', { op: 'color', tag: 'old' }, 'color'],
    ['400 same_tag: the same name', { op: 'rename', from: 'old', to: ' old ' }, 'to'],
  ])('%s', async (title, body, field) => {
    expect(await refusal('POST', '/tags/ops', body)).toEqual([400, title.split(/[ :]/)[1], field]);
  });

  test('404 tag_not_found: no card has it', async () => {
    expect(await refusal('POST', '/tags/ops', { op: 'delete', tag: 'none' })).toEqual([404, 'tag_not_found', 'tag']);
    const merge = await refusal('POST', '/tags/ops', { op: 'merge', from: ['n', 'm'], to: 'z' });
    expect(merge).toEqual([404, 'tag_not_found', 'from']);
  });
});
