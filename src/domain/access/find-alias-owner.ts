import { sql } from 'kysely';
import type { NodeMode } from '../../../generated/enums.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { Queries } from '../ctx.ts';
import { selectAlias } from './select-alias.ts';

/** Who stands behind an alias that a network knows. */
export interface AliasOwner {
  /** Null when no owner is known. */
  readonly userId: string | null;
  /** Null for an alias that only ever reported, without a node record. */
  readonly nodeId: string | null;
  /** The permission mode of the node, as its newest live token has it; null while it has no token. */
  readonly mode: NodeMode | null;
}

/**
 * The owner of an alias: the person whose token first minted, created or reported its node. The node record counts
 * before the session. One query.
 *
 * @returns undefined for an alias that is not in use
 */
export async function findAliasOwner(db: Queries, networkId: string, alias: string): Promise<AliasOwner | undefined> {
  const [row] = await selectOwner(db, { networkId, alias });
  if (row === undefined || (row.node_id === null && row.session_alias === null)) return undefined;
  const userId = row.node_id === null ? row.session_owner : row.node_owner;
  return { userId, nodeId: row.node_id, mode: row.mode };
}

const selectOwner = prepareQuery<{ networkId: string; alias: string }>()((db, slot) =>
  selectAlias(db, slot).select([
    'nodes.node_id',
    'nodes.owner_user_id as node_owner',
    'sessions.alias as session_alias',
    'sessions.owner_user_id as session_owner',
    sql<NodeMode | null>`(select tokens.mode from tokens
        where tokens.network_id = nodes.network_id and tokens.node_id = nodes.node_id and tokens.revoked_at is null
        order by tokens.created_at desc, tokens.token_id desc limit 1)`.as('mode'),
  ]),
);

/** The owners of aliases by `<network_id> <alias>`; null where no owner is known. Two queries. */
export async function listAliasOwners(
  db: Queries,
  networkIds: readonly string[],
  aliases: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const owners = new Map<string, string | null>();
  // The node record counts before the session.
  for (const table of ['sessions', 'nodes'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['network_id', 'alias', 'owner_user_id'])
      .where('network_id', 'in', networkIds)
      .where('alias', 'in', aliases)
      .execute();
    for (const row of rows) owners.set(`${row.network_id} ${row.alias}`, row.owner_user_id);
  }
  return owners;
}
