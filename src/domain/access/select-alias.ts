import { sql } from 'kysely';
import type { Slot } from '../../platform/db/prepared-query.ts';
import type { Queries } from '../ctx.ts';

/** An alias of a network with its node record and its session, each of which may be missing: one row, always. */
export function selectAlias(db: Queries, slot: Slot<{ networkId: string; alias: string }>) {
  const wanted = sql<{
    network_id: string;
    alias: string;
  }>`(select cast(${slot('networkId')} as text) as network_id, cast(${slot('alias')} as text) as alias)`;
  return db
    .selectFrom(wanted.as('wanted'))
    .leftJoin('nodes', (join) =>
      join.onRef('nodes.network_id', '=', 'wanted.network_id').onRef('nodes.alias', '=', 'wanted.alias'),
    )
    .leftJoin('sessions', (join) =>
      join.onRef('sessions.network_id', '=', 'wanted.network_id').onRef('sessions.alias', '=', 'wanted.alias'),
    );
}
