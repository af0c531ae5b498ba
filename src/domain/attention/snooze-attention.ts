import { sql } from 'kysely';
import { listMemberships } from '../access/list-memberships.ts';
import { requirePerson } from '../access/resolve-address.ts';
import { resolveReadBoard } from '../requirements/resolve-board.ts';
import type { Ctx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { parseSince } from '../../platform/clock.ts';
import { readKey } from './attention-key.ts';
import type { Occurrence } from './attention-key.ts';
import { scopedFrame } from './frame.ts';
import { maxSnoozeMs, momentsAt } from './limits.ts';
import { partsOf, readRows } from './read-parts.ts';
import type { PageOf } from './read-parts.ts';

/**
 * Hides one occurrence of a condition from the caller's own list until a time, or shows it again when that time has
 * passed (rule attention-snooze). A condition that has ended, or that the caller does not see, is not found.
 *
 * @param input.until ISO 8601, at most 30 days ahead
 * @returns until when it is hidden, epoch milliseconds; null when it is listed
 * @throws user_token_required, attention_not_found, snooze_too_far; invalid_input `until` is no time
 */
export async function snoozeAttention(
  ctx: Ctx,
  input: { readonly key: string; readonly until: string },
): Promise<{ readonly until: number | null }> {
  const userId = requirePerson(ctx);
  const until = readUntil(input.until, ctx.platform.clock.now());
  const found = readKey(input.key);
  if (found === undefined || !(await isThere(ctx, found))) throw new DomainError('attention_not_found');
  return ctx.transaction(async (tx) => {
    await (until === null ? wake(tx, userId, found) : hide(tx, userId, found, until));
    return { until };
  });
}

function readUntil(text: string, now: number): number | null {
  const until = parseSince(text);
  if (until === undefined) {
    throw new DomainError('invalid_input', { details: [{ path: '/until', message: 'is not a valid time' }] });
  }
  if (until > now + maxSnoozeMs) throw new DomainError('snooze_too_far');
  return until <= now ? null : until;
}

/**
 * Whether the caller sees this occurrence now, as a member of its network: nobody else keeps anything there (rule
 * access-readers-of-all).
 */
async function isThere(ctx: Ctx, { kind, networkId, id, occurrence }: Occurrence): Promise<boolean> {
  const own = await listMemberships(ctx);
  if (!own.some((membership) => membership.networkId === networkId)) return false;
  const board = await resolveReadBoard(ctx, networkId);
  if (board.scope.networkId !== networkId) return false;
  const { clock, settings } = ctx.platform;
  const values = { ...momentsAt(clock.now(), settings), networkId, userId: ctx.caller.userId ?? '', reads: 1 };
  const page: PageOf = (_part, columns) =>
    sql`${sql.ref(columns.id)} = ${id} and ${columns.occurrence} = ${occurrence}`;
  const rows = await readRows(ctx.db, { frame: scopedFrame(board, values), of: partsOf([kind], true), page });
  return rows.length > 0;
}

async function wake(tx: Tx, userId: string, { kind, networkId, id }: Occurrence): Promise<void> {
  await tx.db
    .deleteFrom('attention_snoozes')
    .where('network_id', '=', networkId)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .execute();
}

async function hide(tx: Tx, userId: string, { kind, networkId, id, occurrence }: Occurrence, until: number) {
  await tx.db
    .insertInto('attention_snoozes')
    .values({ network_id: networkId, user_id: userId, kind, subject_id: id, occurrence, until })
    .onConflict((conflict) =>
      conflict.columns(['network_id', 'user_id', 'kind', 'subject_id']).doUpdateSet({ occurrence, until }),
    )
    .execute();
}
