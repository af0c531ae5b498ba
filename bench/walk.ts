import { sql } from 'kysely';
import { fillCards, fillSessions, fillTasks } from '../test/parity/fill.ts';
import { startPostgres, stopPostgres } from '../test/support/postgres.ts';
import { inUnit } from '../test/support/set-up.ts';
import { startTestHub } from '../test/support/start-hub.ts';
import type { TestHub, TestUser } from '../test/support/start-hub.ts';

/**
 * Walks long lists by cursor while writers run, and says what a page costs:
 * `node bench/walk.ts` (SQLite), `DB_TYPE=postgres node bench/walk.ts`. Exits with 1 when a row that stayed was not
 * seen exactly once.
 */
const sizes = { sessions: 5_000, cards: 20_000, tasks: 100_000, audit: 10_000 };
const few = 1_000;

interface List {
  readonly path: string;
  readonly rows: string;
  readonly key: string;
}

const lists: Readonly<Record<string, List>> = {
  sessions: { path: '/api/status?limit=100', rows: 'sessions', key: 'alias' },
  cards: {
    path: '/api/requirements?include_archived=1&view=summary&last_event=0&limit=100',
    rows: 'requirements',
    key: 'id',
  },
  tasks: { path: '/api/tasks?limit=100', rows: 'tasks', key: 'task_id' },
  audit: { path: '/api/audit-log?limit=100', rows: 'logs', key: 'target_id' },
};

async function walk(hub: TestHub, token: string, { path, rows, key }: List, between: () => Promise<unknown>) {
  const seen: string[] = [];
  const times: number[] = [];
  let cursor = '';
  for (;;) {
    const begun = performance.now();
    const { body } = await hub.api('GET', cursor === '' ? path : `${path}&cursor=${cursor}`, { token });
    times.push(performance.now() - begun);
    for (const row of body[rows]) seen.push(String(row[key]));
    if (body.next_cursor === null) return { seen, times };
    cursor = body.next_cursor;
    await between();
  }
}

async function fillAudit(hub: TestHub, user: TestUser, count: number): Promise<void> {
  for (let start = 0; start < count; start += 1_000) {
    await inUnit(hub, async (tx) => {
      for (let n = start; n < start + 1_000; n += 1) {
        const row = { user_id: user.userId, username: user.username, action: 'walked', target_type: 'row' };
        tx.append('audit_log', {
          ...{ ...row, network_id: user.networkId, id: `a_${user.userId}_${n}`, target_id: `${user.userId}_${n}` },
          created_at: hub.clock.now() - count + n,
        });
      }
    });
  }
}

async function fill(hub: TestHub, user: TestUser, of: typeof sizes): Promise<void> {
  await fillSessions(hub, user, of.sessions);
  await fillCards(hub, user, of.cards);
  // The cards came past the counter that numbers them.
  const counter = { network_id: user.networkId, last_seq: of.cards, last_event: of.cards };
  await inUnit(hub, (tx) => tx.db.insertInto('requirement_counters').values(counter).execute());
  await fillTasks(hub, user, of.tasks);
  await fillAudit(hub, user, of.audit);
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
if (process.env['DB_TYPE'] === 'postgres') await startPostgres();
const hub = await startTestHub({
  settings: { HUB_REQUESTS_PER_MINUTE: '1000000' },
  overrides: { validateResponses: false },
});
// The first account reads the audit of all.
await hub.registerUser();
const [small, large] = [await hub.registerUser(), await hub.registerUser()];
await fill(hub, small, { sessions: few, cards: few, tasks: few, audit: few });
await fill(hub, large, sizes);
// What autovacuum does within a minute of such a fill: plans for these sizes, not for those of empty tables.
if (process.env['DB_TYPE'] === 'postgres') await sql`analyze`.execute(hub.hub.database.reader);
const bee = await hub.mintNode(large, 'bee');
let written = 0;
const write = async (): Promise<void> => {
  written += 1;
  const report = { resume_id: 'r', alias: 'bee', status: 'idle' };
  await Promise.all([
    hub.tool('report_status', report, bee),
    hub.tool('send_task', { alias: 'bee', task: `late ${written}` }, large.token),
    hub.api('POST', '/api/requirements', { token: large.token, body: { name: `late ${written}` } }),
  ]);
};
let wrong = 0;
for (const [name, list] of Object.entries(lists)) {
  await walk(hub, small.token, list, async () => undefined);
  // Page by page in turn, so that both walks meet the same weather.
  const calm = { seen: 0, times: [] as number[] };
  const again = async (): Promise<void> => {
    const { seen, times } = await walk(hub, small.token, list, async () => undefined);
    calm.seen = seen.length;
    calm.times.push(...times);
  };
  let pages = 0;
  const quiet = await walk(hub, large.token, list, async () => {
    pages += 1;
    if (pages % 10 === 0) await again();
  });
  const before = new Set(quiet.seen);
  const busy = await walk(hub, large.token, list, write);
  const stayed = busy.seen.filter((key) => before.has(key));
  const lost = before.size - new Set(stayed).size;
  const twice = busy.seen.length - new Set(busy.seen).size;
  wrong += lost + twice;
  const [one, many] = [median(calm.times), median(quiet.times)];
  const cost = `p50 of a page ${one.toFixed(2)} ms at ${calm.seen}, ${many.toFixed(2)} ms at ${quiet.seen.length}`;
  console.log(`${name}: ${before.size} rows, ${lost} lost, ${twice} twice; ${cost}, ratio ${(many / one).toFixed(2)}`);
}
console.log(`${written} rounds of writes in between; ${wrong} wrong`);
await hub.close();
if (process.env['DB_TYPE'] === 'postgres') await stopPostgres();
process.exitCode = wrong === 0 ? 0 : 1;
