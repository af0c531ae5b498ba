import { usernameKey } from '../access/username-key.ts';
import type { Ctx } from '../ctx.ts';
import type { CheckedExport } from './checked-export.ts';

const together = 500;

/** Finds the people of a file among those of the hub, by their user names. One query for each 500. */
export async function findKnownPeople(ctx: Ctx, { people, ids }: CheckedExport): Promise<void> {
  const wanted = [...people];
  for (let at = 0; at < wanted.length; at += together) {
    const some = wanted.slice(at, at + together);
    const keys = some.map(([, username]) => usernameKey(username));
    const rows = await ctx.db
      .selectFrom('users')
      .select(['user_id', 'username_key'])
      .where('username_key', 'in', keys)
      .execute();
    const known = new Map(rows.map((row) => [row.username_key, row.user_id]));
    for (const [old, username] of some) {
      const userId = known.get(usernameKey(username));
      if (userId !== undefined) ids.know(old, userId);
    }
  }
}
