import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { SessionStatus } from '../../../generated/enums.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { ofReachedAgents } from '../access/agent-access.ts';
import { behindAlias, readMerged } from '../access/key-order.ts';
import { plainNetwork } from '../access/in-scope.ts';
import type { Scope } from '../access/resolve-scope.ts';
import type { Queries } from '../ctx.ts';
import { listedColumns, summaryColumns } from './session-row.ts';
import type { ListedSession, SessionSummaryRow } from './session-row.ts';

/** Which sessions to read; undefined filters nothing. */
export interface SessionPart {
  /** Network and alias of the session before. */
  readonly after: readonly [string, string] | undefined;
  /** Rows at most. */
  readonly reads: number;
  readonly status: SessionStatus | undefined;
  /** Sessions that were last seen before this time count as offline, epoch milliseconds. */
  readonly silentBefore: number;
  readonly server?: string | undefined;
}

/** Sessions of the scope, by network and alias. One query. */
export function listSessions(db: Queries, scope: Scope, part: SessionPart): Promise<ListedSession[]> {
  const networkId = plainNetwork(scope);
  const { status, server, reads } = part;
  if (networkId === undefined || status !== undefined || server !== undefined) {
    return readSessions<ListedSession>(db, scope, part, listedColumns);
  }
  return listInNetwork(db, { networkId, alias: aliasBehind(part, networkId), reads });
}

/** As `listSessions`, in short. */
export function listSessionSummaries(db: Queries, scope: Scope, part: SessionPart): Promise<SessionSummaryRow[]> {
  const networkId = plainNetwork(scope);
  const { status, reads } = part;
  if (networkId === undefined || status !== undefined) {
    return readSessions<SessionSummaryRow>(db, scope, part, summaryColumns);
  }
  return listSummariesInNetwork(db, { networkId, alias: aliasBehind(part, networkId), reads });
}

/** Every alias sorts after the empty text. */
function aliasBehind({ after }: SessionPart, networkId: string): string {
  return after?.[0] === networkId ? after[1] : '';
}

function readSessions<Row>(
  db: Queries,
  scope: Scope,
  { after, reads, ...filter }: SessionPart,
  columns: readonly (keyof Row & (typeof listedColumns)[number])[],
): Promise<Row[]> {
  const parts = behindAlias(scope, after, 'sessions').map((part) =>
    selectSessions(db, sql`${part ?? sql`1 = 0`} and ${ofReachedAgents(scope, 'sessions', 'alias')}`)
      .where(ofStatus(filter))
      .$if(filter.server !== undefined, (query) => query.where('server', '=', filter.server ?? ''))
      .limit(reads)
      .select(columns)
      .$castTo<Row>(),
  );
  return readMerged(db, parts, sql`network_id, alias`, reads);
}

function ofStatus({ status, silentBefore }: Pick<SessionPart, 'status' | 'silentBefore'>): RawBuilder<SqlBool> {
  if (status === undefined) return sql<SqlBool>`1 = 1`;
  return status === 'offline'
    ? sql<SqlBool>`(status = 'offline' or last_seen_at < ${silentBefore})`
    : sql<SqlBool>`(status = ${status} and last_seen_at >= ${silentBefore})`;
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
