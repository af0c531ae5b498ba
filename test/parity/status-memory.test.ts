import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { jobs } from '../../src/handlers/jobs/index.ts';
import { createTestPlace, testEngine } from '../support/database.ts';
import type { TestPlace } from '../support/database.ts';
import { inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';
import { registerMember } from '../support/members.ts';
import { hireCrew, send, workHot, workOften, type Crew } from './workload.ts';

const minute = 60_000;
const day = 86_400_000;

let place: TestPlace;
let hub: TestHub;
/** On Postgres a second process on the same database, which hears of nothing but the database. */
let other: TestHub;
let crew: Crew;
beforeAll(async () => {
  place = await createTestPlace();
  hub = await startTestHub({ databaseUrl: place.databaseUrl });
  other =
    testEngine === 'postgres' ? await startTestHub({ databaseUrl: place.databaseUrl, now: hub.clock.now() }) : hub;
});
beforeEach(async () => {
  crew = await hireCrew(hub);
});
afterAll(async () => {
  await hub.close();
  if (other !== hub) await other.close();
  await place.remove();
});

async function answers(on: TestHub, { token }: TestUser) {
  // A page of a given size is read anew each time.
  const [status, all] = [await on.api('GET', '/api/status', { token }), await on.tool('get_all_status', {}, token)];
  const fresh = {
    status: (await on.api('GET', '/api/status?limit=1000', { token })).body,
    all: await on.tool('get_all_status', { limit: 1000 }, token),
  };
  return { remembered: { status: status.body, all }, fresh };
}

/** Both answers tell what is stored, on both hubs. */
async function expectTruth(owner: TestUser): Promise<void> {
  for (const on of new Set([hub, other])) {
    const { remembered, fresh } = await answers(on, owner);
    expect(remembered).toEqual(fresh);
  }
}

/** The crew on a hub whose answers are looked at after every call. */
function watched({ owner, ...rest }: Crew): Crew {
  const api: TestHub['api'] = async (...args) => {
    const answer = await hub.api(...args);
    await expectTruth(owner);
    return answer;
  };
  const tool: TestHub['tool'] = async (...args) => {
    const answer = await hub.tool(...args);
    await expectTruth(owner);
    return answer;
  };
  const runJob: TestHub['runJob'] = async (name) => {
    await hub.runJob(name);
    other.clock.advance(hub.clock.now() - other.clock.now());
    await expectTruth(owner);
  };
  return { ...rest, owner, hub: { ...hub, api, tool, runJob } };
}

async function statements(call: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const stop = hub.hub.database.watchStatements(() => (count += 1));
  await call();
  stop();
  return count;
}

const status = () => hub.api('GET', '/api/status', { token: crew.owner.token });
const all = () => hub.tool('get_all_status', {}, crew.owner.token);
const depthOf = async (alias: string) =>
  (await all()).sessions.find((session: { alias: string }) => session.alias === alias).queue_depth;

describe('what is remembered of the sessions of a network', () => {
  test('costs one statement until something is written', async () => {
    await send(crew);
    for (const call of [status, all]) await call();
    expect(await statements(status)).toBe(1);
    expect(await statements(all)).toBe(1);
    await send(crew);
    expect(await statements(status)).toBe(2);
    expect(await statements(all)).toBe(3);
  });

  test('tells the truth after every call of a day, and after every job', async () => {
    const seen = watched(crew);
    await workHot(seen);
    await workOften(seen);
    await send(seen, { ttl_seconds: 60 });
    for (const minutes of [2, 20, 120]) {
      hub.clock.advance(minutes * minute);
      for (const { name } of jobs) await seen.hub.runJob(name);
    }
  }, 60_000);

  test('a session falls silent although nothing is written', async () => {
    expect((await status()).body.summary).toMatchObject({ idle: 2, offline: 0 });
    await all();
    hub.clock.advance(10 * minute);
    expect((await all()).summary).toEqual([{ status: 'idle', count: 2 }]);
    hub.clock.advance(1);
    expect((await all()).summary).toEqual([{ status: 'offline', count: 2 }]);
    expect((await status()).body.summary).toMatchObject({ idle: 0, offline: 2 });
  });

  test('a task stops counting as open after a day although nothing is written', async () => {
    const taskId = await send(crew);
    await hub.tool('ack_inbox', { alias: 'bee', message_id: taskId }, crew.tokens.bee);
    expect(await depthOf('bee')).toBe(1);
    hub.clock.advance(day - 1);
    expect(await depthOf('bee')).toBe(1);
    hub.clock.advance(1);
    expect(await depthOf('bee')).toBe(0);
  });

  test('a node that is deleted is gone', async () => {
    await all();
    await hub.api('DELETE', `/api/nodes/n-ant`, { token: crew.owner.token });
    await expectTruth(crew.owner);
    expect((await status()).body.sessions.map((session: { alias: string }) => session.alias)).toEqual(['bee']);
  });

  test('a task that reached the old alias in the moment of a rename counts for the new one when it is found', async () => {
    const { token, networkId } = crew.owner;
    const change = { network_id: networkId, old_alias: 'bee', new_alias: 'wasp' };
    const { body } = await hub.api('POST', '/api/node-rename/prepare', { token, body: change });
    await hub.api('POST', '/api/node-rename/commit', { token, body: { txn_id: body.txn_id } });
    await send(crew, { alias: 'wasp' });
    await inUnit(hub, async ({ db }) => {
      await db.updateTable('tasks').set({ to_name: 'bee' }).where('network_id', '=', networkId).execute();
      for (const table of ['inbox', 'inboxes'] as const) {
        await db.updateTable(table).set({ to_key: 'bee' }).where('network_id', '=', networkId).execute();
      }
    });
    expect(await depthOf('wasp')).toBe(0);
    await hub.runJob('move_stragglers');
    expect(await depthOf('wasp')).toBe(1);
  });

  test('members of one network share it, restricted members do not', async () => {
    await status();
    const of = async ({ token }: TestUser) =>
      (await hub.api('GET', `/api/status?network_id=${crew.owner.networkId}`, { token })).body.sessions;
    expect(await of(await registerMember(hub, crew.owner, {}))).toHaveLength(2);
    expect(await of(await registerMember(hub, crew.owner, { agent_access: 'granted' }))).toEqual([]);
    expect((await status()).body.sessions).toHaveLength(2);
  });
});
