import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { findCaller } from '../../src/domain/tokens/find-caller.ts';
import { issueApiToken } from '../../src/domain/tokens/issue-api-token.ts';
import { issueNodeToken } from '../../src/domain/nodes/issue-node-token.ts';
import { listMemberships } from '../../src/domain/access/list-memberships.ts';
import { TokenNews } from '../../src/domain/tokens/token-news.ts';
import { openEventBus, type EventBus } from '../../src/platform/event-bus.ts';
import { testEngine, testLog } from '../support/database.ts';
import { openDomainHub, type DomainHub } from '../support/domain-hub.ts';

const dayMs = 86_400_000;

describe('tokenNews', () => {
  /** News that are asked for by hand; each answer is given by the test. */
  const follow = () => {
    const asked: ((heardAll: boolean) => void)[] = [];
    const news = new TokenNews();
    news.follow(() => new Promise((resolve) => asked.push(resolve)), 1_000);
    const answer = async (heardAll: boolean): Promise<void> => {
      asked.shift()?.(heardAll);
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { news, asked, answer };
  };

  test('a row that was just read counts without a question, an older one once all was heard since', async () => {
    const { news, asked, answer } = follow();
    expect([news.isCurrent(2_000, 2_399), asked.length]).toEqual([true, 0]);
    expect([news.isCurrent(2_000, 2_799), news.isCurrent(2_000, 2_800), asked.length]).toEqual([true, false, 1]);
    await answer(true);
    // From when it was asked, not from when it was answered.
    expect([news.isCurrent(2_000, 3_198), news.isCurrent(2_000, 3_599)]).toEqual([true, false]);
  });

  test('who is asked all the time asks ahead, once', async () => {
    const { news, asked, answer } = follow();
    news.isCurrent(2_000, 10_000);
    await answer(true);
    expect([news.isCurrent(2_000, 10_399), asked.length]).toEqual([true, 0]);
    expect([news.isCurrent(2_000, 10_400), news.isCurrent(2_000, 10_500), asked.length]).toEqual([true, true, 1]);
    await answer(true);
    expect([news.isCurrent(2_000, 11_199), news.isCurrent(2_000, 11_200)]).toEqual([true, false]);
  });

  test('a change ends what was read before it, or in the same moment', async () => {
    const { news, answer } = follow();
    news.isCurrent(2_000, 10_000);
    await answer(true);
    news.changed(10_100);
    const readAt = [2_000, 10_100, 10_101];
    expect(readAt.map((at) => news.isCurrent(at, 10_700))).toEqual([false, true, true]);
    await answer(true);
    expect(readAt.map((at) => news.isCurrent(at, 11_000))).toEqual([false, false, true]);
  });

  test('what was read before changes were heard of, or while not all could be, is no longer gone by', async () => {
    const { news, asked, answer } = follow();
    news.isCurrent(500, 2_000);
    await answer(true);
    expect(news.isCurrent(500, 2_100)).toBe(false);
    news.isCurrent(2_000, 3_000);
    await answer(false);
    expect([news.isCurrent(2_000, 3_001), asked.length]).toEqual([false, 1]);
  });

  test('a question that fails is asked again', async () => {
    let asked = 0;
    const news = new TokenNews();
    news.follow(() => Promise.reject(new Error(`planned: question ${(asked += 1)}`)), 0);
    for (const now of [1_000, 1_001]) {
      expect(news.isCurrent(1, now)).toBe(false);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(asked).toBe(2);
    expect(new TokenNews().isCurrent(1, 1_000)).toBe(false);
  });
});

describe('a token that is remembered for long', () => {
  let hub: DomainHub;
  let bus: EventBus;
  let token: string;
  let networkId: string;
  let end: () => void;
  beforeEach(async () => {
    hub = await openDomainHub();
    ({ token, networkId } = await hub.register('ann'));
    bus = await openEventBus(hub.platform.settings, { log: testLog });
    const { news } = hub.platform.memory.tokens;
    const nothing = (): void => undefined;
    const tokensChanged = (): void => news?.changed(hub.clock.elapsed());
    end = bus.subscribe({ hear: nothing, missed: nothing, tokensChanged });
    news?.follow(() => bus.catchUp(), hub.clock.elapsed());
  });
  afterEach(async () => {
    end();
    await bus.close();
    await hub.close();
  });

  const find = async (bearer = token) => findCaller(hub.platform, hub.database.reader, bearer);
  /** What the hub reads for one call of a person, who then asks for their networks. */
  const readsOf = async (bearer = token): Promise<number> => {
    let reads = 0;
    const stop = hub.database.watchStatements(() => (reads += 1));
    const caller = await find(bearer);
    if (!('refused' in caller)) await listMemberships(hub.ctx(caller));
    stop();
    return reads;
  };
  /** Lets as much time pass as a hub may go by what it knows, and whatever it has asked be answered. */
  const wait = async (ms = 900): Promise<void> => {
    hub.clock.advance(ms);
    await bus.catchUp();
    await bus.catchUp();
  };
  const change = (text: string): Promise<unknown> => hub.database.transaction(({ db }) => sql.raw(text).execute(db));

  test('is read again on Postgres only when nobody has called for a while, and never on SQLite', async () => {
    expect(await readsOf()).toBe(2);
    await wait();
    expect(await readsOf()).toBe(testEngine === 'sqlite' ? 0 : 2);
    await wait(700);
    for (let n = 0; n < 10; n += 1) {
      expect(await readsOf()).toBe(0);
      await wait(500);
    }
  });

  if (testEngine === 'postgres') {
    /** The token as good as read, with all news heard. */
    const remember = async (bearer = token): Promise<void> => {
      await readsOf(bearer);
      await wait();
      await readsOf(bearer);
      await wait(500);
      expect(await readsOf(bearer)).toBe(0);
      await wait(0);
    };

    /** Lets a second pass with a call in it, by which the hub asks for news. */
    const changesHeard = async (): Promise<void> => {
      hub.clock.advance(500);
      await find();
      await wait(450);
    };

    test.each([
      ['revoked', 'update tokens set revoked_at = 1', { refused: 'invalid' }],
      ['deleted', 'delete from tokens', { refused: 'invalid' }],
      ['of a disabled account', 'update users set disabled_at = 1', { refused: 'invalid' }],
      ['of a renamed person', `update users set username = 'zoe'`, { username: 'zoe' }],
      [
        'of a member that was restricted',
        `update memberships set agent_access = 'granted'`,
        { agentAccess: 'granted' },
      ],
    ])('by SQL past the hub: one that was %s is known as such within a second', async (_what, text, expected) => {
      await remember();
      await change(text);
      await changesHeard();
      expect(await find()).toMatchObject(expected);
    });

    test('is read again when its node has another name', async () => {
      const ann = await hub.ctxOf(token);
      const api = await issueApiToken(ann, { name: 'cli' });
      await remember(api.token);
      await issueNodeToken(ann, { networkId: networkId, nodeName: 'bee' });
      await remember(api.token);
      await change(`update nodes set alias = 'wasp'`);
      await wait();
      expect(await readsOf(api.token)).toBe(2);
    });

    test('does not idle while another hub sees it used', async () => {
      const api = await issueApiToken(await hub.ctxOf(token), { name: 'cli' });
      await find(api.token);
      await remember();
      const idleMs = hub.platform.settings.sessionIdleDays * dayMs;
      hub.clock.advance(0.6 * idleMs);
      await change(`update tokens set last_used_at = ${hub.clock.now()}`);
      hub.clock.advance(0.6 * idleMs);
      // By this call the hub hears that nothing has changed of the other token.
      await find(api.token);
      await wait(0);
      expect(await find()).toMatchObject({ kind: 'user' });
    });

    test.each([
      [
        'has lost a trigger',
        'alter trigger hub_tokens_told on users rename to hub_tokens_lost',
        'alter trigger hub_tokens_lost on users rename to hub_tokens_told',
      ],
      [
        'has one that is disabled',
        'alter table memberships disable trigger hub_tokens_told',
        'alter table memberships enable trigger hub_tokens_told',
      ],
    ])('is read again each second where the database %s', async (_what, text, undo) => {
      await remember();
      await change(text);
      await wait();
      const reads: number[] = [];
      for (let n = 0; n < 6; n += 1) {
        reads.push(await readsOf());
        await wait(500);
      }
      // Another test gets this database.
      await change(undo);
      expect(reads).toEqual([2, 0, 2, 0, 2, 0]);
    });

    test('is read again after the connection for notices was lost', async () => {
      await remember();
      const joined = new Promise<void>((resolve) => {
        bus.subscribe({ hear: () => undefined, missed: resolve, tokensChanged: () => undefined });
      });
      await change(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'hub-relay' and datname = current_database()`);
      await joined;
      hub.clock.advance(500);
      expect(await readsOf()).toBe(2);
    });

    test('of all that its look-up reads, triggers tell', async () => {
      const texts: string[] = [];
      const stop = hub.database.watchStatements((text) => texts.push(text));
      hub.clock.advance(60_000);
      await find();
      stop();
      const aliases = { t: 'tokens', u: 'users', m: 'memberships', own: 'memberships', n: 'nodes' };
      const reads = [...(texts[0] ?? '').matchAll(/\b"?(t|u|m|own|n)"?\."?(\w+)/g)].map(
        ([, alias = '', column = '']) => `${aliases[alias as keyof typeof aliases]}.${column}`,
      );
      const { rows } = await sql<{ named: string }>`
        select c.relname || '.' || a.attname as named from pg_trigger t join pg_class c on c.oid = t.tgrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
        where t.tgname = 'hub_tokens_told' and (t.tgattr::text = '' or a.attnum = any(t.tgattr))`.execute(
        hub.database.reader,
      );
      expect(reads.length).toBeGreaterThan(20);
      const told = rows.map(({ named }) => named);
      const untold = new Set(reads.filter((read) => !told.includes(read)));
      expect([...untold].sort()).toEqual(['tokens.last_used_at', 'tokens.token_id']);
    });
  }
});
