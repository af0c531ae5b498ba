import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ackInbox } from '../../src/domain/tasks/ack-inbox.ts';
import { diagnoseTask, diagnosticRules } from '../../src/domain/tasks/diagnose-task.ts';
import { expireTasks, sweepTasks } from '../../src/domain/tasks/expiry/expire-tasks.ts';
import { getTask } from '../../src/domain/tasks/get-task.ts';
import { listTaskEvents } from '../../src/domain/tasks/list-task-events.ts';
import { listTasks } from '../../src/domain/tasks/list-tasks.ts';
import { purgeTaskEvents, purgeTasks } from '../../src/domain/tasks/expiry/purge-tasks.ts';
import { systemCaller } from '../../src/domain/caller.ts';
import { openFleet, outcomeOf } from './tasks-fleet.ts';
import type { Fleet } from './tasks-fleet.ts';
import { settled } from '../support/settled.ts';

let fleet: Fleet;

beforeEach(async () => {
  fleet = await openFleet();
});
afterEach(() => fleet.hub.close());

const system = () => fleet.hub.ctx(systemCaller);
const dayMs = 86_400_000;

describe('expiry', () => {
  test('an unread task expires with its delivery, and its sender is told once', async () => {
    const byNode = await fleet.send({ ttlSeconds: 10 }, fleet.ant);
    const byPerson = await fleet.send({ ttlSeconds: 10 });
    fleet.hub.clock.advance(9_999);
    expect(await sweepTasks(system())).toBe(0);
    fleet.hub.clock.advance(1);
    fleet.hub.events.length = 0;
    expect(await sweepTasks(system())).toBe(2);
    expect(await sweepTasks(system())).toBe(0);
    expect(await fleet.taskOf(byNode)).toMatchObject({ status: 'expired', completed_at: fleet.hub.clock.now() });
    expect(await fleet.unreadOf(byNode)).toEqual([]);
    const { reader } = fleet.hub.database;
    const told = await reader.selectFrom('inbox').selectAll().where('to_name', '=', 'ant').execute();
    expect(told).toMatchObject([{ type: 'message', from_session: 'hub', sender_kind: 'system', in_reply_to: byNode }]);
    const direct = await reader.selectFrom('user_inbox').selectAll().execute();
    expect(direct).toMatchObject([{ kind: 'task_expired', user_id: fleet.ann.caller.userId, severity: 'warning' }]);
    expect(direct[0]?.content).toContain(byPerson);
    const events = fleet.hub.events.map((event) => `${event.type} ${event.channelKind} ${event.channel}`).sort();
    const ann = fleet.ann.caller.userId;
    expect(events).toEqual([
      `desktop_message user ${ann}`,
      'new_message alias ant',
      'task_status alias ant',
      `task_status user ${ann}`,
    ]);
    const [step] = (await listTaskEvents(fleet.ann, { taskId: byNode, limit: 1 })).rows;
    expect(step).toMatchObject({ from_status: 'delivered', to_status: 'expired', actor: 'system' });
  });

  test('acked, running and consumed tasks never expire', async () => {
    const acked = await fleet.send({ ttlSeconds: 1 });
    await ackInbox(fleet.bee, { alias: 'bee', messageId: acked });
    const running = await fleet.send({ ttlSeconds: 1 });
    await fleet.force(running, { status: 'running' });
    const consumed = await fleet.send({ ttlSeconds: 1 });
    await fleet.force(consumed, { consumed_at: 1 });
    fleet.hub.clock.advance(dayMs);
    expect(await sweepTasks(system())).toBe(0);
  });

  test('goes in bounded batches of few statements', async () => {
    for (let n = 0; n < 7; n += 1) await fleet.send({ ttlSeconds: 1 }, n % 2 ? fleet.ant : fleet.ann);
    fleet.hub.clock.advance(1_000);
    await settled();
    const seen: string[] = [];
    const stop = fleet.hub.database.watchStatements((sql) => seen.push(sql));
    expect(await expireTasks(system(), 5)).toBe(5);
    stop();
    // Due, update, queues, steps, deliveries (2), notices to nodes (2) and people (2), stream events (2).
    expect(seen).toHaveLength(12);
    expect(await expireTasks(system(), 5)).toBe(2);
    const { unread } = await fleet.hub.database.reader
      .selectFrom('inboxes')
      .select('unread')
      .where('to_key', '=', 'bee')
      .executeTakeFirstOrThrow();
    expect(unread).toBe(0);
  });

  test('also happens by reading', async () => {
    const one = await fleet.send({ ttlSeconds: 1 });
    const two = await fleet.send({ ttlSeconds: 1 });
    fleet.hub.clock.advance(1_000);
    expect((await getTask(fleet.ann, { taskId: one })).status).toBe('expired');
    expect((await listTasks(fleet.ann, { statuses: ['delivered'], limit: 10 })).rows).toEqual([]);
    expect(await fleet.statusOf(two)).toBe('expired');
  });
});

describe('getTask', () => {
  test('absent and foreign tasks look alike', async () => {
    const taskId = await fleet.send();
    const other = await fleet.hub.register('eve');
    const eve = await fleet.hub.ctxOf(other.token);
    expect(await outcomeOf(getTask(eve, { taskId }))).toBe('task_not_found');
    expect(await outcomeOf(getTask(eve, { taskId: 't_none' }))).toBe('task_not_found');
    expect((await getTask(fleet.cat, { taskId })).task_id).toBe(taskId);
  });
});

describe('the diagnostic', () => {
  const evidence = {
    taskStatus: 'delivered',
    targetSessionStatus: 'idle',
    liveSseConnections: 1,
    runtimeSubmitted: false,
    runtimeConsumed: false,
    targetEverReportedRuntimeEvidence: false,
    inboxReadCount: 0,
  } as const;

  test.each([
    ['terminal', 'none', { taskStatus: 'expired', runtimeConsumed: true }],
    ['runtime_consumed_nonterminal', 'inspect_runtime', { runtimeConsumed: true, runtimeSubmitted: true }],
    ['runtime_submitted_waiting_for_signal', 'inspect_runtime', { runtimeSubmitted: true, targetSessionStatus: null }],
    ['target_session_missing', 'check_target_registration', { targetSessionStatus: null, liveSseConnections: 0 }],
    ['target_session_offline', 'restore_target', { targetSessionStatus: 'offline', liveSseConnections: 0 }],
    ['target_no_live_sse', 'restore_sse', { liveSseConnections: 0, taskStatus: 'running' }],
    ['runtime_evidence_channel_absent', 'wire_runtime_evidence', { taskStatus: 'acked' }],
    [
      'lifecycle_progress_without_runtime_evidence',
      'inspect_runtime',
      { taskStatus: 'running', targetEverReportedRuntimeEvidence: true },
    ],
    ['delivered_waiting_for_agent', 'inspect_agent_queue', {}],
  ] as const)('%s asks to %s', (code, hint, more) => {
    const found = diagnosticRules.find(({ when }) => when({ ...evidence, ...more }));
    expect(found).toMatchObject({ code, hint });
  });

  test('is gathered from session, streams and delivery; a delivery that is read again and again is told', async () => {
    const taskId = await fleet.send();
    const task = await getTask(fleet.ann, { taskId });
    expect(await diagnoseTask(fleet.ann, task)).toMatchObject({
      code: 'target_no_live_sse',
      evidence: { taskStatus: 'delivered', targetSessionStatus: 'idle', liveSseConnections: 0, inboxReadCount: 0 },
    });
    await fleet.hub.database.transaction(async ({ db }) => {
      await db.updateTable('inbox').set({ read_count: 21 }).execute();
    });
    expect((await diagnoseTask(fleet.ann, task)).warning).toContain('21 times');
    await fleet.addNode('dog');
    const toDog = await getTask(fleet.ann, { taskId: await fleet.send({ alias: 'dog' }) });
    expect((await diagnoseTask(fleet.ann, toDog)).code).toBe('target_session_missing');
  });
});

describe('lists', () => {
  test('pages go from the newest to the oldest without gap or repeat; the stats ignore filters', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift(await fleet.send({ alias: n === 4 ? 'cat' : 'bee' }));
    await ackInbox(fleet.cat, { alias: 'cat', messageId: ids[0] ?? '' });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listTasks(fleet.ann, { toName: 'bee', limit: 2, cursor });
      expect(page.stats).toEqual([
        { status: 'acked', count: 1 },
        { status: 'delivered', count: 4 },
      ]);
      seen.push(...page.rows.map((task) => task.task_id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(ids.slice(1));
    expect(await outcomeOf(listTasks(fleet.ann, { limit: 2, cursor: 'zz' }))).toBe('invalid_cursor');
  });

  test('filters hold together', async () => {
    const taskId = await fleet.send({ fromSession: 'x' }, fleet.ant);
    await fleet.send({ fromSession: 'y' }, fleet.ant);
    await fleet.send();
    const list = async (more: object) =>
      (await listTasks(fleet.ann, { limit: 10, ...more })).rows.map((task) => task.task_id);
    expect(await list({ fromName: 'x', fromNodeId: fleet.ant.caller.nodeId ?? '' })).toEqual([taskId]);
    expect(await list({ fromNodeId: fleet.ant.caller.nodeId ?? '' })).toHaveLength(2);
    expect(await list({ statuses: ['running'] })).toEqual([]);
  });
});

describe('retention', () => {
  test('ended tasks and steps go after 30 days, replied and live tasks stay', async () => {
    const ids = { failed: '', cancelled: '', expired: '', replied: '', running: '' };
    for (const status of Object.keys(ids) as (keyof typeof ids)[]) {
      ids[status] = await fleet.send();
      await fleet.force(ids[status], { status, completed_at: status === 'running' ? null : fleet.hub.clock.now() });
    }
    fleet.hub.clock.advance(30 * dayMs);
    expect(await purgeTasks(system())).toBe(0);
    fleet.hub.clock.advance(1);
    expect(await purgeTasks(system())).toBe(3);
    expect(await purgeTaskEvents(system())).toBe(5);
    const left = await fleet.hub.database.reader.selectFrom('tasks').select('status').orderBy('status').execute();
    expect(left.map(({ status }) => status)).toEqual(['replied', 'running']);
  });
});
