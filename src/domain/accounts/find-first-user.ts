import type { Ctx } from '../ctx.ts';
import { firstUserKey } from './open-account.ts';

/**
 * The id of the first person who registered (rule accounts-first-is-admin); undefined on a hub without users. Read once:
 * it never changes.
 */
export async function findFirstUser({ db, platform }: Pick<Ctx, 'db' | 'platform'>): Promise<string | undefined> {
  const { memory } = platform;
  if (memory.firstUser !== undefined) return memory.firstUser;
  const row = await db.selectFrom('hub_meta').select('value').where('key', '=', firstUserKey).executeTakeFirst();
  memory.firstUser = row?.value;
  return memory.firstUser;
}
