import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { joinBoard, readBoard, setUpBoard } from '../support/board.ts';
import type { TestBoard } from '../support/board.ts';
import { openKey } from '../support/open-key.ts';
import { setNodeMode } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let board: TestBoard;
let before: unknown;
beforeAll(async () => {
  hub = await startTestHub();
  board = await setUpBoard(hub);
  before = await readBoard(hub, board.owner);
});
afterEach(async () => expect(await readBoard(hub, board.owner)).toEqual(before));
afterAll(() => hub.close());

type Call = readonly [method: string, path: string, body?: object];
interface By {
  readonly token?: string;
  readonly network?: string;
  readonly key?: string;
}

const call = ([method, path, body]: Call, { token = board.owner.token, network, key }: By = {}) =>
  hub.api(method, network === undefined ? path : `${path}?network_id=${network}`, {
    token,
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const refused = (status: number, error: string, more: object = {}) => ({
  status,
  body: { ok: false, error, message: expect.any(String), ...more },
});

/** Every call is refused in the same way. */
async function expectAll(calls: readonly Call[], by: By, status: number, error: string): Promise<void> {
  for (const one of calls) expect([one[1], await call(one, by)]).toMatchObject([one[1], refused(status, error)]);
}

const create = (body: object): Call => ['POST', '/api/requirements', { name: 'x', ...body }];
const update = (body: object): Call => ['PATCH', `/api/requirements/${board.cardId}`, body];
const upsert = (body: object): Call => [
  'POST',
  '/api/requirements/upsert',
  { external_ref: 'GH-9', name: 'x', ...body },
];
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

describe('createRequirement, updateRequirement, upsertRequirement', () => {
  test.each<[string, (on: TestBoard) => object]>([
    ['400 invalid_name: empty', () => ({ name: '' })],
    ['400 invalid_name: blank', () => ({ name: '  ' })],
    ['400 invalid_name: 81 characters', () => ({ name: 'x'.repeat(81) })],
    ['400 invalid_description: 20001 characters', () => ({ description: 'x'.repeat(20_001) })],
    ['400 invalid_column: unknown', () => ({ column: 'later' })],
    ['400 invalid_priority: unknown', () => ({ priority: 'urgent' })],
    ['400 invalid_due: no such day', () => ({ due: '2026-02-30' })],
    ['400 invalid_due: an instant without an offset', () => ({ due: '2026-02-03T10:00:00' })],
    ['400 invalid_start: no time', () => ({ start: 'soon' })],
    ['400 invalid_checklist: 101 items', () => ({ checklist: times(101, (n) => ({ text: `${n}` })) })],
    ['400 invalid_checklist: 501 characters', () => ({ checklist: [{ text: 'x'.repeat(501) }] })],
    ['400 invalid_checklist: an id twice', () => ({ checklist: times(2, () => ({ id: 'a', text: 'x' })) })],
    ['400 owner_must_be_human: an agent beside an agent', () => ({ owner: { alias: 'bee' }, agent_owner: 'bee' })],
    ['400 agent_owner_must_be_agent: a person', (on) => ({ agent_owner: { username: on.owner.username } })],
    ['400 invalid_participants: neither person nor agent', () => ({ participants: [{ kind: 'robot', id: 'x' }] })],
    ['400 invalid_participants: 101 of them', () => ({ participants: times(101, (n) => `p${n}`) })],
    ['400 person_not_in_network: nobody', () => ({ participants: ['nobody'] })],
    ['400 person_ambiguous: a person and an agent', (on) => ({ participants: [on.owner.username] })],
    ['404 project_not_found: unknown', () => ({ project_id: 'proj_none' })],
    ['409 project_archived: no card comes in', (on) => ({ project_id: on.archivedProject })],
    ['400 invalid_parent_id: no id', () => ({ parent_id: 'a b' })],
    ['404 requirement_parent_not_found: unknown', () => ({ parent_id: '#99' })],
    ['400 parent_too_deep: the sixth level', (on) => ({ parent_id: on.deepId })],
    ['400 invalid_external_url: another scheme', () => ({ external_url: 'ftp://example.com/x' })],
    ['400 invalid_external_url: no host', () => ({ external_url: 'https://:8080/x' })],
    ['400 invalid_external_url: a blank', () => ({ external_url: 'https://example.com/a b' })],
    ['400 invalid_external_url: a host that is none', () => ({ external_url: 'http://[::1/' })],
    ['400 invalid_external_url: 501 characters', () => ({ external_url: `https://example.com/${'x'.repeat(481)}` })],
    ['400 invalid_archived: no flag', () => ({ archived: 'yes' })],
    ['400 invalid_tags: 11 tags', () => ({ tags: times(11, (n) => `t${n}`) })],
    ['400 invalid_tags: 21 characters', () => ({ tags: ['x'.repeat(21)] })],
    ['400 invalid_tags: an empty tag', () => ({ tags: [' '] })],
  ])('%s', async (title, fields) => {
    const [, status = '', code = ''] = /^(\d+) (\w+)/.exec(title) ?? [];
    const body = fields(board);
    const error = code === 'requirement_parent_not_found' ? 'parent_not_found' : code;
    const field = code === 'owner_must_be_human' ? 'owner' : Object.keys(body)[0];
    for (const one of [create(body), update(body), upsert(body)]) {
      expect(await call(one)).toMatchObject(refused(Number(status), error, { field }));
    }
  });

  test('400 person_not_in_network: the hint names requirements_people', async () => {
    const { body } = await call(create({ owner: 'nobody' }));
    expect(body).toMatchObject({ field: 'owner', hint: expect.stringContaining('requirements_people') });
  });

  test('400 person_not_in_network: somebody of another network', async () => {
    const stranger = await hub.registerUser();
    expect(await call(create({ owner: { id: stranger.userId } }))).toMatchObject(refused(400, 'person_not_in_network'));
  });
});

describe('createRequirement, updateRequirement', () => {
  test('400 invalid_external_ref: another character', async () => {
    await expectAll([create({ external_ref: 'a b' }), update({ external_ref: 'ä' })], {}, 400, 'invalid_external_ref');
  });

  test('409 external_ref_exists: names the card that has it', async () => {
    const made = { external_ref: 'TAKEN' };
    const other: Call = ['PATCH', '/api/requirements/%232', made];
    const body = { existing_id: board.cardId, field: 'external_ref' };
    for (const one of [create(made), other])
      expect(await call(one)).toMatchObject(refused(409, 'external_ref_exists', body));
  });

  test('403 external_ref_not_allowed: a member who sees own cards only', async () => {
    const { token } = await joinBoard(hub, board.owner, { task_access: 'scoped' });
    const by = { token, network: board.owner.networkId };
    await expectAll([create({ external_ref: 'NEW' })], by, 403, 'external_ref_not_allowed');
  });
});

describe('updateRequirement', () => {
  test('403 external_ref_not_allowed: on the own card of a scoped member', async () => {
    const other = await setUpBoard(hub);
    const member = await joinBoard(hub, other.owner, { task_access: 'scoped' });
    const path = `/api/requirements/${other.cardId}`;
    await hub.api('PATCH', path, { token: other.owner.token, body: { owner: member.username } });
    const by = { token: member.token, network: other.owner.networkId };
    await expectAll([['PATCH', path, { external_ref: 'X' }]], by, 403, 'external_ref_not_allowed');
  });

  test('404 requirement_not_found: unknown, and of another network', async () => {
    const stranger = await hub.registerUser();
    await expectAll([['PATCH', '/api/requirements/req_none', { name: 'x' }]], {}, 404, 'requirement_not_found');
    await expectAll([update({ name: 'x' })], { token: stranger.token }, 404, 'requirement_not_found');
  });

  test('400 empty_patch: nothing, or only the status alias', async () => {
    await expectAll([update({}), update({ status: 'done' })], {}, 400, 'empty_patch');
  });

  test('400 parent_cycle: itself, and a card below it', async () => {
    const top: Call = ['PATCH', '/api/requirements/%232', { parent_id: '#3' }];
    await expectAll([update({ parent_id: board.cardId }), top], {}, 400, 'parent_cycle');
  });

  test('400 parent_too_deep: what hangs below counts', async () => {
    await expectAll([['PATCH', '/api/requirements/%232', { parent_id: '#1' }]], {}, 400, 'parent_too_deep');
  });

  test('400 participants_conflict: the list and its changes', async () => {
    await expectAll([update({ participants: [], participants_add: ['bee'] })], {}, 400, 'participants_conflict');
  });

  test('400 participants_add_remove_overlap: the same agent in both', async () => {
    const both = { participants_add: [{ alias: 'bee' }], participants_remove: ['BEE'] };
    await expectAll([update(both)], {}, 400, 'participants_add_remove_overlap');
  });
});

describe('createRequirement, upsertRequirement', () => {
  test('400 status_conflicts_with_column: they differ', async () => {
    const both = { status: 'done', column: 'pool' };
    await expectAll([create(both), upsert(both)], {}, 400, 'status_conflicts_with_column');
  });
});

describe('upsertRequirement', () => {
  test('400 external_ref_required: absent', async () => {
    await expectAll([['POST', '/api/requirements/upsert', { name: 'x' }]], {}, 400, 'external_ref_required');
  });

  test('400 invalid_external_ref: 201 characters', async () => {
    await expectAll([upsert({ external_ref: 'x'.repeat(201) })], {}, 400, 'invalid_external_ref');
  });

  test('400 invalid_name: a new card without a name', async () => {
    await expectAll([['POST', '/api/requirements/upsert', { external_ref: 'NEW' }]], {}, 400, 'invalid_name');
  });

  test('400 parent_cycle: the card itself', async () => {
    await expectAll([upsert({ external_ref: 'TAKEN', parent_id: '#1' })], {}, 400, 'parent_cycle');
  });

  test('403 upsert_not_allowed: a member who sees own cards only', async () => {
    const { token } = await joinBoard(hub, board.owner, { task_access: 'scoped' });
    await expectAll([upsert({})], { token, network: board.owner.networkId }, 403, 'upsert_not_allowed');
  });

  test('403 agent_access_restricted: a member who reaches granted agents only', async () => {
    const { token } = await joinBoard(hub, board.owner, { agent_access: 'granted' });
    await expectAll([upsert({})], { token, network: board.owner.networkId }, 403, 'agent_access_restricted');
  });
});

const toggle = (body: object = { done: true }): Call => ['PATCH', '/api/requirements/%231/checklist/i', body];
const comment = (body: object = { text: 'hello' }): Call => ['POST', '/api/requirements/%231/comments', body];
const writes = (): Call[] => [create({}), update({ name: 'y' }), upsert({}), toggle(), comment()];
const remove: Call = ['DELETE', '/api/requirements/%231'];
const managing = (): Call[] => [
  ['POST', '/api/requirements/projects', { name: 'new' }],
  ['PATCH', `/api/requirements/projects/${board.project}`, { order: 5 }],
  ['DELETE', `/api/requirements/projects/${board.project}`],
  ['POST', '/api/requirements/tags/ops', { op: 'delete', tag: 'old' }],
];
const all = (): Call[] => [...writes(), remove, ...managing()];
const operations = [
  'createRequirement',
  'updateRequirement',
  'upsertRequirement',
  'updateChecklistItem',
  'createComment',
  'deleteRequirement',
  'createProject',
  'updateProject',
  'deleteProject',
  'updateTags',
];

describe('createRequirement updateRequirement upsertRequirement updateChecklistItem createComment deleteRequirement createProject updateProject deleteProject updateTags', () => {
  test('400 network_id_required: a user of two networks names none', async () => {
    const { token } = await joinBoard(hub, board.owner);
    await expectAll(all(), { token }, 400, 'network_id_required');
  });

  test('403 access_denied: a foreign network', async () => {
    const { token } = await hub.registerUser();
    await expectAll(all(), { token, network: board.owner.networkId }, 403, 'access_denied');
  });

  test('403 permission_denied: a viewer', async () => {
    const { token } = await joinBoard(hub, board.owner, {}, 'viewer');
    await expectAll(all(), { token, network: board.owner.networkId }, 403, 'permission_denied');
  });

  test('422 idempotency_conflict: the key was used for something else', async () => {
    const user: TestUser = (await setUpBoard(hub)).owner;
    const by = { token: user.token, key: 'k1' };
    const first: Call[] = [
      create({ name: 'one' }),
      ['PATCH', '/api/requirements/%231', { name: 'one' }],
      upsert({}),
      toggle(),
      comment(),
      ['DELETE', '/api/requirements/%236'],
      ['POST', '/api/requirements/projects', { name: 'new' }],
    ];
    for (const one of first) {
      const answer = await call(one, by);
      expect(answer.body).toMatchObject({ ok: true });
      expect((await call(one, by)).body).toEqual({ ...answer.body, idempotent_replay: true });
    }
    for (const [method, path, body] of first) {
      const elsewhere = `${path}?network_id=${user.networkId}`;
      const other: Call = body === undefined ? [method, elsewhere] : [method, path, { ...body, extra: 1 }];
      expect(await call(other, by)).toMatchObject(refused(422, 'idempotency_conflict'));
    }
  });

  test('409 idempotency_in_flight: the first call with the key has not ended', async () => {
    for (const operation of operations) await openKey(hub, board.owner, operation, 'open');
    await expectAll(all(), { key: 'open' }, 409, 'idempotency_in_flight');
  });
});

describe('updateProject deleteProject updateTags', () => {
  test('422 idempotency_conflict: the same key with another body or path', async () => {
    const other = await setUpBoard(hub);
    const by = { token: other.owner.token, key: 'k' };
    const project = `/api/requirements/projects/${other.project}`;
    const pairs: [Call, Call][] = [
      [
        ['PATCH', project, { order: 5 }],
        ['PATCH', project, { order: 6 }],
      ],
      [
        ['DELETE', project],
        ['DELETE', `/api/requirements/projects/${other.archivedProject}`],
      ],
      [
        ['POST', '/api/requirements/tags/ops', { op: 'delete', tag: 'old' }],
        ['POST', '/api/requirements/tags/ops', { op: 'delete', tag: 'x' }],
      ],
    ];
    for (const [first, second] of pairs) {
      const answer = await call(first, by);
      expect([answer.status, (await call(first, by)).body]).toEqual([200, { ...answer.body, idempotent_replay: true }]);
      expect(await call(second, by)).toMatchObject(refused(422, 'idempotency_conflict'));
    }
  });
});

describe('createRequirement updateRequirement upsertRequirement updateChecklistItem createComment', () => {
  test('403 node_permission_denied: a readonly node writes nothing, a restricted one only to its own cards', async () => {
    await setNodeMode(hub, board.bee, 'readonly');
    await expectAll(writes(), { token: board.bee }, 403, 'node_permission_denied');
    await setNodeMode(hub, board.bee, 'restricted');
    await expectAll(writes(), { token: board.bee }, 403, 'node_permission_denied');
    await setNodeMode(hub, board.bee, 'normal');
    const other = await setUpBoard(hub);
    await hub.api('PATCH', `/api/requirements/${other.cardId}`, {
      token: other.owner.token,
      body: { agent_owner: 'bee' },
    });
    await setNodeMode(hub, other.bee, 'restricted');
    expect((await call(comment(), { token: other.bee })).status).toBe(201);
    expect((await call(toggle(), { token: other.bee })).status).toBe(200);
  });
});

describe('deleteRequirement createProject updateProject deleteProject updateTags', () => {
  test('403 user_token_required: a node', async () => {
    await expectAll([remove, ...managing()], { token: board.bee }, 403, 'user_token_required');
  });
});

describe('createProject updateProject deleteProject updateTags', () => {
  test('403 agent_access_restricted: a member who reaches granted agents only', async () => {
    const { token } = await joinBoard(hub, board.owner, { agent_access: 'granted' });
    await expectAll(managing(), { token, network: board.owner.networkId }, 403, 'agent_access_restricted');
  });

  test('403 permission_denied: a member who sees own cards only', async () => {
    const { token } = await joinBoard(hub, board.owner, { task_access: 'scoped' });
    await expectAll(managing(), { token, network: board.owner.networkId }, 403, 'permission_denied');
  });
});

describe('updateChecklistItem', () => {
  test('404 requirement_not_found: unknown', async () => {
    await expectAll(
      [['PATCH', '/api/requirements/%2399/checklist/i', { done: true }]],
      {},
      404,
      'requirement_not_found',
    );
  });

  test('404 checklist_item_not_found: unknown', async () => {
    await expectAll(
      [['PATCH', '/api/requirements/%231/checklist/x', { done: true }]],
      {},
      404,
      'checklist_item_not_found',
    );
  });

  test('400 invalid_input: done is no flag', async () => {
    await expectAll([toggle({}), toggle({ done: 1 })], {}, 400, 'invalid input');
  });
});

describe('createComment', () => {
  test('404 requirement_not_found: unknown', async () => {
    await expectAll([['POST', '/api/requirements/%2399/comments', { text: 'x' }]], {}, 404, 'requirement_not_found');
  });

  test('400 invalid_comment: absent, empty, blank', async () => {
    await expectAll([comment({}), comment({ text: '' }), comment({ text: ' \n' })], {}, 400, 'invalid_comment');
  });

  test('400 comment_too_long: 4001 characters', async () => {
    const long = ['x'.repeat(4001), ` ${'😀'.repeat(4001)} `].map((text) => comment({ text }));
    await expectAll(long, {}, 400, 'comment_too_long');
  });
});

describe('deleteRequirement', () => {
  test('404 requirement_not_found: unknown', async () => {
    await expectAll([['DELETE', '/api/requirements/%2399']], {}, 404, 'requirement_not_found');
  });
});
