import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { parse } from 'yaml';
import type { NetworkEvent } from '@agent-collaboration-hub/client';
import { applyEffects } from '../../web/src/live/apply-effects.ts';
import { callKey } from '../../web/src/live/call-key.ts';
import { effectsOf, effectsOfMine } from '../../web/src/live/effects.ts';
import { patchData, tableOf } from '../../web/src/live/rows.ts';
import { recount } from '../../web/src/live/summary.ts';
import { isBehind } from '../../web/src/live/position.ts';
import { StaleMarks } from '../../web/src/live/stale-marks.ts';

const at = '2026-03-01 12:00:00';
const moved = {
  type: 'task_status',
  id: 'e-7',
  task_id: 't_1',
  from_status: 'running',
  to_status: 'failed',
  actor: 'n_1',
  at,
  queue_depth: 0,
} as NetworkEvent;

/** `data` after the patches of an event. */
function after(data: unknown, event: NetworkEvent): unknown {
  for (const [key, table] of tableOf(effectsOf(event).patches)) data = patchData(data, key, table);
  return data;
}

describe('an event of a network', () => {
  test('has an effect, whatever it is', () => {
    const events = parse(readFileSync('spec/events.yaml', 'utf8')) as Record<string, { channels: string[] }>;
    const seen = Object.keys(events).filter((type) => events[type]?.channels.includes('network'));
    const silent = ['connected', 'bye', 'resync'];
    for (const type of seen.filter((one) => !silent.includes(one))) {
      const { patches, stale } = effectsOf({ type, id: 'e-1' });
      expect(`${type}: ${patches.length + stale.length > 0}`).toBe(`${type}: true`);
    }
  });

  test('of a newer hub changes nothing', () => {
    expect(effectsOf({ type: 'moon_rose', id: 'e-1' })).toEqual({ patches: [], stale: [] });
  });

  test('moves the task in every list and in its own answer, and leaves the others as they are', () => {
    const [one, other] = [
      { task_id: 't_1', status: 'running', content: 'x' },
      { task_id: 't_2', status: 'running', content: 'y' },
    ];
    const list = after({ rows: [one, other], next: undefined }, moved) as { rows: unknown[] };
    expect(list.rows[0]).toEqual({ ...one, status: 'failed' });
    expect(list.rows[1]).toBe(other);
    expect(after({ ok: true, task: one }, moved)).toMatchObject({ task: { status: 'failed' } });
  });

  test('that an agent tells is written where the agent is listed, and nowhere else', () => {
    const client = new QueryClient();
    const agents = [{ alias: 'b', status: 'idle' }];
    const calls = ['getStatus', 'listServerAgents', 'listNodes', 'listTasks'];
    for (const call of calls) client.setQueryData(callKey(call, {}, 'net_1'), { rows: agents });
    const spoke = { type: 'status_update', id: 'e-9', alias: 'b', status: 'working', at } as NetworkEvent;
    applyEffects({ client, marks: new StaleMarks(client) }, [effectsOf(spoke)], 'net_1');
    const statuses = calls.map((call) => {
      const data = client.getQueryData<{ rows: typeof agents }>(callKey(call, {}, 'net_1'));
      return data?.rows[0]?.status;
    });
    client.clear();
    expect(statuses).toEqual(['working', 'working', 'idle', 'idle']);
  });

  test.each([
    ['status_update', { alias: 'b', status: 'blocked' }, ['tool:get_session_status', 'listAttention']],
    ['new_task', { to: 'b', from: 'a', status: 'delivered', priority: 'normal' }, ['listTasks', 'listMessages']],
    ['task_status', { task_id: 't_1', to_status: 'failed' }, ['getTask', 'listTaskEvents', 'listTasks']],
    ['new_reply', { task_id: 't_1' }, ['getTask', 'listMessages']],
    ['node_changed', { alias: 'b' }, ['listNodes', 'listHostSupervisors', 'getStatus', 'tool:get_session_status']],
    ['member_changed', {}, ['listMembers', 'getMe', 'listNetworks']],
    ['daemon_request', { request_id: 'r' }, ['getNodeCreateRequest', 'tool:get_rules_file_result', 'listNodes']],
    ['attention_changed', {}, ['listAttention']],
    ['requirement_changed', { requirement_id: 'c', change: 'name' }, ['getRequirement', 'listCardEvents', 'listTags']],
  ])('%s makes the answers doubtful that it is about', (type, fields, calls) => {
    const { stale } = effectsOf({ type, id: 'e-1', ...fields });
    expect(stale.map(({ call }) => call)).toEqual(expect.arrayContaining(calls));
  });

  test('makes lists by status doubtful that the task leaves or enters', () => {
    const asked = effectsOf(moved).stale.filter(({ call, asks }) => call === 'listTasks' && asks === 'status');
    expect(asked.map(({ where }) => where?.['status'])).toEqual(['running', 'failed']);
  });
});

describe('a patch', () => {
  const status = {
    rows: [
      { alias: 'a', status: 'idle', progress: null },
      { alias: 'b', status: 'idle', progress: null },
    ],
    answer: { summary: { idle: 2, working: 5, offline: 0, total: 7 } },
  };
  const spoke = { type: 'status_update', id: 'e-9', alias: 'b', status: 'working', progress: 10, at } as NetworkEvent;

  test('is counted in the figures above the list', () => {
    expect(recount('getStatus', status, after(status, spoke))).toMatchObject({
      answer: { summary: { idle: 1, working: 6, offline: 0, total: 7 } },
    });
  });

  test('adds no field that the list did not ask for', () => {
    expect((after(status, spoke) as typeof status).rows[1]).toEqual({ alias: 'b', status: 'working', progress: 10 });
  });

  test('that says what is known leaves the answer the same object', () => {
    const once = after(status, spoke);
    expect(after(once, spoke)).toBe(once);
  });

  test('looks into no row that it does not mean', () => {
    const read: PropertyKey[] = [];
    const other = new Proxy(status.rows[0]!, {
      ownKeys: () => (read.push('all'), []),
      get: (row, name) => (read.push(name), Reflect.get(row, name) as unknown),
    });
    const list = { rows: [other, status.rows[1]] };
    expect((after(list, spoke) as typeof list).rows[0]).toBe(other);
    expect([...new Set(read)]).toEqual(['alias']);
  });

  test('takes a row away', () => {
    const table = tableOf([{ calls: ['getStatus'], key: 'alias', id: 'a', fields: null }]);
    const left = patchData(status, 'alias', table.get('alias')!);
    expect(left.rows.map(({ alias }) => alias)).toEqual(['b']);
  });
});

test('an event of my own stream makes the inbox doubtful', () => {
  const event = { type: 'desktop_message', id: 'e-2' } as Parameters<typeof effectsOfMine>[0];
  expect(effectsOfMine(event).stale.map(({ call }) => call)).toContain('listMessages');
});

test('an event counts once, and the first of a new epoch counts', () => {
  expect(isBehind('e-7', 'e-7')).toBe(true);
  expect(isBehind('e-8', 'e-7')).toBe(false);
  expect(isBehind('f-1', 'e-7')).toBe(false);
  expect(isBehind('e-1', undefined)).toBe(false);
});
