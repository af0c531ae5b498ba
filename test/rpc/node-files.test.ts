import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { refused } from '../support/expect.ts';
import { createChild, startDaemon } from '../support/daemon.ts';
import type { TestChild, TestDaemon } from '../support/daemon.ts';
import { addMember, inUnit } from '../support/set-up.ts';
import { openSse, ofType } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let owner: TestUser;
let daemon: TestDaemon;
let child: TestChild;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  owner = await hub.registerUser();
  daemon = await startDaemon(hub, owner);
  child = await createChild(hub, owner, daemon);
});
afterAll(() => hub.close());

const minute = 60_000;
const ask = (tool: string, args: object = {}, token = owner.token): Promise<Loose> =>
  hub.tool(tool, { node_id: child.nodeId, ...args }, token);
const answer = (id: string, args: object): Promise<Loose> =>
  daemon.call('ack_rules_file_request', { request_id: id, status: 'done', ...args });
const result = (id: string, token = owner.token): Promise<Loose> =>
  hub.tool('get_rules_file_result', { request_id: id }, token);
/** Asks, answers as the daemon, and reads the result. */
const exchange = async (tool: string, args: object, content: string): Promise<Loose> => {
  const { request_id: id } = await ask(tool, args);
  const acked = await answer(id, { content, exists: true });
  return acked.ok === true ? result(id) : acked;
};
const storedOf = (id: string) =>
  inUnit(hub, (tx) => tx.db.selectFrom('file_requests').selectAll().where('request_id', '=', id).executeTakeFirst());

describe('read_node_rules_file get_rules_file_request ack_rules_file_request get_rules_file_result', () => {
  test('ok: the doorbell rings at node and daemon; the first fetch puts it in progress', async () => {
    const [atNode, atDaemon] = await Promise.all([
      openSse(hub.url, '/events/child', child.token),
      openSse(hub.url, '/events/host', daemon.token),
    ]);
    const asked = await ask('read_node_rules_file');
    expect(asked).toMatchObject({ ok: true, op: 'read_rules', status: 'pending' });
    for (const stream of [atNode, atDaemon]) {
      const { data } = await stream.until(ofType('rules_file'));
      expect(data).toEqual({ type: 'rules_file', request_id: asked.request_id });
      stream.close();
    }
    expect((await result(asked.request_id)).status).toBe('pending');
    const fetched = await daemon.call('get_rules_file_request');
    expect(fetched.request).toMatchObject({ request_id: asked.request_id, node_id: child.nodeId, op: 'read_rules' });
    expect((await daemon.call('get_rules_file_request')).request).toBeNull();
    const named = await hub.tool('get_rules_file_request', { request_id: asked.request_id }, child.token);
    expect(named.request.request_id).toBe(asked.request_id);
    expect((await result(asked.request_id)).status).toBe('in_progress');
    hub.clock.advance(1_500);
    await answer(asked.request_id, { file_name: '/home/x/AGENTS.md', exists: true, content: '# rules' });
    expect(await result(asked.request_id)).toEqual({
      ...{ ok: true, request_id: asked.request_id, op: 'read_rules', status: 'done', file_name: 'AGENTS.md' },
      ...{ exists: true, content: '# rules', error: null, age_ms: 1_500 },
    });
  });

  test('ok: content goes 60 seconds after the first read, the row after 30 days', async () => {
    const { request_id: id } = await ask('read_node_rules_file');
    await answer(id, { content: 'x' });
    hub.clock.advance(10 * minute);
    expect((await result(id)).content).toBe('x');
    hub.clock.advance(minute - 1);
    await hub.runJob('purge_request_contents');
    expect((await result(id)).content).toBe('x');
    hub.clock.advance(1);
    const late = await result(id);
    expect([late.status, late.content, late.content_purged]).toEqual(['done', undefined, true]);
    await hub.runJob('purge_request_contents');
    expect(await storedOf(id)).toMatchObject({ content: null, purged: 1, params: '{}' });
    hub.clock.advance(30 * 24 * 60 * minute);
    await hub.runJob('purge_requests');
    expect(await storedOf(id)).toBeUndefined();
    expect(await result(id)).toEqual(refused('request_not_found'));
  });

  test('ok: content that nobody read goes after 24 hours', async () => {
    const { request_id: id } = await ask('read_node_rules_file');
    await answer(id, { content: 'x' });
    hub.clock.advance(24 * 60 * minute);
    await hub.runJob('purge_request_contents');
    expect(await storedOf(id)).toMatchObject({ content: null, purged: 1 });
    expect(await result(id)).toMatchObject({ status: 'done', content_purged: true });
  });

  test('ok: 60 seconds of silence are a timeout, with the job or with the read', async () => {
    const { request_id: id } = await ask('read_node_rules_file');
    hub.clock.advance(minute - 1);
    await daemon.call('get_rules_file_request');
    hub.clock.advance(minute - 1);
    expect((await result(id)).status).toBe('in_progress');
    hub.clock.advance(1);
    expect(await result(id)).toMatchObject({ status: 'timeout' });
    const second = await ask('list_node_skills');
    hub.clock.advance(minute);
    await hub.runJob('expire_requests');
    expect((await storedOf(second.request_id))?.status).toBe('timeout');
  });

  test('ok: a node answers for itself, a failure is masked', async () => {
    const { request_id: id } = await ask('read_node_rules_file');
    const failed = { request_id: id, status: 'failed', error: 'token=abcdef denied' };
    expect(await hub.tool('ack_rules_file_request', failed, child.token)).toMatchObject({ ok: true, status: 'failed' });
    expect(await result(id)).toMatchObject({ status: 'failed', error: 'token=***redacted*** denied', exists: null });
  });

  test('request_in_flight: one for each node and lane, also of parallel ones', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => ask('read_node_rules_file')));
    const [first] = answers.filter(({ ok }) => ok === true);
    expect(answers.filter(({ error }) => error === 'request_in_flight')).toHaveLength(2);
    expect(await ask('write_node_rules_file', { content: 'x' })).toEqual(
      refused('request_in_flight', { request_id: first.request_id }),
    );
    expect(await ask('list_node_skills')).toMatchObject({ ok: true });
    await answer(first.request_id, { content: 'x' });
    expect(await ask('read_node_rules_file')).toMatchObject({ ok: true });
  });

  test('request_already_ended: it timed out before', async () => {
    const { request_id: id } = await ask('read_node_rules_file');
    hub.clock.advance(minute);
    await result(id);
    expect(await answer(id, { content: 'x' })).toEqual(refused('request_already_ended', { status: 'timeout' }));
  });

  test('content_too_large: 256 KB and not a byte more', async () => {
    const { request_id: id } = await ask('read_node_rules_file');
    const limit = 256 * 1_024;
    const tooLarge = refused('content_too_large', { limit_bytes: limit });
    expect(await answer(id, { content: `${'x'.repeat(limit - 1)}é` })).toEqual(tooLarge);
    expect(await answer(id, { content: 'x'.repeat(limit) })).toMatchObject({ ok: true });
  });

  test('content_invalid: a list that is none', async () => {
    const { request_id: id } = await ask('list_node_skills');
    for (const content of ['{', '{}', '[1]', '[{}]', '[{"name":"a","path_rel":"../a"}]']) {
      expect([content, await answer(id, { content })]).toEqual([content, refused('content_invalid')]);
    }
  });

  test('request_not_found: absent, or of a foreign network', async () => {
    const { request_id: id } = await ask('read_node_rules_file');
    const stranger = await hub.registerUser();
    const absent = await result('rf_x');
    expect(absent).toEqual(refused('request_not_found'));
    expect(await result(id, stranger.token)).toEqual(absent);
  });

  test('agent_access_restricted: one who reaches granted agents only', async () => {
    const { request_id: id } = await ask('read_node_rules_file');
    const restricted = { agent_access: 'granted' } as const;
    await inUnit(hub, (tx) =>
      tx.db.updateTable('memberships').set(restricted).where('network_id', '=', owner.networkId).execute(),
    );
    expect(await result(id)).toEqual(refused('agent_access_restricted'));
  });

  test('not_your_request: another member; rules are also for managers', async () => {
    const [member, other] = [await hub.registerUser(), await hub.registerUser()];
    await addMember(hub, owner, member, 'member');
    await addMember(hub, owner, other, 'member');
    const { request_id: id } = await ask('read_node_rules_file', {}, member.token);
    expect(await result(id, other.token)).toEqual(refused('not_your_request'));
    expect(await result(id, owner.token)).toMatchObject({ ok: true });
  });
});

describe('write_node_rules_file', () => {
  test('ok: the node gets the content, the result has none', async () => {
    const asked = await ask('write_node_rules_file', { content: '# new' });
    const { request } = await daemon.call('get_rules_file_request');
    expect(request).toMatchObject({ op: 'write_rules', content: '# new' });
    await answer(asked.request_id, { exists: true, content: 'ignored' });
    expect(await result(asked.request_id)).toMatchObject({ status: 'done', exists: true });
    expect((await result(asked.request_id)).content).toBeUndefined();
  });

  test('content_too_large: 256 KB and not a byte more', async () => {
    const limit = 256 * 1_024;
    expect(await ask('write_node_rules_file', { content: 'é'.repeat(limit / 2 + 1) })).toEqual(
      refused('content_too_large', { limit_bytes: limit }),
    );
    expect(await ask('write_node_rules_file', { content: 'x'.repeat(limit) })).toMatchObject({ ok: true });
  });

  test('request_in_flight: the lane is taken', async () => {
    await ask('read_node_rules_file');
    expect(await ask('write_node_rules_file', { content: 'x' })).toEqual(refused('request_in_flight'));
  });
});

describe('list_node_skills read_node_skill', () => {
  const skill = { name: 'review', scope: 'project', path_rel: 'skills/review', description: 'Reviews' };

  test('ok: known fields of the entries, and one skill', async () => {
    const listed = await exchange('list_node_skills', {}, JSON.stringify([{ ...skill, secret: 'x' }]));
    expect([listed.items, listed.content]).toEqual([[skill], undefined]);
    expect(await exchange('read_node_skill', { name: 'a'.repeat(64) }, '# skill')).toMatchObject({
      content: '# skill',
    });
  });

  test.each(['', 'a/b', '..', 'a b', 'a'.repeat(65), 'ä'])('skill_name_invalid: %p', async (name) => {
    expect(await ask('read_node_skill', { name })).toEqual(refused('skill_name_invalid'));
  });

  test('request_in_flight: the lane is taken', async () => {
    await ask('list_node_skills');
    expect(await ask('read_node_skill', { name: 'review' })).toEqual(refused('request_in_flight'));
    expect(await ask('list_node_skills')).toEqual(refused('request_in_flight'));
  });
});

describe('list_node_files read_node_file', () => {
  const escapes = [
    ...['/etc/passwd', '../x', 'a/../../x', 'a/..', '..', '~/x', 'C:\\x', 'c:/x', 'a\\..\\x', '\\\\host\\share'],
    ...['a\nb', '%2e%2e/x', '..%2fx', '．．/x', '．．／x', 'a/ .. /x', 'x'.repeat(1_001)],
  ];

  test('path_invalid: nothing leaves the work directory', async () => {
    for (const path of escapes) {
      expect([path, await ask('list_node_files', { path })]).toEqual([path, refused('path_invalid')]);
      expect([path, await ask('read_node_file', { path })]).toEqual([path, refused('path_invalid')]);
    }
    expect(await ask('read_node_file', { path: './' })).toEqual(refused('path_invalid'));
  });

  test('ok: credential files by name only, dependencies not at all', async () => {
    const entries = [
      { name: 'a.txt', type: 'file', size: 3, mtime: '2026-01-01T00:00:00Z' },
      { name: '.env', type: 'file', size: 9, mtime: '2026-01-01T00:00:00Z' },
      { name: 'id_rsa', type: 'file', size: 9 },
      { name: 'node_modules', type: 'dir' },
      { name: '.git', type: 'dir' },
      { name: 'src', type: 'dir' },
    ];
    const listed = await exchange('list_node_files', { path: './sub//dir/' }, JSON.stringify(entries));
    expect(listed.items).toEqual([
      entries[0],
      { name: '.env', type: 'file', hidden_reason: 'secret' },
      { name: 'id_rsa', type: 'file', hidden_reason: 'secret' },
      { name: 'src', type: 'dir' },
    ]);
  });

  test('ok: 1000 entries and not one more', async () => {
    const entries = (count: number) => JSON.stringify(Array.from({ length: count }, (_, n) => ({ name: `f${n}` })));
    const { request_id: id } = await ask('list_node_files');
    expect(await answer(id, { content: entries(1_001) })).toEqual(refused('content_invalid'));
    await answer(id, { content: entries(1_000) });
    expect((await result(id)).items).toHaveLength(1_000);
  });

  test('ok: the node reads the plain path; of a credential file nothing is kept', async () => {
    await ask('read_node_file', { path: './a//b.txt' });
    const { request } = await daemon.call('get_rules_file_request');
    expect(request).toMatchObject({ op: 'read_file', path: 'a/b.txt', max_bytes: 262_144 });
    await answer(request.request_id, { content: 'text', exists: true });
    expect((await result(request.request_id)).content).toBe('text');
    expect((await exchange('read_node_file', { path: 'conf/.ssh/config' }, 'canary')).content).toBeUndefined();
  });

  test('request_in_flight: the lane is taken', async () => {
    await ask('list_node_files');
    expect(await ask('read_node_file', { path: 'a' })).toEqual(refused('request_in_flight'));
    expect(await ask('list_node_files')).toEqual(refused('request_in_flight'));
  });

  test('ok: only the asking token reads the answer', async () => {
    const { request_id: id } = await ask('read_node_file', { path: 'a' });
    await answer(id, { content: 'canary' });
    const { body } = await hub.api('POST', '/api/auth/login', {
      body: { username: owner.username, password: owner.password },
    });
    expect(await result(id, body.token)).toEqual(refused('not_your_request'));
    expect(await result(id, child.token)).toEqual(refused('not_your_request'));
    expect((await result(id)).content).toBe('canary');
  });
});

describe('tail_node_logs', () => {
  const log = [
    ...['starting', 'Authorization: Bearer abc.def.ghi', 'API_KEY=verysecret next', 'Deploy DONE', 'deploy failed'],
    ...['password: "two words" end', 'https://me:pw@host/x', 'a.b'],
  ].join('\n');

  test('ok: masked, and handed out once', async () => {
    const { request_id: id } = await ask('tail_node_logs', { lines: 2_000 });
    await answer(id, { content: log });
    const read = await result(id);
    expect(read.content.split('\n')).toEqual([
      ...['starting', 'Authorization: ***redacted***', 'API_KEY=***redacted*** next', 'Deploy DONE', 'deploy failed'],
      ...['password: ***redacted*** end', 'https://me:***redacted***@host/x', 'a.b'],
    ]);
    expect(await storedOf(id)).toMatchObject({ content: null, purged: 1 });
    expect(await result(id)).toMatchObject({ status: 'done', content_purged: true });
  });

  test('ok: of parallel readers one gets the lines', async () => {
    const { request_id: id } = await ask('tail_node_logs');
    await answer(id, { content: log });
    const reads = await Promise.all([1, 2, 3, 4].map(() => result(id)));
    expect(reads.filter(({ content }) => content !== undefined)).toHaveLength(1);
  });

  test.each([
    ['DEPLOY', ['Deploy DONE', 'deploy failed']],
    ['verysecret', []],
    ['.', ['a.b']],
    ['(a+)+$', []],
  ])('ok: grep %s is a literal, in any case, after masking', async (grep, lines) => {
    const { content } = await exchange(
      'tail_node_logs',
      { grep },
      'Deploy DONE\nAPI_KEY=verysecret\ndeploy failed\na.b',
    );
    expect(content.split('\n').filter(Boolean)).toEqual(lines);
  });

  test('ok: the last lines; the node is told level and since_ts', async () => {
    const since = '2026-03-01T12:00:00Z';
    const { request_id: id } = await ask('tail_node_logs', { lines: 2, level: 'warn', since_ts: since });
    const { request } = await daemon.call('get_rules_file_request');
    expect(request).toMatchObject({ op: 'tail_logs', lines: 2, level: 'warn', since_ts: since });
    await answer(id, { content: 'a\nb\nc\n' });
    expect((await result(id)).content).toBe('b\nc');
  });

  test('ok: lines nobody fetched go after five minutes', async () => {
    const { request_id: id } = await ask('tail_node_logs');
    await answer(id, { content: 'x' });
    hub.clock.advance(5 * minute);
    await hub.runJob('purge_request_contents');
    expect(await storedOf(id)).toMatchObject({ content: null, purged: 1 });
  });

  test('ok: default 500 lines; 2000 at most', async () => {
    await ask('tail_node_logs');
    expect((await daemon.call('get_rules_file_request')).request.lines).toBe(500);
    await expect(ask('tail_node_logs', { lines: 2_001 })).rejects.toThrow();
  });

  test('ok: a megabyte of a single line is masked in time', async () => {
    const { request_id: id } = await ask('tail_node_logs');
    const begun = performance.now();
    await answer(id, { content: 'token'.repeat(200_000) });
    expect(performance.now() - begun).toBeLessThan(3_000);
    expect((await result(id)).status).toBe('done');
  });

  test('request_in_flight: the lane is taken', async () => {
    await ask('tail_node_logs');
    expect(await ask('tail_node_logs')).toEqual(refused('request_in_flight'));
  });

  test('logs_not_capable: neither the node nor its daemon says so', async () => {
    await hub.tool('report_status', { resume_id: 'other', alias: 'host', status: 'idle' }, daemon.token);
    expect(await ask('tail_node_logs')).toEqual(refused('logs_not_capable'));
    const capable = { resume_id: 'r', alias: 'child', status: 'idle', logs_capable: true };
    await hub.tool('report_status', capable, child.token);
    expect(await ask('tail_node_logs')).toMatchObject({ ok: true });
  });
});
