import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CompiledQuery, sql } from 'kysely';
import { Client } from 'pg';
import { testEngine } from '../support/database.ts';
import { addTo } from '../support/members.ts';
import { inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

/** Of tasks, deliveries, steps, completions and audit rows in each of two networks. */
const stored = 6_000;
/** Rows that a page may touch: those of a bounded look (rule tasks-search-bounded), and what it shows. */
const touched = 3_000;

const master = 'reads-everything';
let hub: TestHub;
/** Of one network alone. */
let owner: TestUser;
/** A member of both networks. */
let duo: TestUser;
/** A member of two others that have nothing; in its own somebody else did much. */
let quiet: TestUser;
/** A member of both networks, and of more that have nothing than a list asks one by one. */
let wide: TestUser;
beforeAll(async () => {
  hub = await startTestHub({ settings: { HUB_AUTH_TOKEN: master } });
  owner = await hub.registerUser();
  duo = await hub.registerUser();
  quiet = await hub.registerUser();
  wide = await hub.registerUser();
  for (const busy of [owner, await hub.registerUser()]) {
    await fill(busy);
    await addTo(hub, busy, duo, { role: 'member' });
    await addTo(hub, busy, wide, { role: 'member' });
  }
  await addTo(hub, duo, quiet, { role: 'member' });
  await inUnit(hub, ({ db }) => audit(owner.userId, quiet.networkId).execute(db));
  await join(wide, 101);
  if (testEngine === 'postgres') await withClient((client) => client.query('vacuum analyze'));
});
afterAll(() => hub.close());

async function join({ userId }: TestUser, count: number): Promise<void> {
  const at = hub.clock.now();
  const ids = Array.from({ length: count }, (_none, n) => `net_empty${n}`);
  await inUnit(hub, async ({ db }) => {
    const of = { owner_id: userId, created_at: at, updated_at: at };
    await db
      .insertInto('networks')
      .values(ids.map((id) => ({ network_id: id, network_name: id, ...of })))
      .execute();
    await db
      .insertInto('memberships')
      .values(ids.map((id) => ({ network_id: id, user_id: userId, role: 'member', joined_at: at })))
      .execute();
  });
  hub.hub.platform.memory.tokens.drop({ userId });
}

/** Numbers `k`, of as many rows as are stored, and a time for each. */
const rows = sql`from (with recursive n (k) as (select 1 union all select k + 1 from n where k < ${sql.lit(stored)}) select k from n) as numbers`;
const times = () => sql`${sql.lit(hub.clock.now() - stored)} + k`;

/** What somebody did in a network; what is numbered there already keeps its numbers. */
const audit = (userId: string, networkId: string) =>
  sql`insert into audit_log (network_id, seq, id, user_id, action, created_at)
    select ${sql.lit(networkId)}, 1000 + k, ${sql.lit(networkId)} || k, ${sql.lit(userId)}, 'login', ${times()} ${rows}`;

/** What ten agents lived through; no task is open, and none expired. */
async function fill({ networkId, userId }: TestUser): Promise<void> {
  const [network, user] = [sql.lit(networkId), sql.lit(userId)];
  const [task, bee, at] = [sql`${network} || k`, sql`'bee-' || (k % 10)`, times()];
  const status = sql`case k % 2 when 0 then 'replied' else 'cancelled' end`;
  await inUnit(hub, async ({ db }) => {
    await sql`insert into tasks (network_id, task_id, seq, from_name, to_name, sender_kind, sender_id, priority, status, content, created_at, delivered_at, completed_at)
      select ${network}, ${task}, k, 'ann', ${bee}, 'user', ${user}, 'normal', ${status}, 'dig', ${at}, ${at}, ${at} ${rows}`.execute(
      db,
    );
    await sql`insert into inbox (network_id, id, task_id, to_kind, to_key, to_name, inbox_seq, type, priority, content, from_session, sender_kind, sender_id, acked, acked_at, created_at)
      select ${network}, ${task}, ${task}, 'alias', ${bee}, ${bee}, k, 'task', 'normal', 'dig', 'ann', 'user', ${user}, 1, ${at}, ${at} ${rows}`.execute(
      db,
    );
    await sql`insert into task_events (network_id, seq, task_id, to_status, actor, created_at)
      select ${network}, k, ${task}, 'replied', 'hub', ${at} ${rows}`.execute(db);
    await sql`insert into completions (network_id, seq, id, session_name, task, result, completed_at)
      select ${network}, k, ${task}, ${bee}, 'dig', 'done', ${at} ${rows}`.execute(db);
    await audit(userId, networkId).execute(db);
  });
}

async function withClient<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: hub.databaseUrl });
  await client.connect();
  return work(client).finally(() => client.end());
}

interface Asked {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** The statements of some work that read what is stored above. */
async function statementsOf(work: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  const stop = hub.hub.database.watchStatements((text, parameters) => asked.push({ text, parameters }));
  await work();
  stop();
  return asked.filter(({ text }) => /(?:from|join) "?(?:tasks|inbox|task_events|completions|audit_log)\b/.test(text));
}

/** Those of a page. */
const statementsOfPage = (path: string, { token }: Pick<TestUser, 'token'>): Promise<Asked[]> =>
  statementsOf(async () => expect(await hub.api('GET', path, { token })).toMatchObject({ status: 200 }));

/** How SQLite finds the rows: an index and what it is asked for, once each. */
async function pathsOf(asked: readonly Asked[]): Promise<string[]> {
  const found: string[] = [];
  for (const { text, parameters } of asked) {
    const plan = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
    const { rows } = await hub.hub.database.reader.executeQuery<{ detail: string }>(plan);
    const details = rows.map(
      ({ detail }) => /^(?:SEARCH|SCAN) (?:tasks|inbox|task_events|completions|audit_log)\b.*/.exec(detail)?.[0],
    );
    found.push(...details.flatMap((detail) => detail?.replace(/.* INDEX /, '') ?? []));
  }
  return [...new Set(found)];
}

/** The rows that Postgres touches for them, planned as the hub has them planned: for no values in particular. */
const countTouched = (asked: readonly Asked[]): Promise<number> =>
  withClient(async (client) => {
    await client.query('begin; set local plan_cache_mode = force_generic_plan');
    for (const { text, parameters } of asked) await client.query(text, [...parameters]);
    const { rows } = await client.query(
      `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as count from pg_stat_xact_user_tables
        where relname ~ '^(tasks|inbox|task_events|completions|audit_log)'`,
    );
    return Number(rows[0].count);
  });

const begin = '2020-01-01T00:00:00Z';
const since = `since=${encodeURIComponent(begin)}`;
const inOrder = 'tasks_network_created (network_id=? AND created_at<?)';
const looking = 'tasks_network_created (network_id=? AND created_at>? AND created_at<?)';
const messages = 'inbox_created (network_id=? AND created_at>?)';
const completions = 'completions_network (network_id=? AND completed_at>?)';
const ofStatus = 'tasks_network_status (network_id=? AND status=?)';

describe('a page over two networks, however much they and others hold', () => {
  test.each([
    ['/api/tasks?limit=20', [inOrder]],
    ['/api/tasks?limit=20&status=replied', [inOrder, looking]],
    ['/api/tasks?limit=20&status=expired', [ofStatus]],
    [`/api/tasks?limit=20&status=delivered&${since}`, [ofStatus]],
    ['/api/tasks?limit=20&from_name=nobody', [inOrder, looking]],
    [`/api/tasks?limit=20&from_name=nobody&${since}`, [looking]],
    ['/api/tasks?limit=20&parent_task_id=t_none', ['tasks_parent (network_id=? AND parent_task_id=?)']],
    ['/api/task_events?limit=20', ['task_events_network_created (network_id=?)']],
    [`/api/messages?limit=20&${since}`, [messages]],
    [`/api/messages?limit=20&alias=nobody&${since}`, [messages]],
    [`/api/completions?limit=20&${since}`, [completions]],
    ['/api/stats', ['tasks_network_created (network_id=?)']],
  ])('%s', async (path, indexes) => {
    for (const user of [quiet, duo]) {
      const asked = await statementsOfPage(path, user);
      expect(asked.length).toBeGreaterThan(0);
      if (testEngine === 'postgres') expect(await countTouched(asked)).toBeLessThan(touched);
      else expect(indexes).toEqual(expect.arrayContaining(await pathsOf(asked)));
    }
  });
});

test.each([`/api/tasks?limit=20&from_name=nobody&${since}`, `/api/messages?limit=20&alias=nobody&${since}`])(
  'a page that looks for what is not there is asked for no longer a time than its look: %s',
  async (path) => {
    const [look, page] = await statementsOfPage(path, duo);
    expect(look?.parameters).toContain(Date.parse(begin));
    expect(page?.parameters).not.toContain(Date.parse(begin));
  },
);

test.each([
  ['/api/audit-log?limit=20', 'token'],
  ['/api/audit-log?limit=20&action=login', 'token'],
  ['/api/audit-log?limit=20', 'networkToken'],
] as const)('a page of what a person did: %s with the %s', async (path, token) => {
  const asked = await statementsOfPage(path, { token: quiet[token] });
  expect(asked.length).toBeGreaterThan(0);
  if (testEngine === 'postgres') expect(await countTouched(asked)).toBeLessThan(touched);
  else expect(await pathsOf(asked)).toEqual(['audit_user (user_id=?)']);
});

test.each([
  [`/api/messages?limit=20&${since}`, messages],
  [`/api/messages?limit=20&alias=nobody&${since}`, messages],
  [`/api/completions?limit=20&${since}`, completions],
  ['/api/tasks?limit=20&status=expired', ofStatus],
  ['/api/stats', 'tasks_network_created (network_id=?)'],
])('a page over more than 100 networks: %s', async (path, index) => {
  const asked = await statementsOfPage(path, wide);
  expect(asked.length).toBeGreaterThan(0);
  if (testEngine === 'postgres') expect(await countTouched(asked)).toBeLessThan(touched);
  else expect(await pathsOf(asked)).toEqual([index]);
});

const behindAll = 'tasks_created ((created_at,network_id,seq)<(?,?,?))';
const lookingAtAll = 'tasks_created ((created_at,network_id,seq)>(?,?,?) AND (created_at,network_id,seq)<(?,?,?))';

test.each([
  ['/api/tasks?limit=20', [behindAll]],
  ['/api/tasks?limit=20&status=expired', [behindAll, lookingAtAll]],
  ['/api/task_events?limit=20', ['task_events_network_created (network_id=?)']],
  ['/api/audit-log?limit=20', ['audit_created']],
  ['/api/audit-log?limit=20&action=absent', ['audit_action (action=?)']],
  [`/api/messages?limit=20&${since}`, [messages]],
  [`/api/messages?limit=20&alias=nobody&${since}`, [messages]],
  [`/api/completions?limit=20&${since}`, [completions]],
  ['/api/stats', ['tasks_network_created (network_id=?)']],
])('a page over all networks: %s', async (path, indexes) => {
  const asked = await statementsOfPage(path, { token: master });
  expect(asked.length).toBeGreaterThan(0);
  if (testEngine === 'postgres') expect(await countTouched(asked)).toBeLessThan(touched);
  else expect(indexes).toEqual(expect.arrayContaining(await pathsOf(asked)));
});

test('a further page is asked for no later a time than the page before ended at', async () => {
  const end = '2100-01-01T00:00:00Z';
  const path = `/api/tasks?limit=20&until=${encodeURIComponent(end)}`;
  const { body } = await hub.api('GET', path, { token: owner.token });
  const [first] = await statementsOfPage(path, owner);
  const [second] = await statementsOfPage(`${path}&cursor=${body.next_cursor}`, owner);
  expect(first?.parameters).toContain(Date.parse(end));
  expect(second?.parameters).not.toContain(Date.parse(end));
});

test('what waits in all networks is found among what is open and what just ended', async () => {
  const asked = await statementsOfPage('/api/attention', { token: master });
  if (testEngine === 'postgres') expect(await countTouched(asked)).toBeLessThan(touched);
  else {
    const paths = await pathsOf(asked);
    expect(paths).toContain('tasks_unanswered (completed_at>?)');
    expect(paths).not.toContain('tasks_lost');
  }
});

test('what waits for a person is found by the person, not among all deliveries of the network', async () => {
  const asked = await statementsOfPage('/api/attention', owner);
  if (testEngine === 'postgres') expect(await countTouched(asked)).toBeLessThan(touched);
  else expect(await pathsOf(asked)).toContain('inbox_personal (network_id=? AND to_key=? AND created_at<?)');
});

test.each([
  ['expire_tasks', 'tasks_expiring (expires_at<?)'],
  ['purge_audit', 'audit_created (created_at<?)'],
  ['purge_tasks', 'tasks_unanswered (completed_at>? AND completed_at<?)'],
  ['purge_deliveries', 'inbox_acked (acked_at<?)'],
  ['purge_task_events', 'task_events_network_created (network_id=? AND created_at<?)'],
])('a purge that finds nothing old: %s', async (job, index) => {
  const asked = await statementsOf(() => hub.hub.runJob(job));
  expect(asked.length).toBeGreaterThan(0);
  if (testEngine === 'postgres') expect(await countTouched(asked)).toBeLessThan(touched);
  else expect(await pathsOf(asked)).toEqual([index]);
});
