import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readTraceparent } from '../../src/platform/trace-context.ts';
import { ofType, openSse } from '../support/sse.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

/** What a caller says of its trace goes with the work, whether or not the hub records traces itself. */
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
const other = `00-${traceId}-00f067aa0ba902b8-01`;

let hub: TestHub;
let user: TestUser;
let node: string;
beforeAll(async () => {
  hub = await startTestHub();
  user = await hub.registerUser();
  node = await hub.mintNode(user, 'ant');
});
afterAll(() => hub.close());

/** Dispatches to the agent over REST; resolves with the task as `get_task` tells it. */
async function dispatch(headers: Readonly<Record<string, string>>): Promise<Loose> {
  const body = { alias: 'ant', task: 'look' };
  const sent = await hub.api('POST', '/api/task', { token: user.token, body, headers });
  return (await hub.tool('get_task', { task_id: sent.body.task_id }, user.networkToken)).task;
}

/** Sends a message to `/mcp` as it is. */
const message = (params: object, headers: Readonly<Record<string, string>> = {}): Promise<Loose> =>
  hub
    .api('POST', '/mcp', {
      token: user.networkToken,
      body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
      headers,
    })
    .then(({ body }) => body.result.structuredContent);

const metaOf = (task: Loose): unknown => task.meta_json && JSON.parse(task.meta_json);

describe('traceparent', () => {
  test.each([
    ['as it is', traceparent, traceparent],
    ['of a later version, without what it adds', `cc-${traceparent.slice(3)}-more`, traceparent],
    ['not sampled', `00-${traceId}-00f067aa0ba902b7-00`, `00-${traceId}-00f067aa0ba902b7-00`],
    ['in capitals', traceparent.toUpperCase(), null],
    ['of no trace', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, null],
    ['of no step', `00-${traceId}-${'0'.repeat(16)}-01`, null],
    ['of the version that there is not', `ff-${traceparent.slice(3)}`, null],
    ['of version 00 and longer', `${traceparent}-more`, null],
    ['cut', traceparent.slice(0, -1), null],
    ['no text', 7, null],
  ])('%s', (_what, given, read) => expect(readTraceparent(given)).toBe(read));

  test('of a dispatch over REST goes with the task, its delivery and its event', async () => {
    const stream = await openSse(hub.url, '/events/ant', node);
    const task = await dispatch({ traceparent });
    expect(metaOf(task)).toEqual({ traceparent });
    const { data } = await stream.until(ofType('new_task'));
    expect(data).toMatchObject({ task_id: task.task_id, traceparent });
    stream.close();
    const { messages } = await hub.tool('get_inbox', { alias: 'ant' }, node);
    expect(messages.map(metaOf)).toContainEqual({ traceparent });
  });

  test('that is malformed counts as none', async () => {
    expect((await dispatch({ traceparent: 'nonsense' })).meta_json).toBeNull();
    expect((await dispatch({})).meta_json).toBeNull();
  });

  test('in _meta of a message stands before the header, and that of the metadata before both', async () => {
    const call = (more: object, meta: object = {}): object => ({
      name: 'send_task',
      arguments: { alias: 'ant', task: 'look', ...more },
      ...meta,
    });
    const traceOf = async (params: object, headers?: Record<string, string>): Promise<unknown> => {
      const { task_id } = await message(params, headers);
      return metaOf((await hub.tool('get_task', { task_id }, user.networkToken)).task);
    };
    expect(await traceOf(call({}), { traceparent })).toEqual({ traceparent });
    expect(await traceOf(call({}, { _meta: { traceparent: other } }), { traceparent })).toEqual({ traceparent: other });
    expect(await traceOf(call({}, { _meta: { traceparent: 'x' } }), { traceparent })).toEqual({ traceparent });
    const own = { traceparent: other, client_request_id: 'one' };
    expect(await traceOf(call({ meta: own }), { traceparent })).toEqual(own);
    expect(await traceOf(call({ meta: { color: 'red' } }), { traceparent })).toEqual({ color: 'red', traceparent });
  });

  test('of each message of a batch is its own', async () => {
    const send = (id: number, meta: object): object => ({
      ...{ jsonrpc: '2.0', id, method: 'tools/call' },
      params: { name: 'send_task', arguments: { alias: 'ant', task: 'look' }, ...meta },
    });
    const batch = [send(1, { _meta: { traceparent: other } }), send(2, {})];
    const { body } = await hub.api('POST', '/mcp', { token: user.networkToken, body: batch, headers: { traceparent } });
    const tasks = body.map(({ result }: Loose) => result.structuredContent.task_id);
    const metas = [];
    for (const task_id of tasks) metas.push(metaOf((await hub.tool('get_task', { task_id }, node)).task));
    expect(metas).toEqual([{ traceparent: other }, { traceparent }]);
  });

  test('of the dispatch rings again when the task is retried, and that of a reply with the reply', async () => {
    const task = await dispatch({ traceparent });
    const stream = await openSse(hub.url, '/events/ant', node);
    await hub.tool('send_reply', { in_reply_to: task.task_id, text: 'no', status: 'failed' }, node);
    const retried = await hub.api('POST', `/api/task/${task.task_id}/retry`, {
      token: user.token,
      headers: { traceparent: other },
    });
    expect(retried.status).toBe(200);
    expect((await stream.until(ofType('new_task'))).data).toMatchObject({ task_id: task.task_id, traceparent });
    stream.close();

    const own = await openSse(hub.url, `/events/${user.username}`, user.token);
    await message(
      { name: 'send_reply', arguments: { in_reply_to: task.task_id, text: 'yes' }, _meta: { traceparent: other } },
      { authorization: `Bearer ${node}` },
    );
    expect((await own.until(ofType('new_reply'))).data).toMatchObject({
      in_reply_to: task.task_id,
      traceparent: other,
    });
    own.close();
  });

  test('of the dispatch goes with a reply that has none', async () => {
    const task = await dispatch({ traceparent });
    const own = await openSse(hub.url, `/events/${user.username}`, user.token);
    await hub.tool('send_reply', { in_reply_to: task.task_id, text: 'yes' }, node);
    expect((await own.until(ofType('new_reply'))).data).toMatchObject({ in_reply_to: task.task_id, traceparent });
    own.close();
  });

  test('of a replay is that of the first call', async () => {
    const send = (headers: Record<string, string>): Promise<Loose> => {
      const body = { alias: 'ant', task: 'once' };
      return hub.api('POST', '/api/task', {
        token: user.networkToken,
        body,
        headers: { 'idempotency-key': 'k', ...headers },
      });
    };
    const [first, second] = [await send({ traceparent }), await send({ traceparent: other })];
    expect(second.body).toMatchObject({ task_id: first.body.task_id, idempotent_replay: true });
    expect(metaOf((await hub.tool('get_task', { task_id: first.body.task_id }, node)).task)).toEqual({ traceparent });
  });
});
