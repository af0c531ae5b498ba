import { startTestHub } from '../support/start-hub.ts';
import type { TestHub } from '../support/start-hub.ts';
import { masterToken, plantCallers } from './callers.ts';
import type { MatrixCaller } from './callers.ts';
import { secretWord, wordOf } from './canaries.ts';
import type { NetworkName } from './canaries.ts';
import { plantNodeCallers } from './node-callers.ts';
import { objectsOf } from './objects.ts';
import type { Objects } from './objects.ts';
import { People } from './people.ts';
import { plantNetwork } from './plant.ts';
import { createPlanter } from './planter.ts';
import { openStore } from './store.ts';
import type { Store } from './store.ts';

export const password = 'correct-horse-battery';

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
  await grantTarget(plant);
  await fillVaults(hub, callers);
  return {
    hub,
    store,
    callers: [...callers, ...(await plantNodeCallers(people, plant))],
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

/** The restricted members reach the target of the home network; a grant outlives no membership, so it is no right. */
async function grantTarget(plant: ReturnType<typeof createPlanter>): Promise<void> {
  const { networkId: network_id, nodeId: node_id } = objectsOf('home');
  for (const name of ['restricted', 'restricted-admin', 'restricted-in-one-of-two', 'removed-member']) {
    await plant('agent_grants', '', { network_id, node_id, user_id: `u_${name}` });
  }
}

/** Secrets are sealed by the hub itself: no row of a test's own would open. */
async function fillVaults(hub: TestHub, callers: readonly MatrixCaller[]): Promise<void> {
  for (const name of ['home', 'abroad'] as const) {
    const { networkId: network_id, secretKey } = objectsOf(name);
    const owner = callers.find(({ standing }) => standing[name] === 'owner');
    // A daemon is handed the value of `KEY` with a probe; nobody ever asks for that of the other.
    for (const [key, value] of [
      ['KEY', wordOf[name]],
      [secretKey, secretWord],
    ]) {
      const secret = { key, value, network_id };
      const stored = await hub.tool('upsert_network_secret', secret, owner?.token ?? '');
      if (stored.ok !== true) throw new Error(JSON.stringify(stored));
    }
  }
}
