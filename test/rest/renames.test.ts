import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { aliasAddress } from '../../src/domain/address.ts';
import { createDelivery } from '../../src/domain/inbox/create-delivery.ts';
import { openKey } from '../support/open-key.ts';
import { addMember, addViewer, inUnit } from '../support/set-up.ts';
import { ofType, openSse } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Answer, TestHub, TestUser } from '../support/start-hub.ts';

const master = 'master-secret';
const minute = 60_000;
let hub: TestHub;
let mia: TestUser;
/** The token of mia's node `builder`. */
let node: string;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master } });
  await hub.registerUser();
});
beforeEach(async () => {
  mia = await hub.registerUser();
  node = await hub.mintNode(mia, 'builder');
});
afterAll(() => hub.close());

const call = (step: string, token: string, body: unknown, key?: string): Promise<Answer> =>
  hub.api('POST', `/api/node-rename/${step}`, {
    token,
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const names = (oldAlias = 'builder', newAlias = 'smith', network = mia.networkId) => ({
  network_id: network,
  old_alias: oldAlias,
  new_alias: newAlias,
});
const prepare = async (oldAlias?: string, newAlias?: string): Promise<string> => {
  const { status, body } = await call('prepare', mia.token, names(oldAlias, newAlias));
  expect(status).toBe(200);
  return body.txn_id;
};
const commit = async (oldAlias?: string, newAlias?: string): Promise<string> => {
  const txnId = await prepare(oldAlias, newAlias);
  expect(await call('commit', mia.token, { txn_id: txnId })).toMatchObject({ status: 200, body: { ok: true } });
  return txnId;
};
const report = (alias: string, token = node) =>
  hub.tool('report_status', { resume_id: 'r1', alias, status: 'idle' }, token);
const inboxOf = async (alias: string, token = node) =>
  (await hub.tool('get_inbox', { alias, limit: 100 }, token)).messages as { task_id: string; from_session: string }[];
const dispatch = (alias: string, token = mia.token) =>
  hub.api('POST', '/api/task', { token, body: { alias, task: 'work', network_id: mia.networkId } });
const audits = () =>
  inUnit(hub, (tx) =>
    tx.db.selectFrom('audit_log').select(['action', 'detail']).where('network_id', '=', mia.networkId).execute(),
  );
const restrict = async (): Promise<TestUser> => {
  const guest = await hub.registerUser();
  await addMember(hub, mia, guest, 'member');
  await inUnit(hub, (tx) =>
    tx.db.updateTable('memberships').set({ agent_access: 'granted' }).where('user_id', '=', guest.userId).execute(),
  );
  return guest;
};

/** What a step takes that is right: a request to prepare, or the id of a prepared rename. */
const payloadOf = async (step: string): Promise<object> => (step === 'prepare' ? names() : { txn_id: await prepare() });

describe('prepareRename, commitRename and abortRename', () => {
  describe.each([
    ['prepareRename', 'prepare'],
    ['commitRename', 'commit'],
    ['abortRename', 'abort'],
  ])('%s', (operation, step) => {
    test('403 permission_denied: a viewer', async () => {
      const viewer = await addViewer(hub, mia);
      expect(await call(step, viewer.token, await payloadOf(step))).toMatchObject({
        status: 403,
        body: { error: 'permission_denied' },
      });
    });

    test('403 agent_access_restricted: a member who reaches granted agents only', async () => {
      const guest = await restrict();
      expect(await call(step, guest.token, await payloadOf(step))).toMatchObject({
        status: 403,
        body: { error: 'agent_access_restricted' },
      });
    });

    test('403 user_token_required: a node', async () => {
      expect(await call(step, node, await payloadOf(step))).toMatchObject({
        status: 403,
        body: { error: 'user_token_required' },
      });
    });

    test('401 auth_master_read_only: the master token only reads', async () => {
      expect(await call(step, master, await payloadOf(step))).toMatchObject({
        status: 401,
        body: { error: 'invalid token' },
      });
    });

    test('422 idempotency_conflict: the same key with another payload; the same payload is answered again', async () => {
      const given = await payloadOf(step);
      const first = await call(step, mia.token, given, 'k1');
      expect(first.status).toBe(200);
      expect((await call(step, mia.token, given, 'k1')).body).toEqual({ ...first.body, idempotent_replay: true });
      const other = Object.fromEntries(Object.keys(given).map((name) => [name, 'other']));
      expect(await call(step, mia.token, other, 'k1')).toMatchObject({
        status: 422,
        body: { error: 'idempotency_conflict' },
      });
    });

    test('409 idempotency_in_flight: the first call with the key has no answer yet', async () => {
      await openKey(hub, mia, operation, 'k2');
      expect(await call(step, mia.token, await payloadOf(step), 'k2')).toMatchObject({
        status: 409,
        body: { error: 'idempotency_in_flight' },
      });
    });
  });
});

describe('prepareRename', () => {
  test('200: the node stays as it is', async () => {
    await prepare();
    expect(await dispatch('builder')).toMatchObject({ status: 202, body: { actual_to: { alias: 'builder' } } });
    expect((await dispatch('smith')).status).toBe(404);
    expect(await audits()).toContainEqual({ action: 'node_rename_prepared', detail: 'builder -> smith' });
  });

  test.each([
    ['400 rename_field_required: network_id', 'network_id'],
    ['400 rename_field_required: old_alias', 'old_alias'],
    ['400 rename_field_required: new_alias', 'new_alias'],
  ])('%s', async (_title, field) => {
    for (const value of [undefined, '']) {
      expect(await call('prepare', mia.token, { ...names(), [field]: value })).toMatchObject({
        status: 400,
        body: { error: `${field} required`, field },
      });
    }
  });

  test('403 access_denied: foreign and absent networks answer alike', async () => {
    const other = await hub.registerUser();
    for (const network of [other.networkId, 'net_absent']) {
      expect(await call('prepare', mia.token, names('builder', 'smith', network))).toMatchObject({
        status: 403,
        body: { error: 'access_denied' },
      });
    }
  });

  test('404 node_not_found: no node of that alias', async () => {
    const { status, body } = await call('prepare', mia.token, names('nobody'));
    expect([status, body.error]).toEqual([404, 'node not found']);
  });

  test('409 alias_taken: by a node, itself, a person, another rename', async () => {
    await hub.mintNode(mia, 'tester');
    for (const taken of ['tester', 'builder', mia.username]) {
      expect(await call('prepare', mia.token, names('builder', taken))).toMatchObject({
        status: 409,
        body: { error: 'alias_taken', alias: taken },
      });
    }
    await prepare('tester', 'smith');
    const { status, body } = await call('prepare', mia.token, names('builder', 'smith'));
    expect([status, body.error]).toEqual([409, 'alias_taken']);
  });

  test('409 rename_in_progress: the node has another prepared one, until that is aborted', async () => {
    const txnId = await prepare();
    expect(await call('prepare', mia.token, names('builder', 'wright'))).toMatchObject({
      status: 409,
      body: { error: 'rename_in_progress', txn_id: txnId },
    });
    await call('abort', mia.token, { txn_id: txnId });
    await prepare('builder', 'wright');
  });
});

describe('commitRename and abortRename', () => {
  describe.each(['commit', 'abort'])('%s', (step) => {
    test('400 rename_field_required: no txn_id', async () => {
      for (const body of [{}, { txn_id: '' }]) {
        expect(await call(step, mia.token, body)).toMatchObject({
          status: 400,
          body: { error: 'txn_id required', field: 'txn_id' },
        });
      }
    });

    test('404 rename_not_found: absent and foreign ones answer alike', async () => {
      const other = await hub.registerUser();
      const txnId = await prepare();
      for (const [token, id] of [
        [mia.token, 'txn_absent'],
        [other.token, txnId],
      ] as const) {
        const { status, body } = await call(step, token, { txn_id: id });
        expect([status, body.error]).toEqual([404, 'rename_not_found']);
      }
    });

    test('409 rename_not_prepared: ended, or 15 minutes old', async () => {
      const committed = await commit();
      const aborted = await prepare('smith', 'wright');
      await call('abort', mia.token, { txn_id: aborted });
      const late = await prepare('smith', 'joiner');
      hub.clock.advance(15 * minute);
      for (const [txnId, state] of [
        [committed, 'committed'],
        [aborted, 'aborted'],
        [late, 'aborted'],
      ]) {
        expect(await call(step, mia.token, { txn_id: txnId })).toMatchObject({
          status: 409,
          body: { error: 'rename_not_prepared', state },
        });
      }
    });
  });
});

describe('abortRename', () => {
  test('200: the node was never touched', async () => {
    const txnId = await prepare();
    expect((await call('abort', mia.token, { txn_id: txnId })).body).toEqual({ ok: true });
    expect((await dispatch('smith')).status).toBe(404);
    expect((await dispatch('builder')).body.renamed_from).toBeUndefined();
    expect(await audits()).toContainEqual({ action: 'node_rename_aborted', detail: 'builder -> smith' });
  });
});

describe('commitRename', () => {
  test('200: just under 15 minutes', async () => {
    const txnId = await prepare();
    hub.clock.advance(15 * minute - 1);
    await hub.runJob('expire_renames');
    expect((await call('commit', mia.token, { txn_id: txnId })).status).toBe(200);
  });

  test('200: every surface moves and finished history keeps its names', async () => {
    await report('builder');
    const done = (await dispatch('builder')).body.task_id;
    await hub.tool('report_completion', { alias: 'builder', task: done, result: 'ok' }, node);
    const open = (await dispatch('builder')).body.task_id;
    const peer = await hub.mintNode(mia, 'tester');
    const sent = await hub.tool('send_task', { alias: 'tester', task: 'check', from_session: 'builder' }, node);
    await commit();

    expect((await inboxOf('smith')).map(({ task_id }) => task_id)).toContain(open);
    const { sessions } = await hub.tool('get_all_status', {}, mia.token);
    expect(sessions.map(({ alias }: { alias: string }) => alias)).toEqual(['smith']);
    const task = async (id: string) => (await hub.api('GET', `/api/tasks/${id}`, { token: mia.token })).body.task;
    expect([(await task(open)).to_name, (await task(done)).to_name]).toEqual(['smith', 'builder']);
    expect((await task(sent.message_id)).from_name).toBe('smith');
    expect((await inboxOf('tester', peer))[0]?.from_session).toBe('smith');
    const { body: tokens } = await hub.api('GET', '/api/auth/tokens', { token: mia.token });
    expect(tokens.tokens.map(({ name }: { name: string }) => name)).toContain('node:smith');
    const { nodes } = (await hub.api('GET', '/api/nodes', { token: mia.token })).body;
    expect(nodes).toContainEqual(expect.objectContaining({ alias: 'smith', node_name: 'smith' }));
    expect(await report('smith')).toMatchObject({ ok: true, inbox_count: 1 });
    expect(await hub.tool('report_completion', { alias: 'smith', task: open, result: 'ok' }, node)).toMatchObject({
      ok: true,
    });
    expect(await audits()).toContainEqual({ action: 'node_rename_committed', detail: 'builder -> smith' });
  });

  test('200: the old alias leads to the new one for a day, also over two renames', async () => {
    await report('builder');
    await commit();
    await commit('smith', 'wright');
    const { status, body } = await dispatch('builder');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      actual_to: { alias: 'wright' },
      renamed_from: 'builder',
      renamed_to: 'wright',
    });
    expect(await hub.tool('send_task', { alias: 'smith', task: 'x' }, mia.token)).toMatchObject({
      renamed_from: 'smith',
      renamed_to: 'wright',
    });
    expect((await hub.tool('send_message', { alias: 'builder', message: 'hello' }, mia.token)).ok).toBe(true);
    expect(await inboxOf('wright')).toHaveLength(3);
    hub.clock.advance(1440 * minute - 1);
    expect((await dispatch('smith')).body.renamed_from).toBe('smith');
    hub.clock.advance(1);
    expect((await dispatch('smith')).status).toBe(404);
  });

  test('200: who goes on under the old alias is told the new one, and nobody else is', async () => {
    const other = await hub.mintNode(mia, 'other');
    await commit();
    const told = (renamedTo: string | null) => ({ error: 'alias_not_yours', alias: 'builder', renamed_to: renamedTo });
    const calls = [
      (token: string) => report('builder', token),
      (token: string) => hub.tool('get_inbox', { alias: 'builder' }, token),
      (token: string) => hub.tool('report_completion', { alias: 'builder', task: 'x', result: 'y' }, token),
    ];
    for (const ask of calls) {
      expect(await ask(node)).toMatchObject(told('smith'));
      expect(await ask(other)).toMatchObject(told(null));
    }
    await commit('smith', 'baker');
    expect(await report('builder')).toMatchObject(told('baker'));
    hub.clock.advance(1440 * minute);
    expect(await report('builder')).toMatchObject(told(null));
    expect(await report('baker')).toMatchObject({ ok: true });
  });

  test('200: a new node of the old alias takes over', async () => {
    await commit();
    const heir = await hub.mintNode(mia, 'builder');
    expect((await dispatch('builder')).body.renamed_from).toBeUndefined();
    expect(await inboxOf('builder', heir)).toHaveLength(1);
    expect(await inboxOf('smith')).toHaveLength(0);
  });

  test('200: retry and reassign find the new alias', async () => {
    const failed = (await dispatch('builder')).body.task_id;
    await hub.tool('cancel_task', { task_id: failed }, mia.token);
    await hub.mintNode(mia, 'tester');
    const moved = (await dispatch('tester')).body.task_id;
    await commit();
    expect(await hub.tool('retry_task', { task_id: failed }, mia.token)).toMatchObject({ retried_to: 'smith' });
    expect(await hub.tool('reassign_task', { task_id: moved, new_alias: 'builder' }, mia.token)).toMatchObject({
      reassigned_to: 'smith',
    });
    expect(await inboxOf('smith')).toHaveLength(2);
  });

  test('409 alias_taken: a node came meanwhile; the rename stays prepared', async () => {
    const txnId = await prepare();
    await hub.mintNode(mia, 'smith');
    expect(await call('commit', mia.token, { txn_id: txnId })).toMatchObject({
      status: 409,
      body: { error: 'alias_taken', alias: 'smith' },
    });
    expect((await call('abort', mia.token, { txn_id: txnId })).status).toBe(200);
  });

  test('404 node_not_found: the node went meanwhile', async () => {
    const txnId = await prepare();
    await inUnit(hub, (tx) => tx.db.deleteFrom('nodes').where('network_id', '=', mia.networkId).execute());
    const { status, body } = await call('commit', mia.token, { txn_id: txnId });
    expect([status, body.error]).toEqual([404, 'node not found']);
  });

  test('200: of twenty commits one wins', async () => {
    const txnId = await prepare();
    const answers = await Promise.all([...Array(20)].map(() => call('commit', mia.token, { txn_id: txnId })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  test('200: no dispatch in the moment of a rename is lost', async () => {
    const txnId = await prepare();
    const calls = [...Array(40)].map((_, n) =>
      n === 20 ? call('commit', mia.token, { txn_id: txnId }) : dispatch('builder'),
    );
    const answers = await Promise.all(calls);
    const sent = answers.flatMap(({ body }) => body.task_id ?? []);
    expect(sent).toHaveLength(39);
    await hub.runJob('move_stragglers');
    const received = (await inboxOf('smith')).map(({ task_id }) => task_id);
    expect(received.sort()).toEqual(sent.sort());
  });
});

describe('move_stragglers', () => {
  const stray = () =>
    inUnit(hub, (tx) =>
      createDelivery(tx, {
        taskId: null,
        networkId: mia.networkId,
        to: aliasAddress('builder'),
        toName: 'builder',
        type: 'message',
        priority: 'normal',
        content: 'late',
        fromSession: 'hub',
        senderKind: 'user',
        senderId: mia.userId,
      }),
    );

  test('what reached the old alias in the moment of the rename comes to the new one, behind what is there', async () => {
    await dispatch('builder');
    await commit();
    await stray();
    await stray();
    await hub.runJob('move_stragglers');
    expect(await inboxOf('smith')).toHaveLength(3);
    expect(await report('smith')).toMatchObject({ inbox_count: 3 });
  });

  test('a node that took the old alias keeps what is its own', async () => {
    await commit();
    const heir = await hub.mintNode(mia, 'builder');
    await stray();
    await hub.runJob('move_stragglers');
    expect(await inboxOf('builder', heir)).toHaveLength(1);
    expect(await inboxOf('smith')).toHaveLength(0);
  });
});

describe('streams of a renamed node', () => {
  test('200: node.renamed reaches both aliases and every member, once each, and the open stream goes on', async () => {
    const viewer = await addViewer(hub, mia);
    const own = await openSse(hub.url, '/events/builder', node);
    const desk = await openSse(hub.url, `/events/builder?network_id=${mia.networkId}`, mia.token);
    const people = [
      await openSse(hub.url, `/events/${mia.username}?network_id=${mia.networkId}`, mia.token),
      await openSse(hub.url, `/events/${viewer.username}?network_id=${mia.networkId}`, viewer.token),
    ];
    const txnId = await commit();
    await dispatch('builder');
    for (const stream of [own, desk, ...people]) {
      expect((await stream.until(ofType('node.renamed'))).data).toEqual({
        type: 'node.renamed',
        txn_id: txnId,
        alias: 'smith',
        network_id: mia.networkId,
        data: {
          old_alias: 'builder',
          new_alias: 'smith',
          surfaces_updated: expect.arrayContaining(['node', 'tokens', 'streams']),
          history_policy: 'preserve',
        },
      });
    }
    for (const stream of [own, desk]) {
      expect((await stream.until(ofType('new_task'))).data).toMatchObject({ renamed_from: 'builder' });
      expect(stream.frames.filter(ofType('node.renamed'))).toHaveLength(1);
    }
    const counts = (await hub.api('GET', '/health', { token: mia.token })).body.sse_sessions;
    expect(counts).toMatchObject({ [`${mia.networkId}:smith`]: 2 });
    expect(Object.keys(counts)).not.toContain(`${mia.networkId}:builder`);
    for (const stream of [own, desk, ...people]) stream.close();
  });

  test('200: who comes back under either name gets what came before and after the rename, once', async () => {
    const first = await openSse(hub.url, '/events/builder', node);
    const { id } = await first.until(ofType('connected'));
    first.close();
    await dispatch('builder');
    await commit();
    await dispatch('smith');
    for (const name of ['builder', 'smith']) {
      const stream = await openSse(hub.url, `/events/${name}`, node, { 'last-event-id': id ?? '' });
      await stream.until((frame) => stream.frames.filter(ofType('new_task')).length === 2 && ofType('new_task')(frame));
      expect(stream.frames.map(({ data }) => data?.type)).toEqual([
        'connected',
        'new_task',
        'node.renamed',
        'new_task',
      ]);
      stream.close();
    }
  });
});

describe('a rename over a restart', () => {
  test('a prepared one is there afterwards and ends after its time', async () => {
    const txnId = await prepare();
    const second = await startTestHub({ databaseUrl: hub.databaseUrl, now: hub.clock.now() });
    expect(
      (await second.api('POST', '/api/node-rename/commit', { token: mia.token, body: { txn_id: txnId } })).status,
    ).toBe(200);
    const late = await prepare('smith', 'wright');
    second.clock.advance(15 * minute);
    await second.runJob('expire_renames');
    const state = await inUnit(hub, (tx) =>
      tx.db.selectFrom('rename_transactions').select('state').where('txn_id', '=', late).executeTakeFirst(),
    );
    expect(state?.state).toBe('aborted');
    expect(await audits()).toContainEqual({
      action: 'node_rename_aborted',
      detail: 'smith -> wright (not committed in time)',
    });
    await second.close();
  });
});
