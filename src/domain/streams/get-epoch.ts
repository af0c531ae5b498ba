import type { Queries } from '../ctx.ts';

/**
 * The epoch of this database's event numbers: made once, kept with the rows, so that ids of a history that was lost are
 * recognised (rule streams-numbered).
 *
 * @param fresh the text to keep when the database has no epoch yet
 */
export async function getEpoch(db: Queries, fresh: string): Promise<string> {
  await db
    .insertInto('hub_meta')
    .values({ key: 'stream_epoch', value: fresh })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await findEpoch(db)) ?? fresh;
}

/** The epoch of this database; undefined before its first hub. */
export async function findEpoch(db: Queries): Promise<string | undefined> {
  const row = await db.selectFrom('hub_meta').select('value').where('key', '=', 'stream_epoch').executeTakeFirst();
  return row?.value;
}
