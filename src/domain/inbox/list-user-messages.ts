import { sql } from 'kysely';
import type { UserMessageRow } from '../../entities/rows.ts';
import { maskSecrets } from '../../platform/mask-secrets.ts';
import { behindNewest, defineNewestPages, newestFirst } from '../access/newest-first.ts';
import type { Page, Paging } from '../access/page-cursor.ts';
import type { Scope } from '../access/resolve-scope.ts';
import { requirePerson } from '../access/resolve-address.ts';
import { resolveReadScope } from '../access/resolve-scope.ts';
import { inScope } from '../access/in-scope.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { addressedToPerson, withoutNamesake } from './addressed-to-person.ts';

/** A page, the newest first, secrets masked; the counts are of all messages. */
export interface UserMessages extends Page<UserMessageRow> {
  /** Unread direct messages. */
  readonly unread: number;
  /** Unread direct messages and unread inbox rows addressed to the person, by sender. */
  readonly unreadByAgent: Readonly<Record<string, number>>;
  readonly unreadTotal: number;
}

const pages = defineNewestPages('user_messages');

/**
 * The direct messages of the caller's own user (rule inbox-own-messages). Three queries besides the scope's own.
 *
 * @throws token_required the call has no user
 * @throws user_token_required a node token
 * @throws invalid_cursor, access_denied
 */
export async function listUserMessages(
  ctx: Ctx,
  query: Paging & { readonly unackedOnly: boolean; readonly networkId?: string | undefined },
): Promise<UserMessages> {
  const { username } = ctx.caller;
  const userId = requirePerson(ctx);
  if (username === null) throw new DomainError('token_required');
  const page = pages.open(ctx, query);
  const scope = await resolveReadScope(ctx, query.networkId, 'narrow');
  let list = ctx.db.selectFrom('user_inbox').selectAll().where('user_id', '=', userId).where(inScope(scope));
  if (query.unackedOnly) list = list.where(sql<boolean>`acked = 0`);
  const rows = await list
    .where(behindNewest(scope, 'user_inbox', page.after))
    .orderBy(newestFirst(scope, 'user_inbox'))
    .limit(page.reads)
    .execute();
  const direct = await countDirect(ctx, scope, userId);
  const delivered = await countDelivered(ctx, scope, { userId, username });
  // A map: a sender may call itself `constructor`.
  const unreadByAgent = new Map<string, number>();
  for (const { from_session, unread } of [...direct, ...delivered]) {
    unreadByAgent.set(from_session, (unreadByAgent.get(from_session) ?? 0) + Number(unread));
  }
  return {
    ...page.cut(rows.map(maskRow), (row) => [row.created_at, row.network_id, row.seq]),
    unread: direct.reduce((sum, row) => sum + Number(row.unread), 0),
    unreadByAgent: Object.fromEntries(unreadByAgent),
    unreadTotal: [...unreadByAgent.values()].reduce((sum, count) => sum + count, 0),
  };
}

function countDirect(ctx: Ctx, scope: Scope, userId: string) {
  return ctx.db
    .selectFrom('user_inbox')
    .select(['from_session', sql<number>`count(*)`.as('unread')])
    .where('user_id', '=', userId)
    .where(sql<boolean>`acked = 0`)
    .where(inScope(scope))
    .groupBy('from_session')
    .execute();
}

function countDelivered(ctx: Ctx, scope: Scope, person: { readonly userId: string; readonly username: string }) {
  return ctx.db
    .selectFrom('inbox')
    .select(['from_session', sql<number>`count(*)`.as('unread')])
    .where(sql<boolean>`acked = 0`)
    .where(inScope(scope, 'inbox.network_id'))
    .where(addressedToPerson(person.userId))
    .where(withoutNamesake(person.username))
    .groupBy('from_session')
    .execute();
}

function maskRow(row: UserMessageRow): UserMessageRow {
  return {
    ...row,
    content: maskSecrets(row.content),
    title: row.title && maskSecrets(row.title),
    meta_json: row.meta_json && maskSecrets(row.meta_json),
  };
}
