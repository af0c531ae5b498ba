import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { joinBoard, setUpBoard } from '../support/board.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

const master = 'master-secret';
let hub: TestHub;
let ann: TestUser;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master } });
});
beforeEach(async () => {
  ann = await hub.registerUser();
});
afterAll(() => hub.close());

const send = (method: string, path: string, body?: object, token = ann.token) =>
  hub.api(method, `/api/requirements${path}`, { token, body });
const create = async (body: object, token = ann.token) =>
  (await send('POST', '', { name: 'x', ...body }, token)).body.requirement;
const list = async (query = '', token = ann.token) => send('GET', query, undefined, token);
const seqs = async (query = '', token = ann.token) =>
  (await list(query, token)).body.requirements.map(({ seq }: { seq: number }) => seq);
const person = () => ({ kind: 'user', id: ann.userId, username: ann.username, display_name: null });

describe('createRequirement', () => {
  test('201: a card with everything on it', async () => {
    await hub.mintNode(ann, 'bee');
    const { status, body } = await send('POST', '', {
      name: ' Write the manual ',
      column: 'doing',
      priority: 'lowest',
      due: '2026-03-01',
      start: '2026-02-01T12:00:00.5+02:00',
      description: '# plan',
      checklist: [
        { text: ' draft ', done: true },
        { id: 'two', text: 'print' },
      ],
      owner: { kind: 'user', username: ann.username.toUpperCase() },
      agent_owner: { alias: 'bee' },
      participants: [{ kind: 'user', id: ann.userId }, 'bee', { alias: 'BEE' }],
      external_ref: 'GH-1',
      external_url: 'https://example.com/1',
      tags: ['docs', ' docs', 'b'],
    });
    const agent = { kind: 'node', id: expect.any(String), alias: 'bee' };
    const author = { kind: 'user', id: ann.userId };
    expect([status, body]).toEqual([
      201,
      {
        ok: true,
        requirement: {
          id: expect.stringMatching(/^req_[0-9a-f-]{36}$/),
          seq: 1,
          network_id: ann.networkId,
          name: 'Write the manual',
          column: 'doing',
          priority: 'lowest',
          due: '2026-03-01',
          start: '2026-02-01T10:00:00Z',
          description: '# plan',
          checklist: [
            { id: expect.any(String), text: 'draft', done: true },
            { id: 'two', text: 'print', done: false },
          ],
          checklist_progress: { total: 2, done: 1 },
          owner: person(),
          agent_owner: agent,
          participants: [person(), agent],
          project_id: null,
          parent_id: null,
          children: { total: 0, done: 0 },
          external_ref: 'GH-1',
          external_url: 'https://example.com/1',
          archived: false,
          tags: ['docs', 'b'],
          created_by: author,
          updated_by: author,
          created_at: new Date(hub.clock.now()).toISOString(),
          updated_at: new Date(hub.clock.now()).toISOString(),
          last_event: {
            type: 'created',
            field: null,
            actor: { ...author, display_name: ann.username },
            at: new Date(hub.clock.now()).toISOString(),
            summary: 'created',
          },
        },
      },
    ]);
  });

  test('201: what is not said has defaults; status is an alias of column; limits are met just', async () => {
    const tags = Array.from({ length: 10 }, (_, n) => `${n}`.repeat(20));
    const checklist = Array.from({ length: 100 }, () => ({ text: 'x'.repeat(500) }));
    const most = { name: '😀'.repeat(80), description: 'x'.repeat(20_000), tags, checklist, status: 'done' };
    expect(await create(most)).toMatchObject({ seq: 1, column: 'done', priority: 'normal', tags });
    expect(await create({})).toMatchObject({ seq: 2, column: 'pool', due: null, owner: null, tags: [], checklist: [] });
  });

  test('201: an agent that is sent as owner alone becomes the agent owner', async () => {
    const bee = await hub.mintNode(ann, 'bee');
    const { status, body } = await send('POST', '', { name: 'x', owner: { kind: 'node', alias: 'bee' } }, bee);
    expect([status, body.owner_coerced_to_agent_owner]).toEqual([201, true]);
    expect(body.requirement).toMatchObject({
      owner: null,
      agent_owner: { alias: 'bee' },
      created_by: { kind: 'node' },
    });
  });

  test('201: five levels', async () => {
    const { deepId, owner } = await setUpBoard(hub);
    const { body } = await send('GET', `/${deepId}`, undefined, owner.token);
    expect(body.requirement.name).toBe('level 5');
  });
});

describe('getRequirement', () => {
  test('200: by id and by number', async () => {
    const card = await create({ description: 'long' });
    for (const ref of [card.id, '%231'])
      expect((await send('GET', `/${ref}`)).body).toEqual({ ok: true, requirement: card });
  });

  test('200: a parent counts its children', async () => {
    const { id } = await create({});
    await create({ parent_id: id, column: 'done' });
    await create({ parent_id: '#1' });
    expect((await send('GET', '/%231')).body.requirement.children).toEqual({ total: 2, done: 1 });
  });

  test('404 requirement_not_found: unknown, foreign, deleted', async () => {
    const { id } = await create({});
    const { token } = await hub.registerUser();
    for (const [ref, by] of [
      ['req_none', ann.token],
      ['%232', ann.token],
      [id, token],
    ] as const) {
      const { status, body } = await send('GET', `/${ref}`, undefined, by);
      expect([status, body.error, body.field]).toEqual([404, 'requirement_not_found', 'id']);
    }
  });

  test('409 ambiguous_seq: the number of two networks; network_id tells which', async () => {
    const { token, networkId } = await joinBoard(hub, ann);
    await create({ name: 'theirs' });
    await hub.api('POST', `/api/requirements?network_id=${networkId}`, { token, body: { name: 'mine' } });
    const { status, body } = await send('GET', '/%231', undefined, token);
    expect([status, body.error, body.networks]).toEqual([409, 'ambiguous_seq', [networkId, ann.networkId].sort()]);
    expect(body.message).toContain('network_id');
    const mine = await send('GET', `/%231?network_id=${networkId}`, undefined, token);
    expect(mine.body.requirement.name).toBe('mine');
  });

  test('403 access_denied: a foreign network is named', async () => {
    const { token } = await hub.registerUser();
    expect(await send('GET', `/%231?network_id=${ann.networkId}`, undefined, token)).toMatchObject({ status: 403 });
  });
});

describe('listRequirements', () => {
  test('200: the newest first, in full, with what the board can do', async () => {
    for (const name of ['a', 'b', 'c']) await create({ name, description: name });
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.requirements.map(({ description }: Loose) => description)).toEqual(['c', 'b', 'a']);
    expect(body).toMatchObject({ has_more: false, next_cursor: null });
    expect(body.requirements[0].last_event.type).toBe('created');
    expect(body.capabilities).toEqual(
      expect.arrayContaining(['priority_lowest', 'start_date', 'requirement_seq', 'last_event', 'tag_ops']),
    );
    const [first] = (await list('?view=summary&last_event=0')).body.requirements;
    for (const key of ['description', 'checklist', 'last_event']) expect(first).not.toHaveProperty(key);
  });

  test('200: pages', async () => {
    for (let n = 0; n < 5; n += 1) await create({});
    const first = (await list('?limit=2')).body;
    expect([first.has_more, first.requirements.map(({ seq }: Loose) => seq)]).toEqual([true, [5, 4]]);
    const second = (await list(`?limit=3&cursor=${first.next_cursor}`)).body;
    expect([second.has_more, second.requirements.map(({ seq }: Loose) => seq)]).toEqual([false, [3, 2, 1]]);
  });

  test('200: each filter', async () => {
    const bee = await hub.mintNode(ann, 'bee');
    const project = (await send('POST', '/projects', { name: 'Manual' })).body.project.id;
    const { id } = await create({ tags: ['Docs'], external_ref: 'GH-1', column: 'doing', project_id: project });
    await create({ parent_id: id, owner: ann.username, tags: ['docs'], priority: 'high' });
    await create({ agent_owner: 'bee', archived: true });
    const cases: [string, number[]][] = [
      ['', [2, 1]],
      ['?include_archived=1', [3, 2, 1]],
      ['?archived=true&include_archived=0', [3]],
      ['?archived=false', [2, 1]],
      ['?status=doing', [1]],
      [`?project_id=${project}`, [1]],
      [`?owner=${ann.username.toUpperCase()}`, [2]],
      [`?owner=${ann.userId}`, [2]],
      ['?agent_owner=bee&include_archived=1', [3]],
      ['?tag=docs', [2]],
      ['?priority=high', [2]],
      ['?tag=Docs', [1]],
      ['?external_ref=GH-1', [1]],
      [`?parent_id=${id}`, [2]],
      ['?top_level=1', [1]],
      ['?seq=2', [2]],
      ['?q=manual', [1]],
      ['?q=%232', [2]],
      ['?department_id=build', []],
      ['?updated_since=2999-01-01', []],
    ];
    for (const [query, expected] of cases) expect([query, await seqs(query)]).toEqual([query, expected]);
    expect(await seqs('', bee)).toEqual([2, 1]);
  });

  test('200: the department of the owner', async () => {
    await create({ owner: ann.username });
    await hub.hub.database.transaction(({ db }) =>
      db.updateTable('memberships').set({ department: 'build' }).where('user_id', '=', ann.userId).execute(),
    );
    expect(await seqs('?department_id=build')).toEqual([1]);
  });

  test('200: the feed of changes names what is archived and what is gone', async () => {
    for (let n = 0; n < 3; n += 1) await create({});
    const start = (await list('?changes=1&updated_since=2020-01-01')).body;
    expect([start.requirements.length, start.deleted]).toEqual([3, []]);
    await send('PATCH', '/%232', { archived: true });
    await send('DELETE', '/%231');
    const next = (await list(`?changes=1&updated_since=${start.server_time}`)).body;
    expect(next.requirements.map(({ seq }: Loose) => seq)).toEqual([2]);
    expect(next.deleted).toMatchObject([{ seq: 1, network_id: ann.networkId }]);
    const rest = (await list(`?changes=1&updated_since=${next.server_time}`)).body;
    expect([rest.requirements, rest.deleted]).toEqual([[], []]);
  });

  test('200: all networks of a user; the master token reads all', async () => {
    const { token } = await joinBoard(hub, ann);
    await create({ name: 'seen by all' });
    expect(await seqs('', token)).toEqual([1]);
    expect((await list('', master)).status).toBe(200);
  });

  test.each([
    ['400 invalid_column: unknown', 'status=later', 'status'],
    ['400 invalid_priority: unknown', 'priority=urgent', 'priority'],
    ['400 invalid_tag: 21 characters', `tag=${'x'.repeat(21)}`, 'tag'],
    ['400 invalid_view: unknown', 'view=tiny', 'view'],
    ['400 invalid_limit: 1001 rows', 'limit=1001', 'limit'],
    ['400 invalid_limit: 0 rows', 'limit=0', 'limit'],
    ['400 invalid_updated_since: no time', 'updated_since=yesterday', 'updated_since'],
    ['400 updated_since_required: changes since when', 'changes=1', 'updated_since'],
    ['400 invalid_archived: no flag', 'archived=maybe', 'archived'],
    ['400 invalid_archived: no flag either', 'include_archived=2', 'include_archived'],
    ['400 invalid_last_event: no flag', 'last_event=2', 'last_event'],
  ])('%s', async (title, query, field) => {
    const { status, body } = await list(`?${query}`);
    expect([status, body.error, body.field]).toEqual([400, title.split(/[ :]/)[1], field]);
  });

  test('400 invalid_cursor: not of this list', async () => {
    expect((await list('?cursor=abc')).body.error).toBe('invalid_cursor');
    expect((await list('?limit=1000')).status).toBe(200);
  });

  test('403 access_denied: a foreign network', async () => {
    const { token } = await hub.registerUser();
    expect((await list(`?network_id=${ann.networkId}`, token)).body.error).toBe('access_denied');
  });
});

describe('updateRequirement', () => {
  test('200: what is given changes, the rest stays; null clears', async () => {
    await hub.mintNode(ann, 'bee');
    const card = await create({ due: '2026-01-01', tags: ['a'], participants: ['bee'], owner: ann.username });
    const change = { column: 'done', due: null, tags: [], participants_add: [ann.username], status: 'pool' };
    const { status, body } = await send('PATCH', '/%231', change);
    expect(status).toBe(200);
    const { updated_at, last_event } = body.requirement;
    expect(body.requirement).toEqual({
      ...card,
      column: 'done',
      due: null,
      tags: [],
      participants: [{ kind: 'node', id: expect.any(String), alias: 'bee' }, person()],
      updated_at,
      last_event,
    });
    expect(Date.parse(updated_at)).toBeGreaterThan(Date.parse(card.updated_at));
    const less = (await send('PATCH', '/%231', { participants_remove: ['bee'], owner: null })).body.requirement;
    expect([less.participants, less.owner]).toEqual([[person()], null]);
  });

  test('200: the same again changes nothing', async () => {
    const card = await create({ tags: ['a'] });
    expect((await send('PATCH', '/%231', { name: 'x', tags: ['a'] })).body.requirement).toEqual(card);
  });
});

describe('upsertRequirement', () => {
  test('200: creates, then changes what is said', async () => {
    const made = await send('POST', '/upsert', { external_ref: 'GH-1', name: 'one', status: 'doing', tags: ['a'] });
    expect([made.status, made.body.created]).toEqual([200, true]);
    const again = await send('POST', '/upsert', { external_ref: 'GH-1', priority: 'high' });
    expect([again.status, again.body.created]).toEqual([200, false]);
    const { id } = made.body.requirement;
    expect(again.body.requirement).toMatchObject({ id, name: 'one', column: 'doing', priority: 'high', tags: ['a'] });
  });
});

describe('updateChecklistItem', () => {
  test('200: one item; the others stay', async () => {
    await create({
      checklist: [
        { id: 'a', text: 'a' },
        { id: 'b', text: 'b' },
      ],
    });
    const { status, body } = await send('PATCH', '/%231/checklist/b', { done: true });
    expect(status).toBe(200);
    expect(body.requirement).toMatchObject({
      checklist_progress: { total: 2, done: 1 },
      last_event: { field: 'checklist' },
    });
  });
});

describe('external_url', () => {
  test.each([
    'http://localhost:65535/',
    'https://[2001:db8::1]:8443/a/b?c=d&e=%20#f',
    'https://example.com:12345?q=1#top',
    'HTTPS://Example.com/wiki/Straße_(Ort)',
    'https://bücher.example/日本#語',
    'http://ann@example.com/x;y=1,2',
    `https://example.com/${'x'.repeat(480)}`,
  ])('201: %s is kept as it was given', async (external_url) => {
    expect((await create({ external_url })).external_url).toBe(external_url);
  });
});

describe('createComment', () => {
  test('201: trimmed; the card shows it', async () => {
    const card = await create({});
    const text = `  ${'x'.repeat(3996)}  `;
    const { status, body } = await send('POST', '/%231/comments', { text });
    expect(status).toBe(201);
    expect(body.event).toMatchObject({ requirement_id: card.id, seq: 1, kind: 'comment', new: { text: text.trim() } });
    const { last_event } = (await send('GET', '/%231')).body.requirement;
    expect(last_event).toMatchObject({ type: 'comment', actor: { id: ann.userId } });
    expect([...last_event.summary]).toHaveLength(160);
  });

  test('201: blanks around 4,000 characters do not count', async () => {
    await create({});
    const text = '😀'.repeat(4000);
    const { status, body } = await send('POST', '/%231/comments', { text: `\n  ${text}${' '.repeat(5000)}` });
    expect([status, body.event?.new.text]).toEqual([201, text]);
  });
});

describe('deleteRequirement', () => {
  test('200: its children stay as top-level cards, the number is gone, an audit row stays', async () => {
    const { id } = await create({ name: 'parent' });
    await create({ parent_id: id });
    const { status, body } = await send('DELETE', `/${id}`);
    expect([status, body]).toEqual([200, { ok: true, id }]);
    expect((await send('GET', '/%232')).body.requirement.parent_id).toBeNull();
    expect((await create({})).seq).toBe(3);
    const audit = await hub.hub.database.reader
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('target_id', '=', id)
      .execute();
    expect(audit).toEqual([{ action: 'requirement_deleted', detail: '#1 parent' }]);
  });
});
