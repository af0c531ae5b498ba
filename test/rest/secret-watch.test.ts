import { describe, expect, test } from '@jest/globals';
import { createLog } from '../../src/platform/log.ts';
import { createChild, startDaemon } from '../support/daemon.ts';
import { inUnit } from '../support/set-up.ts';
import { startTestHub, type TestHub, type TestHubOptions, type TestUser } from '../support/start-hub.ts';

/** The watch that every hub of a test carries finds a secret wherever one gets out, and says where. */
const value = 'canary:"ö"/of-the-watch';
const vaultKey = 'c0ffee'.padEnd(64, '1');

async function leaksOf(
  act: (hub: TestHub, user: TestUser) => Promise<unknown>,
  options: TestHubOptions = {},
): Promise<string[]> {
  const hub = await startTestHub(options);
  const user = await hub.registerUser();
  const kept = { key: 'API_KEY', value, network_id: user.networkId };
  expect(await hub.tool('upsert_network_secret', kept, user.token)).toMatchObject({ ok: true });
  await act(hub, user);
  const closing = await hub.close().then(
    () => '',
    (error: unknown) => String(error),
  );
  for (const secret of [value, user.password, user.token, user.networkToken, vaultKey]) {
    expect(closing).not.toContain(secret);
  }
  return closing === '' ? [] : closing.replace('Error: ', '').split('\n').sort();
}

const store = (hub: TestHub, user: TestUser, name: string): Promise<unknown> =>
  inUnit(hub, ({ db }) =>
    db.updateTable('users').set({ display_name: name }).where('user_id', '=', user.userId).execute(),
  );

describe('the watch of secrets', () => {
  test('finds nothing where a daemon fetches what it may have', async () => {
    expect(
      await leaksOf(async (hub, user) => {
        const daemon = await startDaemon(hub, user);
        const spec = { name: 'child', runtime: 'custom', env_refs: ['API_KEY'] };
        const { request_id } = await hub.tool(
          'create_node',
          { daemon_node_id: daemon.nodeId, node_spec: spec },
          user.token,
        );
        expect(JSON.stringify(await daemon.call('get_create_request', { request_id }))).toContain('of-the-watch');
        await createChild(hub, user, daemon, 'other');
      }),
    ).toEqual([]);
  });

  test('finds a vault value in answers and in the database', async () => {
    const found = await leaksOf(async (hub, user) => {
      await hub.mintNode(user, 'bee');
      await hub.api('POST', '/api/task', { token: user.token, body: { alias: 'bee', task: `use ${value}` } });
      await hub.tool('list_tasks', {}, user.token);
    });
    const what = 'secret leaked: a vault value (can… of 23 characters)';
    const places = ['an answer of POST /mcp list_tasks', 'the column inbox.content', 'the column tasks.content'];
    expect(found).toEqual(places.map((place) => `${what} in ${place}`));
  });

  test.each([
    ['a vault value', 'plain', (): string => value],
    ['a vault value', 'base64', (): string => Buffer.from(value).toString('base64')],
    ['a vault value', 'JSON in JSON', (): string => JSON.stringify({ nested: JSON.stringify({ value }) })],
    ['a password', 'in a sentence', (user: TestUser): string => `mine is ${user.password}`],
    ['a token', 'plain', (user: TestUser): string => user.networkToken],
    ['a token', 'hex', (user: TestUser): string => Buffer.from(user.token).toString('hex')],
    ['a vault key', 'hex', (): string => vaultKey],
    ['a vault key', 'base64', (): string => Buffer.from(vaultKey, 'hex').toString('base64')],
    ['a master token', 'plain', (): string => 'the-master-token-1'],
  ])('finds %s in a row, %s', async (kind, _spelling, spell) => {
    const settings = { HUB_VAULT_KEY: vaultKey, HUB_AUTH_TOKEN: 'the-master-token-1' };
    const found = await leaksOf((hub, user) => store(hub, user, spell(user)), { settings });
    expect(found).toEqual([expect.stringMatching(new RegExp(`^secret leaked: ${kind} \\(.* users\\.display_name$`))]);
  });

  test('finds a secret in a log line, in the log of a test too', async () => {
    const say = async (hub: TestHub, user: TestUser): Promise<void> =>
      hub.hub.platform.log.debug({ password: user.password }, 'said');
    const own = createLog({ logLevel: 'debug', logRing: 10 }, () => undefined);
    const wanted = [
      expect.stringMatching(/^secret leaked: a password \(Pas… of 17 characters\) in the log line "said"$/),
    ];
    expect(await leaksOf(say)).toEqual(wanted);
    expect(await leaksOf(say, { overrides: { log: own } })).toEqual(wanted);
  });

  test('finds a token that comes out where none is minted', async () => {
    const found = await leaksOf(async (hub, user) => {
      const card = { name: 'x', description: `the token is ${user.token}` };
      const { body } = await hub.api('POST', '/api/requirements', { token: user.token, body: card });
      await inUnit(hub, ({ db }) => db.deleteFrom('requirements').execute());
      expect(body.ok).toBe(true);
    });
    expect(found).toContainEqual(
      expect.stringMatching(
        /^secret leaked: a token \(uto… of 33 characters\) in an answer of POST \/api\/requirements$/,
      ),
    );
  });
});
