import type { Queries } from '../ctx.ts';
import type { Caller } from '../access/caller.ts';

/** Whose stream it is and which network it carries. */
export interface Listener {
  readonly caller: Caller;
  readonly networkId: string;
}

const batch = 500;

/**
 * Which of these listeners may no longer listen: their token was revoked or their membership has ended (decision
 * D4). Two reads for each 500 listeners.
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
  const [tokens, members] = await Promise.all([
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
          .select(['network_id', 'user_id'])
          .where('user_id', 'in', userIds)
          .where('network_id', 'in', networkIds)
          .execute(),
  ]);
  const liveTokens = new Set(tokens.map((row) => row.token_id));
  const pairs = new Set(members.map((row) => `${row.network_id} ${row.user_id}`));
  return ({ caller, networkId }) =>
    (caller.tokenId === null || liveTokens.has(caller.tokenId)) &&
    (caller.systemAdmin || caller.userId === null || pairs.has(`${networkId} ${caller.userId}`));
}
