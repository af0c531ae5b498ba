import type { InviteRow } from '../../entities/rows.ts';
import { requireManagingReader } from '../access/find-membership.ts';
import { behind } from '../access/key-order.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import type { Ctx } from '../ctx.ts';

/** An invite without its code, with the user name of who made it; null when that person is gone. */
export type ListedInvite = Omit<InviteRow, 'code_hash'> & { readonly created_by_name: string | null };

const pages = definePages('invites', 'number', 'text');

const listedColumns = [
  ...(['i.invite_id', 'i.network_id', 'i.role', 'i.agent_access', 'i.task_access', 'i.max_uses'] as const),
  ...(['i.used_count', 'i.created_by', 'i.created_at', 'i.expires_at', 'u.username as created_by_name'] as const),
] as const;

/**
 * The invites of a network, the newest first, also those that are used up or have expired (rule networks-invite-uses).
 * For those who manage members; one query besides the question who asks.
 *
 * @throws not_a_member, owner_or_admin_required, invalid_cursor
 */
export async function listInvites(
  ctx: Ctx,
  query: Paging & { readonly networkId: string },
): Promise<Page<ListedInvite>> {
  const { networkId } = query;
  const page = pages.open(ctx, query);
  await requireManagingReader(ctx, networkId);
  const rows = await ctx.db
    .selectFrom('invites as i')
    .leftJoin('users as u', 'u.user_id', 'i.created_by')
    .select(listedColumns)
    .where('i.network_id', '=', networkId)
    .where(behind(['i.created_at', 'i.invite_id'], page.after, 'desc'))
    .orderBy('i.created_at', 'desc')
    .orderBy('i.invite_id', 'desc')
    .limit(page.reads)
    .execute();
  return page.cut(rows, (row) => [row.created_at, row.invite_id]);
}
