import { raw } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Token } from '../../entities/index.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { idleLimitMs } from './limits.ts';
import { lockPerson } from './lock-person.ts';
import { revokeChildren } from './revoke-children.ts';

interface LiveTokens {
  readonly all: number;
  /** Of them, how many are not logins. */
  readonly others: number;
}

/**
 * Whether a person may have one more token that is not a login: `HUB_TOKENS_PER_PERSON` bounds the live ones, and one
 * place is kept for a login, so that no number of other tokens locks a person out. The person's row is held until the
 * unit ends: parallel mints wait for each other.
 */
export async function hasTokenRoom(tx: Tx, userId: string): Promise<boolean> {
  await lockPerson(tx, userId);
  const most = tx.platform.settings.tokensPerPerson;
  const { all, others } = await countLive(tx, userId);
  return all < most && others < most - 1;
}

/** @throws too_many_tokens as `hasTokenRoom` says */
export async function requireTokenRoom(tx: Tx, userId: string): Promise<void> {
  if (await hasTokenRoom(tx, userId)) return;
  throw new DomainError('too_many_tokens', { limit: tx.platform.settings.tokensPerPerson });
}

/**
 * Ends the login that was used least recently, when the person has no room for one more: a login never fails for want
 * of room. Audited as `token_revoked`.
 */
export async function makeLoginRoom(tx: Tx, userId: string): Promise<void> {
  await lockPerson(tx, userId);
  if ((await countLive(tx, userId)).all < tx.platform.settings.tokensPerPerson) return;
  const leastRecent = [{ [raw('coalesce(last_used_at, created_at)')]: 'asc' }, { tokenId: 'asc' }] as const;
  const oldest = await tx.em.findOne(
    Token,
    { user: userId, scope: 'user', revokedAt: null, expiresAt: null },
    { orderBy: [...leastRecent] },
  );
  if (oldest === null) return;
  const { tokenId, name } = oldest;
  oldest.revokedAt = tx.platform.clock.now();
  await revokeChildren(tx, [tokenId]);
  await recordAudit(tx, {
    action: 'token_revoked',
    targetType: 'token',
    targetId: tokenId,
    detail: `${name}: the oldest of too many`,
    userId,
  });
  tx.afterCommit(() => tx.platform.memory.tokens.drop({ tokenId }));
}

/** A login that idled too long is not live, even though it was not revoked; the tokens of pages do not count. */
async function countLive(tx: Tx, userId: string): Promise<LiveTokens> {
  const idleLimit = idleLimitMs(tx.platform.settings);
  const usedAfter = idleLimit === null ? -1 : tx.platform.clock.now() - idleLimit;
  // What this unit has made and ended counts.
  await tx.em.flush();
  const row = await tx.db
    .selectFrom('tokens')
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`coalesce(sum(case when scope = 'user' then 0 else 1 end), 0)`.as('others'),
    ])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', 'is', null)
    .where((eb) => eb.or([eb('scope', '<>', 'user'), eb(sql`coalesce(last_used_at, created_at)`, '>', usedAfter)]))
    .executeTakeFirstOrThrow();
  return { all: Number(row.all), others: Number(row.others) };
}
