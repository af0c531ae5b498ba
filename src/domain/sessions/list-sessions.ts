import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { plainNetwork } from '../access/in-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { Queries } from '../ctx.ts';
import { searchSessions } from './search-sessions.ts';
import type { FoundSessions, SessionPart } from './search-sessions.ts';
import { lightColumns, listedColumns, summaryColumns } from './session-row.ts';
import type { ListedSession, SessionSummaryRow } from './session-row.ts';

/** Sessions of the scope, by network and alias. One query, two with a filter. */
export async function listSessions(
  db: Queries,
  scope: Scope,
  part: SessionPart,
): Promise<FoundSessions<ListedSession>> {
  const networkId = plainNetwork(scope);
  if (networkId === undefined || part.filter !== undefined) return searchSessions(db, scope, part, listedColumns);
  const { reads } = part;
  return { rows: await listInNetwork(db, { networkId, alias: aliasBehind(part, networkId), reads }) };
}

/** As `listSessions`, in short. @param light without agent, model and task, which are null */
export async function listSessionSummaries(
  db: Queries,
  scope: Scope,
  part: SessionPart & { readonly light: boolean },
): Promise<FoundSessions<SessionSummaryRow>> {
  const networkId = plainNetwork(scope);
  const { reads, light } = part;
  if (light) {
    const { rows, seenUpTo } = await searchSessions(db, scope, part, lightColumns);
    return { rows: rows.map((row) => ({ ...row, agent: null, model: null, task: null })), seenUpTo };
  }
  if (networkId === undefined || part.filter !== undefined) return searchSessions(db, scope, part, summaryColumns);
  return { rows: await listSummariesInNetwork(db, { networkId, alias: aliasBehind(part, networkId), reads }) };
}

/** Every alias sorts after the empty text. */
function aliasBehind({ after }: SessionPart, networkId: string): string {
  return after?.[0] === networkId ? after[1] : '';
}

const selectSessions = (db: Queries, condition: RawBuilder<SqlBool>) =>
  db.selectFrom('sessions').where(condition).orderBy('network_id').orderBy('alias');

interface InNetwork {
  readonly networkId: string;
  readonly alias: string;
  readonly reads: number;
}

const listInNetwork = prepareQuery<InNetwork>()((db, slot) =>
  selectSessions(db, sql`network_id = ${slot('networkId')} and alias > ${slot('alias')}`)
    .limit(slot('reads'))
    .select(listedColumns),
);

const listSummariesInNetwork = prepareQuery<InNetwork>()((db, slot) =>
  selectSessions(db, sql`network_id = ${slot('networkId')} and alias > ${slot('alias')}`)
    .limit(slot('reads'))
    .select(summaryColumns),
);
