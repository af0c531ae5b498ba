import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { AgentGrant, Membership, Network, Node, Project, User } from '../../src/entities/index.ts';
import { bindValues } from '../../src/platform/db/bind-values.ts';
import { groupLimits } from '../../src/platform/db/group-commit.ts';
import { lacksParent } from '../../src/platform/db/lacks-parent.ts';
import { openSqlite } from '../../src/platform/db/sqlite-database.ts';
import { openTestDatabase, testEngine, testLog } from '../support/database.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const times = { createdAt: 1, updatedAt: 1 };
const networkOf = (networkId: string, networkName = 'net') => ({
  networkId,
  networkName,
  ownerId: networkId,
  ...times,
});
const userOf = (userId: string) => ({
  ...{ userId, username: userId, usernameKey: userId, role: 'user' as const, passwordHash: 'x' },
  ...times,
});
const projectOf = (networkId: string, projectId: string) => ({
  ...{ networkId, projectId, name: projectId, nameKey: projectId, color: '#fff', position: 0, createdAt: 1 },
});
/** The same file with time for every unit of a turn in one commit. */
const openRoomy = () => openSqlite(database.databaseUrl, testLog, { limits: { ...groupLimits, groupMs: 5_000 } });
const names = async (): Promise<string[]> => {
  const rows = await database.reader.selectFrom('networks').select('network_id').orderBy('network_id').execute();
  return rows.map(({ network_id }) => network_id);
};

describe('an entity manager in a unit', () => {
  test('stores what the work left in it, without a flush', async () => {
    await database.transaction(async (unit) => {
      unit.em().create(Network, networkOf('a'));
    });
    expect(await names()).toEqual(['a']);
  });

  test('stores it before the hooks of the unit run', async () => {
    let seen: unknown[] = [];
    await database.transaction(async (unit) => {
      unit.beforeCommit(async () => {
        seen = await unit.db.selectFrom('networks').select('network_id').execute();
      });
      unit.em().create(Network, networkOf('a'));
    });
    expect(seen).toEqual([{ network_id: 'a' }]);
  });

  test('sees the rows that the queries of the unit wrote, and they what it flushed', async () => {
    await database.transaction(async (unit) => {
      const em = unit.em();
      em.create(Network, networkOf('a'));
      await em.flush();
      const renamed = unit.db.updateTable('networks').set({ network_name: 'new' }).where('network_id', '=', 'a');
      expect((await renamed.executeTakeFirst()).numUpdatedRows).toBe(1n);
      await em.refresh(em.getReference(Network, 'a'));
      expect(await em.findOneOrFail(Network, 'a')).toMatchObject({ networkName: 'new', maxMembers: 50 });
    });
  });

  test('leaves nothing of a unit that fails, and hurts none of those that share its commit', async () => {
    const roomy = testEngine === 'sqlite' ? await openRoomy() : database;
    const units = ['a', 'b', 'c'].map((networkId) =>
      roomy.transaction(async (unit) => {
        const em = unit.em();
        em.create(Network, networkOf(networkId));
        await em.flush();
        if (networkId === 'b') throw new Error('refused');
      }),
    );
    const outcomes = await Promise.allSettled(units);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(roomy.figures).toMatchObject({ units: 2, commits: testEngine === 'sqlite' ? 1 : 2 });
    if (roomy !== database) await roomy.close();
    expect(await names()).toEqual(['a', 'c']);
  });

  test('fails its unit by what it could not flush, as the database said it', async () => {
    const orphan = database.transaction(async (unit) => {
      unit.em().create(Project, projectOf('nowhere', 'p'));
    });
    expect(await orphan.catch(lacksParent)).toBe(true);
  });

  test('cannot hide a failed statement', async () => {
    const unit = database.transaction(async (open) => {
      await open.db.insertInto('hub_meta').values({ key: 'k', value: 'v' }).execute();
      open.em().create(Project, projectOf('nowhere', 'p'));
      await open
        .em()
        .flush()
        .catch(() => undefined);
    });
    await expect(unit).rejects.toThrow();
    expect(await database.reader.selectFrom('hub_meta').select('key').execute()).toEqual([]);
  });

  test('is of one unit: no entity of another is in it, and it ends with its unit', async () => {
    await database.transaction(async (unit) => {
      unit.em().create(Network, networkOf('a'));
    });
    const kept = await database.transaction(async (unit) => {
      expect(unit.em().getUnitOfWork().getIdentityMap().keys()).toEqual([]);
      return unit.em();
    });
    await expect(kept.find(Network, {})).rejects.toThrow('this unit has ended');
  });

  test('binds its values, whatever stands in them', async () => {
    const texts = ["it's ?", '??', 'a\\?b', '"`;drop table networks;--', 'NUL \\u0000'];
    const seen: (readonly unknown[])[] = [];
    const stop = database.watchStatements((_text, parameters) => seen.push(parameters));
    await database.transaction(async (unit) => {
      texts.forEach((text, at) => unit.em().create(Network, networkOf(`n${at}`, text)));
    });
    stop();
    expect(seen).toHaveLength(1);
    expect(seen[0]).toEqual(expect.arrayContaining(texts));
    const rows = await database.reader.selectFrom('networks').select('network_name').orderBy('network_id').execute();
    expect(rows.map((row) => row.network_name)).toEqual(texts);
  });
});

describe('relations', () => {
  beforeEach(() =>
    database.transaction(async (unit) => {
      const em = unit.em();
      em.create(Membership, {
        network: em.create(Network, networkOf('a')),
        user: em.create(User, userOf('ann')),
        role: 'owner',
        joinedAt: 2,
      });
      em.create(Node, { networkId: 'a', nodeId: 'n', nodeName: 'n', alias: 'n', ...times });
      await em.flush();
      em.create(AgentGrant, { networkId: 'a', userId: 'ann', nodeId: 'n', createdAt: 1 });
    }),
  );

  test('are read with their row in one statement', async () => {
    const seen: string[] = [];
    const stop = database.watchStatements((text) => seen.push(text));
    const [membership] = await database.em().find(Membership, { user: 'ann' }, { populate: ['network', 'user'] });
    const grant = await database
      .em()
      .findOneOrFail(AgentGrant, { networkId: 'a', userId: 'ann', nodeId: 'n' }, { populate: ['node'] });
    stop();
    expect(membership?.network.networkName).toBe('net');
    expect(membership?.user.username).toBe('ann');
    expect(grant.node?.alias).toBe('n');
    expect(seen).toHaveLength(2);
  });

  test('hold: what hangs on a row goes with it or keeps it', async () => {
    await database.transaction(async (unit) => {
      const em = unit.em();
      em.remove(em.getReference(Node, ['a', 'n']));
    });
    expect(await database.reader.selectFrom('agent_grants').select('node_id').execute()).toEqual([]);
    const leaving = database.transaction(async (unit) => {
      unit.em().remove(unit.em().getReference(User, 'ann'));
    });
    expect(await leaving.catch(lacksParent)).toBe(true);
  });
});

test('an entity manager outside a unit reads what is committed and cannot write', async () => {
  await database.transaction(async (unit) => {
    unit.em().create(Network, networkOf('a'));
  });
  const em = database.em();
  const network = await em.findOneOrFail(Network, 'a');
  network.networkName = 'other';
  await expect(em.flush()).rejects.toThrow('transactions are opened by Database.transaction only');
  expect(await database.em().findOneOrFail(Network, 'a')).toMatchObject({ networkName: 'net' });
});

test.each([
  ['select ?? from t where a = ? and b = ?', ['id', 1, 'x'], 'select "id" from t where a = $1 and b = $2', [1, 'x']],
  ['select \\? where a = ?', [undefined], 'select ? where a = $1', [null]],
  ['select 1', [], 'select 1', []],
])('bindValues: %s', (text, values, sql, parameters) => {
  const writer = { quoteIdentifier: (id: unknown) => `"${String(id)}"`, quoteValue: String };
  expect(bindValues(writer as never, (n) => `$${n}`, text, values)).toEqual({ sql, parameters });
});
