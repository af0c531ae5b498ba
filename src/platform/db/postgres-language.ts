import { PostgresDialect } from 'kysely';
import { languageOf } from './queries.ts';

/** How the hub's queries are spelt for Postgres. */
export const postgresLanguage = languageOf(
  new PostgresDialect({
    pool: async () => {
      throw new Error('the hub opens its own connections');
    },
  }),
);
