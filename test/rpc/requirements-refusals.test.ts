import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { joinBoard, readBoard, setUpBoard } from '../support/board.ts';
import type { TestBoard } from '../support/board.ts';
import { openKey } from '../support/open-key.ts';
import { setNodeMode } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub } from '../support/start-hub.ts';

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

type Call = readonly [tool: string, args: object];

const call = ([name, args]: Call, token = board.owner.token, more: object = {}) =>
  hub.tool(name, { ...args, ...more }, token);
const refused = (error: string, more: object = {}) => ({
  ok: false,
  error,
  message: expect.any(String),
  status: expect.any(Number),
  ...more,
});

/** Every call is refused in the same way. */
async function expectAll(calls: readonly Call[], error: string, token = board.owner.token, more: object = {}) {
  for (const one of calls) expect([one[0], await call(one, token, more)]).toMatchObject([one[0], refused(error)]);
}

const create = (args: object = {}): Call => ['requirements_create', { name: 'x', ...args }];
const update = (args: object): Call => ['requirements_update', { id: '#1', ...args }];
const upsert = (args: object = {}): Call => [
  'requirements_upsert_by_external_ref',
  { external_ref: 'GH-9', name: 'x', ...args },
];
const toggle = (args: object = {}): Call => [
  'requirements_checklist_toggle',
  { id: '#1', item_id: 'i', done: true, ...args },
];
const comment = (args: object = {}): Call => ['requirements_comment', { id: '#1', text: 'x', ...args }];
const createProject = (args: object = {}): Call => ['projects_create', { name: 'new', ...args }];
const updateProject = (args: object = { order: 5 }): Call => [
  'projects_update',
  { project_id: board.project, ...args },
];
const writes = (): Call[] => [create(), update({ name: 'y' }), upsert(), toggle(), comment()];
const managing = (): Call[] => [createProject(), updateProject()];
const all = (): Call[] => [...writes(), ...managing()];
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

describe('requirements_create, requirements_update, requirements_upsert_by_external_ref', () => {
  test.each<[string, (on: TestBoard) => object]>([
    ['invalid_name: 81 characters', () => ({ name: 'x'.repeat(81) })],
    ['invalid_description: 20001 characters', () => ({ description: 'x'.repeat(20_001) })],
    ['invalid_column: unknown', () => ({ column: 'later' })],
    ['invalid_priority: unknown', () => ({ priority: 'urgent' })],
    ['invalid_due: no such day', () => ({ due: '2026-02-30' })],
    ['invalid_start: no time', () => ({ start: 'soon' })],
    ['invalid_checklist: 101 items', () => ({ checklist: times(101, (n) => ({ text: `${n}` })) })],
    ['owner_must_be_human: an agent beside an agent', () => ({ owner: { alias: 'bee' }, agent_owner: 'bee' })],
    ['agent_owner_must_be_agent: a person', (on) => ({ agent_owner: { username: on.owner.username } })],
    ['invalid_participants: neither person nor agent', () => ({ participants: [{ kind: 'robot', id: 'x' }] })],
    ['person_not_in_network: nobody', () => ({ participants: ['nobody'] })],
    ['person_ambiguous: a person and an agent', (on) => ({ participants: [on.owner.username] })],
    ['project_not_found: unknown', () => ({ project_id: 'proj_none' })],
    ['project_archived: no card comes in', (on) => ({ project_id: on.archivedProject })],
    ['invalid_parent_id: no id', () => ({ parent_id: 'a b' })],
    ['requirement_parent_not_found: unknown', () => ({ parent_id: '#99' })],
    ['parent_too_deep: the sixth level', (on) => ({ parent_id: on.deepId })],
    ['invalid_external_url: another scheme', () => ({ external_url: 'ftp://example.com/x' })],
    ['invalid_archived: no flag', () => ({ archived: 'yes' })],
    ['invalid_tags: 11 tags', () => ({ tags: times(11, (n) => `t${n}`) })],
  ])('%s', async (title, fields) => {
    const args = fields(board);
    const code = title.split(':')[0] ?? '';
    const error = code === 'requirement_parent_not_found' ? 'parent_not_found' : code;
    const field = code === 'owner_must_be_human' ? 'owner' : Object.keys(args)[0];
    for (const one of [create(args), update(args), upsert(args)]) {
      expect(await call(one)).toMatchObject(refused(error, { field }));
    }
  });

  test('status_conflicts_with_column: they differ', async () => {
    const both = { status: 'done', column: 'pool' };
    await expectAll([create(both), update(both), upsert(both)], 'status_conflicts_with_column');
  });

  test('invalid_name: a new card without a name', async () => {
    await expectAll([['requirements_create', {}]], 'invalid_name');
    await expectAll([['requirements_upsert_by_external_ref', { external_ref: 'NEW' }]], 'invalid_name');
  });
});

describe('requirements_create, requirements_update', () => {
  test('invalid_external_ref: another character', async () => {
    await expectAll([create({ external_ref: 'a b' }), update({ external_ref: 'ä' })], 'invalid_external_ref');
  });

  test('external_ref_exists: names the card that has it', async () => {
    for (const one of [create({ external_ref: 'TAKEN' }), update({ id: '#2', external_ref: 'TAKEN' })]) {
      expect(await call(one)).toMatchObject(refused('external_ref_exists', { status: 409, existing_id: board.cardId }));
    }
  });

  test('external_ref_not_allowed: a member who sees own cards only', async () => {
    const other = await setUpBoard(hub);
    const { token, username } = await joinBoard(hub, other.owner, { task_access: 'scoped' });
    await call(update({ owner: username }), other.owner.token);
    const calls = [create({ external_ref: 'X' }), update({ external_ref: 'X' })];
    await expectAll(calls, 'external_ref_not_allowed', token, { network_id: other.owner.networkId });
  });
});

describe('requirements_update', () => {
  test('empty_patch: nothing', async () => {
    await expectAll([update({})], 'empty_patch');
  });

  test('parent_cycle: itself, and a card below it', async () => {
    await expectAll([update({ parent_id: '#1' }), update({ id: '#2', parent_id: '#3' })], 'parent_cycle');
  });

  test('participants_conflict: the list and its changes', async () => {
    await expectAll([update({ participants: [], participants_remove: ['bee'] })], 'participants_conflict');
  });

  test('participants_add_remove_overlap: the same agent in both', async () => {
    const both = { participants_add: [{ alias: 'bee' }], participants_remove: ['BEE'] };
    await expectAll([update(both)], 'participants_add_remove_overlap');
  });
});

describe('requirements_update, requirements_checklist_toggle, requirements_comment', () => {
  test('requirement_not_found: unknown, and of another network', async () => {
    const unknown = [update({ id: '#99', name: 'x' }), toggle({ id: '#99' }), comment({ id: 'req_none' })];
    await expectAll(unknown, 'requirement_not_found');
    const { token } = await hub.registerUser();
    const foreign = [
      update({ id: board.cardId, name: 'x' }),
      toggle({ id: board.cardId }),
      comment({ id: board.cardId }),
    ];
    await expectAll(foreign, 'requirement_not_found', token);
  });
});

describe('requirements_checklist_toggle', () => {
  test('checklist_item_not_found: unknown', async () => {
    await expectAll([toggle({ item_id: 'x' })], 'checklist_item_not_found');
  });
});

describe('requirements_comment', () => {
  test('invalid_comment: absent, empty, blank', async () => {
    const absent: Call = ['requirements_comment', { id: '#1' }];
    await expectAll([absent, comment({ text: '' }), comment({ text: ' ' })], 'invalid_comment');
  });

  test('comment_too_long: 4001 characters', async () => {
    await expectAll([comment({ text: 'x'.repeat(4001) })], 'comment_too_long');
  });
});

describe('requirements_upsert_by_external_ref', () => {
  test('external_ref_required: absent', async () => {
    await expectAll([['requirements_upsert_by_external_ref', { name: 'x' }]], 'external_ref_required');
  });

  test('invalid_external_ref: another character', async () => {
    await expectAll([upsert({ external_ref: 'a b' })], 'invalid_external_ref');
  });

  test('parent_cycle: the card itself', async () => {
    await expectAll([upsert({ external_ref: 'TAKEN', parent_id: '#1' })], 'parent_cycle');
  });

  test('upsert_not_allowed: a member who sees own cards only', async () => {
    const { token } = await joinBoard(hub, board.owner, { task_access: 'scoped' });
    await expectAll([upsert()], 'upsert_not_allowed', token, { network_id: board.owner.networkId });
  });

  test('agent_access_restricted: a member who reaches granted agents only', async () => {
    const { token } = await joinBoard(hub, board.owner, { agent_access: 'granted' });
    await expectAll([upsert()], 'agent_access_restricted', token, { network_id: board.owner.networkId });
  });
});

describe('projects_create, projects_update', () => {
  test('invalid_project_name: 41 characters', async () => {
    const long = { name: 'x'.repeat(41) };
    await expectAll([createProject(long), updateProject(long), ['projects_create', {}]], 'invalid_project_name');
  });

  test('invalid_project_color: a word', async () => {
    await expectAll([createProject({ color: 'red' }), updateProject({ color: 'red' })], 'invalid_project_color');
  });

  test('project_name_taken: of another one', async () => {
    await expectAll([createProject({ name: 'past' }), updateProject({ name: 'past' })], 'project_name_taken');
  });

  test('user_token_required: a node', async () => {
    await expectAll(managing(), 'user_token_required', board.bee);
  });

  test('agent_access_restricted: a member who reaches granted agents only', async () => {
    const { token } = await joinBoard(hub, board.owner, { agent_access: 'granted' });
    await expectAll(managing(), 'agent_access_restricted', token, { network_id: board.owner.networkId });
  });
});

describe('requirements_create requirements_update requirements_upsert_by_external_ref requirements_checklist_toggle requirements_comment', () => {
  test('node_permission_denied: readonly, or restricted and not assigned', async () => {
    for (const [mode, reason] of [
      ['readonly', 'mode_readonly'],
      ['restricted', 'mode_restricted_not_assigned'],
    ] as const) {
      await setNodeMode(hub, board.bee, mode);
      for (const one of writes()) {
        expect(await call(one, board.bee)).toMatchObject(refused('node_permission_denied', { reason, route: one[0] }));
      }
    }
    await setNodeMode(hub, board.bee, 'normal');
  });
});

describe('requirements_create requirements_update requirements_upsert_by_external_ref requirements_checklist_toggle requirements_comment projects_create projects_update', () => {
  test('network_id_required: a user of two networks names none', async () => {
    const { token } = await joinBoard(hub, board.owner);
    await expectAll(all(), 'network_id_required', token);
  });

  test('access_denied: a foreign network', async () => {
    const { token } = await hub.registerUser();
    await expectAll(all(), 'access_denied', token, { network_id: board.owner.networkId });
  });

  test('permission_denied: a viewer', async () => {
    const { token } = await joinBoard(hub, board.owner, {}, 'viewer');
    await expectAll(all(), 'permission_denied', token, { network_id: board.owner.networkId });
  });

  test('idempotency_conflict: the key was used with other arguments', async () => {
    const other = await setUpBoard(hub);
    const { token } = other.owner;
    const calls = [...writes(), createProject(), updateProject({ project_id: other.project, order: 3 })];
    for (const one of calls) {
      const first = await call(one, token, { idempotency_key: 'k' });
      expect(first).toMatchObject({ ok: true });
      expect(await call(one, token, { idempotency_key: 'k' })).toEqual({ ...first, idempotent_replay: true });
    }
    await expectAll(calls, 'idempotency_conflict', token, { idempotency_key: 'k', network_id: other.owner.networkId });
  });

  test('idempotency_in_flight: the first call with the key has not ended', async () => {
    for (const [name] of all()) await openKey(hub, board.owner, name, 'open');
    await expectAll(all(), 'idempotency_in_flight', board.owner.token, { idempotency_key: 'open' });
  });
});
