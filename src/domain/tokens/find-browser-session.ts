import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { hashToken, isWellFormed } from '../../platform/token-hash.ts';
import { anonymousCaller } from '../caller.ts';
import type { Caller } from '../caller.ts';
import type { Platform, Queries } from '../ctx.ts';
import { browserPrefix } from './issue-token.ts';
import { idleLimitMs } from './limits.ts';

const selectSession = prepareQuery<{ hash: string }>()((db, slot) =>
  db
    .selectFrom('tokens as t')
    .innerJoin('users as u', 'u.user_id', 't.user_id')
    .select(['t.token_id', 't.user_id', 't.last_used_at', 't.created_at', 'u.username'])
    .where('t.token_hash', '=', slot('hash'))
    .where('t.revoked_at', 'is', null)
    .where('u.disabled_at', 'is', null),
);

/**
 * Whose browser session a cookie holds; undefined when it is unknown, revoked or was not used for too long
 * (rule tokens-browser-session). The caller that it makes may mint a token and end the session, nothing else. Always
 * asks the database: a session that another process ended opens nothing here.
 */
export async function findBrowserSession(
  { clock, settings }: Platform,
  db: Queries,
  secret: string,
): Promise<Caller | undefined> {
  if (!secret.startsWith(browserPrefix) || !isWellFormed(secret)) return undefined;
  const [row] = await selectSession(db, { hash: hashToken(secret) });
  if (row === undefined) return undefined;
  const idleLimit = idleLimitMs(settings);
  const usedAt = row.last_used_at ?? row.created_at;
  if (idleLimit !== null && clock.now() - usedAt > idleLimit) return undefined;
  return { ...anonymousCaller, kind: 'browser', userId: row.user_id, username: row.username, tokenId: row.token_id };
}
