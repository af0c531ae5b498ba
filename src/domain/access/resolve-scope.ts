import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { MemberRole } from '../../../generated/enums.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { requireRole, writers } from './require-role.ts';
import type { ScopeRole } from './require-role.ts';

/** Whether the use case only looks or also changes something. */
export type ScopeMode = 'read' | 'write';

/**
 * The networks that one call may touch. The class stays in this file and has a private member, so no other file can
 * build a value of this type: a query that takes a `Scope` has had its access checked.
 */
class ResolvedScope {
  readonly #networkIds: readonly string[] | 'all';
  /** The role in the one network; over several networks only what every member has: `viewer`. */
  readonly role: ScopeRole;

  constructor(networkIds: readonly string[] | 'all', role: ScopeRole) {
    this.#networkIds = networkIds;
    this.role = role;
  }

  /** Ids, or `all` for callers who may read every network. Empty for a user without memberships. */
  get networkIds(): readonly string[] | 'all' {
    return this.#networkIds;
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
 * One network for one use case (seed 000, Authentication 4 and 5). A bound token always gets its own network, whatever
 * was asked for; a user's `networkId` is verified with one indexed read; without it the only membership counts.
 *
 * @throws network_id_required no network given and the user has none or several
 * @throws access_denied not a member (absent and foreign networks answer alike); system admins and the master token
 *   may read any network that exists
 * @throws permission_denied a viewer, or a caller who may only read, asked to write
 */
export async function resolveScope(ctx: Ctx, networkId: string | undefined, mode: ScopeMode): Promise<Scope> {
  const { caller } = ctx;
  if (caller.networkId !== null) return bindScope(caller.networkId, caller.memberRole, mode);
  if (caller.kind === 'anonymous') throw new DomainError('token_required');
  if (networkId !== undefined) return verifyScope(ctx, networkId, mode);
  const [first, second] = await listMemberships(ctx, 2);
  if (first === undefined || second !== undefined) throw new DomainError('network_id_required');
  return bindScope(first.network_id, first.role, mode);
}

/**
 * As `resolveScope` for a network that the path names: a bound token is not redirected but refused with
 * `access_denied` when the path names another network (decision K7).
 */
export async function resolveNamedScope(ctx: Ctx, networkId: string, mode: ScopeMode): Promise<Scope> {
  if (ctx.caller.networkId !== null && ctx.caller.networkId !== networkId) throw new DomainError('access_denied');
  return resolveScope(ctx, networkId, mode);
}

/**
 * All networks that a read may span: the given one (verified as in `resolveScope`), else the bound one, else all
 * networks of the user, else everything for the master token and the hub itself.
 *
 * @throws access_denied
 */
export async function resolveReadScope(ctx: Ctx, networkId?: string): Promise<Scope> {
  const { caller } = ctx;
  if (caller.networkId !== null || networkId !== undefined) return resolveScope(ctx, networkId, 'read');
  if (caller.kind === 'anonymous') throw new DomainError('token_required');
  if (caller.userId === null) return new ResolvedScope('all', 'system');
  const own = await listMemberships(ctx);
  const [first] = own;
  if (first !== undefined && own.length === 1) return new ResolvedScope([first.network_id], first.role);
  return new ResolvedScope(
    own.map((membership) => membership.network_id),
    'viewer',
  );
}

/** A `where` condition that keeps the rows of the scope; `column` names the network column, qualified if need be. */
export function inScope(scope: Scope, column = 'network_id'): RawBuilder<SqlBool> {
  const ids = scope.networkIds;
  if (ids === 'all') return sql<SqlBool>`1 = 1`;
  if (ids.length === 0) return sql<SqlBool>`1 = 0`;
  if (ids.length === 1) return sql<SqlBool>`${sql.ref(column)} = ${ids[0]}`;
  return sql<SqlBool>`${sql.ref(column)} in (${sql.join(ids)})`;
}

function bindScope(networkId: string, role: MemberRole | null, mode: ScopeMode): Scope {
  if (role === null) throw new DomainError('access_denied');
  if (mode === 'write') requireRole(role, writers, 'permission_denied');
  return new ResolvedScope([networkId], role);
}

async function verifyScope(ctx: Ctx, networkId: string, mode: ScopeMode): Promise<Scope> {
  const { caller } = ctx;
  const network = await ctx.db
    .selectFrom('networks as n')
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.network_id', '=', 'n.network_id').on('m.user_id', '=', caller.userId ?? ''),
    )
    .select('m.role')
    .where('n.network_id', '=', networkId)
    .executeTakeFirst();
  if (network === undefined) throw new DomainError('access_denied');
  if (network.role !== null) return bindScope(networkId, network.role, mode);
  if (caller.kind === 'system') return new ResolvedScope([networkId], 'system');
  if (!caller.systemAdmin && caller.kind !== 'master') throw new DomainError('access_denied');
  if (mode === 'write') throw new DomainError(caller.kind === 'master' ? 'permission_denied' : 'access_denied');
  return new ResolvedScope([networkId], 'system');
}

async function listMemberships(ctx: Ctx, limit?: number): Promise<{ network_id: string; role: MemberRole }[]> {
  if (ctx.caller.userId === null) return [];
  const query = ctx.db
    .selectFrom('memberships')
    .select(['network_id', 'role'])
    .where('user_id', '=', ctx.caller.userId)
    .orderBy('joined_at');
  return (limit === undefined ? query : query.limit(limit)).execute();
}
