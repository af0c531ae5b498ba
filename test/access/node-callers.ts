import { allWords, boardWord, hiddenWord, privateWord, reviewWord, wordOf } from './canaries.ts';
import { everywhere, hiddenFrom, nothing } from './callers.ts';
import type { MatrixCaller } from './callers.ts';
import { objectsOf } from './objects.ts';
import type { People } from './people.ts';
import type { Planter } from './planter.ts';
import type { Standing } from './standings.ts';
import type { Row } from './store.ts';

const { home, abroad } = wordOf;
const minter = `u_minter-${home}`;

/** The callers with an `ntok_`, and the nodes of those that are not in `plant.ts`. */
export async function plantNodeCallers(people: People, plant: Planter): Promise<MatrixCaller[]> {
  const at = objectsOf('home');
  const username = `minter-${home}`;
  const own = await people.belongings(minter, username, 'home');
  const add = async (
    name: string,
    standing: Standing,
    node: { readonly id: string; readonly alias: string },
    more: Row = {},
  ): Promise<MatrixCaller> => ({
    ...{ ...nothing, ...own, name, username, alias: node.alias, base: 'home', single: true },
    token: await tokenOf(people, node, more),
    standing: { ...everywhere('stray'), home: standing },
    forbidden: hiddenFrom(home, hiddenWord, boardWord),
  });
  const target = { id: at.nodeId, alias: at.alias };
  const facts = { runtimes_supported: ['custom'], allowed_secret_keys: [] };
  const reader = await plantNode(plant, 'reader', { daemon_json: JSON.stringify(facts) });
  // Has reported, but never as a daemon.
  const confined = await plantNode(plant, 'confined', { daemon_json: null });
  const strange = await plantNode(plant, 'strange', { owner_user_id: 'u_member', daemon_json: JSON.stringify(facts) });
  const gone = await people.join('gone', {});
  return [
    {
      ...{ ...nothing, ...own, name: 'owner of the nodes', username, base: 'home', single: true },
      token: await people.token('utok_', minter),
      standing: { ...everywhere('outsider'), home: 'keeper' },
      forbidden: hiddenFrom(home, hiddenWord, boardWord),
    },
    await add('ntok of the target', 'target', target),
    await add('ntok of another node', 'other', { id: at.otherNodeId, alias: at.otherAlias }),
    await add('read-only ntok', 'readonly', reader, { mode: 'readonly' }),
    await add('restricted ntok', 'confined', confined, { mode: 'restricted' }),
    await add('restricted ntok of the target', 'assigned', target, { mode: 'restricted' }),
    await add('ntok of a node of another member', 'strange', strange, { user_id: 'u_member' }),
    {
      ...(await add('ntok of the target by the owner', 'trusted', target, { user_id: `u_owner-${home}` })),
      forbidden: hiddenFrom(home, hiddenWord, boardWord, privateWord, reviewWord),
    },
    {
      ...(await add('ntok without a node', 'unnamed', strange, {
        user_id: 'u_member',
        node_id: null,
        node_name: null,
      })),
      alias: nothing.alias,
    },
    await plantForeigner(people),
    {
      ...(await add('ntok of a removed member', 'refused', target, { user_id: gone })),
      ...{ standing: everywhere('refused'), forbidden: allWords },
    },
  ];
}

async function plantForeigner(people: People): Promise<MatrixCaller> {
  const { networkId: network_id, nodeId: node_id, alias } = objectsOf('abroad');
  const userId = `u_minter-${abroad}`;
  const username = `minter-${abroad}`;
  return {
    ...{ ...nothing, name: 'ntok of another network', username, alias, base: 'abroad', single: true },
    token: await people.token('ntok_', userId, { network_id, node_id, node_name: alias }),
    standing: { ...everywhere('stray'), abroad: 'target' },
    forbidden: hiddenFrom(abroad),
    ...(await people.belongings(userId, username, 'abroad')),
  };
}

function tokenOf(people: People, { id, alias }: { readonly id: string; readonly alias: string }, more: Row) {
  const { networkId: network_id } = objectsOf('home');
  return people.token('ntok_', minter, { network_id, node_id: id, node_name: alias, ...more });
}

async function plantNode(plant: Planter, alias: string, more: Row) {
  const id = `n_${alias}`;
  await plant('nodes', home, {
    ...{ node_id: id, network_id: objectsOf('home').networkId, alias, node_name: alias, owner_user_id: minter },
    ...{ runtime: 'custom', lifecycle_state: 'active', channels: null, avatar_url: null },
    ...more,
  });
  return { id, alias };
}
