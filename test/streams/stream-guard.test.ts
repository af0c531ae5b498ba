import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { anonymousCaller } from '../../src/domain/caller.ts';
import type { Caller } from '../../src/domain/caller.ts';
import { TokenCache } from '../../src/domain/tokens/token-cache.ts';
import type { Database } from '../../src/platform/db/database.ts';
import type { OpenStream } from '../../src/server/streams/open-stream.ts';
import { guardStreams } from '../../src/server/streams/stream-guard.ts';
import { openTestDatabase, type TestPlace } from '../support/database.ts';

const everyMs = 4_000;
const master: Caller = { ...anonymousCaller, kind: 'master', systemAdmin: true };
const person = { user_id: 'u_1', username: 'ada', username_key: 'ada', role: 'user', password_hash: '' } as const;
const network = { network_id: 'net_1', network_name: 'n', owner_id: 'u_1', created_at: 1, updated_at: 1 };

let database: Database & TestPlace;
let live: Set<OpenStream>;
let ended: string[];
let errors: unknown[];
let statements: number;
let endAll: (() => void)[];
beforeEach(async () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'performance', 'Date'],
  });
  database = await openTestDatabase();
  await database.transaction(async ({ db }) => {
    await db
      .insertInto('users')
      .values({ ...person, created_at: 1, updated_at: 1 })
      .execute();
    await db.insertInto('networks').values(network).execute();
  });
  [live, ended, errors, statements] = [new Set(), [], [], 0];
  endAll = [database.watchStatements(() => (statements += 1))];
});
afterEach(async () => {
  for (const end of endAll) end();
  jest.useRealTimers();
  await database.remove();
});

/** Guards the streams of a process. @param shared whether it shares the database with others */
function guard(shared: boolean): TokenCache {
  const tokens = new TokenCache(shared);
  const clock = { now: () => 0, elapsed: () => 0 };
  endAll.push(guardStreams({ live }, database.reader, { clock, memory: { tokens } }, (error) => errors.push(error)));
  return tokens;
}

function openStream(name: string, caller: Partial<Caller> = {}, networkId = 'net_1'): void {
  const stream = {
    ...{ networkId, caller: { ...master, ...caller }, isRightKnown: false },
    selection: { channel: null, observer: true, only: undefined },
    feed: { settle: async () => undefined },
    lapse: () => undefined,
    end: () => void ended.push(name),
  };
  live.add(stream as unknown as OpenStream);
}

/** More than the statements of a check: what is asked after it, one after the other, comes back when it is over. */
const reads = 20;

/** The number of statements of the checks that `cause` leads to, once they are over. */
async function statementsOf(cause: () => void = () => jest.advanceTimersByTime(everyMs)): Promise<number> {
  statements = 0;
  cause();
  for (let read = 0; read < reads; read += 1) {
    await database.reader.selectFrom('networks').select('network_id').execute();
    await new Promise(setImmediate);
  }
  return statements - reads;
}

describe('a process that has the database to itself', () => {
  test('checks a stream once, and again when somebody may have lost a right', async () => {
    const tokens = guard(false);
    openStream('a');
    expect([await statementsOf(), await statementsOf()]).toEqual([1, 0]);
    openStream('b');
    expect([await statementsOf(), await statementsOf()]).toEqual([1, 0]);
    expect(await statementsOf(() => tokens.drop({ networkId: 'net_1' }))).toBe(1);
    expect(ended).toEqual([]);
  });

  test('goes on with what ends without a word', async () => {
    guard(false);
    openStream('page', { browserSessionId: 'tok_1' });
    openStream('unbound', { kind: 'node' });
    expect(await statementsOf()).toBeGreaterThan(0);
    expect(await statementsOf()).toBeGreaterThan(0);
  });

  test('checks again what it read while somebody lost a right, and what it could not read', async () => {
    const tokens = guard(false);
    openStream('a');
    await statementsOf(() => {
      jest.advanceTimersByTime(everyMs);
      tokens.drop({ tokenId: 'tok_of_another' });
    });
    expect([await statementsOf(), await statementsOf()]).toEqual([1, 0]);
    jest.spyOn(database.reader, 'selectFrom').mockImplementationOnce(() => {
      throw new Error('no rows');
    });
    await statementsOf(() => tokens.drop({ networkId: 'net_1' }));
    expect(errors).toEqual([new Error('no rows')]);
    expect(await statementsOf()).toBe(1);
  });

  test('ends the stream of a right that was lost while it opened', async () => {
    guard(false);
    openStream('a');
    openStream('b', {}, 'net_gone');
    await statementsOf();
    expect(ended).toEqual(['b']);
  });
});

test('a process that shares the database checks all streams each time', async () => {
  guard(true);
  openStream('a');
  expect([await statementsOf(), await statementsOf()]).toEqual([1, 1]);
});
