import { sql } from 'kysely';
import type { Ctx, Queries, ReadCtx } from '../ctx.ts';
import type { StoredEvent } from './record-events.ts';
import { dayMs } from '../../platform/time.ts';

/** How long a committed rename answers for its old alias, in milliseconds. */
export const renamedForMs = dayMs;

/** What the node is called now that lost this alias by a rename within the last day. One query. */
export async function findRenamed(ctx: ReadCtx, networkId: string, alias: string): Promise<string | undefined> {
  const renamed = await committed(ctx)
    .select('nodes.alias')
    .where('renames.network_id', '=', networkId)
    .where('renames.old_alias', '=', alias)
    .orderBy('renames.ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return renamed?.alias;
}

/** What the node of this alias was called within the last day; usually nothing. One query. */
export async function listFormerAliases(ctx: Ctx, networkId: string, alias: string): Promise<string[]> {
  const renames = await committed(ctx)
    .select('renames.old_alias')
    .distinct()
    .where('nodes.network_id', '=', networkId)
    .where('nodes.alias', '=', alias)
    .limit(100)
    .execute();
  return renames.map((rename) => rename.old_alias);
}

function committed({ db, platform }: ReadCtx) {
  return db
    .selectFrom('rename_transactions as renames')
    .innerJoin('nodes', (join) =>
      join.onRef('nodes.network_id', '=', 'renames.network_id').onRef('nodes.node_id', '=', 'renames.node_id'),
    )
    .where(sql<boolean>`renames.state = 'committed'`)
    .where('renames.ended_at', '>', platform.clock.now() - renamedForMs);
}

/** The alias that a stream follows after an event: a rename takes the streams of the old alias along. */
export function aliasAfter(alias: string, event: StoredEvent): string {
  if (event.type !== 'node.renamed' || event.payload === null) return alias;
  const { data } = JSON.parse(event.payload) as { data: { old_alias: string; new_alias: string } };
  return data.old_alias === alias ? data.new_alias : alias;
}

/**
 * The alias that a renamed node had right after event `after`: that of its first rename since then.
 *
 * @param former what the node was called, as `listFormerAliases` says
 * @returns undefined when it was not renamed since
 */
export async function findAliasAt(
  db: Queries,
  networkId: string,
  former: readonly string[],
  after: number,
): Promise<string | undefined> {
  const events = await db
    .selectFrom('stream_events')
    .select(['n', 'type', 'channel_kind as channelKind', 'channel', 'payload', 'summary'])
    .where('network_id', '=', networkId)
    .where('n', '>', after)
    .where('type', '=', 'node.renamed')
    .where('channel_kind', '=', 'alias')
    .where('channel', 'in', former)
    .orderBy('n')
    .execute();
  return (
    events.find(({ channel, ...event }) => {
      const stored = { networkId, channel, ...event };
      return channel !== null && aliasAfter(channel, stored) !== channel;
    })?.channel ?? undefined
  );
}
