import { toWireTime } from '../../../platform/clock.ts';
import { personAddress } from '../../address.ts';
import type { Tx } from '../../ctx.ts';
import { actorOf } from '../actor.ts';
import type { CardValues } from '../cards/card-values.ts';
import { noticeEveryMs } from '../limits.ts';
import type { EventCard } from '../history/record-card-events.ts';

const hub = 'hub';
const kind = 'requirement_update';
const title = 'Card updated';

/**
 * Tells the persons on a card, except who changed it, that it changed: one direct message, at most one per card and
 * person in 5 minutes (rule requirements-notices). Persons who left the network hear nothing.
 *
 * @param people the card's values before and after, so that who was taken off hears of it too
 */
export async function notifyPeople(
  tx: Tx,
  card: EventCard & { readonly name: string },
  people: readonly CardValues[],
): Promise<void> {
  const actor = actorOf(tx.caller);
  const ids = new Set(
    people
      .flatMap(({ owner, participants }) => [owner, ...participants])
      .filter((person) => person?.kind === 'user' && person.id !== (actor.kind === 'user' ? actor.id : undefined))
      .map((person) => person?.id ?? ''),
  );
  if (ids.size === 0) return;
  const due = await takeNotices(tx, card, [...ids]);
  if (due.length === 0) return;
  const members = await tx.db
    .selectFrom('memberships')
    .select('user_id')
    .where('network_id', '=', card.networkId)
    .where('user_id', 'in', due)
    .execute();
  if (members.length > 0) await sendNotices(tx, card, members);
}

/** Of these persons those who were not told within the last 5 minutes; they are told now. */
async function takeNotices(tx: Tx, card: EventCard, userIds: readonly string[]): Promise<string[]> {
  const now = tx.platform.clock.now();
  const taken = await tx.db
    .insertInto('requirement_notices')
    .values(
      userIds.map((userId) => ({
        requirement_id: card.requirementId,
        user_id: userId,
        network_id: card.networkId,
        notified_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['network_id', 'requirement_id', 'user_id'])
        .doUpdateSet({ notified_at: now })
        .where('requirement_notices.notified_at', '<=', now - noticeEveryMs),
    )
    .returning('user_id')
    .execute();
  return taken.map((row) => row.user_id);
}

async function sendNotices(
  tx: Tx,
  card: EventCard & { readonly name: string },
  members: readonly { readonly user_id: string }[],
): Promise<void> {
  const now = tx.platform.clock.now();
  const message = `#${card.seq} ${card.name}`;
  const rows = members.map(({ user_id: userId }) => ({
    message_id: tx.platform.ids.message(),
    network_id: card.networkId,
    user_id: userId,
    from_session: hub,
    sender_kind: 'system' as const,
    sender_id: hub,
    kind,
    title,
    content: message,
    severity: 'info' as const,
    meta_json: JSON.stringify({ requirement_id: card.requirementId, seq: card.seq }),
    acked: 0,
    created_at: now,
  }));
  for (const stored of rows) {
    tx.append('user_inbox', stored);
    tx.emit({
      networkId: card.networkId,
      type: 'desktop_message',
      channel: personAddress(stored.user_id),
      payload: {
        message_id: stored.message_id,
        kind,
        from: hub,
        title,
        message,
        severity: stored.severity,
        created_at: toWireTime(now),
      },
      summary: null,
    });
  }
}
