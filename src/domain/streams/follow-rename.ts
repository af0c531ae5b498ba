import type { Queries } from '../ctx.ts';
import type { StoredEvent } from './stored-event.ts';

/** The alias that a stream follows after an event: a rename takes the streams of the old alias along. */
export function aliasAfter(alias: string, event: Pick<StoredEvent, 'type' | 'payload'>): string {
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
    events.find((event) => event.channel !== null && aliasAfter(event.channel, event) !== event.channel)?.channel ??
    undefined
  );
}
