import { afterEach, describe, expect, test } from '@jest/globals';
import { systemCaller } from '../../src/domain/caller.ts';
import type { Ctx, Tx } from '../../src/domain/ctx.ts';
import { purgeIdempotencyKeys } from '../../src/domain/idempotency/purge-idempotency-keys.ts';
import { jobs } from '../../src/handlers/jobs/index.ts';
import type { Settings } from '../../src/platform/settings.ts';
import { openDomainHub } from '../support/domain-hub.ts';
import type { DomainHub } from '../support/domain-hub.ts';

const day = 86_400_000;
let hub: DomainHub;
afterEach(() => hub.close());

const system = (): Ctx => hub.ctx(systemCaller);
const run = async (name: string): Promise<void> => {
  const job = jobs.find((one) => one.name === name);
  if (job === undefined) throw new Error(`no job ${name}`);
  await job.run(system());
};

type Table =
  'stream_events' | 'telemetry_minutes' | 'task_events' | 'inbox' | 'tasks' | 'audit_log' | 'idempotency_keys';

const countOf = async (table: Table): Promise<number> => {
  const rows = await hub.database.reader
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as('n'))
    .execute();
  return Number(rows[0]?.n);
};

/** One row of each table, as old as the clock says now; `mark` tells them apart. */
const insertInto: Readonly<Record<Table, (tx: Tx, at: number, mark: string) => unknown>> = {
  stream_events: (tx, at) =>
    tx.db.insertInto('stream_events').values({ network_id: 'net_1', n: at, type: 'bye', created_at: at }).execute(),
  telemetry_minutes: (tx, at) =>
    tx.db.insertInto('telemetry_minutes').values({ network_id: 'net_1', hostname: 'h', ip: 'i', minute: at }).execute(),
  task_events: (tx, at) =>
    tx.append('task_events', {
      ...{ task_id: 't', network_id: 'net_1', to_status: 'delivered', actor: 'hub', created_at: at },
    }),
  inbox: (tx, at, mark) =>
    tx.db
      .insertInto('inbox')
      .values({
        ...{ id: mark, task_id: mark, network_id: 'net_1', inbox_seq: at, type: 'message' },
        ...{ to_kind: 'alias', to_key: 'bee', to_name: 'bee' },
        ...{ priority: 'normal', content: '', from_session: 'x', sender_kind: 'user', sender_id: 'u' },
        ...{ acked: 1, acked_at: at, created_at: at },
      })
      .execute(),
  tasks: (tx, at, mark) => insertTask(tx, at, mark, 'failed'),
  audit_log: (tx, at, mark) => tx.append('audit_log', { network_id: '', id: mark, action: 'login', created_at: at }),
  idempotency_keys: (tx, at, mark) =>
    tx.db
      .insertInto('idempotency_keys')
      .values({ token_id: 'tok', operation: 'op', key: mark, request_hash: '', created_at: at })
      .execute(),
};

function insertTask(tx: Tx, at: number, mark: string, status: 'failed' | 'replied' | 'running') {
  const done = status === 'running' ? null : at;
  tx.append('tasks', {
    ...{ task_id: mark, network_id: 'net_1', from_name: 'a', to_name: 'b', sender_kind: 'user', sender_id: 'u' },
    ...{ priority: 'normal', status, content: '', created_at: at, completed_at: done },
  });
}

const open = async (settings: Partial<Settings> = {}): Promise<void> => {
  hub = await openDomainHub(settings);
  const network = { network_name: 'n', owner_id: 'u', created_at: 0, updated_at: 0 };
  await system().transaction(async (tx) => {
    await tx.db
      .insertInto('networks')
      .values({ network_id: 'net_1', ...network })
      .execute();
    await tx.db.insertInto('network_counters').values({ network_id: 'net_1', tasks_failed: 2 }).execute();
  });
};

const insert = (table: Table, mark: string): Promise<unknown> =>
  system().transaction(async (tx) => insertInto[table](tx, tx.platform.clock.now(), mark));

const rules: readonly (readonly [string, Table, number, keyof Settings])[] = [
  ['purge_stream_events', 'stream_events', 1, 'keepStreamEventsDays'],
  ['purge_telemetry', 'telemetry_minutes', 7, 'keepTelemetryDays'],
  ['purge_task_events', 'task_events', 30, 'keepTaskEventsDays'],
  ['purge_deliveries', 'inbox', 7, 'keepAckedInboxDays'],
  ['purge_tasks', 'tasks', 30, 'keepTasksDays'],
  ['purge_audit', 'audit_log', 90, 'keepAuditDays'],
];

describe('retention (rule platform-retention)', () => {
  test.each(rules)('%s: %s are kept %i days, and not a millisecond longer', async (job, table, days) => {
    await open();
    await insert(table, 'old');
    hub.clock.advance(1);
    await insert(table, 'young');
    hub.clock.advance(days * day - 1);
    await run(job);
    expect(await countOf(table)).toBe(2);
    hub.clock.advance(1);
    await run(job);
    expect(await countOf(table)).toBe(1);
  });

  test.each(rules)(
    '%s: %s are kept for ever with a negative number of days (default %i)',
    async (job, table, _days, key) => {
      await open({ [key]: -1 });
      await insert(table, 'old');
      hub.clock.advance(1_000 * day);
      await run(job);
      expect(await countOf(table)).toBe(1);
    },
  );

  test('live and replied tasks stay', async () => {
    await open();
    const at = hub.clock.now();
    await system().transaction(async (tx) => {
      insertTask(tx, at, 't1', 'running');
      insertTask(tx, at, 't2', 'replied');
    });
    hub.clock.advance(400 * day);
    await run('purge_tasks');
    expect(await countOf('tasks')).toBe(2);
  });

  test('idempotency keys are kept 24 hours; a purge takes 1,000, its job the rest', async () => {
    await open();
    const key = { token_id: 'tok', operation: 'op', request_hash: '', created_at: hub.clock.now() };
    const keys = Array.from({ length: 2_500 }, (_, n) => ({ ...key, key: `k${n}` }));
    await system().transaction((tx) => tx.db.insertInto('idempotency_keys').values(keys).execute());
    hub.clock.advance(day);
    await insert('idempotency_keys', 'young');
    expect(await purgeIdempotencyKeys(system())).toBe(0);
    hub.clock.advance(1);
    expect(await purgeIdempotencyKeys(system())).toBe(1_000);
    await run('purge_idempotency_keys');
    expect(await countOf('idempotency_keys')).toBe(1);
  });
});
