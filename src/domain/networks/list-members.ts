import type { MembershipRow, UserRow } from '../../entities/rows.ts';
import { requireManager } from '../access/find-membership.ts';
import { behind } from '../access/key-order.ts';
import { definePages } from '../access/page-cursor.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';

/** A membership with the person's names. */
export type MemberRow = MembershipRow & Pick<UserRow, 'username' | 'display_name'>;

const pages = definePages('members', 'number', 'text');

/**
 * The members of a network, who joined first first. For the owner and admins; system admins and the master token read
 * any network (rule access-readers-of-all).
 *
 * @throws not_a_member absent networks answer alike
 * @throws owner_or_admin_required, invalid_cursor
 */
export async function listMembers(ctx: Ctx, query: Paging & { readonly networkId: string }): Promise<Page<MemberRow>> {
  const { networkId } = query;
  const page = pages.open(ctx, query);
  const readsAll = ctx.caller.systemAdmin && ctx.caller.networkId === null;
  if (!readsAll) await requireManager(ctx, networkId);
  const members = await ctx.db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.user_id', 'm.user_id')
    .selectAll('m')
    .select(['u.username', 'u.display_name'])
    .where('m.network_id', '=', networkId)
    .where(behind(['m.joined_at', 'm.user_id'], page.after))
    .orderBy('m.joined_at')
    .orderBy('m.user_id')
    .limit(page.reads)
    .execute();
  // A network has its owner at least.
  if (members.length === 0 && page.after === undefined) throw new DomainError('not_a_member');
  return page.cut(members, (row) => [row.joined_at, row.user_id]);
}
