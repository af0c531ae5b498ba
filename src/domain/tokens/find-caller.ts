import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { AgentAccess } from '../../../generated/enums.ts';
import { prepareLookup } from '../../platform/db/prepared-sets.ts';
import { hashToken, isWellFormed } from '../../platform/token-hash.ts';
import { anonymousCaller } from '../caller.ts';
import type { Caller, CallerKind } from '../caller.ts';
import type { Platform, Queries } from '../ctx.ts';
import { browserPrefix } from './issue-token.ts';
import { idleLimitMs, useWriteMs } from './limits.ts';
import type { CachedToken } from './token-cache.ts';

/** Why a bearer is no caller: never seen or revoked, or a user token that idled too long or has expired. */
export interface Refusal {
  readonly refused: 'invalid' | 'expired';
}

const invalid: Refusal = { refused: 'invalid' };
const expired: Refusal = { refused: 'expired' };
const kinds = { user: 'user', network: 'node', full: 'legacy' } as const satisfies Record<string, CallerKind>;

/**
 * Who stands behind a bearer token (rule tokens-shape, rule tokens-idle-expiry). A malformed token costs no query, a
 * known one neither a query nor a turn of the loop; any other costs one query. Every use slides the idle expiry of a
 * `utok_`.
 *
 * @param db committed rows
 */
export function findCaller(
  platform: Platform,
  db: Queries,
  bearer: string,
): Caller | Refusal | Promise<Caller | Refusal> {
  const hash = hashToken(bearer);
  const known = platform.memory.tokens.get(hash, platform.clock.elapsed());
  if (known === undefined) return findUnknown(platform, db, bearer, hash);
  const found = use(platform, known);
  // Another hub may have seen uses of it that this one has not.
  return 'refused' in found ? findUnknown(platform, db, bearer, hash) : found;
}

async function findUnknown(platform: Platform, db: Queries, bearer: string, hash: string): Promise<Caller | Refusal> {
  if (isMasterToken(platform, hash)) return { ...anonymousCaller, kind: 'master', systemAdmin: true };
  // What a browser keeps in its cookie is no bearer.
  if (bearer.startsWith(browserPrefix) || !isWellFormed(bearer)) return invalid;
  const cache = platform.memory.tokens;
  const { generation } = cache;
  const entry = await readToken(db, hash, platform.clock.elapsed());
  if (entry === undefined) {
    cache.forget(hash);
    return invalid;
  }
  cache.put(hash, entry, generation);
  return use(platform, entry);
}

function use({ clock, memory, settings }: Platform, entry: CachedToken): Caller | Refusal {
  const { caller } = entry;
  const now = clock.now();
  const idleLimit = idleLimitMs(settings);
  if (entry.expiresAt !== null && now >= entry.expiresAt) return expired;
  if (caller.kind === 'user' && idleLimit !== null && now - entry.lastUsedAt > idleLimit) return expired;
  entry.lastUsedAt = now;
  if (caller.tokenId !== null && (entry.notedAt === null || now - entry.notedAt >= useWriteMs)) {
    entry.notedAt = now;
    memory.tokens.markUsed(caller.tokenId);
  }
  return caller;
}

function isMasterToken({ settings: { authToken } }: Platform, hash: string): boolean {
  return !!authToken && timingSafeEqual(Buffer.from(hash), Buffer.from(hashToken(authToken)));
}

/** `granted` only when all memberships are: the least of the two words is `all`. */
const leastAccess = sql<AgentAccess | null>`(
  select min(own.agent_access) from memberships as own where own.user_id = t.user_id
)`;

/** Many clients come at once when a hub has started or streams return: their tokens are read together. */
const selectToken = prepareLookup<{ hash: string }>(
  { hash: 'text' },
  'over turns',
)((db, slot) =>
  db
    .selectFrom('tokens as t')
    .innerJoin('users as u', 'u.user_id', 't.user_id')
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.network_id', '=', 't.network_id').onRef('m.user_id', '=', 't.user_id'),
    )
    .leftJoin('nodes as n', (join) =>
      join.onRef('n.network_id', '=', 't.network_id').onRef('n.node_id', '=', 't.node_id'),
    )
    .select(['t.token_id', 't.scope', 't.user_id', 't.network_id', 't.node_name', 't.mode'])
    .select([
      't.last_used_at',
      't.created_at',
      't.expires_at',
      't.parent_id',
      'u.username',
      'u.role',
      'u.must_change_password',
      'm.role as member_role',
      'n.alias',
    ])
    .select('n.node_id as live_node_id')
    .select(['m.agent_access', leastAccess.as('least_access')])
    .where('t.token_hash', '=', slot('hash'))
    .where('t.revoked_at', 'is', null)
    .where('u.disabled_at', 'is', null),
);

/**
 * One read joins all that a caller is. A bound token without a membership is dead (rule tokens-end-with-membership),
 * and so is the network token of a member who may hold none (rule access-restricted-members), and every token of a person
 * whose account is disabled (rule accounts-disabled).
 */
async function readToken(db: Queries, hash: string, readAt: number): Promise<CachedToken | undefined> {
  const [row] = await selectToken(db, { hash });
  if (row === undefined || (row.network_id !== null && row.member_role === null)) return undefined;
  if (row.scope === 'network' && row.agent_access === 'granted') return undefined;
  const caller: Caller = {
    kind: kinds[row.scope],
    userId: row.user_id,
    username: row.username,
    // A bound token ends at its network, so it carries no right over the hub.
    systemAdmin: row.role === 'admin' && row.network_id === null,
    tokenId: row.token_id,
    mustChangePassword: row.must_change_password === 1 && row.scope !== 'network',
    // Only what a browser session mints for a page expires; other children are sessions themselves.
    browserSessionId: row.expires_at === null ? null : row.parent_id,
    networkId: row.network_id,
    memberRole: row.member_role,
    nodeId: row.live_node_id,
    alias: row.alias,
    formerAlias: row.live_node_id === null ? row.node_name : null,
    mode: row.mode,
    agentAccess: (row.network_id === null ? row.least_access : row.agent_access) ?? 'all',
  };
  return {
    caller,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at ?? row.created_at,
    notedAt: row.last_used_at,
    readAt,
    placedAt: readAt,
  };
}
