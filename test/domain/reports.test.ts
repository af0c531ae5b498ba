import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Ctx } from '../../src/domain/ctx.ts';
import { toWireTime } from '../../src/platform/clock.ts';
import { listNodes } from '../../src/domain/nodes/list-nodes.ts';
import { getCompletions } from '../../src/domain/reports/get-completions.ts';
import { readReport } from '../../src/domain/reports/read-report.ts';
import { reportCompletion } from '../../src/domain/reports/report-completion.ts';
import { reportStatus } from '../../src/domain/reports/report-status.ts';
import type { StatusReport } from '../../src/domain/reports/report-status.ts';
import { sendTask } from '../../src/domain/tasks/sending/send-task.ts';
import { openOwnedHub } from '../support/owned-hub.ts';
import type { OwnedHub } from '../support/owned-hub.ts';

let hub: OwnedHub;
let owner: Ctx;
let bee: Ctx;

beforeEach(async () => {
  hub = await openOwnedHub();
  ({ owner } = hub);
  bee = await hub.node('bee');
});
afterEach(() => hub.close());

const report = (optional: StatusReport['optional'] = {}, more: Partial<StatusReport> = {}, ctx = bee) =>
  reportStatus(ctx, { resumeId: 'r1', alias: 'bee', status: 'idle', optional, ...more });

const dispatch = async (task: string, parentTaskId?: string) => {
  const sent = await sendTask(owner, { alias: 'bee', task, fallbackSender: 'hub', parentTaskId, advise: false });
  hub.clock.advance(1);
  return sent.taskId;
};

const complete = (task: string, ctx = bee, alias = 'bee') =>
  reportCompletion(ctx, { alias, task, result: 'all is well' });

const sessions = () => hub.database.reader.selectFrom('sessions').selectAll().orderBy('alias').execute();
const statusOf = async (taskId: string) => {
  const task = await hub.database.reader
    .selectFrom('tasks')
    .select(['status'])
    .where('task_id', '=', taskId)
    .executeTakeFirst();
  return task?.status;
};

describe('readReport', () => {
  test('each unusable field is dropped and named, the others stay', () => {
    const { report: read, warnings } = readReport({
      task: 7,
      output: 'x'.repeat(50_001),
      score: 11,
      progress: '50',
      server: ['a'],
      node_id: '',
      channels: '{"a":1}',
      model: 'm1',
      health: { tui: { ok: 'no' } },
      hostname: null,
      unknown: true,
    });
    expect(read).toEqual({ model: 'm1' });
    expect(warnings.map((line) => line.split(':')[0])).toEqual([
      'task',
      'output',
      'score',
      'progress',
      'server',
      'node_id',
      'channels',
      'health',
    ]);
  });

  test('the limits themselves are usable', () => {
    const fields = {
      task: 'x'.repeat(10_000),
      output: 'x'.repeat(50_000),
      score: 10,
      progress: 0,
      channels: '["a"]',
      health: { app_server: { ok: true }, tui: { ok: false, reason: 'gone' }, model_auth: 'revoked' },
    };
    expect(readReport(fields)).toEqual({ report: fields, warnings: [] });
  });
});

describe('reportStatus', () => {
  test('keeps what a later report of the same runtime session does not say', async () => {
    await report({ model: 'm1', progress: 40, output: '😀'.repeat(4_001), server: 's' }, { status: 'working' });
    hub.clock.advance(1_000);
    await report({ progress: 50 });
    const [row] = await sessions();
    expect(row).toMatchObject({ status: 'idle', model: 'm1', progress: 50, server: 's', node_id: bee.caller.nodeId });
    expect(row?.output).toBe('😀'.repeat(4_000));
    expect([row?.last_seen_at, row?.updated_at]).toEqual([hub.clock.now(), hub.clock.now()]);
  });

  test('another resume_id takes the place of the older session', async () => {
    await report({ model: 'm1', output: 'old' });
    await report({ output: 'new' }, { resumeId: 'r2' });
    expect(await sessions()).toMatchObject([{ resume_id: 'r2', model: null, output: 'new' }]);
  });

  test('tells the alias and the observers, and says how many deliveries wait', async () => {
    await dispatch('first');
    await dispatch('second');
    const { inboxCount, warnings } = await report({ progress: 25 }, { status: 'blocked' });
    expect([inboxCount, warnings]).toEqual([2, []]);
    const event = hub.events.at(-1);
    const known = { at: toWireTime(hub.clock.now()), task_id: null, queue_depth: 2 };
    const change = { type: 'status_update', alias: 'bee', status: 'blocked', progress: 25, ...known };
    expect([event?.channel, JSON.parse(event?.payload ?? ''), JSON.parse(event?.summary ?? '')]).toEqual([
      'bee',
      change,
      change,
    ]);
  });

  test('working starts the task, named by id or by its text; other states do not', async () => {
    const [first, second] = [await dispatch('first'), await dispatch('second')];
    await report({ task: first }, { status: 'idle' });
    await report({ task: 'no such task' }, { status: 'working' });
    expect([await statusOf(first), await statusOf(second)]).toEqual(['delivered', 'delivered']);
    await report({ task: first }, { status: 'working' });
    await report({ task: 'second' }, { status: 'working' });
    expect([await statusOf(first), await statusOf(second)]).toEqual(['running', 'running']);
  });

  test('with node_id the node record follows, without it nothing but the session', async () => {
    await report({ model: 'm1', node_name: 'Bee', agent: 'agent-node:codex-sdk' });
    expect((await listNodes(owner, {})).rows).toMatchObject([{ node_name: 'bee', model: null, runtime: null }]);
    await report({ node_id: 'n_own', model: 'm1', node_name: 'Bee', agent: 'agent-node:codex-sdk' });
    expect((await listNodes(owner, {})).rows).toMatchObject([
      { node_id: 'n_own', node_name: 'Bee', model: 'm1', runtime: 'codex-sdk' },
    ]);
    expect(await sessions()).toMatchObject([{ node_id: 'n_own' }]);
    const { warnings } = await report({ node_id: 'n_other', score: -1 });
    expect(warnings.map((line) => line.split(':')[0])).toEqual(['score', 'node_id']);
    expect(await sessions()).toMatchObject([{ node_id: 'n_own' }]);
  });

  describe('of a node whose token names it', () => {
    const facts = {
      node_name: 'Bee',
      model: 'm1',
      config_path: '/etc/bee',
      channels: '["a"]',
      server: 's1',
      hostname: 'h1',
      agent: 'agent-node:codex-sdk',
    };
    /** As the token says it once the node has brought its id. */
    const own = (): Ctx => hub.ctx({ ...bee.caller, nodeId: 'n_own' });
    const record = async () => (await listNodes(owner, {})).rows[0];

    beforeEach(async () => {
      await report({ node_id: 'n_own', ...facts });
    });

    test.each([
      ['node_name', { node_name: 'Other' }, { node_name: 'Other' }],
      ['model', { model: 'm2' }, { model: 'm2' }],
      ['config_path', { config_path: '' }, { config_path: '' }],
      ['channels', { channels: '[]' }, { channels: '[]' }],
      ['server', { server: 's2' }, { server: 's2' }],
      ['hostname', { hostname: 'h2' }, { hostname: 'h2' }],
      ['runtime', { agent: 'agent-node:other' }, { runtime: 'other' }],
    ])('a changed %s reaches the record', async (_name, changed, stored) => {
      const { warnings } = await report({ node_id: 'n_own', ...facts, ...changed }, {}, own());
      expect([warnings, await record(), await sessions()]).toMatchObject([[], stored, [{ node_id: 'n_own' }]]);
    });

    test('what is not reported stays, and the record is not written', async () => {
      const before = await record();
      hub.clock.advance(1_000);
      await report({ node_id: 'n_own', ...facts }, {}, own());
      await report({ node_id: 'n_own' }, {}, own());
      expect(await record()).toEqual(before);
      expect(await sessions()).toMatchObject([{ node_id: 'n_own', last_seen_at: hub.clock.now() }]);
    });

    test('a record that was made with the token learns that the node brings the same id', async () => {
      const cat = await hub.node('cat');
      await report({ node_id: cat.caller.nodeId }, { alias: 'cat' }, cat);
      const { warnings } = await report({ node_id: 'n_late' }, { alias: 'cat' }, cat);
      expect(warnings).toEqual(['node_id: this alias has another one, which stays']);
    });
  });

  test('health is remembered with its time', async () => {
    await report({ health: { model_auth: 'expired' } });
    const at = hub.clock.now();
    hub.clock.advance(1_000);
    await report();
    expect(await sessions()).toMatchObject([{ health_json: '{"model_auth":"expired"}', health_at: at }]);
  });

  test('a heartbeat is three statements, four with a new node id, five when it starts nothing', async () => {
    const counted = async (optional: StatusReport['optional'], status: StatusReport['status'] = 'idle', ctx = bee) => {
      let statements = 0;
      const stop = hub.database.watchStatements(() => (statements += 1));
      await report(optional, { status }, ctx);
      stop();
      return statements;
    };
    await report({ node_id: 'n_own' });
    expect(await counted({ model: 'm1' })).toBe(3);
    expect(await counted({ node_id: 'n_own' })).toBe(4);
    expect(await counted({ node_id: 'n_own' }, 'idle', hub.ctx({ ...bee.caller, nodeId: 'n_own' }))).toBe(3);
    expect(await counted({ task: 'no such task' }, 'working')).toBe(5);
  });

  test('only a node reports, and only for itself', async () => {
    await expect(report({}, {}, owner)).rejects.toMatchObject({ code: 'network_token_required' });
    await expect(report({}, { alias: 'cat' })).rejects.toMatchObject({ code: 'alias_not_yours' });
    expect(await sessions()).toEqual([]);
  });
});

describe('reportCompletion', () => {
  test('ends the task, stores the whole result, makes the session idle', async () => {
    const taskId = await dispatch('first');
    await report({ task: taskId, progress: 90 }, { status: 'working' });
    const result = 'y'.repeat(5_000);
    const { completionId } = await reportCompletion(bee, {
      alias: 'bee',
      task: taskId,
      result,
      artifacts: ['a.txt'],
      score: 9.5,
      durationMinutes: 3,
    });
    const [task] = await hub.database.reader.selectFrom('tasks').selectAll().execute();
    expect(task).toMatchObject({ status: 'replied', result: 'y'.repeat(4_000), completed_at: hub.clock.now() });
    expect((await getCompletions(owner, { limit: 10 })).rows).toMatchObject([
      { id: completionId, task_id: taskId, session_name: 'bee', result, artifacts: '["a.txt"]', score: 9.5 },
    ]);
    expect(await sessions()).toMatchObject([{ status: 'idle', task: null, progress: 0 }]);
    const last = hub.events.filter((event) => event.type === 'status_update').at(-1);
    expect(JSON.parse(last?.summary ?? '')).toMatchObject({ alias: 'bee', status: 'idle', progress: 0 });
  });

  test('by its text the oldest live task with identical content ends, and no other', async () => {
    const [first, second, third] = [await dispatch('same'), await dispatch('same'), await dispatch('same ')];
    await complete('same');
    expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([
      'replied',
      'delivered',
      'delivered',
    ]);
  });

  test('work that was never dispatched is stored without a task', async () => {
    await complete('on my own');
    expect((await getCompletions(owner, { limit: 10 })).rows).toMatchObject([{ task_id: null, task: 'on my own' }]);
  });

  test('of many completions of one task at once one counts', async () => {
    const taskId = await dispatch('first');
    const settled = await Promise.allSettled(Array.from({ length: 20 }, () => complete(taskId)));
    expect(settled.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    for (const one of settled) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'task_terminal' });
    }
    expect((await getCompletions(owner, { limit: 100 })).rows).toHaveLength(1);
  });

  test('another node cannot complete it, neither for itself nor in the name of the assignee', async () => {
    const taskId = await dispatch('first');
    const cat = await hub.node('cat');
    await expect(complete(taskId, cat, 'cat')).rejects.toMatchObject({ code: 'task_not_owned' });
    await expect(complete(taskId, cat, 'bee')).rejects.toMatchObject({ code: 'alias_not_yours' });
    expect(await statusOf(taskId)).toBe('delivered');
    expect((await getCompletions(owner, { limit: 10 })).rows).toEqual([]);
  });

  test('a child rings the originator of its parent', async () => {
    const parent = await dispatch('parent');
    const child = await dispatch('child', parent);
    await complete(child);
    const rung = hub.events.filter((event) => event.type === 'chained_reply');
    expect(rung.map((event) => [event.channelKind, event.channel, JSON.parse(event.payload ?? '')])).toEqual([
      [
        'user',
        owner.caller.userId,
        { type: 'chained_reply', parent_task_id: parent, child_task_id: child, child_alias: 'bee' },
      ],
    ]);
  });
});

describe('getCompletions', () => {
  test('newest first, of the last day unless since says more, by alias, bounded', async () => {
    await complete('old');
    hub.clock.advance(25 * 3_600_000);
    await complete('one');
    await complete('two');
    await complete('three', await hub.node('cat'), 'cat');
    const tasks = async (query: Partial<Parameters<typeof getCompletions>[1]>) =>
      (await getCompletions(owner, { limit: 100, ...query })).rows.map((row) => row.task);
    expect(await tasks({})).toEqual(['three', 'two', 'one']);
    expect(await tasks({ alias: 'bee' })).toEqual(['two', 'one']);
    expect(await tasks({ since: '2026-01-01' })).toEqual(['three', 'two', 'one', 'old']);
    expect(await tasks({ limit: 1 })).toEqual(['three']);
    await expect(tasks({ since: '2026-02-30' })).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
