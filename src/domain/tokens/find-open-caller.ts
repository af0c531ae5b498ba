import { anonymousCaller } from '../caller.ts';
import type { Caller } from '../caller.ts';
import type { Queries } from '../ctx.ts';

/**
 * Whom a call without a token acts as in open development mode: the first system admin (rule access-open-development).
 * Undefined while the hub has none.
 */
export async function findOpenCaller(db: Queries): Promise<Caller | undefined> {
  const admin = await db
    .selectFrom('users')
    .select(['user_id', 'username'])
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .orderBy('created_at')
    .executeTakeFirst();
  if (admin === undefined) return undefined;
  return { ...anonymousCaller, kind: 'user', userId: admin.user_id, username: admin.username, systemAdmin: true };
}
