import { randomBase62 } from '../../platform/random-text.ts';
import { hashToken } from '../../platform/token-hash.ts';
import type { Ctx, Queries } from '../ctx.ts';
import { startLinkMs } from './limits.ts';

const startLinkKey = 'start_link';
const codeLength = 32;

/**
 * Makes the code of a new start link, which ends the one before (rule accounts-start-link). What is returned is stored
 * nowhere.
 *
 * @returns undefined when the hub has users
 */
export async function createStartLink(ctx: Ctx): Promise<string | undefined> {
  if ((await ctx.db.selectFrom('users').select('user_id').limit(1).executeTakeFirst()) !== undefined) return undefined;
  const code = randomBase62(codeLength);
  const value = `${ctx.platform.clock.now() + startLinkMs} ${hashToken(code)}`;
  await ctx.transaction((tx) =>
    tx.db
      // eslint-disable-next-line no-restricted-syntax -- the newest hub that starts has the link
      .insertInto('hub_meta')
      .values({ key: startLinkKey, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute(),
  );
  return code;
}

/** The stored link, when it is that of the code and holds. */
export async function findStartLink(db: Queries, code: string, now: number): Promise<string | undefined> {
  const row = await db.selectFrom('hub_meta').select('value').where('key', '=', startLinkKey).executeTakeFirst();
  const [until, hash] = row?.value.split(' ') ?? [];
  return Number(until) > now && hash === hashToken(code) ? row?.value : undefined;
}

/** Ends a link. @returns whether it was there still: of several at once one alone has it */
export async function takeStartLink(db: Queries, link: string): Promise<boolean> {
  const taken = await db
    // eslint-disable-next-line no-restricted-syntax -- who deletes it has used it
    .deleteFrom('hub_meta')
    .where('key', '=', startLinkKey)
    .where('value', '=', link)
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}
