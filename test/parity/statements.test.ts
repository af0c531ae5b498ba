import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inUnit } from '../support/set-up.ts';
import { startTestHub, type TestHub, type TestUser } from '../support/start-hub.ts';
import { fillCards, fillFiles, fillSessions, fillTasks } from './fill.ts';
import { openPlans, type Plans, type Sent } from './plans.ts';

/**
 * The pages that are read most take a fixed number of statements through either door, and walk an index that ends
 * with the page: what a network has stored does not make them slower (performance rules 5 and 10).
 */
let hub: TestHub;
let plans: Plans;
/** Each has a network: two cards and sessions in one, 20,000 and 500 in the other, most of its history behind it. */
let small: TestUser;
let large: TestUser;

beforeAll(async () => {
  hub = await startTestHub();
  [small, large] = [await hub.registerUser(), await hub.registerUser()];
  await fillCards(hub, small, 2);
  await fillSessions(hub, small, 2);
  await fillFiles(hub, small, 2);
  await fillCards(hub, large, 20_000);
  await fillSessions(hub, large, 500);
  await fillTasks(hub, large, 20_000);
  await fillFiles(hub, large, 20_000);
  plans = await openPlans(hub.databaseUrl);
}, 60_000);
afterAll(async () => {
  await plans.close();
  await hub.close();
});

type Call = (user: TestUser) => Promise<{ readonly shown: number }>;

const tool =
  (name: string, args: Readonly<Record<string, unknown>>, list: string): Call =>
  async (user) => ({ shown: (await hub.tool(name, args, user.token))[list].length });
const get =
  (path: string, list: string): Call =>
  async (user) => ({ shown: (await hub.api('GET', path, { token: user.token })).body[list].length });

async function statementsOf(call: Call, user: TestUser): Promise<{ shown: number; statements: Sent[] }> {
  // The first call of a token reads who it is, and where its user is a member.
  await call(user);
  const statements: Sent[] = [];
  const stop = hub.hub.database.watchStatements((text, parameters) => statements.push({ text, parameters }));
  const { shown } = await call(user);
  stop();
  return { shown, statements };
}

const page = { limit: 50, view: 'summary' };
const calls: [name: string, statements: number, few: number, many: number, call: Call][] = [
  ['requirements_list', 7, 2, 50, tool('requirements_list', page, 'requirements')],
  [
    'requirements_list with last events',
    8,
    2,
    50,
    tool('requirements_list', { ...page, include_last_event: true }, 'requirements'),
  ],
  ['GET /api/requirements', 7, 2, 50, get('/api/requirements?limit=50&view=summary&last_event=0', 'requirements')],
  ['GET /api/requirements as it is by default', 8, 2, 500, get('/api/requirements', 'requirements')],
  ['get_all_status', 2, 2, 500, tool('get_all_status', { limit: 1000 }, 'sessions')],
  ['get_all_status when nothing changed', 1, 2, 500, tool('get_all_status', {}, 'sessions')],
  ['GET /api/status', 1, 2, 500, get('/api/status?limit=1000', 'sessions')],
  ['GET /api/status when nothing changed', 1, 2, 500, get('/api/status', 'sessions')],
  ['GET /api/status of a fleet', 2, 2, 500, get('/api/status?fields=fleet&limit=1000', 'sessions')],
  ['GET /api/status of a fleet when nothing changed', 1, 2, 500, get('/api/status?fields=fleet', 'sessions')],
  ['GET /api/files', 1, 2, 50, get('/api/files?limit=50', 'files')],
];

describe('statements', () => {
  test.each(calls)('%s: %i, whatever is stored', async (_name, wanted, few, many, call) => {
    const [little, much] = [await statementsOf(call, small), await statementsOf(call, large)];
    expect([little.shown, much.shown]).toEqual([few, many]);
    expect(much.statements).toHaveLength(wanted);
    expect(little.statements).toHaveLength(wanted);
  });

  test('GET /api/status: as many for 500 sessions that fell silent at once as for two', async () => {
    const call = get('/api/status', 'sessions');
    const silentOf = async (user: TestUser): Promise<number> => {
      await inUnit(hub, (tx) =>
        tx.db
          .updateTable('sessions')
          .set({ status: 'idle', last_seen_at: hub.clock.now() - 3_600_000 })
          .where('network_id', '=', user.networkId)
          .execute(),
      );
      const statements: string[] = [];
      const stop = hub.hub.database.watchStatements((text) => statements.push(text));
      await call(user);
      stop();
      return statements.length;
    };
    expect(await silentOf(large)).toBe(await silentOf(small));
  });
});

describe('plans', () => {
  test.each(calls)(
    '%s reads no large table from end to end and sorts none',
    async (_name, _wanted, _few, _many, call) => {
      const { statements } = await statementsOf(call, large);
      for (const statement of statements) {
        const faults = await plans.faultsOf(statement, ['requirements', 'tasks', 'files']);
        expect([statement.text, faults]).toEqual([statement.text, []]);
      }
    },
  );
});

describe('plans of filtered lists', () => {
  const since = new Date(0).toISOString();
  const until = '2099-01-01';
  /** A list of several parts sorts what their pages hold, and one by ids the tasks that they name. */
  const merges = true;
  const filters: [path: string, sorts: boolean][] = [
    ['/api/tasks?status=replied', false],
    ['/api/tasks?status=replied&status=failed', merges],
    ['/api/tasks?to_name=a7', merges],
    ['/api/tasks?to_name=a7&status=replied', false],
    ['/api/tasks?to_name=a7&status=running', false],
    ['/api/tasks?from_name=absent', false],
    ['/api/tasks?priority=high', false],
    [`/api/tasks?since=${since}`, false],
    [`/api/tasks?until=${until}`, false],
    [`/api/tasks?since=${since}&until=${until}&priority=high&q=dig`, false],
    ['/api/tasks?parent_task_id=t_none', false],
    ['/api/tasks?ids=t_none&ids=t_other', merges],
    ['/api/tasks?q=absent', false],
    ['/api/status?q=absent', false],
    ['/api/status?status=error&status=blocked', false],
    [`/api/status?updated_since=${until}&fields=light`, false],
  ];

  test.each(filters)('%s walks an index, and no further than a page looks', async (path, sorts) => {
    const list = path.startsWith('/api/tasks') ? 'tasks' : 'sessions';
    const { statements } = await statementsOf(get(path, list), large);
    expect(statements.length).toBeLessThanOrEqual(3);
    for (const statement of statements.filter(({ text }) => !text.includes('count(*)'))) {
      const faults = await plans.faultsOf(statement, ['tasks']);
      const grows = faults.filter((fault) => !(sorts && /Sort|TEMP B-TREE/.test(fault)));
      expect([statement.text, grows]).toEqual([statement.text, []]);
    }
  });
});
