import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

/**
 * Whether a delivery that is looked for by its id or its task is unread. The sign keeps the index of unread rows out of
 * the plan: without statistics SQLite would walk the whole inbox by it. A bound 0 would do so as well, and be planned
 * anew for each run.
 */
export const stillUnread: RawBuilder<SqlBool> = sql<SqlBool>`+inbox.acked = 0`;
