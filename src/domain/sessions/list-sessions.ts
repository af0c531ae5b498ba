import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { ofReachedAgents } from '../access/agent-access.ts';
import { inScope, plainNetwork } from '../access/resolve-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { Queries } from '../ctx.ts';
import { listedColumns, summaryColumns } from './session-row.ts';
import type { ListedSession, SessionSummaryRow } from './session-row.ts';

/** Every session of the scope, by network and alias. One query. */
export function listSessions(db: Queries, scope: Scope): Promise<ListedSession[]> {
  const networkId = plainNetwork(scope);
  if (networkId !== undefined) return listInNetwork(db, { networkId });
  return selectSessions(db, within(scope)).select(listedColumns).execute();
}

/** As `listSessions`, in short. */
export function listSessionSummaries(db: Queries, scope: Scope): Promise<SessionSummaryRow[]> {
  const networkId = plainNetwork(scope);
  if (networkId !== undefined) return listSummariesInNetwork(db, { networkId });
  return selectSessions(db, within(scope)).select(summaryColumns).execute();
}

const within = (scope: Scope): RawBuilder<SqlBool> =>
  sql<SqlBool>`${inScope(scope)} and ${ofReachedAgents(scope, 'sessions', 'alias')}`;

const selectSessions = (db: Queries, condition: RawBuilder<SqlBool>) =>
  db.selectFrom('sessions').where(condition).orderBy('network_id').orderBy('alias');

const listInNetwork = prepareQuery<{ networkId: string }>()((db, slot) =>
  selectSessions(db, sql`network_id = ${slot('networkId')}`).select(listedColumns),
);

const listSummariesInNetwork = prepareQuery<{ networkId: string }>()((db, slot) =>
  selectSessions(db, sql`network_id = ${slot('networkId')}`).select(summaryColumns),
);
