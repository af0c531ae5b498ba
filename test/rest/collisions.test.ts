import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestHub } from '../support/start-hub.ts';
import type { Answer, Loose, TestHub, TestUser } from '../support/start-hub.ts';

/**
 * Two writes that want the same unique thing in the same moment: one gets it, the other is refused as if it had come
 * later. An answer that the operation does not declare fails the test when the hub closes.
 */
const rounds = 20;

let hub: TestHub;
let mia: TestUser;
beforeAll(async () => {
  hub = await startTestHub();
  await hub.registerUser();
});
beforeEach(async () => {
  mia = await hub.registerUser();
});
afterAll(() => hub.close());

let keys = 0;
const post = (
  path: string,
  body: object,
  { keyed = false, token = mia.token, method = 'POST' } = {},
): Promise<Answer> =>
  hub.api(method, path, {
    token,
    body,
    headers: keyed ? { 'idempotency-key': `key ${(keys += 1)}`.replace(' ', '-') } : {},
  });
const tool = (name: string, args: object): Promise<Loose> => hub.tool(name, args as Record<string, unknown>, mia.token);
const mint = (alias: string): Promise<Answer> =>
  post('/api/auth/node-token', { network_id: mia.networkId, node_name: alias });

/** What both said, over many rounds: `status error`. */
async function race(calls: (round: number) => readonly (() => Promise<Answer>)[], times = rounds): Promise<string[]> {
  const said = new Set<string>();
  for (let round = 0; round < times; round += 1) {
    const answers = await Promise.all(calls(round).map((call) => call()));
    for (const { status, body } of answers) said.add(`${status} ${body.error ?? 'ok'}`);
  }
  return [...said].sort();
}

describe('at once', () => {
  test.each([true, false])('a rename and a mint of its new alias (keyed: %s)', async (keyed) => {
    const txns: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await hub.mintNode(mia, `old-${keyed}-${round}`);
      const names = {
        network_id: mia.networkId,
        old_alias: `old-${keyed}-${round}`,
        new_alias: `new-${keyed}-${round}`,
      };
      txns.push((await post('/api/node-rename/prepare', names)).body.txn_id);
    }
    const said = await race((round) => [
      () => post('/api/node-rename/commit', { txn_id: txns[round] }, { keyed }),
      () => mint(`new-${keyed}-${round}`),
    ]);
    expect(said.filter((one) => one !== '409 alias_taken')).toEqual(['200 ok']);
  });

  test('two mints of one alias', async () => {
    expect(await race((round) => [() => mint(`twin-${round}`), () => mint(`twin-${round}`)])).toEqual(['200 ok']);
  });

  test('two reports that bring the same node id', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const aliases = [`left-${round}`, `right-${round}`];
      const tokens = await Promise.all(aliases.map((alias) => hub.mintNode(mia, alias)));
      const report = (alias: string, token: string): Promise<Loose> =>
        hub.tool('report_status', { resume_id: alias, alias, status: 'idle', node_id: `same-${round}` }, token);
      const said = await Promise.all(aliases.map((alias, n) => report(alias, tokens[n] ?? '')));
      expect(said.map(({ ok }) => ok)).toEqual([true, true]);
    }
  });

  test('two additions of one member, and two uses of one invite by one person', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => hub.registerUser()));
    const add = (round: number) => () =>
      post(`/api/networks/${mia.networkId}/members`, { user_id: people[round]?.userId, role: 'member' });
    expect(await race((round) => [add(round), add(round)], 5)).toEqual(['200 ok', '400 user already a member']);
    const guests = await Promise.all(Array.from({ length: 5 }, () => hub.registerUser()));
    const invite = await post(`/api/networks/${mia.networkId}/invite`, { role: 'member', max_uses: -1 });
    const join = (round: number) => () =>
      post('/api/networks/join', { invite_code: invite.body.invite_code }, { token: guests[round]?.token ?? '' });
    expect(await race((round) => [join(round), join(round)], 5)).toEqual([
      '200 ok',
      '400 already a member of this network',
    ]);
  });

  test('two registrations of one name', async () => {
    const register = (round: number) => () =>
      post('/api/auth/register', {
        username: `Same-${mia.userId.slice(-6)}-${round}`,
        password: 'correct-horse-battery',
      });
    expect(await race((round) => [register(round), register(round)], 3)).toEqual([
      '200 ok',
      '400 username already taken',
    ]);
  });

  test('two networks of one name', async () => {
    const create = (round: number) => () => post('/api/networks', { name: `net ${round}` });
    expect(await race((round) => [create(round), create(round)], 1)).toEqual([
      '200 ok',
      '400 network name already exists',
    ]);
  });

  test('two projects of one name, one of them by a rename', async () => {
    const made = await post('/api/requirements/projects', { name: 'first' });
    const said = await race((round) => [
      () => post('/api/requirements/projects', { name: `project ${round}` }),
      () => post('/api/requirements/projects', { name: `project ${round}` }, { keyed: true }),
      () =>
        post(`/api/requirements/projects/${made.body.project.id}`, { name: `project ${round}` }, { method: 'PATCH' }),
    ]);
    expect(said).toEqual(['200 ok', '201 ok', '409 project_name_taken'].filter((one) => said.includes(one)));
    expect(said).toContain('409 project_name_taken');
  });

  test('two cards of one external reference', async () => {
    const upsert = (round: number): Promise<Loose> =>
      tool('requirements_upsert_by_external_ref', { external_ref: `ref-${round}`, name: `card ${round}` });
    const create = (round: number): Promise<Answer> =>
      post('/api/requirements', { external_ref: `ref-${round}`, name: `card ${round}` }, { keyed: true });
    for (let round = 0; round < rounds; round += 1) {
      const [one, other, third] = await Promise.all([upsert(round), upsert(round), create(round)]);
      expect([one.ok, other.ok]).toEqual([true, true]);
      expect([201, 400, 409]).toContain(third.status);
    }
  });

  test('a new provider and a rename to its name', async () => {
    await tool('upsert_network_secret', { key: 'API_KEY', value: 'value of the key' });
    const provider = (name: string) => ({
      name,
      vendor: 'acme',
      base_url: 'https://93.184.215.14/v1',
      secret_key_ref: 'API_KEY',
      models: [{ model_name: 'm' }],
    });
    const first = await tool('upsert_provider', provider('first'));
    expect(first.ok).toBe(true);
    for (let round = 0; round < rounds; round += 1) {
      const [made, renamed] = await Promise.all([
        tool('upsert_provider', provider(`p-${round}`)),
        tool('update_provider', { provider_id: first.provider.provider_id, name: `p-${round}` }),
      ]);
      expect(made.ok).toBe(true);
      expect(renamed.ok || renamed.error === 'provider_name_taken').toBe(true);
    }
  });

  test('two lists of grants for one member', async () => {
    const guest = await hub.registerUser();
    await post(`/api/networks/${mia.networkId}/members`, {
      user_id: guest.userId,
      role: 'member',
      agent_access: 'granted',
    });
    await hub.mintNode(mia, 'shared');
    const nodes = await hub.api('GET', '/api/nodes', { token: mia.token });
    const ids = nodes.body.nodes.map((node: Loose) => node.node_id);
    const grant = () =>
      post(`/api/networks/${mia.networkId}/members/${guest.userId}/agent-grants`, { node_ids: ids }, { method: 'PUT' });
    expect(await race(() => [grant, grant, grant])).toEqual(['200 ok']);
  });
});
