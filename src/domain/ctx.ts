import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Kysely } from 'kysely';
import type { TaskStatus } from '../../generated/enums.ts';
import type { EventType } from '../../generated/events.ts';
import type { HubTables } from '../entities/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { SharedEnd, UnitPlace } from '../platform/db/database.ts';
import type { Ids } from '../platform/ids.ts';
import type { HubLog } from '../platform/log.ts';
import type { Passwords } from '../platform/passwords.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Settings } from '../platform/settings.ts';
import type { Traceparent } from '../platform/trace-context.ts';
import type { Caller } from './caller.ts';
import type { Address } from './address.ts';
import type { Memory } from './memory.ts';
import type { StoredEvent } from './streams/stored-event.ts';
import type { TaskWatch } from './task-watch.ts';
import type { NumberedRow, NumberedTable } from '../entities/rows.ts';

/** Typed SQL on the hub's tables; statements are prepared once per text. */
export type Queries = Kysely<HubTables>;

/** A stream event to be stored in the causing transaction and numbered in commit order (rule streams-numbered). */
export interface NewEvent {
  readonly networkId: string;
  readonly type: EventType;
  /** Whose stream carries `payload`; null for events that only observers see. */
  readonly channel: Address | null;
  /**
   * What the channel's subscribers get besides `type`; null when there is no channel. A function is called at the end of
   * the unit, when everything that it left has taken its counts and numbers.
   */
  readonly payload: Record<string, unknown> | (() => Record<string, unknown>) | null;
  /** What the observers of the network get besides `type`; metadata only. Null keeps it from them. */
  readonly summary: Record<string, unknown> | (() => Record<string, unknown>) | null;
}

/** Facts about what is connected to this process right now. */
export interface LiveStreams {
  /** Open streams of one channel of one network, in this process. */
  countOf(networkId: string, channel: Address): number;
  /** The networks that somebody observes in this process. */
  observed(): readonly string[];
}

/** What belongs to the process and not to a request. */
export interface Platform {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: HubLog;
  readonly passwords: Passwords;
  /** Seals and opens the vault's secrets. */
  readonly vault: SecretBox;
  readonly settings: Settings;
  readonly live: LiveStreams;
  /** What the process remembers between calls, all of it. */
  readonly memory: Memory;
  /** Absent when nobody watches. */
  readonly taskWatch?: TaskWatch | undefined;
}

/** The part of it that a unit may use: hashing a password takes long, and others would wait for the unit. */
type UnitPlatform = Omit<Platform, 'passwords'>;

/** What a call and a unit have in common: who calls, and rows to read. Rules that only read take it. */
export interface ReadCtx {
  readonly platform: UnitPlatform;
  readonly caller: Caller;
  readonly requestId: string;
  /** The step of a trace that this call is; null outside of traces (rule platform-traces). */
  readonly traceparent: Traceparent | null;
  /** The client's address as the socket (or a trusted proxy) says; null for jobs. */
  readonly ip: string | null;
  /** The client is on this machine: its socket is loopback and nobody forwarded the call, whatever headers say. */
  readonly local: boolean;
  /** Committed rows, or, inside a unit, that unit's view. */
  readonly db: Queries;
  /**
   * The entities, for the cold features (docs/decisions/0014): of this call alone, over committed rows; inside a unit
   * of that unit alone, which flushes it before it commits. `db` sees what was flushed; finding entities flushes first.
   */
  readonly em: SqlEntityManager;
}

/**
 * A call, outside every unit: it may wait (for a hash, a look-up, a file), recover from a failure, and open a unit. A
 * function that does so takes a `Ctx`, and the compiler keeps it out of units.
 */
export interface Ctx extends ReadCtx {
  readonly platform: Platform;
  /**
   * Runs `work` as one unit: all of it is durable when the promise resolves, none of it when it rejects. Inside
   * `work` await nothing but SQL: other units may share the same commit. In a call with an `Idempotency-Key` the
   * first unit is the one that counts: it takes the key, what it returns is kept as JSON with it, and a replay gets
   * that instead of running `work`.
   *
   * @param place where the unit belongs, for units that agents ask for all day (docs/layers.md, group commit)
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, place?: UnitPlace): Promise<T>;
  /** Runs reads that all see the rows of one moment. It holds a connection: wait for nothing but SQL and the disk. */
  snapshot<T>(work: (db: Queries) => Promise<T>): Promise<T>;
}

/** A unit. It opens none itself, so it is no `Ctx`. */
export interface Tx extends ReadCtx {
  /** See `Unit`. */
  readonly isAlone: boolean;
  /** Stores a stream event with this unit; it reaches the streams after the commit. */
  emit(event: NewEvent): void;
  /** Hands events to the streams after the commit that an end of this unit has stored and numbered itself. */
  publish(events: readonly StoredEvent[]): void;
  /**
   * Inserts a row at the end of the unit, numbered (`seq`) by the counter of its network in commit order. The counter
   * is taken once per unit, as late as possible, because others wait for it. Queries of this unit do not see the row.
   * Rows of one table go in one statement, in the order of these calls.
   */
  append<T extends NumberedTable>(table: T, row: NumberedRow<T>): void;
  /**
   * Leaves `item` to the end of the unit, where `end` stores it together with what other units of the same commit left
   * to it: one set of statements for all of them. Queries of the unit do not see it. An end stands once at the top of
   * its module; its `order` comes from `streams/end-orders.ts`.
   */
  leave<I, B>(end: SharedEnd<I, B>, item: I): void;
  /** Adds to the count of a network's tasks of one status, in the statement that numbers the events of the unit. */
  countTasks(networkId: string, status: TaskStatus, change: number): void;
  /** Runs after the unit is durable; never when the unit fails. Must not throw. */
  afterCommit(effect: () => void): void;
}

/** Whether this is a unit, which sees what may never be committed. */
export function isInTransaction(ctx: ReadCtx): ctx is Tx {
  return 'emit' in ctx;
}
