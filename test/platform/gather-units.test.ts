import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Database, Unit } from '../../src/platform/db/database.ts';
import { gatherUnits } from '../../src/platform/db/gather-units.ts';
import { groupLimits } from '../../src/platform/db/group-commit.ts';
import { openPostgres } from '../../src/platform/db/postgres-database.ts';
import { laneLimits } from '../../src/platform/db/postgres-lane-source.ts';
import { openSqlite } from '../../src/platform/db/sqlite-database.ts';
import { createTestPlace, testEngine, testLog, type TestPlace } from '../support/database.ts';

const patient = { units: 64, gatherMs: 60_000 };

describe('a queue', () => {
  /** Brings a unit in each of so many turns. */
  async function feed(queue: number[], turns: number): Promise<void> {
    for (let turn = 0; turn < turns; turn += 1) {
      queue.push(turn);
      await nextTurn();
    }
  }

  const inTwoTurns = async (act: () => unknown): Promise<void> => {
    await nextTurn();
    await nextTurn();
    act();
  };

  test('is waited for while each turn brings further units', async () => {
    const queue: number[] = [];
    const feeding = feed(queue, 5);
    await gatherUnits(queue, patient, 'several');
    expect(queue).toHaveLength(5);
    await feeding;
  });

  test('of one unit is waited for only when others came before it', async () => {
    const queue = [0];
    const late = inTwoTurns(() => queue.push(1));
    await gatherUnits(queue, patient, 'one');
    expect(queue).toHaveLength(1);
    await late;
    const busy = [0];
    const next = inTwoTurns(() => busy.push(1));
    await gatherUnits(busy, patient, 'several');
    expect(busy).toHaveLength(2);
    await next;
  });

  test('is not waited for after a pause, not even to the end of the turn', async () => {
    let turns = 0;
    const turn = nextTurn().then(() => (turns += 1));
    await gatherUnits([0], patient, 'nothing');
    expect(turns).toBe(0);
    await turn;
  });

  test('is not waited for beyond the units of a commit', async () => {
    const queue: number[] = [];
    const feeding = feed(queue, 20);
    await gatherUnits(queue, { ...patient, units: 3 }, 'several');
    expect(queue).toHaveLength(3);
    await feeding;
  });

  test('is not waited for when the time is up', async () => {
    const queue: number[] = [];
    const feeding = feed(queue, 20);
    await gatherUnits(queue, { ...patient, gatherMs: 0 }, 'several');
    expect(queue.length).toBeLessThan(20);
    await feeding;
  });
});

describe('units', () => {
  let place: TestPlace;
  let database: Database;
  beforeEach(async () => {
    place = await createTestPlace();
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  /** @param quietMs how long a pause has to be */
  async function open(quietMs: number): Promise<void> {
    // A group of the usual length would be cut short on a machine that is busy with something else.
    const limits = { gatherMs: 60_000, groupMs: 5_000, quietMs };
    database =
      testEngine === 'sqlite'
        ? await openSqlite(place.databaseUrl, testLog, { limits: { ...groupLimits, ...limits } })
        : await openPostgres(place.databaseUrl, 4, testLog, { ...laneLimits, ...limits });
  }

  const put = (key: string): Promise<void> =>
    database.transaction(
      async (unit: Unit) => {
        await unit.db.insertInto('hub_meta').values({ key, value: 'x' }).execute();
      },
      { networkId: 'net' },
    );

  /** Asks for a unit in each of so many turns. */
  async function putInTurns(keys: readonly string[]): Promise<void> {
    const units: Promise<void>[] = [];
    for (const key of keys) {
      units.push(put(key));
      await nextTurn();
    }
    await Promise.all(units);
  }

  test('of turns that follow one another share one commit, once others have come together', async () => {
    await open(60_000);
    await Promise.all([put('x'), put('y')]);
    await putInTurns(['a', 'b', 'c', 'd']);
    expect(database.figures).toEqual({ commits: 2, units: 6 });
  });

  test('that are alone do not wait for others', async () => {
    await open(60_000);
    await put('a');
    await put('b');
    expect(database.figures).toEqual({ commits: 2, units: 2 });
  });

  test('that come after a pause wait for nobody, and those of one moment still share a commit', async () => {
    // Every pause is long enough.
    await open(-1);
    await Promise.all([put('x'), put('y')]);
    expect(database.figures).toEqual({ commits: 1, units: 2 });
    // A lane is done a moment after its units.
    await nextTurn();
    await putInTurns(['a', 'b', 'c', 'd']);
    // The first went alone; those that came meanwhile may have shared one.
    expect(database.figures.units).toBe(6);
    expect(database.figures.commits).toBeGreaterThan(2);
  });
});
