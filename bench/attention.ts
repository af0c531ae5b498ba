import { sql } from 'kysely';
import { systemClock } from '../src/platform/clock.ts';
import { fillSessions } from '../test/parity/fill.ts';
import { startPostgres, stopPostgres } from '../test/support/postgres.ts';
import { inUnit } from '../test/support/set-up.ts';
import { startTestHub } from '../test/support/start-hub.ts';
import type { TestHub, TestUser } from '../test/support/start-hub.ts';

/**
 * What the attention list costs in networks of 5,000 agents and 100,000 tasks, against `GET /api/status` of 200 agents:
 * `node bench/attention.ts` (SQLite), `DB_TYPE=postgres node bench/attention.ts`. Exits with 1 when a p50 is more than
 * three times that of the status. `ROUNDS` is how often each call is made, `WORLDS=0,2` picks networks.
 */
const [agents, tasks, few, bar] = [5_000, 100_000, 200, 3];
const rounds = Number(process.env['ROUNDS'] ?? 200);
const minute = 60_000;

/** A kind of network; `task` says what becomes of the n-th task, `sessions` changes those that were just seen. */
interface World {
  readonly name: string;
  task(n: number, now: number): { status: string; at: number; ended: number | null };
  readonly sessions: readonly string[];
}

const worlds: readonly World[] = [
  {
    name: 'most tasks answered, each condition at some agents',
    task: (n, now) => {
      if (n % 100 === 0) return { status: 'failed', at: now - 600 * minute, ended: now - 500 * minute - n };
      if (n % 100 === 1) return { status: 'expired', at: now - 600 * minute, ended: now - 500 * minute - n };
      if (n % 100 === 2) return { status: 'running', at: now - 60 * minute - n, ended: null };
      if (n % 100 === 3) return { status: 'delivered', at: now - 20 * minute - n, ended: null };
      return { status: 'replied', at: now - 600 * minute, ended: now - n };
    },
    sessions: [
      `status = 'waiting_input' where alias like '%7'`,
      `status = 'error' where alias like '%88'`,
      `status = 'offline' where alias like '%3'`,
      `degraded_since = last_seen_at, health_at = last_seen_at, health_json = '{"tui":{"ok":false}}' where alias like '%99'`,
    ],
  },
  {
    name: 'all tasks unclaimed by agents that are there',
    task: (n, now) => ({ status: 'delivered', at: now - 20 * minute - n, ended: null }),
    sessions: [],
  },
  {
    name: 'all tasks fresh, nothing waits',
    task: (n, now) => ({ status: 'delivered', at: now - (n % 1_000), ended: null }),
    sessions: [],
  },
  {
    name: 'all agents offline without work',
    task: (n, now) => ({ status: 'replied', at: now - 600 * minute, ended: now - n }),
    sessions: [`status = 'offline' where 1 = 1`],
  },
  {
    name: 'all agents offline with all tasks',
    task: (n, now) => ({ status: 'delivered', at: now - 20 * minute - n, ended: null }),
    sessions: [`status = 'offline' where 1 = 1`],
  },
];

async function fill(hub: TestHub, user: TestUser, world: World): Promise<void> {
  const now = hub.clock.now();
  const { networkId, userId, username } = user;
  await fillSessions(hub, user, agents);
  await inUnit(hub, async ({ db }) => {
    const own = sql`network_id = ${networkId}`;
    await sql`update sessions set status_since = last_seen_at - 60000 where ${own}`.execute(db);
    for (const change of world.sessions) await sql`update sessions set ${sql.raw(change)} and ${own}`.execute(db);
  });
  const sender = { from_name: username, sender_kind: 'user' as const, sender_id: userId, network_id: networkId };
  for (let start = 0; start < tasks; start += 1_000) {
    await inUnit(hub, async (tx) => {
      for (let n = start; n < start + 1_000; n += 1) {
        const { status, at, ended } = world.task(n, now);
        tx.append('tasks', {
          ...{ ...sender, priority: 'normal' as const, content: 'work', task_id: `t_${username}_${n}` },
          ...{ to_name: `a${n % agents}`, status: status as 'delivered', created_at: at, delivered_at: at },
          ...{ completed_at: ended, expires_at: now + 600 * minute },
        });
      }
    });
  }
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
const onPostgres = process.env['DB_TYPE'] === 'postgres';
if (onPostgres) await startPostgres();
const hub = await startTestHub({
  settings: {
    HUB_REQUESTS_PER_MINUTE: '100000000',
    HUB_BODY_MIB_PER_MINUTE: '100000000',
    HUB_LOOP_SENDS_PER_MINUTE: '100000000',
  },
  // What is remembered grows old.
  now: Date.now(),
  overrides: { validateResponses: false, clock: systemClock },
});
await hub.registerUser(); // The first person reads every network.
const calm = await hub.registerUser();
await fillSessions(hub, calm, few);
const beats = new Map<TestUser, string>([[calm, await hub.mintNode(calm, 'bee')]]);

/** What is written in the network before each call. */
const writes: Readonly<Record<string, (who: TestUser) => Promise<unknown>>> = {
  'nothing written': async () => undefined,
  'after a heartbeat each': (who) => byBee(who, 'report_status', { resume_id: 'r', status: 'idle' }),
  'after a dispatch each': (who) => dispatch(who),
  'after a dispatch, its acknowledgement and its reply each': async (who) => {
    const message_id = await dispatch(who);
    await byBee(who, 'ack_inbox', { message_id });
    await byBee(who, 'send_reply', { in_reply_to: message_id, text: 'done', status: 'replied' });
  },
};

const byBee = (who: TestUser, name: string, args: object) =>
  hub.tool(name, { alias: 'bee', ...args }, beats.get(who) ?? '');

/** A task from `bee` to itself. */
async function dispatch(who: TestUser): Promise<string> {
  const sent = await byBee(who, 'send_task', { task: 'dig' });
  if (typeof sent.message_id !== 'string') throw new Error(JSON.stringify(sent));
  return sent.message_id;
}

/** The p50 of two calls in turns, in milliseconds. */
async function compare(user: TestUser, path: string, write: string): Promise<readonly [number, number, number]> {
  const [own, status]: [number[], number[]] = [[], []];
  let items = 0;
  const ask = async (who: TestUser, where: string, times: number[]): Promise<void> => {
    await writes[write]?.(who);
    const begun = performance.now();
    const { body } = await hub.api('GET', where, { token: who.token });
    times.push(performance.now() - begun);
    items = body.items?.length ?? items;
  };
  for (let round = 0; round < rounds; round += 1) {
    await ask(user, path, own);
    await ask(calm, '/api/status', status);
  }
  return [median(own.slice(rounds / 10)), median(status.slice(rounds / 10)), items];
}

let missed = 0;
const wanted = process.env['WORLDS']?.split(',').map(Number);
for (const [at, world] of worlds.entries()) {
  if (wanted !== undefined && !wanted.includes(at)) continue;
  const user = await hub.registerUser();
  await fill(hub, user, world);
  beats.set(user, await hub.mintNode(user, 'bee'));
  // What autovacuum does within a minute of such a fill.
  if (onPostgres) await sql`analyze`.execute(hub.hub.database.reader);
  await byBee(user, 'report_status', { resume_id: 'r', status: 'idle' });
  for (const write of Object.keys(writes)) {
    const [own, status, items] = await compare(user, '/api/attention', write);
    const ratio = own / status;
    if (ratio > bar) missed += 1;
    const figures = `${own.toFixed(2)} ms, status of ${few} ${status.toFixed(2)} ms, ratio ${ratio.toFixed(2)}`;
    console.log(`${world.name}, ${write}: ${items} items, p50 ${figures}`);
  }
}
await hub.close();
if (onPostgres) await stopPostgres();
// A package that ends databases resets the exit code of a program that comes to its end by itself.
process.exit(missed === 0 ? 0 : 1);
