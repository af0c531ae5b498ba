import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createCtx } from '../../src/domain/call-ctx.ts';
import type { Ctx } from '../../src/domain/ctx.ts';
import { reportStatus } from '../../src/domain/reports/report-status.ts';
import { sendTask } from '../../src/domain/tasks/sending/send-task.ts';
import type { NewTask } from '../../src/domain/tasks/sending/send-task.ts';
import type { HubTables } from '../../src/entities/index.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { testEngine, testLog } from '../support/database.ts';
import { openAfterKill } from '../support/open-after-kill.ts';
import { openFleet, outcomeOf } from './tasks-fleet.ts';
import type { Fleet } from './tasks-fleet.ts';
import { settled } from '../support/settled.ts';

/** Dispatches that are alone in their transaction, which Postgres stores by one statement and SQLite defers. */
let fleet: Fleet;
beforeEach(async () => {
  fleet = await openFleet();
});
afterEach(() => fleet.hub.close());

const task = (more: Partial<NewTask> = {}): NewTask => ({
  ...{ alias: 'bee', task: 'dig', fallbackSender: 'hub', advise: false },
  ...more,
});
const tables = ['tasks', 'inbox', 'task_events', 'stream_events', 'inboxes', 'sessions', 'network_counters'] as const;

/** All rows of a table, in the order in which they were made. */
async function rowsOf(
  table: keyof HubTables,
  { reader }: Pick<Database, 'reader'> = fleet.hub.database,
): Promise<Record<string, unknown>[]> {
  const rows = await reader.selectFrom(table).selectAll().execute();
  const place = (row: Record<string, unknown>): number => Number(row['seq'] ?? row['n'] ?? row['inbox_seq'] ?? 0);
  return (rows as Record<string, unknown>[]).sort((a, b) => place(a) - place(b));
}

/** The rows without what tells one dispatch to bee from the next. */
async function lastOfEach(taskId: string): Promise<string> {
  const last: Record<string, unknown> = {};
  for (const table of tables.slice(0, 4)) {
    const { seq: _seq, n: _n, inbox_seq: _place, ...row } = (await rowsOf(table)).at(-1)!;
    last[table] = row;
  }
  last['sessions'] = (await rowsOf('sessions')).find(({ alias }) => alias === 'bee');
  return JSON.stringify(last)
    .replaceAll(taskId, 'id')
    .replaceAll(/\\"inbox_count\\":\d+/g, 'count');
}

async function countStatements(run: () => Promise<unknown>): Promise<number> {
  await settled();
  let count = 0;
  const stop = fleet.hub.database.watchStatements(() => (count += 1));
  await run();
  stop();
  return count;
}

/** Changes rows behind the back of the rules. */
const change = (table: 'nodes' | 'sessions', alias: string, values: object): Promise<void> =>
  fleet.hub.database.transaction(async ({ db }) => {
    await db.updateTable(table).set(values).where('alias', '=', alias).execute();
  });

describe('a lone dispatch', () => {
  const full = {
    ...{ task: '\u{1F41D} "dig" \\ $1 :alias', context: 'see\n:task_id', priority: 'high', ttlSeconds: 60 },
    meta: { a: '$2' },
  } as const;

  test('leaves the rows and the event that one of a group leaves', async () => {
    const parentTaskId = await fleet.send({ alias: 'ant' });
    for (const by of [fleet.ann, fleet.ant]) {
      for (const more of [{}, full, { ...full, parentTaskId }]) {
        const [, grouped] = await Promise.all([sendTask(by, task({ alias: 'cat' })), sendTask(by, task(more))]);
        const [event, rows] = [fleet.hub.events.at(-1), await lastOfEach(grouped.taskId)];
        await change('sessions', 'bee', { task: null });
        const lone = await sendTask(by, task(more));
        expect(await lastOfEach(lone.taskId)).toBe(rows);
        expect(Object.keys(fleet.hub.events.at(-1)!)).toEqual(Object.keys(event!));
        expect(lone).toEqual({ ...grouped, taskId: lone.taskId });
      }
    }
  });

  test('counts on, and tells its streams what is stored', async () => {
    for (let sent = 0; sent < 3; sent += 1) await fleet.send();
    const events = (await rowsOf('stream_events')).filter(({ type }) => type === 'new_task');
    expect(events.map(({ payload }) => (JSON.parse(String(payload)) as { inbox_count: number }).inbox_count)).toEqual([
      1, 2, 3,
    ]);
    const told = fleet.hub.events.filter(({ type }) => type === 'new_task');
    expect(told.map(({ n, payload, summary }) => ({ n, payload, summary }))).toEqual(
      events.map(({ n, payload, summary }) => ({ n, payload, summary })),
    );
    expect((await rowsOf('inbox')).map(({ inbox_seq }) => inbox_seq)).toEqual([1, 2, 3]);
    expect((await rowsOf('network_counters'))[0]).toMatchObject({ tasks_delivered: 3 });
  });

  test('asks for a target that it knows by the statement that stores it', async () => {
    // What the hub remembers of ann is not counted.
    await fleet.send({ alias: 'cat' });
    const ordinary = 4;
    const asked = [() => fleet.send(), () => fleet.send(), () => fleet.send({ advise: true })];
    const counts = [];
    for (const send of asked) counts.push(await countStatements(send));
    expect(counts).toEqual(testEngine === 'postgres' ? [2, 1, 4] : [ordinary, ordinary, ordinary + 2]);
  });

  test('tells how the session of a known target stands now', async () => {
    await fleet.send();
    await reportStatus(fleet.bee, { resumeId: 'bee', alias: 'bee', status: 'working', optional: {} });
    expect(await sendTask(fleet.ann, task())).toMatchObject({ sessionStatus: 'working', offline: false });
    fleet.hub.clock.advance(11 * 60_000);
    expect(await sendTask(fleet.ann, task())).toMatchObject({ sessionStatus: 'offline', offline: true });
    await fleet.addNode('dog');
    for (let sent = 0; sent < 2; sent += 1) {
      expect(await sendTask(fleet.ann, task({ alias: 'dog' }))).toMatchObject({ sessionStatus: 'offline' });
    }
  });

  test('is refused, and stores nothing, when a known target takes no work any more', async () => {
    const changes = [
      ['nodes', { lifecycle_state: 'paused' }, { lifecycle_state: 'active' }, 'node_not_active'],
      [
        'sessions',
        { health_json: '{"tui":{"ok":false}}', health_at: fleet.hub.clock.now(), degraded_since: 1 },
        { health_json: null, health_at: null, degraded_since: null },
        'node_degraded',
      ],
    ] as const;
    for (const [table, values, mended, refusal] of changes) {
      await fleet.send();
      await change(table, 'bee', values);
      const before = await Promise.all(tables.map((table) => rowsOf(table)));
      expect(await outcomeOf(sendTask(fleet.ann, task()))).toBe(refusal);
      expect(await Promise.all(tables.map((table) => rowsOf(table)))).toEqual(before);
      await change(table, 'bee', mended);
    }
  });

  test('goes to whoever has the alias now', async () => {
    await fleet.send();
    const nodeId = fleet.cat.caller.nodeId;
    await change('nodes', 'bee', { alias: 'wasp' });
    await change('nodes', 'cat', { alias: 'bee' });
    expect((await sendTask(fleet.ann, task())).actualTo).toMatchObject({ alias: 'bee', toNodeId: nodeId });
  });

  test('goes again and again to a target whose bad health is old', async () => {
    await fleet.send({ alias: 'cat' });
    const healthAt = fleet.hub.clock.now() - 11 * 60_000;
    await change('sessions', 'bee', { health_json: '{"tui":{"ok":false}}', health_at: healthAt, degraded_since: 1 });
    for (let sent = 0; sent < 3; sent += 1) {
      expect(await countStatements(() => fleet.send())).toBe(testEngine === 'postgres' ? 2 : 4);
    }
  });

  test('stores nothing in a network that is gone', async () => {
    await fleet.send();
    await fleet.hub.database.transaction(async ({ db }) => {
      await db.deleteFrom('network_counters').where('network_id', '=', fleet.networkId).execute();
    });
    const before = await Promise.all(tables.map((table) => rowsOf(table)));
    for (let sent = 0; sent < 2; sent += 1) {
      expect(await outcomeOf(sendTask(fleet.ann, task()))).toBe('access_denied');
      expect(await Promise.all(tables.map((table) => rowsOf(table)))).toEqual(before);
    }
  });

  test('is whole for a hub that follows one which was killed right behind its answer', async () => {
    const { databaseUrl } = fleet.hub.platform.settings;
    // An inbox draws its number when it is written.
    await fleet.send();
    await rowsOf('inboxes');
    for (const more of [{}, full]) {
      await sendTask(fleet.ann, task(more));
      const found = await openAfterKill(databaseUrl, (next) => Promise.all(tables.map((table) => rowsOf(table, next))));
      expect(found).toEqual(await Promise.all(tables.map((table) => rowsOf(table))));
      expect(found[0]).toHaveLength(more === full ? 3 : 2);
    }
  });

  test('takes its numbers beside those of another hub', async () => {
    const { platform } = fleet.hub;
    const { databaseUrl } = platform.settings;
    // SQLite has one hub.
    const second =
      testEngine === 'postgres' ? await openDatabase({ databaseUrl, databasePool: 4 }, { log: testLog }) : null;
    const other: Ctx = second
      ? createCtx(
          { platform, database: second, publish: () => undefined },
          { ...fleet.ann, address: { ip: '::1', local: true } },
        )
      : fleet.ann;
    const sendMany = async (by: Ctx, aliases: readonly string[]): Promise<void> => {
      for (let sent = 0; sent < 60; sent += 1) await sendTask(by, task({ alias: aliases[sent % aliases.length]! }));
    };
    await Promise.all([sendMany(fleet.ann, ['bee', 'cat']), sendMany(other, ['cat', 'bee'])]);
    await second?.close();
    const sent = (await rowsOf('stream_events')).filter(({ type }) => type === 'new_task');
    const first = Number(sent[0]?.['n']);
    expect(sent.map(({ n }) => Number(n))).toEqual(Array.from({ length: 120 }, (_, at) => first + at));
    const numbers = [...(await rowsOf('tasks')), ...(await rowsOf('task_events'))].map(({ seq }) => Number(seq));
    expect(new Set(numbers).size).toBe(240);
    const places = (await rowsOf('inbox')).map(({ to_name, inbox_seq }) => `${String(to_name)} ${String(inbox_seq)}`);
    expect(new Set(places).size).toBe(120);
    expect((await rowsOf('inboxes')).map(({ last_seq, unread }) => [last_seq, unread])).toEqual([
      [60, 60],
      [60, 60],
    ]);
    expect((await rowsOf('network_counters'))[0]).toMatchObject({ tasks_delivered: 120 });
  });
});
