import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Ctx } from '../../src/domain/ctx.ts';
import { ackInbox } from '../../src/domain/tasks/ack-inbox.ts';
import { getTask } from '../../src/domain/tasks/get-task.ts';
import { sendTask } from '../../src/domain/tasks/sending/send-task.ts';
import type { NewTask } from '../../src/domain/tasks/sending/send-task.ts';
import { reportCompletion } from '../../src/domain/reports/report-completion.ts';
import { reportStatus } from '../../src/domain/reports/report-status.ts';
import { openFleet, outcomeOf, refusalOf } from './tasks-fleet.ts';
import type { Fleet } from './tasks-fleet.ts';
import { testEngine } from '../support/database.ts';
import { settled } from '../support/settled.ts';

let fleet: Fleet;

beforeEach(async () => {
  fleet = await openFleet();
});
afterEach(() => fleet.hub.close());

const task = (more: Partial<NewTask> = {}): NewTask => ({
  alias: 'bee',
  task: 'dig',
  fallbackSender: 'hub',
  advise: false,
  ...more,
});

const withMode = (ctx: Ctx, mode: 'readonly' | 'restricted'): Ctx => fleet.hub.ctx({ ...ctx.caller, mode });

describe('sendTask', () => {
  test('writes task, delivery, first step, stream event and stamp at once', async () => {
    fleet.hub.events.length = 0;
    const text = '\u{1F41D}'.repeat(300);
    const sent = await sendTask(fleet.ant, task({ task: text, priority: 'high', ttlSeconds: 60, meta: { a: 1 } }));
    const now = fleet.hub.clock.now();
    expect(sent).toMatchObject({ sessionStatus: 'idle', offline: false, actualTo: { alias: 'bee' } });
    expect(await fleet.taskOf(sent.taskId)).toMatchObject({
      status: 'delivered',
      from_name: 'hub',
      from_node_id: fleet.ant.caller.nodeId,
      to_node_id: fleet.bee.caller.nodeId,
      sender_kind: 'node',
      sender_id: fleet.ant.caller.nodeId,
      requires_response: 'reply',
      scope: 'single',
      meta_json: '{"a":1}',
      delivered_at: now,
      expires_at: now + 60_000,
    });
    expect(await fleet.stepsOf(sent.taskId)).toEqual(['null>delivered']);
    expect(await fleet.unreadOf(sent.taskId)).toEqual(['bee']);
    const [event] = fleet.hub.events;
    expect(event).toMatchObject({ channel: 'bee', type: 'new_task' });
    expect(JSON.parse(event?.payload ?? '')).toMatchObject({ inbox_count: 1, priority: 'high', from: 'hub' });
    const summary = {
      type: 'new_task',
      task_id: sent.taskId,
      from: 'hub',
      to: 'bee',
      status: 'delivered',
      priority: 'high',
    };
    expect(JSON.parse(event?.summary ?? '')).toEqual(summary);
    const session = await fleet.hub.database.reader
      .selectFrom('sessions')
      .select('task')
      .where('alias', '=', 'bee')
      .executeTakeFirstOrThrow();
    expect(session.task).toBe('\u{1F41D}'.repeat(200));
  });

  test('the statements of one dispatch', async () => {
    await fleet.send({}, fleet.ant);
    const count = async (run: () => Promise<unknown>): Promise<number> => {
      await settled();
      const seen: string[] = [];
      const stop = fleet.hub.database.watchStatements((sql) => seen.push(sql));
      await run();
      stop();
      return seen.length;
    };
    // On Postgres a dispatch that is alone is stored by one statement, which knows bee and cat; on SQLite by three.
    const [known, advised, found, below, quiet] = testEngine === 'postgres' ? [1, 4, 2, 2, 3] : [4, 6, 5, 5, 5];
    expect(await count(() => fleet.send({}, fleet.ant))).toBe(known);
    if (testEngine === 'sqlite') {
      const whole = (): Promise<void> => fleet.send({}, fleet.ant).then(settled);
      // The deferred row, inbox, task, step, delivery, event, stamp; and the row goes.
      expect(await count(whole)).toBe(known + 8);
    }
    // Two more look at the queue, which has somebody in it.
    expect(await count(() => fleet.send({ advise: true }, fleet.ant))).toBe(advised);
    // A person's network is looked up.
    expect(await count(() => fleet.send({ networkId: fleet.networkId }))).toBe(found);
    const parentTaskId = await fleet.send({ alias: 'cat' }, fleet.ant);
    expect(await count(() => fleet.send({ alias: 'cat', parentTaskId }, fleet.ant))).toBe(below);
    // Nobody is ahead: the median is not asked for.
    await fleet.addNode('dog');
    expect(await count(() => fleet.send({ alias: 'dog', advise: true }, fleet.ant))).toBe(quiet);
    expect(await count(() => ackInbox(fleet.cat, { alias: 'cat', messageId: parentTaskId }))).toBe(7);
    expect(await count(() => getTask(fleet.cat, { taskId: parentTaskId }))).toBe(1);
  });

  test('on Postgres dispatches that wait together look for their targets and queues by one statement each', async () => {
    await Promise.all([fleet.send({}, fleet.ant), fleet.send({ alias: 'cat' }, fleet.ant)]);
    const reads = { targets: 0, open: 0, done: 0 };
    const stop = fleet.hub.database.watchStatements((sql) => {
      if (!sql.startsWith('select')) return;
      if (sql.includes('left join "sessions"')) reads.targets += 1;
      if (sql.includes('"delivered_at" >')) reads.open += 1;
      if (sql.includes('"completed_at" >')) reads.done += 1;
    });
    const told = await Promise.all(
      ['bee', 'cat', 'nobody'].map((alias) =>
        sendTask(fleet.ant, { alias, task: 'x', fallbackSender: 'hub', advise: true }).then(
          ({ advice }) => advice?.queueAhead,
          (error: Error) => error.message,
        ),
      ),
    );
    stop();
    expect(told).toEqual([1, 1, 'alias_not_found']);
    const together = testEngine === 'postgres' ? { targets: 1, open: 1, done: 1 } : { targets: 3, open: 2, done: 2 };
    expect(reads).toEqual(together);
  });

  test('an agent that never reported, or fell silent, gets its work later', async () => {
    await fleet.addNode('dog');
    expect(await sendTask(fleet.ann, task({ alias: 'dog' }))).toMatchObject({
      offline: true,
      sessionStatus: 'offline',
    });
    fleet.hub.clock.advance(10 * 60_000 + 1);
    const sent = await sendTask(fleet.ann, task());
    expect(sent).toMatchObject({ offline: true, sessionStatus: 'offline' });
    expect(await fleet.unreadOf(sent.taskId)).toEqual(['bee']);
  });

  test('refusals store nothing', async () => {
    expect(await refusalOf(sendTask(fleet.ann, task({ alias: 'nobody' })))).toEqual({
      code: 'alias_not_found',
      fields: { alias: 'nobody' },
    });
    expect(await outcomeOf(sendTask(fleet.ann, task({ parentTaskId: 't_none' })))).toBe('parent_not_found');
    expect(await outcomeOf(sendTask(fleet.ant, task({ force: true })))).toBe('node_token_cannot_force');
    expect(await outcomeOf(sendTask(fleet.ant, task({ fromSession: 'cat' })))).toBe('from_session_identity_mismatch');
    expect(await outcomeOf(sendTask(withMode(fleet.ant, 'readonly'), task()))).toBe('node_permission_denied');
    const { tasks } = await fleet.hub.database.reader
      .selectFrom('tasks')
      .select((eb) => eb.fn.countAll<number>().as('tasks'))
      .executeTakeFirstOrThrow();
    expect(tasks).toBe(0);
  });

  test('a restricted node sends only below a task of its own', async () => {
    const own = await fleet.send({ alias: 'ant' });
    const foreign = await fleet.send();
    const restricted = withMode(fleet.ant, 'restricted');
    expect(await outcomeOf(sendTask(restricted, task({ parentTaskId: own })))).toBe('ok');
    const refused = await refusalOf(sendTask(restricted, task({ parentTaskId: foreign })));
    expect(refused).toMatchObject({
      code: 'node_permission_denied',
      fields: { reason: 'mode_restricted_not_assigned', route: 'send_task' },
    });
    expect(await outcomeOf(sendTask(restricted, task()))).toBe('node_permission_denied');
  });

  test('a degraded node is refused until its health is old, or a person forces it', async () => {
    const health = { app_server: { ok: false, reason: 'down' }, model_auth: 'expired' };
    await reportStatus(fleet.bee, { resumeId: 'bee', alias: 'bee', status: 'idle', optional: { health } });
    const refused = await refusalOf(sendTask(fleet.ann, task()));
    expect(refused).toMatchObject({ code: 'node_degraded', fields: { alias: 'bee', force_allowed: true } });
    expect((refused.fields['layers'] as { layer: string }[]).map(({ layer }) => layer)).toEqual([
      'app_server',
      'model_auth',
    ]);
    expect((await refusalOf(sendTask(fleet.ant, task()))).fields).toMatchObject({ force_allowed: false });
    expect(await outcomeOf(sendTask(fleet.ann, task({ force: true })))).toBe('ok');
    fleet.hub.clock.advance(10 * 60_000 + 1);
    expect(await outcomeOf(sendTask(fleet.ann, task()))).toBe('ok');
  });

  test('a managed node takes work only when active, forced or not', async () => {
    await fleet.hub.database.transaction(async ({ db }) => {
      await db.updateTable('nodes').set({ lifecycle_state: 'stopped' }).where('alias', '=', 'bee').execute();
    });
    const refused = { code: 'node_not_active', fields: { alias: 'bee', lifecycle_state: 'stopped' } };
    expect(await refusalOf(sendTask(fleet.ann, task({ force: true })))).toEqual(refused);
  });
});

describe('the loop guard', () => {
  let guarded: Fleet;
  beforeEach(async () => {
    guarded = await openFleet({ loopSendsPerMinute: 3, loopDepth: 2 });
  });
  afterEach(() => guarded.hub.close());

  test('counts what one sender sends to one alias in a minute; refused sends do not count', async () => {
    const send = (by: Ctx, more: Partial<NewTask> = {}) => sendTask(by, task(more));
    expect(await outcomeOf(send(guarded.ant, { parentTaskId: 't_none' }))).toBe('parent_not_found');
    for (let n = 0; n < 3; n += 1) expect(await outcomeOf(send(guarded.ant))).toBe('ok');
    const refused = await refusalOf(send(guarded.ant));
    expect(refused.code).toBe('loop_guard');
    const wait = refused.fields['retry_after_ms'] as number;
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60_000);
    expect(await outcomeOf(send(guarded.ant, { alias: 'cat' }))).toBe('ok');
    expect(await outcomeOf(send(guarded.cat))).toBe('ok');
    guarded.hub.clock.advance(wait);
    expect(await outcomeOf(send(guarded.ant))).toBe('ok');
  });

  test('ends chains that are too deep', async () => {
    const root = await guarded.send();
    const child = await guarded.send({ alias: 'cat', parentTaskId: root });
    const grandchild = await guarded.send({ alias: 'ant', parentTaskId: child });
    const deeper = sendTask(guarded.ann, task({ alias: 'ant', parentTaskId: grandchild }));
    expect((await refusalOf(deeper)).code).toBe('loop_guard');
  });
});

describe('queue advice', () => {
  const advice = async (more: Partial<NewTask> = {}) =>
    (await sendTask(fleet.ann, task({ advise: true, ...more }))).advice;
  const work = async (minutes: number) => {
    const taskId = await fleet.send();
    await reportStatus(fleet.bee, { resumeId: 'bee', alias: 'bee', status: 'working', optional: { task: taskId } });
    fleet.hub.clock.advance(minutes * 60_000);
    await reportCompletion(fleet.bee, { alias: 'bee', task: taskId, result: 'x' });
  };

  test('nobody ahead', async () => {
    expect(await advice()).toEqual({ queueAhead: 0, targetBusy: false, estWaitMinutes: 0 });
  });

  test('somebody ahead, but too few durations to tell', async () => {
    await work(5);
    await fleet.send();
    await reportStatus(fleet.bee, { resumeId: 'bee', alias: 'bee', status: 'working', optional: {} });
    expect(await advice()).toEqual({ queueAhead: 1, targetBusy: true, estWaitMinutes: null });
  });

  test('the median of the last durations for each task ahead, at most a day', async () => {
    for (const minutes of [1, 8, 30]) await work(minutes);
    await fleet.send();
    await fleet.send({}, fleet.ant);
    expect(await advice()).toMatchObject({ queueAhead: 2, estWaitMinutes: 16 });
    const warned = await advice();
    expect(warned).toMatchObject({ queueAhead: 3, estWaitMinutes: 24 });
    expect(warned?.warning).toContain('3 open tasks');
    for (let n = 0; n < 200; n += 1) await fleet.send();
    expect((await advice())?.estWaitMinutes).toBe(1_440);
  });

  test('a long queue is told as it was up to three seconds ago, with what was advised on since', async () => {
    for (let n = 0; n < 40; n += 1) await fleet.send();
    const reads = async (): Promise<number> => {
      let queries = 0;
      const stop = fleet.hub.database.watchStatements(
        (sql) => (queries += /"(delivered|completed)_at" >/.test(sql) ? 1 : 0),
      );
      await advice();
      stop();
      return queries;
    };
    expect((await advice())?.queueAhead).toBe(40);
    expect(await reads()).toBe(0);
    expect((await advice())?.queueAhead).toBe(42);
    await fleet.send();
    fleet.hub.clock.advance(2_999);
    expect((await advice())?.queueAhead).toBe(43);
    fleet.hub.clock.advance(1);
    expect((await advice())?.queueAhead).toBe(45);
  });

  test('a queue of a thousand is told as it was up to ten seconds ago', async () => {
    await Promise.all(Array.from({ length: 1_000 }, () => fleet.send()));
    expect((await advice())?.queueAhead).toBe(1_000);
    await fleet.send();
    fleet.hub.clock.advance(9_999);
    expect((await advice())?.queueAhead).toBe(1_001);
    fleet.hub.clock.advance(1);
    expect((await advice())?.queueAhead).toBe(1_003);
  });

  test('the median of a long sample is read once in three seconds', async () => {
    for (let n = 0; n < 32; n += 1) await work(2);
    await fleet.send();
    expect((await advice())?.estWaitMinutes).toBe(2);
    await fleet.hub.database.transaction(({ db }) =>
      db
        .updateTable('tasks')
        .set({ started_at: 0, delivered_at: 0, completed_at: fleet.hub.clock.now() })
        .where('status', '=', 'replied')
        .execute(),
    );
    expect((await advice())?.estWaitMinutes).toBe(4);
    fleet.hub.clock.advance(3_000);
    expect((await advice())?.estWaitMinutes).toBe(1_440);
  });

  test('neither messages nor ended tasks nor those of the day before count', async () => {
    await fleet.send();
    fleet.hub.clock.advance(24 * 3_600_000);
    await fleet.send({ alias: 'cat' });
    await work(1);
    expect((await advice())?.queueAhead).toBe(0);
  });
});
