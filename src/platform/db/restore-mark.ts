import type { Client } from 'pg';
import { CannotStart } from '../platform-errors.ts';

/** The table that stands in a Postgres database from the begin of its restore to the end. */
export const restoreMark = 'unfinished_restore';

/**
 * A restore that broke off may have left all the rows and the epoch of before, and streams would miss without a word
 * what was lost.
 *
 * @throws CannotStart when the mark is there
 */
export async function refuseUnfinished(client: Client): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [restoreMark]);
  if (rows[0]?.found !== true) return;
  throw new CannotStart(
    'The restore of this database broke off: make an empty one (createdb), name it with HUB_DATABASE_URL, and restore again.',
  );
}
