import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { isInTransaction } from '../ctx.ts';
import type { ReadCtx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import type { Membership } from '../caller.ts';
import { listMemberships } from './list-memberships.ts';
import { roleOfToken } from './role-of-token.ts';
import { requireRole, writers } from './require-role.ts';
import type { ScopeRole } from './require-role.ts';

/**
 * Whether the use case only looks or also changes something; `report` changes what a node always may
 * (rule access-always-for-nodes), whatever its owner is meanwhile.
 */
export type ScopeMode = 'read' | 'write' | 'report';

/**
 * What a use case does about a membership that reaches granted agents only (rule access-restricted-members): it is not
 * open to it (the default), it keeps to those agents by the rules of `agent-access.ts`, or it leaves that network out.
 */
export type RestrictedMembers = 'refuse' | 'narrow' | 'omit';

/** In which networks a member reaches granted agents only. */
export interface Restriction {
  readonly userId: string;
  /** At least one. */
  readonly networkIds: readonly string[];
}

/**
 * The networks that one call may touch. The class stays in this file and has a private member, so no other file can
 * build a value of this type: a query that takes a `Scope` has had its access checked.
 */
class ResolvedScope {
  readonly #networkIds: readonly string[] | 'all';
  readonly #restricted: Restriction | undefined;
  /** The role in the one network; over several networks only what every member has: `viewer`. */
  readonly role: ScopeRole;

  constructor(networkIds: readonly string[] | 'all', role: ScopeRole, restricted?: Restriction) {
    this.#networkIds = networkIds;
    this.#restricted = restricted;
    this.role = role;
  }

  /** Ids, or `all` for callers who may read every network. Empty for a user without memberships. */
  get networkIds(): readonly string[] | 'all' {
    return this.#networkIds;
  }

  /** Set for use cases that narrow, where the caller reaches granted agents only in some or all of the networks. */
  get restricted(): Restriction | undefined {
    return this.#restricted;
  }

  /** The one network of this scope. Throws a plain error (a mistake in the hub) when the scope spans several. */
  get networkId(): string {
    const [only, second] = this.#networkIds === 'all' ? [] : this.#networkIds;
    if (only === undefined || second !== undefined) throw new Error('this scope does not name exactly one network');
    return only;
  }
}

export type Scope = ResolvedScope;

/**
 * One network for one use case (rule access-one-membership). A bound token always gets its own network, whatever was
 * asked for; a user's `networkId` is verified, by an indexed read where it is no remembered membership; without it the
 * only membership counts.
 *
 * @throws network_id_required no network given and the user has none or several
 * @throws access_denied not a member (absent and foreign networks answer alike); system admins and the master token may
 *   read any network that exists
 * @throws permission_denied a viewer, or a caller who may only read, asked to write
 * @throws agent_access_restricted the membership reaches granted agents only, unless the use case narrows
 */
export async function resolveScope(
  ctx: ReadCtx,
  networkId: string | undefined,
  mode: ScopeMode,
  restricted: RestrictedMembers = 'refuse',
): Promise<Scope> {
  const { caller } = ctx;
  if (caller.networkId !== null) {
    const { memberRole: role, agentAccess } = caller;
    if (role === null) throw new DomainError('access_denied');
    const own = { networkId: caller.networkId, role: roleOfToken(ctx, role, mode), agentAccess };
    return bindScope(ctx, own, mode, restricted);
  }
  if (caller.kind === 'anonymous') throw new DomainError('token_required');
  if (networkId !== undefined) return verifyScope(ctx, networkId, mode, restricted);
  const [first, second] = await listMemberships(ctx);
  if (first === undefined || second !== undefined) throw new DomainError('network_id_required');
  return bindScope(ctx, first, mode, restricted);
}

/**
 * As `resolveScope` for a network that the path names: a bound token is not redirected but refused with `access_denied`
 * when the path names another network (rule access-bound-token).
 */
export async function resolveNamedScope(
  ctx: ReadCtx,
  networkId: string,
  mode: ScopeMode,
  restricted: RestrictedMembers = 'refuse',
): Promise<Scope> {
  if (ctx.caller.networkId !== null && ctx.caller.networkId !== networkId) throw new DomainError('access_denied');
  return resolveScope(ctx, networkId, mode, restricted);
}

/**
 * All networks that a read may span: the given one (verified as in `resolveScope`), else the bound one, else all
 * networks of the user, else everything for the master token and the hub itself. Unless the use case narrows, networks
 * with a restricted membership are left out where others remain.
 *
 * @throws access_denied
 * @throws agent_access_restricted as `resolveScope`, when nothing else remains
 */
export async function resolveReadScope(
  ctx: ReadCtx,
  networkId?: string,
  restricted: RestrictedMembers = 'refuse',
): Promise<Scope> {
  const { caller } = ctx;
  if (caller.networkId !== null || networkId !== undefined) return resolveScope(ctx, networkId, 'read', restricted);
  if (caller.kind === 'anonymous') throw new DomainError('token_required');
  if (caller.userId === null) return new ResolvedScope('all', 'system');
  const own = await listMemberships(ctx);
  const [first] = own;
  if (first !== undefined && own.length === 1) return bindScope(ctx, first, 'read', restricted);
  if (restricted === 'narrow') return new ResolvedScope(idsOf(own), 'viewer', restrictionOf(ctx, own));
  const open = own.filter((membership) => !isRestricted(membership));
  if (restricted === 'refuse' && open.length === 0 && own.length > 0) throw new DomainError('agent_access_restricted');
  return new ResolvedScope(idsOf(open), 'viewer');
}

/**
 * As `resolveReadScope`, for a read of one object by its id: the id names the network as well, so a system admin needs
 * no `network_id` to read any (rule access-readers-of-all).
 */
export async function resolveObjectScope(
  ctx: ReadCtx,
  networkId?: string,
  restricted: RestrictedMembers = 'refuse',
): Promise<Scope> {
  const { caller } = ctx;
  if (caller.systemAdmin && caller.networkId === null && networkId === undefined) {
    return new ResolvedScope('all', 'system');
  }
  return resolveReadScope(ctx, networkId, restricted);
}

const isRestricted = ({ agentAccess }: Membership): boolean => agentAccess === 'granted';
const idsOf = (memberships: readonly Membership[]): string[] => memberships.map(({ networkId }) => networkId);

function restrictionOf(ctx: ReadCtx, own: readonly Membership[]): Restriction | undefined {
  const networkIds = idsOf(own.filter(isRestricted));
  return networkIds.length === 0 ? undefined : { userId: ctx.caller.userId ?? '', networkIds };
}

function bindScope(ctx: ReadCtx, own: Membership, mode: ScopeMode, restricted: RestrictedMembers): Scope {
  if (mode !== 'read') requireRole(own.role, writers, 'permission_denied');
  if (!isRestricted(own)) return new ResolvedScope([own.networkId], own.role);
  if (restricted === 'refuse') throw new DomainError('agent_access_restricted');
  if (restricted === 'omit') return new ResolvedScope([], 'viewer');
  return new ResolvedScope([own.networkId], own.role, restrictionOf(ctx, [own]));
}

async function verifyScope(
  ctx: ReadCtx,
  networkId: string,
  mode: ScopeMode,
  restricted: RestrictedMembers,
): Promise<Scope> {
  const { caller } = ctx;
  // Memberships are not remembered inside a transaction; its one read looks for the network itself.
  const known = isInTransaction(ctx) ? [] : await listMemberships(ctx);
  const membership = known.find((own) => own.networkId === networkId);
  if (membership !== undefined) return bindScope(ctx, membership, mode, restricted);
  const [network] = await findNetwork(ctx.db, { networkId, userId: caller.userId ?? '' });
  if (network === undefined) throw new DomainError('access_denied');
  const { role, agent_access: agentAccess } = network;
  if (role !== null && agentAccess !== null) return bindScope(ctx, { networkId, role, agentAccess }, mode, restricted);
  if (caller.kind === 'system') return new ResolvedScope([networkId], 'system');
  if (!caller.systemAdmin && caller.kind !== 'master') throw new DomainError('access_denied');
  if (mode !== 'read') throw new DomainError(caller.kind === 'master' ? 'permission_denied' : 'access_denied');
  return new ResolvedScope([networkId], 'system');
}

const findNetwork = prepareQuery<{ networkId: string; userId: string }>()((db, slot) =>
  db
    .selectFrom('networks as n')
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.network_id', '=', 'n.network_id').on('m.user_id', '=', slot('userId')),
    )
    .select(['m.role', 'm.agent_access'])
    .where('n.network_id', '=', slot('networkId')),
);
