import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';
import { fillCards, fillSessions, fillTasks } from './fill.ts';
import { openPlans } from './plans.ts';
import type { Plans, Sent } from './plans.ts';

/**
 * Every statement of the attention list walks indexes that end with the page, whatever a network has stored (rule
 * attention-bounded): what is read cold, what is read after a write, what belongs to one person, the counts.
 */
let hub: TestHub;
let plans: Plans;
let owner: TestUser;
let bee: string;
const agents = 5_000;

/** Tables that the list reads and that have many rows here. */
const tables = ['tasks', 'sessions', 'inbox', 'requirements', 'stream_events'];

/** Every condition at some rows of each table, most of the history behind it. */
const conditions = [
  `update tasks set status = 'failed' where seq % 100 = 1`,
  `update tasks set status = 'expired' where seq % 100 = 2`,
  `update tasks set status = 'delivered', completed_at = null, delivered_at = created_at - 86000000 where seq % 100 = 3`,
  `update tasks set status = 'running', completed_at = null, delivered_at = created_at - 86000000 where seq % 100 = 4`,
  `update sessions set status_since = last_seen_at`,
  `update sessions set status = 'error' where alias like '%7'`,
  `update sessions set status = 'offline' where alias like '%3'`,
  `update sessions set degraded_since = last_seen_at, health_at = last_seen_at where alias like '%99'`,
  `update sessions set last_seen_at = last_seen_at - 700000 where alias like '%1'`,
  `update requirements set due = '2020-01-01' where seq % 10 = 1`,
  `insert into inbox (network_id, id, task_id, to_kind, to_key, to_name, inbox_seq, rank, type, priority, content, from_session,
      sender_kind, sender_id, requires_response, acked, acked_at, read_count, created_at)
    select network_id, 'd' || task_id, task_id, case when seq % 200 = 0 then 'user' else 'alias' end,
      case when seq % 200 = 0 then sender_id else to_name end, to_name, seq, 1, 'reply', 'normal', 'x', 'hub', 'user', 'u',
      'none', case when seq % 50 = 0 then 0 else 1 end, case when seq % 50 = 0 then null else 1 end,
      case when seq % 100 = 0 then 30 else 1 end, 1 from tasks`,
  // Behind all that the list has looked at.
  `insert into stream_events (network_id, n, type, channel_kind, channel, summary, created_at)
    select network_id, -seq, 'status_update', 'alias', to_name, '{}', 1 from tasks`,
];

beforeAll(async () => {
  hub = await startTestHub();
  await hub.registerUser(); // The first person reads every network.
  owner = await hub.registerUser();
  bee = await hub.mintNode(owner, 'bee');
  await fillCards(hub, owner, 2_000);
  await fillSessions(hub, owner, agents);
  await fillTasks(hub, owner, 20_000);
  await inUnit(hub, async ({ db }) => {
    for (const statement of conditions) await sql.raw(statement).execute(db);
  });
  for (let n = 0; n < 300; n += 1) await beat();
  plans = await openPlans(hub.databaseUrl);
}, 120_000);
afterAll(async () => {
  await plans.close();
  await hub.close();
});

const beat = () => hub.tool('report_status', { resume_id: 'r', alias: 'bee', status: 'idle' }, bee);

async function look(query = ''): Promise<Sent[]> {
  const statements: Sent[] = [];
  const stop = hub.hub.database.watchStatements((text, parameters) => statements.push({ text, parameters }));
  const { status, body } = await hub.api('GET', `/api/attention${query}`, { token: owner.token });
  stop();
  expect([status, body.items.length]).toEqual([200, 100]);
  return statements;
}

/**
 * Rows that began at one moment are put in order by their ids. A walk that passes rows which are no items ends after
 * 1,000 of them, and the statement goes on with those, under the name of their table. Those that have fallen silent are
 * found among the sessions of the network: an index of them would have to be written with every heartbeat.
 */
function isBounded(text: string, fault: string): boolean {
  const candidates = /^SCAN (tasks|sessions)$/.exec(fault)?.[1];
  if (candidates !== undefined) return text.includes(`limit 1000) as ${candidates}`);
  const sorted = /^Sort of (\d+) rows$/.exec(fault)?.[1];
  if (sorted !== undefined) return Number(sorted) < agents;
  return fault.includes('LAST TERM OF ORDER BY') || silent.includes(fault);
}

const silent = [
  'SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (network_id=?)',
  'USE TEMP B-TREE FOR ORDER BY',
];

async function expectWalks(statements: readonly Sent[], atLeast: number): Promise<void> {
  expect(statements.length).toBeGreaterThanOrEqual(atLeast);
  for (const { text, parameters } of statements) {
    const faults = (await plans.faultsOf({ text, parameters }, tables)).filter((fault) => !isBounded(text, fault));
    expect([faults, faults.length === 0 ? '' : text]).toEqual([[], '']);
  }
}

test('a first look and its counts', async () => {
  hub.clock.advance(1_001);
  await expectWalks(await look(), 4);
});

test('a look after a heartbeat and a move of a task', async () => {
  await look();
  await beat();
  const task = { alias: 'bee', task: 'dig' };
  const { message_id } = await hub.tool('send_task', task, owner.token);
  await hub.tool('ack_inbox', { alias: 'bee', message_id }, bee);
  const statements = await look();
  expect(statements.map(({ text }) => text).join()).toMatch(/from stream_events/);
  await expectWalks(statements, 4);
});

test('pages, filters, and a person who hides something', async () => {
  const { body } = await hub.api('GET', '/api/attention?limit=100', { token: owner.token });
  await expectWalks(await look(`?cursor=${body.next_cursor}`), 2);
  await expectWalks(await look('?kind=task_failed'), 2);
  const until = new Date(hub.clock.now() + 3_600_000).toISOString();
  const hidden = { key: body.items[0].key, until };
  expect((await hub.api('POST', '/api/attention/snooze', { token: owner.token, body: hidden })).status).toBe(200);
  await expectWalks(await look(), 2);
});
