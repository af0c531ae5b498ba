import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { systemCaller } from '../../src/domain/caller.ts';
import { listAuditLog } from '../../src/domain/audit/list-audit-log.ts';
import { recordAudit } from '../../src/domain/audit/record-audit.ts';
import type { Ctx, Tx } from '../../src/domain/ctx.ts';
import { deleteNetwork } from '../../src/domain/networks/delete-network.ts';
import { getTask } from '../../src/domain/tasks/get-task.ts';
import { testEngine } from '../support/database.ts';
import { openDomainHub } from '../support/domain-hub.ts';
import type { DomainHub } from '../support/domain-hub.ts';

/** Rows that their network numbers: one count for all tables of a network, in commit order, without gaps. */
let hub: DomainHub;
let ann: Ctx;
let first: string;
let second: string;
beforeEach(async () => {
  hub = await openDomainHub();
  const [owner, other] = [await hub.register('ann'), await hub.register('bob')];
  ann = await hub.ctxOf(owner.token);
  [first, second] = [owner.networkId, other.networkId];
});
afterEach(() => hub.close());

const unit = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => hub.ctx(systemCaller).transaction(work);
const step = (tx: Tx, networkId: string, taskId: string): void =>
  tx.append('task_events', {
    ...{ network_id: networkId, task_id: taskId, to_status: 'delivered', actor: 'hub', created_at: hub.clock.now() },
  });
const task = (tx: Tx, networkId: string, content: string): void =>
  tx.append('tasks', {
    ...{ network_id: networkId, task_id: 't_same', from_name: 'hub', to_name: 'bee', priority: 'normal', content },
    ...{ sender_kind: 'user', sender_id: 'u', status: 'replied', created_at: hub.clock.now() },
  });
const ring = (tx: Tx, networkId: string): void =>
  tx.emit({ networkId, type: 'bye', channel: null, payload: null, summary: {} });

/** The numbers of a network that are in use, of all tables together. */
async function numbersOf(networkId: string): Promise<number[]> {
  const rows = await Promise.all(
    (['audit_log', 'task_events', 'tasks'] as const).map((table) =>
      hub.database.reader.selectFrom(table).select('seq').where('network_id', '=', networkId).execute(),
    ),
  );
  return rows
    .flat()
    .map(({ seq }) => seq)
    .sort((a, b) => a - b);
}

const countTo = (last: number): number[] => Array.from({ length: last }, (_, n) => n + 1);

describe('numbered rows', () => {
  test('one statement takes the numbers of a unit, one inserts the rows of a table', async () => {
    const seen: string[] = [];
    const stop = hub.database.watchStatements((sql) => seen.push(sql));
    await unit(async (tx) => {
      for (let n = 0; n < 3; n += 1) step(tx, first, `t_${n}`);
      task(tx, first, 'work');
      ring(tx, first);
      ring(tx, first);
    });
    stop();
    expect(seen.map((sql) => /^(\w+) (?:or fail )?(?:into )?["`](\w+)/.exec(sql)?.slice(1).join(' '))).toEqual([
      'update network_counters',
      'insert task_events',
      'insert tasks',
      'insert stream_events',
    ]);
  });

  test('units at once: every number once, none left out, also when units fail; events keep their own count', async () => {
    const before = (await numbersOf(first)).length;
    const refused = new Error('refused');
    const units = Array.from({ length: 30 }, (_, n) =>
      unit(async (tx) => {
        step(tx, first, `t_${n}`);
        await recordAudit(tx, { action: 'login', networkId: first });
        if (n % 3 === 0) ring(tx, first);
        if (n % 5 === 0) throw refused;
      }).catch((error: unknown) => expect(error).toBe(refused)),
    );
    await Promise.all(units);
    expect(await numbersOf(first)).toEqual(countTo(before + 2 * 24));
    const events = await hub.database.reader.selectFrom('stream_events').select('n').orderBy('n').execute();
    expect(events.map(({ n }) => n)).toEqual(countTo(8));
    const heard = hub.events.map(({ n }) => n);
    // Two connections of Postgres may tell of their commits in either order: the feed of a network puts events in order.
    expect(testEngine === 'postgres' ? heard.toSorted((a, b) => a - b) : heard).toEqual(countTo(8));
  });

  test('rows of one unit stand in the order in which they were appended', async () => {
    await unit(async (tx) => {
      for (const taskId of ['t_c', 't_a', 't_b']) step(tx, first, taskId);
    });
    const steps = await hub.database.reader.selectFrom('task_events').select('task_id').orderBy('seq').execute();
    expect(steps.map((row) => row.task_id)).toEqual(['t_c', 't_a', 't_b']);
  });

  test('two networks count for themselves, and may hold the same id', async () => {
    const [own, others] = [(await numbersOf(first)).length, (await numbersOf(second)).length];
    await unit(async (tx) => task(tx, first, 'mine'));
    await unit(async (tx) => task(tx, second, 'theirs'));
    expect(await numbersOf(first)).toEqual(countTo(own + 1));
    expect(await numbersOf(second)).toEqual(countTo(others + 1));
    expect(await getTask(ann, { taskId: 't_same', networkId: first })).toMatchObject({ content: 'mine' });
  });

  test('a unit of a network that is gone leaves nothing; its deletion is the last row of its log', async () => {
    const before = await numbersOf(first);
    await deleteNetwork(ann, first);
    await expect(unit(async (tx) => step(tx, first, 't_1'))).rejects.toMatchObject({ code: 'access_denied' });
    const log = await hub.database.reader
      .selectFrom('audit_log')
      .select(['action', 'seq'])
      .where('network_id', '=', first)
      .orderBy('seq', 'desc')
      .execute();
    expect(log[0]).toEqual({ action: 'network_deleted', seq: before.length + 1 });
    expect(await numbersOf(first)).toEqual(log.map(({ seq }) => seq).sort((a, b) => a - b));
  });

  test('what belongs to no network is counted too; rows of several networks stand by their time', async () => {
    for (const networkId of [undefined, first, undefined, second]) {
      hub.clock.advance(1);
      await unit((tx) => recordAudit(tx, { action: `act-${hub.clock.now() % 10}`, networkId: networkId ?? null }));
    }
    expect(await numbersOf('')).toEqual([1, 2]);
    const { rows } = await listAuditLog(ann, { limit: 4 });
    expect(rows.map((row) => row.network_id)).toEqual([second, '', first, '']);
  });
});
