import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { systemCaller } from '../../src/domain/caller.ts';
import { rotateSecrets } from '../../src/domain/providers/rotate-secrets.ts';
import { createSecretBox, type SecretBox } from '../../src/platform/secret-box.ts';
import { createCtx } from '../../src/domain/call-ctx.ts';
import { refused } from '../support/expect.ts';
import { addMember, addViewer, inUnit, setNodeMode } from '../support/set-up.ts';
import { ofType, openSse } from '../support/sse.ts';
import { startTestHub, type Loose, type TestHub, type TestUser } from '../support/start-hub.ts';

const canary = 'canary-5d1f0c7a-value-of-a-secret';
let hub: TestHub;
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;
let keeper: string;
let keeperId: string;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  owner = await hub.registerUser();
  member = await hub.registerUser();
  stranger = await hub.registerUser();
  await addMember(hub, owner, member, 'member');
  keeper = await hub.mintNode(owner, 'keeper');
  await report();
  const { body } = await hub.api('GET', '/api/nodes?alias=keeper', { token: owner.token });
  keeperId = body.nodes[0].node_id;
});
afterAll(() => hub.close());

type Args = Record<string, unknown>;
const call =
  (name: string) =>
  (args: Args = {}, token = owner.token): Promise<Loose> =>
    hub.tool(name, args, token);
const report = (keys: readonly string[] = ['API_KEY']) =>
  hub.tool(
    'report_status',
    {
      resume_id: 'k',
      alias: 'keeper',
      status: 'idle',
      agent: 'agent-node:host-supervisor',
      daemon: { runtimes_supported: ['custom'], allowed_secret_keys: keys },
    },
    keeper,
  );
const secret = call('upsert_network_secret');
const upsert = (args: Args = {}, token = owner.token) =>
  hub.tool(
    'upsert_provider',
    {
      name: 'Main',
      vendor: 'acme',
      base_url: 'https://8.8.8.8/v1',
      secret_key_ref: 'API_KEY',
      models: [{ model_name: 'm-1', context_window: 1000 }],
      ...args,
    },
    token,
  );
const ready = async (): Promise<string> => {
  await secret({ key: 'API_KEY', value: canary });
  return (await upsert()).provider.provider_id;
};

describe('upsert_network_secret', () => {
  test('ok: sealed at rest; the second value replaces the first', async () => {
    expect(await secret({ key: 'API_KEY', value: canary })).toEqual({ ok: true, key: 'API_KEY' });
    const row = () =>
      hub.hub.database.reader
        .selectFrom('vault_secrets')
        .selectAll()
        .where('network_id', '=', owner.networkId)
        .executeTakeFirstOrThrow();
    const first = await row();
    expect(JSON.stringify(first)).not.toContain(canary);
    await secret({ key: 'API_KEY', value: canary });
    expect((await row()).sealed).not.toBe(first.sealed);
    const audit = await hub.hub.database.reader.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(audit)).not.toContain(canary);
    expect(audit.filter(({ action }) => action === 'secret_upserted').length).toBeGreaterThanOrEqual(2);
  });
  test.each([
    ['key', { key: 'lower', value: 'x' }],
    ['key', { key: 'A'.repeat(65), value: 'x' }],
    ['value', { key: 'A', value: '' }],
    ['value', { key: 'A', value: 'x'.repeat(16_385) }],
  ])('invalid_input: %s', async (field, args) => {
    await expect(secret(args)).rejects.toThrow(field);
  });
});

describe('list_network_secrets', () => {
  test('ok: the names, sorted, and no values', async () => {
    await secret({ key: 'B_KEY', value: canary });
    await secret({ key: 'A_KEY', value: canary });
    expect(await call('list_network_secrets')()).toMatchObject({ ok: true, keys: ['A_KEY', 'B_KEY'], has_more: false });
  });
});

describe('upsert_provider', () => {
  test('ok: creates, then updates by name; vendor and secret stay', async () => {
    const providerId = await ready();
    const again = await upsert({ vendor: 'other', base_url: 'https://1.1.1.1', enabled: false, models: [] });
    expect(again.provider).toMatchObject({ provider_id: providerId, vendor: 'acme', base_url: 'https://1.1.1.1' });
    expect(again.provider).toMatchObject({ enabled: false, models: [], secret_key_ref: 'API_KEY' });
  });
  test('secret_not_in_vault: the name is not in the vault of this network', async () => {
    expect(await upsert()).toEqual(refused('secret_not_in_vault', { key: 'API_KEY' }));
  });
  test.each([
    'https://127.0.0.1',
    'https://2130706433',
    'https://0x7f.1',
    'https://10.1.2.3/v1',
    'https://169.254.169.254/latest',
    'https://[::1]',
    'https://[::ffff:10.0.0.1]',
    'https://[64:ff9b::7f00:1]',
    'https://[fd00::1]',
    'https://localhost',
    'https://api.localhost',
    'https://metadata.google.internal',
    'https://hub',
    'https://user:pass@8.8.8.8',
  ])('probe_target_forbidden: %s', async (url) => {
    await secret({ key: 'API_KEY', value: canary });
    expect(await upsert({ base_url: url })).toEqual(refused('probe_target_forbidden'));
  });
});

describe('list_providers', () => {
  test('ok: by name, the secret only by its name', async () => {
    await ready();
    const listed = await call('list_providers')();
    expect(listed.providers).toMatchObject([{ name: 'Main', models: [{ model_name: 'm-1', context_window: 1000 }] }]);
    expect(JSON.stringify(listed)).not.toContain(canary);
  });
});

describe('update_provider', () => {
  const update = call('update_provider');
  test('ok: says which fields were given', async () => {
    const providerId = await ready();
    expect(await update({ provider_id: providerId, name: 'New', enabled: false })).toEqual({
      ok: true,
      provider_id: providerId,
      fields_changed: ['name', 'enabled'],
    });
  });
  test('noop_no_changes: nothing to change', async () => {
    expect(await update({ provider_id: await ready() })).toEqual(refused('noop_no_changes'));
  });
  test('provider_not_found: absent or foreign', async () => {
    const providerId = await ready();
    expect(await update({ provider_id: 'prov_none', name: 'x' })).toEqual(refused('provider_not_found'));
    expect(await update({ provider_id: providerId, name: 'x' }, stranger.token)).toEqual(refused('provider_not_found'));
  });
  test('provider_name_taken: another has it', async () => {
    await ready();
    const { provider } = await upsert({ name: 'Second' });
    expect(await update({ provider_id: provider.provider_id, name: 'Main' })).toEqual(refused('provider_name_taken'));
  });
  test('probe_target_forbidden: a private address', async () => {
    const args = { provider_id: await ready(), base_url: 'https://192.168.0.1' };
    expect(await update(args)).toEqual(refused('probe_target_forbidden'));
  });
});

describe('probe_provider_model', () => {
  const probe = call('probe_provider_model');
  const args = async () => ({ provider_id: await ready(), model_name: 'm-1', daemon_node_id: keeperId });

  test('ok: rings at the daemon with the id alone', async () => {
    const heard = await openSse(hub.url, '/events/keeper', keeper);
    await heard.until(ofType('connected'));
    const { probe_id: probeId } = await probe(await args());
    expect((await heard.until(ofType('probe_provider'))).data).toEqual({ type: 'probe_provider', probe_id: probeId });
    heard.close();
  });
  test('provider_not_found: absent', async () => {
    expect(await probe({ ...(await args()), provider_id: 'prov_x' })).toEqual(refused('provider_not_found'));
  });
  test('model_not_found: the provider does not offer it', async () => {
    expect(await probe({ ...(await args()), model_name: 'm-2' })).toEqual(refused('model_not_found'));
  });
  test('daemon_not_found: no node of this network, or no daemon', async () => {
    expect(await probe({ ...(await args()), daemon_node_id: 'n_none' })).toEqual(refused('daemon_not_found'));
  });
  test('daemon_offline: silent for more than five minutes', async () => {
    const ready = await args();
    hub.clock.advance(6 * 60_000);
    expect(await probe(ready)).toEqual(refused('daemon_offline'));
  });
  test('secret_not_in_daemon_allowlist: the daemon does not take this secret', async () => {
    const ready = await args();
    await report([]);
    expect(await probe(ready)).toEqual(refused('secret_not_in_daemon_allowlist', { key: 'API_KEY' }));
  });
  test('probe_target_forbidden: the address has become private', async () => {
    const ready = await args();
    await inUnit(hub, (tx) =>
      tx.db
        .updateTable('providers')
        .set({ base_url: 'https://10.0.0.1' })
        .where('provider_id', '=', ready.provider_id)
        .execute(),
    );
    expect(await probe(ready)).toEqual(refused('probe_target_forbidden'));
  });
});

const begin = async (): Promise<string> => {
  const args = { provider_id: await ready(), model_name: 'm-1', daemon_node_id: keeperId };
  return (await call('probe_provider_model')(args)).probe_id;
};
const otherDaemon = async (): Promise<string> => {
  const token = await hub.mintNode(owner, 'other');
  const daemon = { runtimes_supported: ['custom'], allowed_secret_keys: [] };
  await hub.tool('report_status', { resume_id: 'o', alias: 'other', status: 'idle', daemon }, token);
  return token;
};

describe('get_probe_request', () => {
  const get = (probeId: string, token = keeper) => hub.tool('get_probe_request', { probe_id: probeId }, token);
  test('ok: what to try and the secret, once', async () => {
    const probeId = await begin();
    expect(await get(probeId)).toEqual({
      ok: true,
      probe_id: probeId,
      vendor: 'acme',
      base_url: 'https://8.8.8.8/v1',
      model_name: 'm-1',
      api_key: canary,
    });
    expect(await get(probeId)).toEqual(refused('probe_not_found'));
  });
  test('probe_not_found: absent, or over for a minute', async () => {
    expect(await get('pb_none')).toEqual(refused('probe_not_found'));
    const probeId = await begin();
    hub.clock.advance(61_000);
    expect(await get(probeId)).toEqual(refused('probe_not_found'));
  });
  test('not_your_request: another daemon', async () => {
    expect(await get(await begin(), await otherDaemon())).toEqual(refused('not_your_request'));
  });
  test('secret_not_in_vault: the secret is gone meanwhile; the probe can be fetched when it is back', async () => {
    const probeId = await begin();
    await inUnit(hub, (tx) => tx.db.deleteFrom('vault_secrets').where('network_id', '=', owner.networkId).execute());
    expect(await get(probeId)).toEqual(refused('secret_not_in_vault'));
    await secret({ key: 'API_KEY', value: canary });
    expect(await get(probeId)).toMatchObject({ ok: true });
  });
  test('caller_not_a_daemon: a person, and a node that is none', async () => {
    const probeId = await begin();
    const plain = await hub.mintNode(owner, 'plain');
    for (const token of [owner.token, plain]) expect(await get(probeId, token)).toEqual(refused('caller_not_a_daemon'));
  });
});

describe('ack_probe_request', () => {
  const result = { status: 'ok', raw_status_code: 200, latency_ms: 40 };
  const ack = (probeId: string, args: Args = {}, token = keeper) =>
    hub.tool('ack_probe_request', { probe_id: probeId, ...result, ...args }, token);
  const fetched = async (): Promise<string> => {
    const probeId = await begin();
    await hub.tool('get_probe_request', { probe_id: probeId }, keeper);
    return probeId;
  };
  test('ok: the first answer stays', async () => {
    const probeId = await fetched();
    expect(await ack(probeId)).toEqual({ ok: true, probe_id: probeId, status: 'ok' });
    expect(await ack(probeId, { status: 'quota' })).toEqual(refused('probe_not_found'));
  });
  test('ok: null where there was no answer', async () => {
    const probeId = await fetched();
    const args = { status: 'network_error', raw_status_code: null, latency_ms: null };
    expect(await ack(probeId, args)).toMatchObject({ ok: true });
  });
  test('invalid_input: a fifth field, or a status that is none', async () => {
    await expect(ack('pb_x', { body: 'leak' })).rejects.toThrow('-32602');
    await expect(ack('pb_x', { status: 'fine' })).rejects.toThrow('status');
  });
  test('probe_not_found: absent, or not handed over', async () => {
    expect(await ack('pb_none')).toEqual(refused('probe_not_found'));
    expect(await ack(await begin())).toEqual(refused('probe_not_found'));
  });
  test('not_your_request: another daemon', async () => {
    expect(await ack(await fetched(), {}, await otherDaemon())).toEqual(refused('not_your_request'));
  });
  test('caller_not_a_daemon: a person', async () => {
    expect(await ack('pb_x', {}, owner.token)).toEqual(refused('caller_not_a_daemon'));
  });
});

describe('get_probe_results', () => {
  const results = call('get_probe_results');
  test('ok: newest first, filtered and bounded; silence of a minute is a timeout', async () => {
    const first = await begin();
    const second = await begin();
    await hub.tool('get_probe_request', { probe_id: second }, keeper);
    await hub.tool(
      'ack_probe_request',
      { probe_id: second, status: 'quota', raw_status_code: 429, latency_ms: 9 },
      keeper,
    );
    const ids = (listed: Loose) => listed.results.map((row: Loose) => [row.probe_id, row.status]);
    expect(ids(await results())).toEqual([
      [second, 'quota'],
      [first, 'pending'],
    ]);
    hub.clock.advance(61_000);
    expect(ids(await results({ limit: 2, model_name: 'm-1', daemon_node_id: keeperId }))[1]).toEqual([
      first,
      'timeout',
    ]);
    expect((await results({ provider_id: 'prov_none' })).results).toEqual([]);
    expect(JSON.stringify(await results())).not.toContain(canary);
  });
});

const reads: readonly ((args: Args, token: string) => Promise<Loose>)[] = [
  call('list_providers'),
  call('list_network_secrets'),
  call('get_probe_results'),
];
const writes: readonly ((args: Args, token: string) => Promise<Loose>)[] = [
  (args, token) => secret({ key: 'A', value: canary, ...args }, token),
  (args, token) => upsert(args, token),
  (args, token) => call('update_provider')({ provider_id: 'prov_x', name: 'x', ...args }, token),
  (args, token) =>
    call('probe_provider_model')({ provider_id: 'p', model_name: 'm', daemon_node_id: 'n', ...args }, token),
];

describe('list_providers list_network_secrets get_probe_results upsert_network_secret upsert_provider update_provider probe_provider_model', () => {
  const eachRefuses = async (error: string, args: Args, token: string): Promise<void> => {
    for (const act of [...reads, ...writes]) expect(await act(args, token)).toEqual(refused(error));
  };
  test('network_id_required: in two networks', async () => {
    await hub.api('POST', '/api/networks', { token: owner.token, body: { name: 'lab' } });
    await eachRefuses('network_id_required', {}, owner.token);
  });
  test('access_denied: a foreign network', async () => {
    await eachRefuses('access_denied', { network_id: owner.networkId }, stranger.token);
  });
  test('permission_denied: a member and a viewer', async () => {
    const viewer = await addViewer(hub, owner);
    for (const { token } of [member, viewer]) {
      await eachRefuses('permission_denied', { network_id: owner.networkId }, token);
    }
  });
  test('agent_access_restricted: a member who reaches granted agents only', async () => {
    const path = `/api/networks/${owner.networkId}/members/${member.userId}`;
    const body = { role: 'admin', agent_access: 'granted' };
    expect((await hub.api('PUT', path, { token: owner.token, body })).status).toBe(200);
    await eachRefuses('agent_access_restricted', { network_id: owner.networkId }, member.token);
  });
});

describe('upsert_network_secret upsert_provider update_provider', () => {
  test('node_permission_denied: a read-only node', async () => {
    await setNodeMode(hub, keeper, 'readonly');
    for (const act of writes.slice(0, 3)) expect(await act({}, keeper)).toEqual(refused('node_permission_denied'));
  });
  test('node_permission_denied: only people, where permissions are enforced', async () => {
    const strict = await startTestHub({ settings: { HUB_NODE_PERMISSIONS: 'enforce' } });
    const person = await strict.registerUser();
    const node = await strict.mintNode(person, 'node');
    const args = { key: 'A', value: canary };
    expect(await strict.tool('upsert_network_secret', args, node)).toEqual(
      refused('node_permission_denied', { reason: 'human_only' }),
    );
    expect(await strict.tool('upsert_network_secret', args, person.token)).toMatchObject({ ok: true });
    await strict.close();
  });
});

describe('a rotation of the vault key', () => {
  test('reseals every secret with the new key; the old key is not needed afterwards', async () => {
    const probeId = await begin();
    const { platform, database } = hub.hub;
    const older = platform.vault;
    const fresh = 'ab'.repeat(32);
    const both: SecretBox = {
      ...createSecretBox([fresh]),
      open: (box, context) => older.open(box, context),
      sealWith: () => older,
    };
    const rotating = { ...platform, vault: both };
    const source = { platform: rotating, database, publish: () => undefined };
    const ctx = createCtx(source, { caller: systemCaller, requestId: 'r' });
    expect((await rotateSecrets(ctx)).rotated).toBeGreaterThan(0);
    expect(await rotateSecrets(ctx)).toEqual({ rotated: 0, unreadable: [] });
    const rows = await database.reader.selectFrom('vault_secrets').selectAll().execute();
    for (const row of rows) {
      const box = { keyId: row.key_id, sealed: row.sealed };
      expect(createSecretBox([fresh]).open(box, [row.network_id, row.key])).toBe(canary);
      expect(() => createSecretBox([fresh]).open(box, ['another', row.key])).toThrow();
    }
    expect(probeId).toMatch(/^pb_/);
  });

  test('passes over what no key opens, tells it, and takes the key of the database along', async () => {
    const { platform, database } = hub.hub;
    const [former, fresh, lost] = ['aa', 'bb', 'cc'].map((pair) => pair.repeat(32)) as [string, string, string];
    const rotate = (keys: [string, ...string[]]) => {
      const source = { platform: { ...platform, vault: createSecretBox(keys) }, database, publish: () => undefined };
      return rotateSecrets(createCtx(source, { caller: systemCaller, requestId: 'r' }));
    };
    const put = (key: string, hex: string) =>
      database.transaction(({ db }) =>
        db
          .insertInto('vault_secrets')
          .values({ network_id: 'net_rotated', key, ...row(createSecretBox([hex]).seal(key, ['net_rotated', key])) })
          .execute(),
      );
    const row = ({ keyId, sealed }: { keyId: string; sealed: string }) => ({
      ...{ key_id: keyId, sealed, created_at: 1, updated_at: 1, created_by: 'u_1' },
    });
    const network = {
      network_id: 'net_rotated',
      network_name: 'rotated',
      owner_id: 'u_1',
      created_at: 1,
      updated_at: 1,
    };
    await database.transaction(({ db }) => db.insertInto('networks').values(network).execute());
    const older = await database.reader.selectFrom('hub_meta').selectAll().where('key', '=', 'vault_key_id').execute();
    await database.transaction(({ db }) => db.deleteFrom('vault_secrets').execute());
    for (const [key, hex] of [
      ['A', former],
      ['B', lost],
      ['C', former],
    ] as const)
      await put(key, hex);
    const unreadable = [{ networkId: 'net_rotated', key: 'B', keyId: createSecretBox([lost]).keyId }];
    expect(await rotate([fresh, former])).toEqual({ rotated: 2, unreadable });
    const { keyId } = createSecretBox([fresh]);
    const stored = await database.reader.selectFrom('vault_secrets').select(['key', 'key_id']).orderBy('key').execute();
    expect(stored.map(({ key, key_id: by }) => [key, by === keyId])).toEqual([
      ['A', true],
      ['B', false],
      ['C', true],
    ]);
    const meta = await database.reader.selectFrom('hub_meta').selectAll().where('key', '=', 'vault_key_id').execute();
    expect([meta[0]?.value, older.length]).toEqual([keyId, 1]);
    await expect(rotate([former])).rejects.toThrow('HUB_VAULT_PREVIOUS_KEY');
  });
});
