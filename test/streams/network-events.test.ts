import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { toWireTime } from '../../src/platform/clock.ts';
import { createChild, startDaemon } from '../support/daemon.ts';
import { openSse } from '../support/sse.ts';
import type { SseClient } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let owner: TestUser;
let stream: SseClient;
beforeAll(async () => {
  hub = await startTestHub();
  await hub.registerUser(); // The first person reads every network.
  owner = await hub.registerUser();
  stream = await openSse(hub.url, `/events/network/${owner.networkId}`, owner.token);
});
afterAll(async () => {
  stream.close();
  await hub.close();
});

let seen = 0;
let marks = 0;
/** What was told of this type since the last look; all of it, once a node of this look is told of too. */
async function told(type: string): Promise<Loose[]> {
  const mark = `mark-${(marks += 1)}`;
  await hub.mintNode(owner, mark);
  await stream.until(({ data }) => data?.alias === mark);
  const news = stream.frames.slice(seen).filter(({ event }) => event === type);
  seen = stream.frames.length;
  return news.map(({ data }) => data).filter(({ alias }) => alias !== mark);
}

describe('status_update and task_status', () => {
  test('tell when, which task, and how much is open', async () => {
    const bee = await hub.mintNode(owner, 'bee');
    const send = async () => (await hub.tool('send_task', { alias: 'bee', task: 'dig' }, owner.token)).message_id;
    const [first] = [await send(), await send()];
    const beat = (status: string, more: object = {}) =>
      hub.tool('report_status', { resume_id: 'r', alias: 'bee', status, ...more }, bee);
    await beat('idle');
    await beat('working', { task: first });
    await hub.tool('report_completion', { alias: 'bee', task: first, result: 'done' }, bee);
    const at = toWireTime(hub.clock.now());
    const [updates, moves] = [await told('status_update'), stream.frames];
    expect(updates).toMatchObject([
      { status: 'idle', at, task_id: null, queue_depth: 2 },
      { status: 'working', at, task_id: first, queue_depth: 2 },
      { status: 'idle', at, task_id: null, queue_depth: 1 },
    ]);
    expect(moves.filter(({ event }) => event === 'task_status').map(({ data }) => data)).toMatchObject([
      { to_status: 'running', at, queue_depth: 2 },
      { to_status: 'replied', at, queue_depth: 1 },
    ]);
  });

  test('count what is left when tasks expire together and when an agent falls silent', async () => {
    const ttl = { alias: 'bee', task: 'short', ttl_seconds: 1 };
    for (let n = 0; n < 2; n += 1) await hub.tool('send_task', ttl, owner.token);
    hub.clock.advance(2_000);
    await hub.runJob('expire_tasks');
    expect(await told('task_status')).toMatchObject([
      { to_status: 'expired', queue_depth: 1 },
      { to_status: 'expired', queue_depth: 1 },
    ]);
    hub.clock.advance(600_001);
    await hub.runJob('mark_offline');
    expect(await told('status_update')).toMatchObject([{ status: 'offline', task_id: null, queue_depth: 1 }]);
  });
});

describe('node_changed', () => {
  test('tells of registration, change, rename and deletion', async () => {
    await hub.mintNode(owner, 'ant');
    const call = (method: string, path: string, body?: object) =>
      hub.api(method, path, { token: owner.token, ...(body && { body }) });
    const query = `?network_id=${owner.networkId}`;
    await call('PUT', `/api/nodes/ant/avatar${query}`, { avatar_url: 'https://img.example/ant.png' });
    const names = { network_id: owner.networkId, old_alias: 'ant', new_alias: 'wasp' };
    const { txn_id } = (await call('POST', '/api/node-rename/prepare', names)).body;
    await call('POST', '/api/node-rename/commit', { txn_id });
    await call('DELETE', `/api/nodes/wasp${query}`);
    expect((await told('node_changed')).map(({ alias, change }) => [alias, change])).toEqual([
      ['ant', 'registered'],
      ['ant', 'updated'],
      ['wasp', 'renamed'],
      ['wasp', 'deleted'],
    ]);
  });
});

describe('member_changed', () => {
  test('tells who came, what changed and who went', async () => {
    const mate = await hub.registerUser();
    const path = `/api/networks/${owner.networkId}/members`;
    const call = (method: string, end = '', body?: object) =>
      hub.api(method, path + end, { token: owner.token, ...(body && { body }) });
    await call('POST', '', { user_id: mate.userId, role: 'member' });
    await call('PUT', `/${mate.userId}`, { role: 'viewer' });
    await call('DELETE', `/${mate.userId}`);
    expect(await told('member_changed')).toMatchObject([
      { user_id: mate.userId, change: 'added', role: 'member' },
      { user_id: mate.userId, change: 'updated', role: 'viewer' },
      { user_id: mate.userId, change: 'removed', role: null },
    ]);
  });
});

describe('daemon_request', () => {
  test('follows a request from its making to its end', async () => {
    const daemon = await startDaemon(hub, owner);
    const child = await createChild(hub, owner, daemon);
    const { request_id } = await hub.tool('stop_node', { node_id: child.nodeId }, owner.token);
    await daemon.call('get_stop_request', { request_id });
    await daemon.call('ack_stop_request', { request_id, status: 'stopped' });
    const other = await createChild(hub, owner, daemon, 'other');
    await hub.tool('restart_node', { node_id: other.nodeId }, owner.token);
    await hub.tool('list_node_skills', { node_id: daemon.nodeId }, owner.token);
    hub.clock.advance(61_000);
    await hub.runJob('expire_requests');
    const requests = (await told('daemon_request')).map(({ kind, status }) => `${kind} ${status}`);
    expect(requests).toEqual([
      ...['create pending', 'create delivered', 'create started'],
      ...['stop pending', 'stop delivered', 'stop stopped'],
      ...['create pending', 'create delivered', 'create started'],
      ...['restart pending', 'file pending', 'restart timeout', 'file timeout'],
    ]);
  });
});
