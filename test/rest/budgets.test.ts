import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addMember, fillTokens, inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Answer, TestHub, TestUser } from '../support/start-hub.ts';

const day = 86_400_000;
const mebibyte = 1_048_576;

describe('issueNodeToken issueApiToken joinNetwork', () => {
  let hub: TestHub;
  let full: TestUser;
  let other: TestUser;
  beforeAll(async () => {
    hub = await startTestHub({ settings: { HUB_TOKENS_PER_PERSON: '200' } });
    other = await hub.registerUser();
    full = await hub.registerUser();
    await fillTokens(hub, full);
  });
  afterAll(() => hub.close());
  const outcome = ({ status, body }: Answer): unknown[] => [status, body.error, body.limit];
  const refused = [409, 'too_many_tokens', 200];

  test('409 too_many_tokens: the 201st live token of a person', async () => {
    const { token, networkId: network_id } = full;
    expect(outcome(await hub.api('POST', '/api/auth/tokens', { token, body: {} }))).toEqual(refused);
    const node = { network_id, node_name: 'bee' };
    expect(outcome(await hub.api('POST', '/api/auth/node-token', { token, body: node }))).toEqual(refused);
    const invited = await hub.api('POST', `/api/networks/${other.networkId}/invite`, { token: other.token, body: {} });
    const { invite_code } = invited.body;
    expect(outcome(await hub.api('POST', '/api/networks/join', { token, body: { invite_code } }))).toEqual(refused);
    // Nothing was taken: the next person joins with the code.
    const guest = await hub.registerUser();
    const joined = await hub.api('POST', '/api/networks/join', { token: guest.token, body: { invite_code } });
    expect(joined.status).toBe(200);
  });

  test('200: a revoked token makes room for another', async () => {
    const user = await hub.registerUser();
    const mint = () => hub.api('POST', '/api/auth/tokens', { token: user.token, body: { name: 'x' } });
    const first = (await mint()).body.token_id;
    await fillTokens(hub, user);
    expect((await mint()).status).toBe(409);
    await hub.api('DELETE', `/api/auth/tokens/${first}`, { token: user.token });
    expect((await mint()).status).toBe(200);
  });

  test('409 too_many_tokens: of parallel mints only as many pass as there is room for', async () => {
    const user = await hub.registerUser();
    await fillTokens(hub, user);
    await inUnit(hub, ({ db }) =>
      db
        .deleteFrom('tokens')
        .where('user_id', '=', user.userId)
        .where('name', 'in', ['filler 0', 'filler 1'])
        .execute(),
    );
    const mint = () => hub.api('POST', '/api/auth/tokens', { token: user.token, body: { name: 'x' } });
    const answers = await Promise.all(Array.from({ length: 8 }, mint));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  });

  test('200: a login never lacks room; the one that was used least recently ends', async () => {
    const user = await hub.registerUser();
    const login = () =>
      hub.api('POST', '/api/auth/login', { body: { username: user.username, password: user.password } });
    const me = async (token: string) => (await hub.api('GET', '/api/auth/me', { token })).status;
    const early = (await login()).body.token;
    hub.clock.advance(120_000);
    await me(user.token);
    await hub.runJob('record_token_use');
    await fillTokens(hub, user, 3);
    const late = await login();
    expect(late.status).toBe(200);
    expect([await me(early), await me(user.token), await me(late.body.token)]).toEqual([401, 200, 200]);
  });

  test('200: other tokens leave the last place to a login, and logins that idled out are not counted', async () => {
    const user = await hub.registerUser();
    const { token } = (await hub.api('POST', '/api/auth/tokens', { token: user.token, body: { name: 'x' } })).body;
    await fillTokens(hub, user);
    await inUnit(hub, ({ db }) =>
      db.deleteFrom('tokens').where('user_id', '=', user.userId).where('scope', '=', 'user').execute(),
    );
    expect(outcome(await hub.api('POST', '/api/auth/tokens', { token, body: {} }))).toEqual(refused);
    const login = { username: user.username, password: user.password };
    expect((await hub.api('POST', '/api/auth/login', { body: login })).status).toBe(200);
    const idle = await hub.registerUser();
    await fillTokens(hub, idle, 100);
    hub.clock.advance(31 * day);
    const fresh = await hub.api('POST', '/api/auth/login', {
      body: { username: idle.username, password: idle.password },
    });
    const minted = await hub.api('POST', '/api/auth/tokens', { token: fresh.body.token, body: { name: 'x' } });
    expect(minted.status).toBe(200);
  });
});

describe('budgets', () => {
  test('429 rate_limited: all tokens of a person count together, those of another person do not', async () => {
    const hub = await startTestHub({ settings: { HUB_REQUESTS_PER_MINUTE: '12' } });
    const one = await hub.registerUser();
    const guest = await hub.registerUser();
    await addMember(hub, one, guest, 'member');
    const bee = await hub.mintNode(one, 'bee');
    const api = (await hub.api('POST', '/api/auth/tokens', { token: one.token, body: {} })).body.token;
    const statuses: number[] = [];
    for (let call = 0; call < 12; call += 1) {
      const token = [one.token, bee, api, one.networkToken][call % 4];
      statuses.push((await hub.api('GET', '/api/networks', { token })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect((await hub.api('GET', '/api/networks', { token: guest.token })).status).toBe(200);
    await hub.close();
  });

  test('every counted answer of either door tells what is left, whatever it is', async () => {
    const hub = await startTestHub({ settings: { HUB_REQUESTS_PER_MINUTE: '12' } });
    const one = await hub.registerUser();
    const bee = await hub.mintNode(one, 'bee');
    const told = ({ headers }: Pick<Answer, 'headers'>) =>
      /^"calls";r=(\d+);t=\d+$/.exec(headers.get('ratelimit') ?? '')?.[1];
    const { token } = one;
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const answers = [
      await hub.api('GET', '/api/networks', { token }),
      await hub.api('GET', '/api/task/t_nothing', { token }),
      await hub.api('POST', '/api/task', { token, body: { alias: 7 } }),
      await hub.api('POST', '/mcp', { token, body: list }),
      await hub.api('POST', '/mcp', { token, body: { jsonrpc: '2.0', method: 'notifications/initialized' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 400, 200, 202]);
    expect(answers.map(told)).toEqual(['10', '9', '8', '7', '6']);
    const stream = await fetch(`${hub.url}/events/bee`, { headers: { authorization: `Bearer ${bee}` } });
    expect([stream.status, told(stream)]).toEqual([200, '5']);
    await stream.body?.cancel();
    expect(answers[0]?.headers.get('ratelimit-policy')).toBe('"calls";q=12;w=60');
    for (let call = 0; call < 5; call += 1) await hub.api('GET', '/api/networks', { token });
    const refused = await hub.api('GET', '/api/networks', { token });
    expect([refused.status, told(refused)]).toEqual([429, '0']);
    const unknown = await hub.api('GET', '/api/networks', { token: 'utok_nobody' });
    expect([unknown.status, told(unknown)]).toEqual([401, undefined]);
    await hub.close();
  });

  test('429 rate_limited: bodies beyond the budget of bytes are not read, at either door', async () => {
    // 4 MiB in each 5 seconds.
    const hub = await startTestHub({ settings: { HUB_BODY_MIB_PER_MINUTE: '48' } });
    const one = await hub.registerUser();
    const other = await hub.registerUser();
    const send = async ({ token, networkId: network_id }: TestUser, size: number) => {
      const body = { alias: 'nobody', task: 'x'.repeat(size), network_id };
      const answer = await hub.api('POST', '/api/task', { token, body });
      return answer.status;
    };
    const ping = async ({ token }: TestUser, size: number) => {
      const body = { jsonrpc: '2.0', id: 1, method: 'ping', params: { pad: 'x'.repeat(size) } };
      return (await hub.api('POST', '/mcp', { token, body })).status;
    };
    const large = mebibyte - 1000;
    expect([await ping(one, 2 * large), await send(one, large), await ping(one, large)]).toEqual([200, 400, 200]);
    const late = await hub.api('POST', '/mcp', { token: one.networkToken, body: { pad: 'x'.repeat(large) } });
    expect([late.status, late.body.error]).toEqual([429, 'rate_limited']);
    expect(Number(late.headers.get('retry-after'))).toBeLessThanOrEqual(5);
    expect([await send(one, large), await ping(other, large), await send(other, large)]).toEqual([429, 200, 400]);
    await hub.close();
  });

  test('429 rate_limited: long answers count, short ones do not', async () => {
    const hub = await startTestHub({ settings: { HUB_BODY_MIB_PER_MINUTE: '24' } });
    const one = await hub.registerUser();
    const { token } = one;
    const description = 'y'.repeat(20_000);
    for (let card = 0; card < 30; card += 1) {
      await hub.api('POST', '/api/requirements', { token, body: { name: `card ${card}`, description } });
    }
    const list = async () => (await hub.api('GET', '/api/requirements?view=full', { token })).status;
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) statuses.push(await list());
    expect(statuses).toEqual([200, 200, 200, 429]);
    await hub.close();
  });
});
