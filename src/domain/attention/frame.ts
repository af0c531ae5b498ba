import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { ofReachedAgents, ofReachedTasks } from '../access/agent-access.ts';
import { inScope } from '../access/in-scope.ts';
import { ofSeenCards } from '../requirements/resolve-board.ts';
import type { Board } from '../requirements/resolve-board.ts';
import type { Moments } from './limits.ts';

/** What a statement about attention is given. */
export interface Values extends Moments {
  readonly networkId: string;
  /** Whose messages; empty for callers who are nobody in person. */
  readonly userId: string;
  /** Rows of each part. */
  readonly reads: number;
}

/** What a condition puts into its query: who asks, about which networks, and when. */
export interface Frame {
  value(name: keyof Values): RawBuilder<never>;
  /** The rows of the networks; `column` is qualified. */
  within(column: string): RawBuilder<SqlBool>;
  /** As `ofReachedAgents`. */
  reaches(table: string, alias: string): RawBuilder<SqlBool>;
  /** On `tasks`. */
  readonly reachesTask: RawBuilder<SqlBool>;
  /** On `requirements as r`; it says also which networks. */
  readonly seesCard: RawBuilder<SqlBool>;
  /** The rows of the person who asks; all rows where a network is counted as a whole. */
  isOwn(column: string): RawBuilder<SqlBool>;
}

const everything = sql<SqlBool>`1 = 1`;

/**
 * The frame of one whole network, whose values come with each run.
 *
 * @param everybody counts the messages of all people, not of one
 */
export function plainFrame(value: Frame['value'], everybody: boolean): Frame {
  return {
    value,
    within: (column) => sql`${sql.ref(column)} = ${value('networkId')}`,
    reaches: () => everything,
    reachesTask: everything,
    seesCard: sql`r.network_id = ${value('networkId')}`,
    isOwn: (column) => (everybody ? everything : sql`${sql.ref(column)} = ${value('userId')}`),
  };
}

/** The frame of any scope, with its values in the text. */
export function scopedFrame(board: Board, values: Values): Frame {
  const { scope } = board;
  return {
    value: (name) => sql`${values[name]}`,
    within: (column) => inScope(scope, column),
    reaches: (table, alias) => ofReachedAgents(scope, table, alias),
    reachesTask: ofReachedTasks(scope),
    seesCard: ofSeenCards(board),
    isOwn: (column) => sql`${sql.ref(column)} = ${values.userId}`,
  };
}
