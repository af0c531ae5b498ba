import type { Ctx } from '../ctx.ts';
import type { UserRow } from './find-user.ts';

const maxUsers = 10_000;

/** Everybody who has an account, the oldest first, for system admins (seed 000, GET /api/users). */
export async function listUsers(ctx: Ctx): Promise<UserRow[]> {
  return ctx.db.selectFrom('users').selectAll().orderBy('created_at').orderBy('user_id').limit(maxUsers).execute();
}
