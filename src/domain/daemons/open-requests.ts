import { sql } from 'kysely';
import type { SqlBool } from 'kysely';

// Written out, as the partial indexes demand.

/** Orders to create, stop, delete or start a node that have not ended. */
export const isOpenOrder = sql<SqlBool>`status in ('pending', 'delivered')`;

/** Configuration updates that have not ended. */
export const isOpenUpdate = sql<SqlBool>`status in ('pending', 'restarting')`;

/** Questions about rules, skills, files or logs that have not ended. */
export const isOpenQuestion = sql<SqlBool>`status in ('pending', 'in_progress')`;
