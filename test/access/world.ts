import { hashToken, mintToken } from '../../src/platform/token-hash.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub } from '../support/start-hub.ts';
import { allWords, hiddenWord, privateWord, wordOf } from './canaries.ts';
import type { NetworkName } from './canaries.ts';
import { objectsOf } from './objects.ts';
import type { Objects } from './objects.ts';
import { createPlanter, plantNetwork } from './plant.ts';
import type { Planter } from './plant.ts';
import type { Standing } from './standings.ts';
import { openStore } from './store.ts';
import type { Row, Store } from './store.ts';

export const masterToken = 'master-secret';
export const password = 'correct-horse-battery';

/** One column of the matrix. */
export interface MatrixCaller {
  readonly name: string;
  readonly token: string | undefined;
  readonly standing: Readonly<Record<NetworkName | 'absent', Standing>>;
  /** The network that a call without `network_id` acts in; undefined without a membership. */
  readonly base: 'home' | 'abroad' | undefined;
  /** Has exactly one network, so that a write needs no `network_id`. */
  readonly single: boolean;
  /** Canaries that this caller must never see. */
  readonly forbidden: readonly string[];
  readonly username: string;
  /** The alias of the node behind an `ntok_`. */
  readonly alias: string;
  /** A direct message to, and a token of, this caller's user. */
  readonly ownMessageId: string;
  readonly ownTokenId: string;
}

export interface World {
  readonly hub: TestHub;
  readonly store: Store;
  readonly callers: readonly MatrixCaller[];
  readonly objects: Readonly<Record<NetworkName | 'absent', Objects>>;
  close(): Promise<void>;
}

/** Three networks, everything in them marked, and a caller of every kind. */
export async function buildWorld(): Promise<World> {
  const settings = {
    HUB_AUTH_TOKEN: masterToken,
    HUB_TRUSTED_PROXIES: '127.0.0.1',
    HUB_ENABLE_TMUX: '1',
  };
  const hub = await startTestHub({ settings });
  try {
    return await fillWorld(hub, await openStore(hub));
  } catch (error) {
    await hub.close();
    throw error;
  }
}

async function fillWorld(hub: TestHub, store: Store): Promise<World> {
  const now = hub.clock.now();
  // The first user is the system admin; its hash serves all others.
  const registered = await hub.api('POST', '/api/auth/register', { body: { username: 'root', password } });
  if (registered.status !== 200) throw new Error(JSON.stringify(registered.body));
  const [root] = (await store.read()).get('users')?.rows ?? [];
  const plant = createPlanter(store, now);
  const people = new People(plant, String(root?.['password_hash']), now);
  const callers = await plantCallers(people, registered.body.token, String(root?.['user_id']));
  for (const name of Object.keys(wordOf) as NetworkName[]) {
    await people.join(`still-${wordOf[name]}`, { [name]: 'member' }, objectsOf(name).memberId);
    const minterId = await people.join(`minter-${wordOf[name]}`, { [name]: 'member' });
    const ownerName = `owner-${wordOf[name]}`;
    if (name === 'third') await people.join(ownerName, { third: 'owner' });
    await plantNetwork(plant, store, name, { ownerId: `u_${ownerName}`, ownerName, minterId }, now);
  }
  await people.join('newcomer', {});
  for (const name of ['home', 'abroad'] as const) {
    const owner = callers.find(({ standing }) => standing[name] === 'owner');
    const secret = { key: 'KEY', value: wordOf[name], network_id: objectsOf(name).networkId };
    // Sealed by the hub itself: no row of a test's own would open.
    const stored = await hub.tool('upsert_network_secret', secret, owner?.token ?? '');
    if (stored.ok !== true) throw new Error(JSON.stringify(stored));
  }
  const nodes = await plantNodes(people, plant);
  return {
    hub,
    store,
    callers: [...callers, ...nodes],
    objects: {
      home: objectsOf('home'),
      abroad: objectsOf('abroad'),
      third: objectsOf('third'),
      absent: objectsOf('absent'),
    },
    close: async () => {
      await store.close();
      await hub.close();
    },
  };
}

type Roles = Partial<Record<NetworkName, string>>;

/** Writes users, memberships and tokens as rows. */
class People {
  readonly #plant: Planter;
  readonly #hash: string;
  readonly #now: number;

  constructor(plant: Planter, hash: string, now: number) {
    this.#plant = plant;
    this.#hash = hash;
    this.#now = now;
  }

  async join(username: string, roles: Roles, user_id = `u_${username}`, membership: Row = {}): Promise<string> {
    const account = { user_id, username, username_key: username, display_name: null, email: null, role: 'user' };
    await this.#plant('users', '', { ...account, password_hash: this.#hash });
    for (const [name, role] of Object.entries(roles) as [NetworkName, string][]) {
      const access = { agent_access: 'all', task_access: 'all', department: null, ...membership };
      await this.#plant('memberships', '', { network_id: objectsOf(name).networkId, user_id, role, ...access });
    }
    return user_id;
  }

  /** A token of that user; the prefix says its kind. */
  async token(prefix: 'utok_' | 'ntok_' | 'atok_', user_id: string, more: Row = {}): Promise<string> {
    const token = mintToken(prefix);
    const scope = { utok_: 'user', ntok_: 'network', atok_: 'full' }[prefix];
    const row = { token_hash: hashToken(token), token_id: `tok_${hashToken(token).slice(0, 16)}`, scope, user_id };
    const bound = { network_id: null, node_id: null, node_name: null, mode: 'normal', revoked_at: null };
    await this.#plant('tokens', '', { ...row, name: 'of the matrix', ...bound, last_used_at: this.#now, ...more });
    return token;
  }

  /** A direct message to that user and a token of it that nobody uses. */
  async belongings(user_id: string, username: string, network: NetworkName) {
    const message_id = `m_of-${username}`;
    const token_id = `tok_of-${username}`;
    const to = { network_id: objectsOf(network).networkId, user_id, sender_kind: 'node', sender_id: 'n', acked: 0 };
    const text = { from_session: 'somebody', title: null, content: 'hello', severity: 'info', kind: 'note' };
    await this.#plant('user_inbox', '', { message_id, ...to, ...text, meta_json: null, acked_at: null });
    await this.token('utok_', user_id, { token_id });
    return { ownMessageId: message_id, ownTokenId: token_id };
  }
}

const everywhere = (standing: Standing): MatrixCaller['standing'] => ({
  home: standing,
  abroad: standing,
  third: standing,
  absent: standing,
});
const outside = everywhere('outsider');
const hiddenFrom = (...seen: readonly string[]): string[] => allWords.filter((word) => !seen.includes(word));
const { home, abroad } = wordOf;
const nothing = { username: '-', alias: 'agent-nowhere', ownMessageId: 'm_none', ownTokenId: 'tok_none' };

async function plantCallers(people: People, rootToken: string, rootId: string): Promise<MatrixCaller[]> {
  const callers: MatrixCaller[] = [];
  const strangers = { base: undefined, single: false, forbidden: hiddenFrom(), ...nothing };
  callers.push({ name: 'no token', token: undefined, standing: everywhere('nobody'), ...strangers });
  for (const [name, token] of [
    ['garbage', 'not-a-token'],
    ['well-formed unknown', mintToken('utok_')],
  ] as const) {
    callers.push({ name, token, standing: everywhere('refused'), ...strangers });
  }
  const add = async (name: string, standing: MatrixCaller['standing'], facts: PersonFacts): Promise<string> => {
    const username = facts.username ?? name.replaceAll(' ', '-');
    const userId = await people.join(username, facts.roles, undefined, facts.membership);
    const base = 'home' in facts.roles ? 'home' : 'abroad' in facts.roles ? 'abroad' : undefined;
    const single = Object.keys(facts.roles).length === 1;
    const token = await people.token('utok_', userId);
    const own = await people.belongings(userId, username, base ?? 'home');
    callers.push({
      ...nothing,
      name,
      token,
      standing,
      base,
      single,
      forbidden: hiddenFrom(...facts.sees),
      username,
      ...own,
    });
    return userId;
  };
  const all = [home, hiddenWord];
  const owner = { roles: { home: 'owner' }, sees: [...all, privateWord], username: `owner-${home}` };
  await add('owner', { ...outside, home: 'owner' }, owner);
  await add('admin', { ...outside, home: 'admin' }, { roles: { home: 'admin' }, sees: all });
  const memberId = await add('member', { ...outside, home: 'member' }, { roles: { home: 'member' }, sees: all });
  await add('viewer', { ...outside, home: 'viewer' }, { roles: { home: 'viewer' }, sees: all });
  const restricted = { roles: { home: 'member' }, sees: [home], membership: { agent_access: 'granted' } };
  await add('restricted', { ...outside, home: 'restricted' }, restricted);
  await add('removed member', outside, { roles: {}, sees: [] });
  const foreigner = { roles: { abroad: 'owner' }, sees: [abroad, privateWord], username: `owner-${abroad}` };
  await add('owner of another', { ...outside, abroad: 'owner' }, foreigner);
  const both = { roles: { home: 'member', abroad: 'member' }, sees: [...all, abroad] };
  await add('member of both', { ...outside, home: 'member', abroad: 'member' }, both);
  const rootFacts = { base: undefined, single: true, forbidden: [], ...nothing, username: 'root' };
  const rootOwn = await people.belongings(rootId, 'root', 'home');
  callers.push({
    name: 'system admin',
    token: rootToken,
    standing: { ...everywhere('system'), absent: 'outsider' },
    ...rootFacts,
    ...rootOwn,
  });
  callers.push({ name: 'master', token: masterToken, standing: everywhere('master'), ...strangers, forbidden: [] });

  const revoked = await people.token('utok_', memberId, { revoked_at: 1 });
  callers.push({ name: 'revoked', token: revoked, standing: everywhere('refused'), ...strangers });
  const legacy = { ...nothing, username: 'member', ...(await people.belongings(memberId, 'member-atok', 'home')) };
  const seen = { base: 'home', single: true, forbidden: hiddenFrom(...all), ...legacy } as const;
  const bound = await people.token('atok_', memberId, { network_id: objectsOf('home').networkId });
  callers.push({ name: 'atok', token: bound, standing: { ...everywhere('strayBound'), home: 'bound' }, ...seen });
  const wide = await people.token('atok_', memberId);
  callers.push({ name: 'unbound atok', token: wide, standing: { ...outside, home: 'member' }, ...seen });
  return callers;
}

interface PersonFacts {
  readonly roles: Roles;
  readonly sees: readonly string[];
  readonly username?: string;
  readonly membership?: Row;
}

async function plantNodes(people: People, plant: Planter): Promise<MatrixCaller[]> {
  const at = objectsOf('home');
  const minter = `u_minter-${home}`;
  const nodeToken = (node_id: string, node_name: string, more: Row = {}): Promise<string> =>
    people.token('ntok_', minter, { network_id: at.networkId, node_id, node_name, ...more });
  const stray = everywhere('stray');
  const username = `minter-${home}`;
  const facts = { base: 'home', single: true, forbidden: hiddenFrom(home, hiddenWord), ...nothing, username } as const;
  const own = await people.belongings(minter, username, 'home');
  const readerId = 'n_reader';
  await plant('nodes', home, {
    ...{ node_id: readerId, network_id: at.networkId, alias: 'reader', node_name: 'reader', owner_user_id: minter },
    ...{ runtime: 'custom', lifecycle_state: 'active', channels: null, daemon_json: null, avatar_url: null },
  });
  await plant('agent_grants', '', { network_id: at.networkId, user_id: 'u_restricted', node_id: at.nodeId });
  const there = objectsOf('abroad');
  const foreign = { network_id: there.networkId, node_id: there.nodeId, node_name: there.alias };
  const foreignOwner = `u_minter-${abroad}`;
  const gone = await people.join('gone', {});
  return [
    {
      ...facts,
      ...own,
      name: 'ntok of the target',
      token: await nodeToken(at.nodeId, at.alias),
      standing: { ...stray, home: 'target' },
      alias: at.alias,
    },
    {
      ...facts,
      ...own,
      name: 'ntok of another node',
      token: await nodeToken(at.otherNodeId, at.otherAlias),
      standing: { ...stray, home: 'other' },
      alias: at.otherAlias,
    },
    {
      ...facts,
      ...own,
      name: 'read-only ntok',
      token: await nodeToken(readerId, 'reader', { mode: 'readonly' }),
      standing: { ...stray, home: 'readonly' },
      alias: 'reader',
    },
    {
      ...facts,
      name: 'ntok of another network',
      token: await people.token('ntok_', foreignOwner, foreign),
      standing: { ...stray, abroad: 'target' },
      base: 'abroad',
      forbidden: hiddenFrom(abroad),
      username: `minter-${abroad}`,
      alias: there.alias,
      ...(await people.belongings(foreignOwner, `minter-${abroad}`, 'abroad')),
    },
    {
      ...facts,
      name: 'ntok of a removed member',
      token: await people.token('ntok_', gone, { network_id: at.networkId, node_id: at.nodeId, node_name: at.alias }),
      standing: everywhere('refused'),
      forbidden: allWords,
    },
  ];
}
