import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AgentAccess } from '../../../generated/enums.ts';
import type { Queries } from '../ctx.ts';
import type { Caller } from '../caller.ts';
import { isUnbound } from '../access/require-own-alias.ts';
import { listAliasOwners } from '../access/find-alias-owner.ts';
import type { Selection } from './stream-plan.ts';

/** Whose stream it is and what of which network it carries. */
export interface Listener {
  readonly caller: Caller;
  readonly networkId: string;
  readonly selection: Selection;
}

/** Whose tokens may have ended. */
export interface Ended {
  readonly tokenId?: string;
  readonly userId?: string;
  readonly networkId?: string;
}

/**
 * Whether this listener may have lost its right by it. A token that is bound to no living node may lose its alias by
 * what becomes of any other.
 */
export function mayConcern({ caller, networkId }: Listener, ended: Ended): boolean {
  if (isUnbound(caller) || ended.networkId === networkId) return true;
  return isSame(ended.tokenId, caller.tokenId) || isSame(ended.userId, caller.userId);
}

const isSame = (ended: string | undefined, own: string | null): boolean => ended !== undefined && ended === own;

/**
 * Whether this listener may lose its right without a word to the process that changed no row for it: by the end of its
 * token's time, or by another node that takes its alias.
 */
export function mayLapseUnheard({ caller }: Listener): boolean {
  return caller.browserSessionId !== null || isUnbound(caller);
}

/** Reads of so many take about a millisecond, for which all else waits. */
const batch = 125;

/**
 * Which of these listeners may no longer listen: their token was revoked or has expired, their person is
 * disabled, their membership has ended or reaches granted
 * agents only now, the network is gone (rule streams-end-with-right), or their alias went to another person's node.
 * Three reads for each 125 listeners, two more with node tokens that have no living node; between them other work has
 * its turn.
 *
 * @param now in milliseconds
 */
export async function findLapsed<L extends Listener>(db: Queries, listeners: readonly L[], now: number): Promise<L[]> {
  const lapsed: L[] = [];
  for (let start = 0; start < listeners.length; start += batch) {
    if (start > 0) await nextTurn();
    const some = listeners.slice(start, start + batch);
    const valid = await readValid(db, some, now);
    lapsed.push(...some.filter((listener) => !valid(listener)));
  }
  return lapsed;
}

async function readValid(
  db: Queries,
  listeners: readonly Listener[],
  now: number,
): Promise<(listener: Listener) => boolean> {
  const tokenIds = [...new Set(listeners.flatMap(({ caller }) => caller.tokenId ?? []))];
  const userIds = [...new Set(listeners.flatMap(({ caller }) => caller.userId ?? []))];
  const networkIds = [...new Set(listeners.map(({ networkId }) => networkId))];
  const [tokens, members, networks] = await Promise.all([
    tokenIds.length === 0
      ? []
      : db
          .selectFrom('tokens')
          .innerJoin('users', 'users.user_id', 'tokens.user_id')
          .leftJoin('nodes', (join) =>
            join.onRef('nodes.network_id', '=', 'tokens.network_id').onRef('nodes.node_id', '=', 'tokens.node_id'),
          )
          .select(['tokens.token_id', 'nodes.node_id'])
          .where('tokens.token_id', 'in', tokenIds)
          .where('tokens.revoked_at', 'is', null)
          .where('users.disabled_at', 'is', null)
          .where((eb) => eb.or([eb('tokens.expires_at', 'is', null), eb('tokens.expires_at', '>', now)]))
          .execute(),
    userIds.length === 0
      ? []
      : db
          .selectFrom('memberships')
          .select(['network_id', 'user_id', 'agent_access'])
          .where('user_id', 'in', userIds)
          .where('network_id', 'in', networkIds)
          .execute(),
    db.selectFrom('networks').select('network_id').where('network_id', 'in', networkIds).execute(),
  ]);
  const liveTokens = new Map(tokens.map((row) => [row.token_id, row.node_id]));
  const isBound = ({ caller }: Listener): boolean =>
    caller.kind !== 'node' || liveTokens.get(caller.tokenId ?? '') != null;
  const taken = await listTaken(
    db,
    listeners.filter((listener) => !isBound(listener)),
  );
  const liveNetworks = new Set(networks.map((row) => row.network_id));
  const access = new Map(members.map((row) => [`${row.network_id} ${row.user_id}`, row.agent_access]));
  return (listener) => {
    const { caller, networkId } = listener;
    if (caller.tokenId !== null && !liveTokens.has(caller.tokenId)) return false;
    if (taken.has(listener)) return false;
    return liveNetworks.has(networkId) && mayListen(listener, access.get(`${networkId} ${caller.userId}`));
  };
}

/** Of node tokens without a living node: whose alias is somebody else's by now. Two reads, if there are any. */
async function listTaken(db: Queries, unbound: readonly Listener[]): Promise<ReadonlySet<Listener>> {
  const aliases = new Set(unbound.flatMap(({ selection }) => selection.channel?.key ?? []));
  if (aliases.size === 0) return new Set();
  const owners = await listAliasOwners(db, [...new Set(unbound.map(({ networkId }) => networkId))], [...aliases]);
  const isTaken = ({ caller, networkId, selection }: Listener): boolean => {
    const owner = owners.get(`${networkId} ${selection.channel?.key}`);
    return owner !== undefined && owner !== caller.userId;
  };
  return new Set(unbound.filter(isTaken));
}

function mayListen({ caller, selection }: Listener, access: AgentAccess | undefined): boolean {
  if (access === undefined) return caller.systemAdmin || caller.userId === null;
  return access === 'all' || (selection.channel?.kind === 'user' && selection.channel.key === caller.userId);
}
