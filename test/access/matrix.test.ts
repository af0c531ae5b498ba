import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { restAccess, toolAccess } from '../../generated/access.ts';
import { routes } from '../../generated/routes.ts';
import { changedAnswers, isOwn, withoutOthers } from './alone.ts';
import type { Given } from './alone.ts';
import { askRest, askTool, openStreams } from './ask.ts';
import type { Reply } from './ask.ts';
import { boardRest, boardTools } from './board-rows.ts';
import { borderRest } from './border-rest-rows.ts';
import { borderTools } from './border-tool-rows.ts';
import { daemonTools } from './daemon-rows.ts';
import { fleetTools } from './fleet-rows.ts';
import { allWords, wordOf } from './canaries.ts';
import { cellsOf } from './cells.ts';
import type { Cell } from './cells.ts';
import { differences, judge } from './judge.ts';
import type { Verdict } from './judge.ts';
import { unmarked } from './planter.ts';
import { withPrincipals } from './principals.ts';
import type { Expectation } from './profiles.ts';
import { restExpectations as restTable } from './rest-expectations.ts';
import { restRequests as restCalls } from './rest-requests.ts';
import type { Request } from './rest-requests.ts';
import { changedTables } from './store.ts';
import type { Snapshot } from './store.ts';
import { toolExpectations as toolTable } from './tool-expectations.ts';
import { toolRequests as toolCalls } from './tool-requests.ts';
import { buildWorld } from './world.ts';
import type { World } from './world.ts';
import { testEngine } from '../support/database.ts';

const restExpectations = withPrincipals({ ...restTable, ...boardRest.expectations, ...borderRest.expectations });
const restRequests = { ...restCalls, ...boardRest.requests, ...borderRest.requests };
const toolExpectations = withPrincipals({
  ...toolTable,
  ...boardTools.expectations,
  ...daemonTools.expectations,
  ...fleetTools.expectations,
  ...borderTools.expectations,
});
const toolRequests = {
  ...toolCalls,
  ...boardTools.requests,
  ...daemonTools.requests,
  ...fleetTools.requests,
  ...borderTools.requests,
};

let world: World;
let start: Snapshot;
let cells = 0;
/** Answers of reads to those who are in the home network alone. */
const given: Given[] = [];

beforeAll(async () => {
  world = await buildWorld();
  start = await world.store.read();
}, 60_000);
afterAll(() => world.close());

const nameOf = (row: string): string => row.replace(/ \(.*/, '');
/** Rows of operations and tools that exist; the others wait for theirs. */
const existing = (table: Readonly<Record<string, Expectation>>, known: object): string[] =>
  Object.keys(table).filter((row) => nameOf(row) in known);

type Call = (cell: Cell, token: string | undefined) => Promise<Reply>;

/** Asks every cell of a row from the same start, and puts back what a success changed. */
async function runRow(row: string, expectation: Expectation, request: Request | undefined, reads: boolean, call: Call) {
  if (request === undefined) throw new Error(`no request for ${row}`);
  const verdicts: Verdict[] = [];
  let before = await prepare(row);
  const closeStreams = countsStreams.test(row) ? await openStreams(world) : undefined;
  for (const cell of cellsOf(world, row, expectation, request)) {
    if (!isSampled(row, cell)) continue;
    cells += 1;
    const reply = await call(cell, cell.caller.token);
    if (reads && isOwn(cell, reply)) given.push({ cell, reply, again: () => call(cell, cell.caller.token) });
    const after = await world.store.read();
    verdicts.push(judge(world, cell, reply, reads, before, after));
    if (changedTables(before, after).length === 0) continue;
    await world.store.restore(before, after);
    before = await world.store.read();
    world.hub.hub.platform.memory.tokens.drop({});
  }
  closeStreams?.();
  await world.store.restore(start, before);
  const wrong = verdicts.flatMap(({ cell, faults }) =>
    faults.map((fault) => `${cell.row}, ${cell.caller.name}, ${cell.object}: ${fault}`),
  );
  expect([...wrong, ...differences(world, verdicts, reads)]).toEqual([]);
}

/** Reading all tables costs more on Postgres: there each row is asked by a third of the callers, another one each. */
function isSampled(row: string, { caller }: Cell): boolean {
  if (testEngine === 'sqlite') return true;
  return (world.callers.indexOf(caller) + row.length) % 3 === 0;
}

const countsStreams = /^(getHealth|getStreamStats)$/;

/** A network can be deleted only when its agents are silent. */
async function prepare(row: string): Promise<Snapshot> {
  if (row === 'deleteNetwork') {
    await world.store.restore(new Map([...start, ['sessions', { rows: [], lines: [] }]]), start);
  }
  return world.store.read();
}

describe('the world', () => {
  test('every text column of every table of a network holds the canary of each network', () => {
    const gaps: string[] = [];
    for (const [table, columns] of world.store.tables) {
      if (
        !columns.some(({ name }) => name === 'network_id') ||
        /^(memberships|agent_grants|vault_secrets)$/.test(table)
      )
        continue;
      for (const word of Object.values(wordOf)) {
        const rows = (start.get(table)?.rows ?? []).filter((row) => String(row['network_id']).includes(word));
        for (const { name, isText } of columns) {
          const marked = rows.some((row) => String(row[name]).includes(word));
          if (isText && !marked && !unmarked.has(name)) gaps.push(`${table}.${name}: no ${word}`);
        }
      }
    }
    expect(gaps).toEqual([]);
  });

  test('every caller is kept from something, but for those who stand above the networks', () => {
    const free = world.callers.filter(({ forbidden }) => forbidden.length === 0).map(({ name }) => name);
    expect(free).toEqual(['system admin', 'master']);
    expect(world.callers.every(({ forbidden }) => forbidden.length < allWords.length + 1)).toBe(true);
  });
});

describe('the access matrix over REST', () => {
  test('has a row for every operation', () => {
    const named = new Set(Object.keys(restExpectations).map(nameOf));
    expect(Object.keys(restAccess).filter((id) => !named.has(id))).toEqual([]);
  });

  test.each(existing(restExpectations, restAccess))(
    '%s',
    async (row) => {
      const expectation = restExpectations[row] as Expectation;
      const reads = expectation.reads === true;
      const route = routes.find(({ operationId }) => operationId === nameOf(row));
      if (route?.method === 'GET') expect(reads).toBe(true);
      await runRow(row, expectation, restRequests[row], reads, ({ ask }, token) =>
        askRest(world, nameOf(row), ask, token),
      );
    },
    30_000,
  );
});

describe('the access matrix over tools', () => {
  test('has a row for every tool', () => {
    const named = new Set(Object.keys(toolExpectations).map(nameOf));
    expect(Object.keys(toolAccess).filter((name) => !named.has(name))).toEqual([]);
  });

  test.each(existing(toolExpectations, toolAccess))(
    '%s',
    async (row) => {
      const expectation = toolExpectations[row] as Expectation;
      await runRow(row, expectation, toolRequests[row], expectation.reads === true, ({ ask }, token) =>
        askTool(world, nameOf(row), ask, token),
      );
    },
    30_000,
  );

  test('tools/list shows a caller every tool that can succeed', async () => {
    const missing: string[] = [];
    for (const caller of world.callers) {
      const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
      const { status, body: answer } = await world.hub.api('POST', '/mcp', { token: caller.token, body });
      const listed: string[] = status === 200 ? answer.result.tools.map(({ name }: { name: string }) => name) : [];
      for (const row of existing(toolExpectations, toolAccess)) {
        const expectation = toolExpectations[row] as Expectation;
        const own = cellsOf(world, row, expectation, toolRequests[row] as Request).filter(
          (cell) => cell.caller === caller,
        );
        const { audience } = toolAccess[nameOf(row) as keyof typeof toolAccess];
        if (['on_request', 'extended'].includes(audience[caller.alias === 'agent-nowhere' ? 'user' : 'node'].list))
          continue;
        const can = own.some(({ expected }) => expected === 'ok');
        if (can && !listed.includes(nameOf(row))) missing.push(`${caller.name}: ${nameOf(row)}`);
      }
    }
    expect(missing).toEqual([]);
  });

  test('no answer depends on what is in the other networks', async () => {
    expect(given.length).toBeGreaterThan(0);
    await world.store.restore(withoutOthers(start), start);
    world.hub.hub.platform.memory.tokens.drop({});
    const changed = await changedAnswers(given);
    await world.store.restore(start, await world.store.read());
    expect(changed).toEqual([]);
  }, 60_000);

  test('the matrix is whole', () => expect(cells).toBeGreaterThan(testEngine === 'sqlite' ? 9_700 : 3_200));
});
