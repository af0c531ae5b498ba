import { sql } from 'kysely';
import { attentionSeverities } from '../../../generated/enums.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { momentsAt } from './limits.ts';
import { byKind, countNetwork } from './read-parts.ts';
import { sumBySeverity } from './severities.ts';
import type { AttentionCounts } from './severities.ts';

/** The least time between two events of a network, over all hubs. */
const leastGapMs = 1_000;

/** Conditions that come and go by time or without a number of the counter are looked for this often. */
const recountMs = 1_500;

/**
 * Tells the streams of the networks that somebody observes in this process how many items each has, when that has changed
 * (rule attention-told). One query for the counters of all of them, one for the counts of each that may have changed;
 * no work while nobody observes. Of several hubs one tells.
 *
 * @returns how many networks were told
 */
export async function tellAttention(ctx: Ctx): Promise<number> {
  const { live, memory } = ctx.platform;
  const networkIds = live.observed();
  memory.attention.keepOnly(networkIds);
  if (networkIds.length === 0) return 0;
  const counters = await ctx.db
    .selectFrom('network_counters')
    .select(['network_id', 'event_seq', 'last_row'])
    .where('network_id', 'in', networkIds)
    .execute();
  let told = 0;
  for (const { network_id: networkId, event_seq, last_row } of counters) {
    const now = ctx.platform.clock.now();
    if (!memory.attention.isDue(networkId, { mark: `${event_seq} ${last_row}`, now, recountMs })) continue;
    if (await tellNetwork(ctx, networkId, now)) told += 1;
  }
  return told;
}

async function tellNetwork(ctx: Ctx, networkId: string, now: number): Promise<boolean> {
  const { settings, memory } = ctx.platform;
  const values = { ...momentsAt(now, settings), networkId, userId: '', reads: 1 };
  const ofKind = byKind(await countNetwork(ctx.db, values));
  const counts = sumBySeverity((kind) => ofKind.get(kind) ?? 0);
  const text = writeCounts(counts);
  if (memory.attention.toldOf(networkId) === text) return false;
  const { isNew, stored } = await ctx.transaction((tx) => takeTurn(tx, { networkId, counts, text, now }), {
    networkId,
  });
  // What another hub has told is known from now on; a turn that came too soon comes again.
  memory.attention.tell(networkId, stored);
  if (stored !== text) memory.attention.countAgain(networkId);
  return isNew;
}

const writeCounts = (counts: AttentionCounts): string =>
  JSON.stringify(attentionSeverities.map((severity) => counts[severity]));

const noItems = '[0,0,0]';

interface Turn {
  readonly networkId: string;
  readonly counts: AttentionCounts;
  readonly text: string;
  readonly now: number;
}

/** Tells the counts unless they were told already, or others within the last second. One or two statements. */
async function takeTurn(tx: Tx, { networkId, counts, text, now }: Turn): Promise<{ isNew: boolean; stored: string }> {
  const stored = await tx.db
    .selectFrom('attention_counts')
    .select(['counts', 'told_at'])
    .where('network_id', '=', networkId)
    .executeTakeFirst();
  const last = stored?.counts ?? noItems;
  if (last === text || (stored !== undefined && now - stored.told_at < leastGapMs))
    return { isNew: false, stored: last };
  const taken = await tx.db
    .insertInto('attention_counts')
    .values({ network_id: networkId, counts: text, told_at: now })
    .onConflict((conflict) =>
      conflict
        .column('network_id')
        .doUpdateSet({ counts: text, told_at: now })
        .where('attention_counts.told_at', '<=', now - leastGapMs)
        .where(sql<boolean>`attention_counts.counts <> ${text}`),
    )
    .returning('network_id')
    .executeTakeFirst();
  if (taken === undefined) return { isNew: false, stored: last };
  tx.emit({ networkId, type: 'attention_changed', channel: null, payload: null, summary: { counts } });
  return { isNew: true, stored: text };
}
