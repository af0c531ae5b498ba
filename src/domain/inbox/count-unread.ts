import type { Queries } from '../ctx.ts';

/** Unread deliveries of all networks, to agents and people. One query: the sum of what the inboxes count. */
export async function countUnread(db: Queries): Promise<number> {
  const row = await db
    .selectFrom('inboxes')
    .select((eb) => eb.fn.sum<number | null>('unread').as('unread'))
    .executeTakeFirstOrThrow();
  return Number(row.unread ?? 0);
}
