import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { entities } from '../../src/entities/index.ts';
import { jobs } from '../../src/handlers/jobs/index.ts';
import { createTestPlace, testEngine } from '../support/database.ts';
import { partitionByNetwork, referenceTables } from '../support/partitions.ts';
import { testPartitions } from '../support/postgres.ts';
import { startTestHub, type TestHub, type TestUser } from '../support/start-hub.ts';
import { unboundTables } from './statement-tables.ts';
import { touchedPartitions } from './touched-partitions.ts';
import { hireCrew, readAll, sweepAll, workHot, workOften, type Crew } from './workload.ts';

/**
 * Every statement on a table that grows with use is bound to a network, or to the caller's own list of them: no rule
 * can then reach into another network by mistake, and a distributed database asks one node.
 */
let hub: TestHub;
let admin: TestUser;
let crew: Crew;
beforeAll(async () => {
  hub = await startTestHub();
  // The first account may look over all networks.
  admin = await hub.registerUser();
  crew = await hireCrew(hub);
});
afterAll(() => hub.close());

const growing = new Set<string>(
  entities
    .map((entity) => entity.meta.tableName)
    // Has one row at most, on SQLite alone.
    .filter((table) => table !== 'deferred_writes' && !(referenceTables as readonly string[]).includes(table)),
);

/** A person's own audit rows stay theirs when they have left the network. */
const ofPerson = /^select .* from "audit_log" where "user_id" = /;
/** The selecting reads of the sweeps bring the network of each row, in which it is then written. */
const ofSweeps = /^\s*select (distinct )?("\w+"\.)?"network_id"(, .*| from .*) limit (\?( \+ 0)?|\$\d+)$/s;

/** What the sweeps have to write for their statements to be seen. */
const swept = [
  ...['update sessions', 'delete from stream_events', 'delete from telemetry_minutes', 'delete from host_telemetry'],
  ...['delete from task_events', 'delete from inbox', 'delete from tasks', 'delete from audit_log', 'update tasks'],
];

async function unboundIn(
  work: () => Promise<unknown>,
  allowed = ofPerson,
  written = new Set<string>(),
): Promise<string[]> {
  const seen = new Set<string>();
  const stop = hub.hub.database.watchStatements((text) => seen.add(text.replaceAll('`', '"').replaceAll(/\s+/g, ' ')));
  try {
    await work();
  } finally {
    stop();
  }
  expect(seen.size).toBeGreaterThan(10);
  for (const text of seen) {
    const write = /^(update|delete from) "(\w+)"/.exec(text);
    if (write !== null) written.add(`${write[1]} ${write[2]}`);
  }
  return [...seen]
    .filter((text) => !allowed.test(text))
    .flatMap((text) => unboundTables(text, growing).map((table) => `${table}: ${text}`));
}

describe('statements on tables that grow', () => {
  test('what agents do all day names the network', async () => {
    expect(await unboundIn(() => workHot(crew))).toEqual([]);
  });

  test('every other move and read names the network', async () => {
    expect(await unboundIn(() => workOften(crew))).toEqual([]);
  });

  test('reads over several networks name each of them', async () => {
    const body = { name: 'second' };
    const { token } = crew.owner;
    expect((await hub.api('POST', '/api/networks', { token, body })).status).toBe(200);
    expect(await unboundIn(() => readAll(crew))).toEqual([]);
  });

  test('a system admin, who names no network, finds an object in each by its key', async () => {
    const { message_id: taskId } = await hub.tool('send_task', { alias: 'bee', task: 'x' }, crew.tokens.ant);
    const seen: string[] = [];
    const stop = hub.hub.database.watchStatements((text) => seen.push(text.replaceAll('`', '"')));
    expect((await hub.api('GET', `/api/task/${taskId}`, { token: admin.token })).status).toBe(200);
    expect((await hub.tool('get_task', { task_id: taskId }, admin.token)).task.task_id).toBe(taskId);
    stop();
    const reads = seen.filter((text) => text.includes('from "tasks"'));
    expect(reads.length).toBeGreaterThanOrEqual(3);
    for (const text of reads) expect(text).toMatch(/"network_id" (= |in \(select "network_id" from "networks"\))/);
  });

  test('sweeps look over all networks, and write into one at a time', async () => {
    const names = jobs.map(({ name }) => name);
    const written = new Set<string>();
    expect(await unboundIn(() => sweepAll(crew, names), ofSweeps, written)).toEqual([]);
    expect([...written]).toEqual(expect.arrayContaining(swept));
  });
});

test.each([
  ['select * from "tasks" where "task_id" = ?', ['tasks']],
  ['select * from "tasks" where "network_id" = ? and "task_id" = ?', []],
  ['select "network_id" from "tasks"', ['tasks']],
  ['insert into "tasks" ("network_id") values (?)', []],
  ['delete from "tasks" where ("network_id", "task_id") in ((?, ?))', []],
  ['delete from "tasks" where ("task_id", "seq") in ((?, ?))', ['tasks']],
  ['update "inbox" set "acked" = 1 where "id" in (?)', ['inbox']],
  [
    'select 1 from "tasks" as "t" inner join "inbox" as "i" on "i"."task_id" = "t"."task_id" where "t"."network_id" = ?',
    ['inbox'],
  ],
  [
    'select 1 from "tasks" inner join "inbox" on "inbox"."network_id" = "tasks"."network_id" where "tasks"."network_id" = ?',
    [],
  ],
])('the watch itself: %s', (statement, unbound) => {
  expect(unboundTables(statement, growing)).toEqual(unbound);
});

if (testEngine === 'postgres') {
  test('on tables in partitions by network each statement of the day touches one of them', async () => {
    const place = await createTestPlace();
    const client = new Client({ connectionString: place.databaseUrl });
    await client.connect();
    if (testPartitions === 0) await partitionByNetwork(client, 16);
    const spread = await startTestHub({ databaseUrl: place.databaseUrl });
    // The first account may look over all networks.
    await spread.registerUser();
    const seen = new Map<string, readonly unknown[]>();
    const stop = spread.hub.database.watchStatements((text, parameters) => seen.set(text, parameters));
    await workHot(await hireCrew(spread));
    stop();
    const wide: string[] = [];
    const tables = new Set<string>();
    for (const [text, parameters] of seen) {
      for (const [table, parts] of await touchedPartitions(client, text, parameters)) {
        tables.add(table);
        if (parts.size > 1) wide.push(`${parts.size} of ${table}: ${text}`);
      }
    }
    await spread.close();
    await client.end();
    await place.remove();
    expect(wide).toEqual([]);
    expect([...tables]).toEqual(expect.arrayContaining(['tasks', 'inbox', 'inboxes', 'sessions', 'stream_events']));
  }, 120_000);
}
