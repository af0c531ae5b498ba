import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { joinBoard } from '../support/board.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let ann: TestUser;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  ann = await hub.registerUser();
});
afterAll(() => hub.close());

const tool = (name: string, args: object = {}, token = ann.token) => hub.tool(name, { ...args }, token);
const create = async (args: object = {}, token = ann.token) =>
  (await tool('requirements_create', { name: 'x', ...args }, token)).requirement;
const refused = (error: string, status: number, more: object = {}) =>
  expect.objectContaining({ ok: false, error, status, message: expect.any(String), ...more });

describe('requirements_list', () => {
  const list = (args: object = {}, token = ann.token) => tool('requirements_list', args, token);

  test('ok: a summary page of 50, the newest first', async () => {
    for (let n = 0; n < 51; n += 1) await create({ description: 'long' });
    const first = await list();
    expect([first.requirements.length, first.has_more, first.requirements[0].seq]).toEqual([50, true, 51]);
    for (const key of ['description', 'checklist', 'last_event']) expect(first.requirements[0]).not.toHaveProperty(key);
    const second = await list({ cursor: first.next_cursor, view: 'full', include_last_event: true });
    expect(second).toMatchObject({ has_more: false, next_cursor: null });
    expect(second.requirements).toMatchObject([{ seq: 1, description: 'long', last_event: { type: 'created' } }]);
    expect((await list({ limit: 1000 })).requirements).toHaveLength(51);
  });

  test('ok: filters, and the feed of changes', async () => {
    const bee = await hub.mintNode(ann, 'bee');
    const { id } = await create({ tags: ['A'], external_ref: 'GH-1' });
    await create({ parent_id: id, owner: ann.username, column: 'done' });
    await create({ agent_owner: 'bee' }, bee);
    const cases: [object, number[]][] = [
      [{ status: 'done' }, [2]],
      [{ owner: ann.username }, [2]],
      [{ agent_owner: 'bee' }, [3]],
      [{ tag: 'a' }, []],
      [{ tag: 'A' }, [1]],
      [{ external_ref: 'GH-1' }, [1]],
      [{ parent_id: id }, [2]],
      [{ top_level: true }, [3, 1]],
      [{ seq: 3 }, [3]],
      [{ q: 'bee' }, [3]],
      [{ project_id: 'proj_none' }, []],
    ];
    for (const [args, seqs] of cases) {
      expect([args, (await list(args)).requirements.map(({ seq }: Loose) => seq)]).toEqual([args, seqs]);
    }
    await tool('requirements_update', { id: '#1', archived: true });
    const feed = await list({ changes: true, updated_since: '2020-01-01' });
    expect([feed.requirements.length, feed.deleted, typeof feed.server_time]).toEqual([3, [], 'string']);
    expect((await list()).requirements).toHaveLength(2);
  });

  test('ok: unknown parameters are refused with the valid ones', async () => {
    await expect(list({ stauts: 'done' })).rejects.toThrow('-32602');
    await expect(list({ stauts: 'done' })).rejects.toThrow('updated_since');
  });

  test.each([
    ['invalid_column: unknown', { status: 'later' }],
    ['invalid_tag: empty', { tag: '' }],
    ['invalid_view: unknown', { view: 'tiny' }],
    ['invalid_limit: 1001', { limit: 1001 }],
    ['invalid_cursor: of nothing', { cursor: 'x' }],
    ['invalid_updated_since: no time', { updated_since: '2026-13-01' }],
    ['updated_since_required: changes alone', { changes: true }],
  ])('%s', async (title, args) => {
    expect(await list(args)).toEqual(refused(title.split(':')[0] ?? '', 400));
  });

  test('access_denied: a foreign network', async () => {
    const { token } = await hub.registerUser();
    expect(await list({ network_id: ann.networkId }, token)).toEqual(refused('access_denied', 403));
  });
});

describe('requirements_people', () => {
  const people = (args: object = {}, token = ann.token) => tool('requirements_people', args, token);

  test('ok: members with their agents, and the agents of nobody on the first page', async () => {
    await hub.mintNode(ann, 'weaver');
    await joinBoard(hub, ann);
    const { token } = await joinBoard(hub, ann);
    await hub.hub.database.transaction(async ({ db }) => {
      await db.updateTable('memberships').set({ department: 'build' }).where('user_id', '=', ann.userId).execute();
      const lost = { node_id: `n_${ann.userId}`, network_id: ann.networkId, node_name: 'lost', alias: 'lost' };
      await db
        .insertInto('nodes')
        .values({ ...lost, created_at: 1, updated_at: 1 })
        .execute();
    });
    const { people: all, ...rest } = await people();
    expect(all).toHaveLength(3);
    expect(rest).toEqual({
      ok: true,
      agents_without_owner: [{ node_id: `n_${ann.userId}`, alias: 'lost' }],
      has_more: false,
      next_offset: null,
    });
    expect((await people({ q: ann.username.toUpperCase() })).people).toEqual([
      {
        user_id: ann.userId,
        username: ann.username,
        display_name: null,
        role: 'owner',
        department: { id: 'build', name: 'build' },
        agents: [{ node_id: expect.any(String), alias: 'weaver' }],
      },
    ]);
    expect((await people({ q: 'WEAVER' })).people).toMatchObject([{ username: ann.username }]);
    const first = await people({ limit: 2 });
    expect([first.people.length, first.has_more, first.next_offset]).toEqual([2, true, 2]);
    const second = await people({ limit: 2, offset: 2 });
    expect([second.people.length, second.next_offset, second.agents_without_owner]).toEqual([1, null, undefined]);
    expect((await people({ network_id: ann.networkId, limit: 200 }, token)).people).toHaveLength(3);
    await expect(people({ limit: 201 })).rejects.toThrow('-32602');
  });

  test('network_id_required: a user of two networks names none', async () => {
    const { token } = await joinBoard(hub, ann);
    expect(await people({}, token)).toEqual(refused('network_id_required', 400));
  });

  test('access_denied: a foreign network', async () => {
    const { token } = await hub.registerUser();
    expect(await people({ network_id: ann.networkId }, token)).toEqual(refused('access_denied', 403));
  });
});

describe('requirements_get', () => {
  const get = (args: object, token = ann.token) => tool('requirements_get', args, token);

  test('ok: by id and number, from a node too', async () => {
    const bee = await hub.mintNode(ann, 'bee');
    const card = await create();
    for (const id of [card.id, '#1']) expect(await get({ id }, bee)).toEqual({ ok: true, requirement: card });
  });

  test('requirement_not_found: a node sees its own network only', async () => {
    const stranger = await hub.registerUser();
    const card = await create();
    const args = { id: card.id, network_id: ann.networkId };
    expect(await get(args, stranger.networkToken)).toEqual(refused('requirement_not_found', 404, { field: 'id' }));
  });

  test('ambiguous_seq: the number of two networks', async () => {
    const { token, networkId } = await joinBoard(hub, ann);
    await create();
    await create({ network_id: networkId }, token);
    const networks = [networkId, ann.networkId].sort();
    expect(await get({ id: '#1' }, token)).toEqual(refused('ambiguous_seq', 409, { networks }));
  });

  test('access_denied: a foreign network', async () => {
    const { token } = await hub.registerUser();
    expect(await get({ id: '#1', network_id: ann.networkId }, token)).toEqual(refused('access_denied', 403));
  });
});

describe('requirements_create', () => {
  test('ok: with its number; an agent as owner alone becomes the agent owner', async () => {
    await hub.mintNode(ann, 'bee');
    const made = await tool('requirements_create', { name: 'x', owner: 'bee', status: 'doing' });
    expect(made).toMatchObject({ ok: true, owner_coerced_to_agent_owner: true });
    expect(made.requirement).toMatchObject({ seq: 1, column: 'doing', owner: null, agent_owner: { alias: 'bee' } });
  });
});

describe('requirements_update', () => {
  test('ok: what is given changes; status is an alias of column', async () => {
    const card = await create({ tags: ['a'] });
    const { requirement } = await tool('requirements_update', { id: '#1', status: 'done', due: '2026-05-01' });
    expect(requirement).toMatchObject({ id: card.id, column: 'done', due: '2026-05-01', tags: ['a'], name: 'x' });
  });
});

describe('requirements_checklist_toggle', () => {
  test('ok: done and not done', async () => {
    await create({ checklist: [{ id: 'a', text: 'a' }] });
    for (const done of [true, true, false]) {
      const { requirement } = await tool('requirements_checklist_toggle', { id: '#1', item_id: 'a', done });
      expect(requirement.checklist).toEqual([{ id: 'a', text: 'a', done }]);
    }
    expect((await tool('requirements_events')).events).toHaveLength(3);
  });
});

describe('requirements_upsert_by_external_ref', () => {
  test('ok: creates once; what is omitted stays', async () => {
    const upsert = (args: object) => tool('requirements_upsert_by_external_ref', { external_ref: 'GH-1', ...args });
    expect(await upsert({ name: 'one', status: 'doing' })).toMatchObject({ created: true, requirement: { seq: 1 } });
    const again = await upsert({ priority: 'low' });
    expect(again).toMatchObject({ created: false, requirement: { name: 'one', column: 'doing', priority: 'low' } });
  });
});

describe('requirements_events', () => {
  const events = (args: object = {}, token = ann.token) => tool('requirements_events', args, token);

  test('ok: of one card and of all, with old and new values, towards older ones', async () => {
    const card = await create();
    await create();
    await tool('requirements_update', { id: '#1', column: 'doing' });
    await tool('requirements_comment', { id: '#1', text: ' hi ' });
    const { events: own } = await events({ requirement_id: '#1' });
    expect(own.map(({ kind, field, old, new: now }: Loose) => [kind, field, old, now])).toEqual([
      ['comment', null, null, { text: 'hi' }],
      ['changed', 'column', 'pool', 'doing'],
      ['created', null, null, { name: 'x', column: 'pool' }],
    ]);
    expect((await events({ requirement_id: card.id })).events).toEqual(own);
    const first = await events({ limit: 3 });
    expect([first.events.length, first.has_more]).toEqual([3, true]);
    const rest = await events({ cursor: first.next_cursor, limit: 500 });
    expect(rest).toMatchObject({ has_more: false, next_cursor: null, events: [{ seq: 1, kind: 'created' }] });
    expect((await events({ since: '2999-01-01' })).events).toEqual([]);
    await expect(events({ limit: 501 })).rejects.toThrow('-32602');
  });

  test('ok: 200 of one card and 50 of all by default', async () => {
    await create();
    const { id } = (await tool('requirements_get', { id: '#1' })).requirement;
    await hub.hub.database.transaction(({ db }) =>
      db
        .insertInto('requirement_events')
        .values(
          Array.from({ length: 200 }, (_, n) => ({
            network_id: ann.networkId,
            seq: n + 100,
            requirement_id: id,
            card_seq: 1,
            kind: 'comment' as const,
            new_json: `{"text":"${n}"}`,
            actor_kind: 'user' as const,
            actor_id: ann.userId,
            created_at: hub.clock.now(),
          })),
        )
        .execute(),
    );
    expect((await events({ requirement_id: '#1' })).events).toHaveLength(200);
    expect((await events()).events).toHaveLength(50);
  });

  test('requirement_not_found: unknown', async () => {
    expect(await events({ requirement_id: '#9' })).toEqual(refused('requirement_not_found', 404));
  });

  test('ambiguous_seq: the number of two networks', async () => {
    const { token, networkId } = await joinBoard(hub, ann);
    await create();
    await create({ network_id: networkId }, token);
    expect(await events({ requirement_id: '#1' }, token)).toEqual(refused('ambiguous_seq', 409));
  });

  test('access_denied: a foreign network', async () => {
    const { token } = await hub.registerUser();
    expect(await events({ network_id: ann.networkId }, token)).toEqual(refused('access_denied', 403));
  });

  test('invalid_cursor: of another list', async () => {
    expect(await events({ cursor: 'abc' })).toEqual(refused('invalid_cursor', 400));
  });
});

describe('requirements_comment', () => {
  test('ok: the author is the caller', async () => {
    const bee = await hub.mintNode(ann, 'bee');
    await create();
    const { event } = await tool('requirements_comment', { id: '#1', text: 'x'.repeat(4000) }, bee);
    expect(event).toMatchObject({ kind: 'comment', seq: 1, actor: { kind: 'node', display_name: 'bee' } });
  });
});

describe('projects_list', () => {
  test('ok: a node reads them', async () => {
    const bee = await hub.mintNode(ann, 'bee');
    const { project } = await tool('projects_create', { name: 'a' });
    expect((await tool('projects_list', {}, bee)).projects).toEqual([project]);
  });

  test('access_denied: a foreign network', async () => {
    const { token } = await hub.registerUser();
    expect(await tool('projects_list', { network_id: ann.networkId }, token)).toEqual(refused('access_denied', 403));
  });
});

describe('projects_create', () => {
  test('ok: with a colour and an order', async () => {
    const { project } = await tool('projects_create', { name: 'a', color: '#112233', order: 4 });
    expect(project).toMatchObject({ name: 'a', color: '#112233', order: 4, archived: false });
  });

  test('too_many_projects: the 201st', async () => {
    const rows = Array.from({ length: 200 }, (_, n) => ({
      project_id: `proj_${ann.networkId}_${n}`,
      network_id: ann.networkId,
      name: `p${n}`,
      name_key: `p${n}`,
      color: '#000000',
      position: n,
      created_at: n,
    }));
    await hub.hub.database.transaction(({ db }) => db.insertInto('projects').values(rows).execute());
    expect(await tool('projects_create', { name: 'more' })).toEqual(refused('too_many_projects', 409));
  });
});

describe('projects_update', () => {
  test('ok: archived', async () => {
    const { project } = await tool('projects_create', { name: 'a' });
    const changed = await tool('projects_update', { project_id: project.id, archived: true });
    expect(changed.project).toEqual({ ...project, archived: true });
  });

  test('project_not_found: unknown', async () => {
    const args = { project_id: 'proj_none', name: 'x' };
    expect(await tool('projects_update', args)).toEqual(refused('project_not_found', 404));
  });

  test.each([
    ['empty_patch: nothing', {}],
    ['invalid_archived: no flag', { archived: 'yes' }],
  ])('%s', async (title, args) => {
    const { project } = await tool('projects_create', { name: 'a' });
    const answer = await tool('projects_update', { project_id: project.id, ...args });
    expect(answer).toEqual(refused(title.split(':')[0] ?? '', 400));
  });
});
