import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { liveTasks } from '../entities/task.ts';

/** Tasks that have not ended. Every feature that asks for them walks the same partial index. */
export const isLive: RawBuilder<SqlBool> = sql.raw(liveTasks);
