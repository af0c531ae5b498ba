import { sql } from 'kysely';
import type { Queries } from '../ctx.ts';
import type { Line } from './line-kinds.ts';

const page = 500;

/** A line for each account that a row of the network names, by user id. People whose account is gone have none. */
export async function* listNamedPeople(db: Queries, networkId: string): AsyncGenerator<Line> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('users')
      .select(['user_id', 'username'])
      .where('user_id', '>', after)
      .where(sql<boolean>`user_id in (${named(networkId)})`)
      .orderBy('user_id')
      .limit(page)
      .execute();
    for (const row of rows) yield { kind: 'person', ...row };
    const last = rows.at(-1);
    if (last === undefined || rows.length < page) return;
    after = last.user_id;
  }
}

const named = (networkId: string) => sql`
  select user_id from memberships where network_id = ${networkId}
  union select owner_user_id from nodes where network_id = ${networkId}
  union select user_id from agent_grants where network_id = ${networkId}
  union select source_id from skills where network_id = ${networkId} and source_type = 'user'
  union select reviewed_by from skills where network_id = ${networkId}
  union select created_by from providers where network_id = ${networkId}
  union select owner_id from requirements where network_id = ${networkId}
  union select created_by_id from requirements where network_id = ${networkId} and created_by_kind = 'user'
  union select updated_by_id from requirements where network_id = ${networkId} and updated_by_kind = 'user'
  union select person_id from requirement_people where network_id = ${networkId} and kind = 'user'
  union select actor_id from requirement_events where network_id = ${networkId} and actor_kind = 'user'
  union select sender_id from tasks where network_id = ${networkId} and sender_kind = 'user'
  union select sender_id from inbox where network_id = ${networkId} and to_kind = 'alias' and sender_kind = 'user'
  union select uploader from files where network_id = ${networkId} and uploader_kind = 'user'`;
