import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { issueNodeToken } from '../../src/domain/nodes/issue-node-token.ts';
import { anonymousCaller } from '../../src/domain/caller.ts';
import { findCaller } from '../../src/domain/tokens/find-caller.ts';
import { issueApiToken } from '../../src/domain/tokens/issue-api-token.ts';
import { listTokens } from '../../src/domain/tokens/list-tokens.ts';
import { recordTokenUse } from '../../src/domain/tokens/record-token-use.ts';
import { revokeToken } from '../../src/domain/tokens/revoke-token.ts';
import { TokenCache } from '../../src/domain/tokens/token-cache.ts';
import { mintToken } from '../../src/platform/token-hash.ts';
import { openDomainHub } from '../support/domain-hub.ts';
import type { DomainHub } from '../support/domain-hub.ts';

const dayMs = 86_400_000;
let hub: DomainHub;
beforeEach(async () => {
  hub = await openDomainHub();
});
afterEach(() => hub.close());

const find = async (token: string) => findCaller(hub.platform, hub.database.reader, token);

async function countStatements(work: () => Promise<unknown>): Promise<number> {
  let statements = 0;
  const stop = hub.database.watchStatements(() => (statements += 1));
  await work();
  stop();
  return statements;
}

describe('findCaller', () => {
  test('a malformed token costs no statement, an unknown one costs one, a known one costs one once and is then there at once', async () => {
    const { token } = await hub.register('ann');
    const broken = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
    for (const bearer of ['', 'x', 'utok_short', broken, `${token} `]) {
      expect(await countStatements(() => find(bearer))).toBe(0);
      expect(await find(bearer)).toEqual({ refused: 'invalid' });
    }
    expect(await countStatements(() => find(mintToken('utok_')))).toBe(1);
    expect(await countStatements(() => find(token))).toBe(1);
    expect(await countStatements(() => find(token))).toBe(0);
    expect(findCaller(hub.platform, hub.database.reader, token)).toMatchObject({ kind: 'user' });
  });

  test('tokens that come in one turn are read together, and each is its own caller', async () => {
    const people = await Promise.all(['ann', 'bob', 'cid'].map((name) => hub.register(name)));
    const bearers = [...people.map(({ token }) => token), mintToken('utok_')];
    let found: unknown[] = [];
    const statements = await countStatements(async () => (found = await Promise.all(bearers.map(find))));
    expect(statements).toBe(1);
    expect(found).toMatchObject([
      { username: 'ann' },
      { username: 'bob' },
      { username: 'cid' },
      { refused: 'invalid' },
    ]);
  });

  test('a user token expires 30 days after its last use, other tokens do not', async () => {
    const { token, networkToken } = await hub.register('ann');
    const api = await issueApiToken(await hub.ctxOf(token), { name: 'cli' });
    hub.clock.advance(29 * dayMs);
    expect(await find(token)).toMatchObject({ kind: 'user' });
    hub.clock.advance(29 * dayMs);
    expect(await find(token)).toMatchObject({ kind: 'user' });
    hub.clock.advance(30 * dayMs + 1);
    expect(await find(token)).toEqual({ refused: 'expired' });
    expect(await find(token)).toEqual({ refused: 'expired' });
    expect(await find(networkToken)).toMatchObject({ kind: 'node' });
    expect(await find(api.token)).toMatchObject({ kind: 'legacy' });
  });

  test('with 0 idle days no user token expires', async () => {
    await hub.close();
    hub = await openDomainHub({ sessionIdleDays: 0 });
    const { token } = await hub.register('ann');
    hub.clock.advance(4000 * dayMs);
    expect(await find(token)).toMatchObject({ kind: 'user' });
  });

  test('the last use is written in the background, at most once a minute', async () => {
    const { token } = await hub.register('ann');
    const ctx = await hub.ctxOf(token);
    const lastUsed = async () => (await listTokens(ctx)).rows.find((one) => one.scope === 'user')?.last_used_at;
    expect(await lastUsed()).toBeNull();
    await recordTokenUse(ctx);
    const first = hub.clock.now();
    expect(await lastUsed()).toBe(first);
    hub.clock.advance(30_000);
    await find(token);
    expect(await countStatements(() => recordTokenUse(ctx))).toBe(0);
    hub.clock.advance(30_000);
    await find(token);
    await recordTokenUse(ctx);
    expect(await lastUsed()).toBe(first + 60_000);
  });

  test('the master token reads everything and is nobody', async () => {
    await hub.close();
    hub = await openDomainHub({ authToken: 'master-secret' });
    expect(await find('master-secret')).toMatchObject({ kind: 'master', userId: null });
    expect(await find('master-secre')).toEqual({ refused: 'invalid' });
  });

  test('a token bound to a network dies with the membership of its user', async () => {
    const { token, networkToken, networkId } = await hub.register('ann');
    const api = await issueApiToken(await hub.ctxOf(token), { name: 'cli', networkId });
    await hub.database.transaction((unit) =>
      unit.db.deleteFrom('memberships').where('network_id', '=', networkId).execute(),
    );
    hub.platform.memory.tokens.drop({ networkId });
    expect(await find(networkToken)).toEqual({ refused: 'invalid' });
    expect(await find(api.token)).toEqual({ refused: 'invalid' });
    expect(await find(token)).toMatchObject({ kind: 'user' });
  });

  test('what was read before a revocation is not remembered after it', async () => {
    const { token } = await hub.register('ann');
    const ctx = await hub.ctxOf(token);
    const api = await issueApiToken(ctx, { name: 'cli' });
    for (let round = 0; round < 20; round += 1) {
      const one = await issueApiToken(ctx, { name: `cli${round}` });
      await Promise.all([find(one.token), revokeToken(ctx, one.tokenId), find(one.token)]);
      expect(await find(one.token)).toEqual({ refused: 'invalid' });
    }
    expect(await find(api.token)).toMatchObject({ kind: 'legacy' });
  });

  test('another process refuses a revoked token within a second', async () => {
    const { token } = await hub.register('ann');
    const ctx = await hub.ctxOf(token);
    const api = await issueApiToken(ctx, { name: 'cli' });
    const other = { ...hub.platform, settings: { ...hub.platform.settings, databaseUrl: 'postgres://shared' } };
    const findThere = () => findCaller(other, hub.database.reader, api.token);
    expect(await findThere()).toMatchObject({ kind: 'legacy' });
    await revokeToken(ctx, api.tokenId);
    hub.clock.advance(900);
    expect(await findThere()).toEqual({ refused: 'invalid' });
  });
});

describe('tokenCache', () => {
  test('forgets of 50,000 tokens the one that was used least recently', () => {
    const cache = new TokenCache(false);
    const remember = (n: number): void => {
      const caller = { ...anonymousCaller, tokenId: `tok_${n}` };
      cache.put(
        `hash ${n}`,
        { caller, expiresAt: null, lastUsedAt: 0, notedAt: null, readAt: 0, placedAt: 0 },
        cache.generation,
      );
    };
    for (let n = 0; n < 50_000; n += 1) remember(n);
    const isKnown = (n: number): boolean => cache.get(`hash ${n}`, 2_000) !== undefined;
    expect(isKnown(0)).toBe(true);
    remember(50_000);
    expect([isKnown(0), isKnown(1), isKnown(2), cache.size]).toEqual([true, false, true, 50_000]);
  });

  test('listeners hear of every drop until they leave', async () => {
    const heard: unknown[] = [];
    const cache = hub.platform.memory.tokens;
    const leave = cache.onDrop((selector) => heard.push(selector));
    cache.drop({ userId: 'u_1' });
    leave();
    cache.drop({ userId: 'u_2' });
    expect(heard).toEqual([{ userId: 'u_1' }]);
  });
});

describe('issueNodeToken', () => {
  test('registers the node once, binds every token of the name to it and audits each', async () => {
    const { token, networkId } = await hub.register('ann');
    const ctx = await hub.ctxOf(token);
    const [first, second] = [
      await issueNodeToken(ctx, { networkId, nodeName: 'builder' }),
      await issueNodeToken(ctx, { networkId, nodeName: ' builder ' }),
    ];
    expect(second.nodeId).toBe(first.nodeId);
    expect(await find(second.token)).toMatchObject({
      kind: 'node',
      networkId,
      nodeId: first.nodeId,
      alias: 'builder',
      memberRole: 'owner',
      mode: 'normal',
    });
    const nodes = await hub.database.reader.selectFrom('nodes').selectAll().execute();
    expect(nodes).toMatchObject([{ node_id: first.nodeId, alias: 'builder', node_name: 'builder' }]);
    const audit = await hub.database.reader
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'node_token_created')
      .execute();
    expect(audit).toMatchObject([
      { network_id: networkId, detail: 'builder' },
      { network_id: networkId, detail: 'builder' },
    ]);
  });

  test('tokens of one new name minted at once share one node', async () => {
    const { token, networkId } = await hub.register('ann');
    const ctx = await hub.ctxOf(token);
    const issued = await Promise.all(
      Array.from({ length: 10 }, () => issueNodeToken(ctx, { networkId, nodeName: 'builder' })),
    );
    expect(new Set(issued.map((one) => one.nodeId)).size).toBe(1);
    expect(new Set(issued.map((one) => one.token)).size).toBe(10);
  });

  test('strangers, viewers and blank names are refused', async () => {
    const { networkId, token } = await hub.register('ann');
    const bob = await hub.register('bob');
    const ctx = await hub.ctxOf(bob.token);
    const mint = (nodeName: string) => issueNodeToken(ctx, { networkId, nodeName });
    await expect(mint('x')).rejects.toMatchObject({ code: 'not_a_member' });
    await hub.database.transaction((unit) =>
      unit.db
        .insertInto('memberships')
        .values({ network_id: networkId, user_id: bob.user.userId, role: 'viewer', joined_at: 1 })
        .execute(),
    );
    await expect(mint('x')).rejects.toMatchObject({ code: 'no_write_access' });
    await expect(issueNodeToken(await hub.ctxOf(token), { networkId, nodeName: '  ' })).rejects.toMatchObject({
      code: 'node_token_fields_required',
    });
    expect(await hub.database.reader.selectFrom('nodes').selectAll().execute()).toEqual([]);
  });
});

describe('issueApiToken, listTokens and revokeToken', () => {
  test('the list has the own live tokens, newest first, without secrets', async () => {
    const { token } = await hub.register('ann');
    await hub.register('bob');
    const ctx = await hub.ctxOf(token);
    hub.clock.advance(1000);
    const api = await issueApiToken(ctx, { name: 'cli' });
    const tokens = (await listTokens(ctx)).rows;
    expect(tokens[0]).toMatchObject({ token_id: api.tokenId, name: 'cli', scope: 'full', network_id: null });
    expect(tokens.map((one) => one.scope).sort()).toEqual(['full', 'network', 'user']);
    expect(JSON.stringify(tokens)).not.toContain(api.token);
  });

  test('a revoked token is refused at once, leaves the list and is audited', async () => {
    const { token } = await hub.register('ann');
    const ctx = await hub.ctxOf(token);
    const api = await issueApiToken(ctx, { name: 'cli' });
    expect(await find(api.token)).toMatchObject({ kind: 'legacy' });
    await revokeToken(ctx, api.tokenId);
    expect(await find(api.token)).toEqual({ refused: 'invalid' });
    expect((await listTokens(ctx)).rows.map((one) => one.token_id)).not.toContain(api.tokenId);
    const audit = await hub.database.reader
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'token_revoked')
      .execute();
    expect(audit).toMatchObject([{ target_id: api.tokenId, username: 'ann', ip: '127.0.0.1' }]);
    await expect(revokeToken(ctx, api.tokenId)).rejects.toMatchObject({ code: 'token_not_found' });
  });

  test('nobody revokes the token of another', async () => {
    const ann = await hub.register('ann');
    const bob = await hub.register('bob');
    const api = await issueApiToken(await hub.ctxOf(bob.token), { name: 'cli' });
    await expect(revokeToken(await hub.ctxOf(ann.token), api.tokenId)).rejects.toMatchObject({
      code: 'token_not_found',
    });
    expect(await find(api.token)).toMatchObject({ kind: 'legacy' });
  });

  test('an api token is bound to networks of its user only', async () => {
    const ann = await hub.register('ann');
    const bob = await hub.register('bob');
    for (const [who, networkId] of [
      [ann, bob.networkId],
      [bob, ann.networkId],
      [bob, 'net_absent'],
    ] as const) {
      const ctx = await hub.ctxOf(who.token);
      await expect(issueApiToken(ctx, { name: 'x', networkId })).rejects.toMatchObject({ code: 'access_denied' });
    }
  });

  test('only hashes are stored', async () => {
    const { token, networkToken } = await hub.register('ann');
    const stored = JSON.stringify(await hub.database.reader.selectFrom('tokens').selectAll().execute());
    for (const secret of [token, networkToken]) expect(stored).not.toContain(secret.slice(5));
  });
});
