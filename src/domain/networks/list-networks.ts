import type { Selectable } from 'kysely';
import type { MemberRole } from '../../../generated/enums.ts';
import type { HubTables } from '../../entities/index.ts';
import { inScope, resolveReadScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';

/** A stored network. */
export type NetworkRow = Selectable<HubTables['networks']>;

/** A network with the caller's role in it. */
export type MemberNetworkRow = NetworkRow & { member_role: MemberRole };

const maxNetworks = 1000;

/**
 * The caller's networks, owned ones first, then the oldest first; a bound token sees only its own (seed 000, Networks
 * and members). The master token sees all, as a viewer.
 */
export async function listNetworks(ctx: Ctx): Promise<MemberNetworkRow[]> {
  const scope = await resolveReadScope(ctx, undefined, 'narrow');
  const rows = await ctx.db
    .selectFrom('networks as n')
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.network_id', '=', 'n.network_id').on('m.user_id', '=', ctx.caller.userId ?? ''),
    )
    .selectAll('n')
    .select('m.role as member_role')
    .where(inScope(scope, 'n.network_id'))
    .orderBy((eb) => eb.case().when('m.role', '=', 'owner').then(0).else(1).end())
    .orderBy('n.created_at')
    .orderBy('n.network_id')
    .limit(maxNetworks)
    .execute();
  return rows.map((row) => ({ ...row, member_role: row.member_role ?? 'viewer' }));
}
