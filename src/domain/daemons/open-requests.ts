import { sql } from 'kysely';
import type { SqlBool } from 'kysely';

// Written out, as the partial indexes demand.

/** Requests to create, stop, delete or start a node that have not ended. */
export const isOpenRequest = sql<SqlBool>`status in ('pending', 'delivered')`;

/** Configuration updates that have not ended. */
export const isOpenUpdate = sql<SqlBool>`status in ('pending', 'restarting')`;

/** Requests about rules, skills, files or logs that have not ended. */
export const isOpenFileRequest = sql<SqlBool>`status in ('pending', 'in_progress')`;
