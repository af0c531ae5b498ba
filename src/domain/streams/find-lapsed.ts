import type { AgentAccess } from '../../../generated/enums.ts';
import type { Queries } from '../ctx.ts';
import type { Caller } from '../access/caller.ts';
import type { Selection } from './stream-plan.ts';

/** Whose stream it is and what of which network it carries. */
export interface Listener {
  readonly caller: Caller;
  readonly networkId: string;
  readonly selection: Selection;
}

const batch = 500;

/**
 * Which of these listeners may no longer listen: their token was revoked, their membership has ended or reaches granted
 * agents only now, or the network is gone (decisions B6, D4). Three reads for each 500 listeners.
 */
export async function findLapsed<L extends Listener>(db: Queries, listeners: readonly L[]): Promise<L[]> {
  const lapsed: L[] = [];
  for (let start = 0; start < listeners.length; start += batch) {
    const some = listeners.slice(start, start + batch);
    const valid = await readValid(db, some);
    lapsed.push(...some.filter((listener) => !valid(listener)));
  }
  return lapsed;
}

async function readValid(db: Queries, listeners: readonly Listener[]): Promise<(listener: Listener) => boolean> {
  const tokenIds = [...new Set(listeners.flatMap(({ caller }) => caller.tokenId ?? []))];
  const userIds = [...new Set(listeners.flatMap(({ caller }) => caller.userId ?? []))];
  const networkIds = [...new Set(listeners.map(({ networkId }) => networkId))];
  const [tokens, members, networks] = await Promise.all([
    tokenIds.length === 0
      ? []
      : db
          .selectFrom('tokens')
          .select('token_id')
          .where('token_id', 'in', tokenIds)
          .where('revoked_at', 'is', null)
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
  const liveTokens = new Set(tokens.map((row) => row.token_id));
  const liveNetworks = new Set(networks.map((row) => row.network_id));
  const access = new Map(members.map((row) => [`${row.network_id} ${row.user_id}`, row.agent_access]));
  return (listener) => {
    const { caller, networkId } = listener;
    if (caller.tokenId !== null && !liveTokens.has(caller.tokenId)) return false;
    return liveNetworks.has(networkId) && mayListen(listener, access.get(`${networkId} ${caller.userId}`));
  };
}

function mayListen({ caller, selection }: Listener, access: AgentAccess | undefined): boolean {
  if (access === undefined) return caller.systemAdmin || caller.userId === null;
  return access === 'all' || (selection.channel?.kind === 'user' && selection.channel.key === caller.userId);
}
