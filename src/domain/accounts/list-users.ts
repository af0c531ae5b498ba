import { behind } from '../access/key-order.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import type { Ctx } from '../ctx.ts';
import type { PublicUser } from './describe-user.ts';

const pages = definePages('users', 'number', 'text');

/**
 * Everybody who has an account, the oldest first, for system admins.
 *
 * @throws invalid_cursor
 */
export async function listUsers(ctx: Ctx, paging: Paging): Promise<Page<PublicUser>> {
  const page = pages.open(ctx, paging);
  const users = await ctx.db
    .selectFrom('users')
    .select(['user_id as userId', 'username', 'display_name as displayName'])
    .select(['email', 'role', 'created_at as createdAt'])
    .select(['must_change_password as mustChangePassword', 'disabled_at as disabledAt'])
    .where(behind(['created_at', 'user_id'], page.after))
    .orderBy('created_at')
    .orderBy('user_id')
    .limit(page.reads)
    .execute();
  return page.cut(users, ({ createdAt, userId }) => [createdAt, userId]);
}
