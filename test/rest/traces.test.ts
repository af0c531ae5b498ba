import { afterEach, expect, test } from '@jest/globals';
import { randomIds } from '../../src/platform/ids.ts';
import { DatabaseUnavailable } from '../../src/platform/platform-errors.ts';
import type { HubOverrides } from '../../src/server/hub-services.ts';
import { testEngine, testLog } from '../support/database.ts';
import { startCollector } from '../support/collector.ts';
import type { Collector, SentSpan } from '../support/collector.ts';
import { freePort } from '../support/free-port.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

/** A hub that records traces (rule platform-traces). */
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';
/** The status of a span whose step failed. */
const failed = 2;
const sampled = { traceparent: `00-${traceId}-${parent}-01` };

let collector: Collector | undefined;
afterEach(async () => {
  await collector?.close();
  collector = undefined;
});

interface Traced {
  readonly hub: TestHub;
  readonly user: TestUser;
  readonly collector: Collector;
}

async function start(settings: Readonly<Record<string, string>> = {}, overrides: HubOverrides = {}): Promise<Traced> {
  collector = await startCollector();
  const hub = await startTestHub({
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`, ...settings },
    overrides,
  });
  const user = await hub.registerUser('canaryperson');
  await hub.mintNode(user, 'canaryalias');
  return { hub, user, collector };
}

const dispatch = ({ hub, user }: Traced, headers = {}, body: object = {}) =>
  hub.api('POST', '/api/task', {
    token: user.networkToken,
    body: { alias: 'canaryalias', task: 'canarytext', ...body },
    headers,
  });

const named = (spans: readonly SentSpan[], name: string): SentSpan[] => spans.filter((span) => span.name === name);

test('a call is a step of its trace, its unit one below it, and the task points at the call', async () => {
  const traced = await start();
  const { hub, user } = traced;
  const { body, headers } = await dispatch(traced, sampled);
  const { task } = await hub.tool('get_task', { task_id: body.task_id }, user.networkToken);
  await hub.close();
  const { spans, resource } = traced.collector;
  const [call] = named(spans, 'sendTask') as [SentSpan];
  expect(call).toMatchObject({ traceId, parentSpanId: parent, statusCode: 0 });
  expect(call.attributes).toMatchObject({
    'hub.door': 'rest',
    'hub.outcome': 'done',
    'hub.caller': 'node',
    'hub.network_id': user.networkId,
    'hub.request_id': headers.get('x-request-id'),
  });
  const [unit] = spans.filter(({ parentSpanId }) => parentSpanId === call.spanId);
  expect(unit).toMatchObject({ name: 'transaction', traceId, statusCode: 0 });
  expect(unit?.attributes).toEqual({ 'db.system.name': testEngine === 'postgres' ? 'postgresql' : 'sqlite' });
  expect(JSON.parse(task.meta_json)).toEqual({ traceparent: `00-${traceId}-${call.spanId}-01` });
  expect(resource).toMatchObject({ 'service.name': 'agent-collaboration-hub' });
});

test('a tool is called in the trace of its message', async () => {
  const traced = await start();
  const params = {
    name: 'send_task',
    arguments: { alias: 'canaryalias', task: 'canarytext' },
    _meta: sampled,
  };
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  await traced.hub.api('POST', '/mcp', { token: traced.user.networkToken, body: call });
  await traced.hub.close();
  const [tool] = named(traced.collector.spans, 'send_task') as [SentSpan];
  expect(tool).toMatchObject({ traceId, parentSpanId: parent, attributes: { 'hub.door': 'tool' } });
});

test('a refusal is no error, and no span tells a name, a text or a secret', async () => {
  const traced = await start();
  expect((await dispatch(traced, {}, { alias: 'nobody' })).status).toBe(404);
  expect((await dispatch(traced, {}, { alias: '' })).status).toBe(400);
  await traced.hub.close();
  const units = named(traced.collector.spans, 'transaction');
  expect(units.map(({ statusCode }) => statusCode)).not.toContain(failed);
  const outcomes = named(traced.collector.spans, 'sendTask').map(({ attributes, statusCode }) => [
    attributes['hub.outcome'],
    statusCode,
  ]);
  expect(outcomes).toEqual([
    ['alias_not_found', 0],
    ['invalid', 0],
  ]);
  const sent = traced.collector.bodies.join('\n');
  for (const canary of ['canary', traced.user.password, traced.user.token, traced.user.networkToken]) {
    expect(sent).not.toContain(canary);
  }
});

test('a call that the database fails is an error, and so is its unit', async () => {
  const fault = new DatabaseUnavailable(new Error('the disk is full'));
  const failing = (): string => {
    throw fault;
  };
  const traced = await start({}, { ids: { ...randomIds, task: failing } });
  expect((await dispatch(traced, sampled)).status).toBe(503);
  await traced.hub.close();
  const [call] = named(traced.collector.spans, 'sendTask') as [SentSpan];
  expect(call).toMatchObject({ statusCode: failed, attributes: { 'hub.outcome': 'busy' } });
  const [unit] = traced.collector.spans.filter(({ parentSpanId }) => parentSpanId === call.spanId);
  expect(unit).toMatchObject({ name: 'transaction', statusCode: failed });
  expect(traced.collector.bodies.join()).not.toContain('the disk is full');
});

test('a trace that is not sampled is passed on and not recorded; so are traces beyond HUB_TRACE_PERCENT', async () => {
  const traced = await start({ HUB_TRACE_PERCENT: '0' });
  await dispatch(traced);
  const { body } = await dispatch(traced, { traceparent: `00-${traceId}-${parent}-00` });
  const { task } = await traced.hub.tool('get_task', { task_id: body.task_id }, traced.user.networkToken);
  await dispatch(traced, sampled);
  await traced.hub.close();
  expect(JSON.parse(task.meta_json).traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
  expect(named(traced.collector.spans, 'sendTask')).toMatchObject([{ traceId, parentSpanId: parent }]);
});

test('a collector that is away costs spans and no call', async () => {
  const said: string[] = [];
  const log = { ...testLog, warn: (_facts: object, text: string) => void said.push(text) };
  const traced = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` }, { log });
  expect((await dispatch(traced)).status).toBe(202);
  await traced.hub.close();
  expect(said).toContain('traces cannot be sent');
});
