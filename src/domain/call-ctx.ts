import type { SqlEntityManager } from '@mikro-orm/sql';
import type { TaskStatus } from '../../generated/enums.ts';
import type { Caller } from './caller.ts';
import type { Ctx, NewEvent, Platform, Queries, Tx } from './ctx.ts';
import { DomainError } from './domain-error.ts';
import type { NumberedRow, NumberedTable } from '../entities/rows.ts';
import type { WaitingRow } from './streams/append-rows.ts';
import type { StoredEvent } from './streams/stored-event.ts';
import { storeEnds } from './streams/store-ends.ts';
import type { TaskChanges } from './streams/take-numbers.ts';
import { lacksParent } from '../platform/db/lacks-parent.ts';
import type { Traceparent } from '../platform/trace-context.ts';
import type { Database, SharedEnd, Unit, UnitPlace } from '../platform/db/database.ts';

/** What every call shares. */
export interface CtxSource {
  readonly platform: Platform;
  readonly database: Database;
  /** Hears of stored events right after their commit, in commit order. */
  publish(events: readonly StoredEvent[]): void;
}

/** What one call brings: who, which request, from where. */
export interface CallFacts {
  readonly caller: Caller;
  readonly requestId: string;
  readonly traceparent?: Traceparent | null;
  /** Absent for jobs. */
  readonly address?: { readonly ip: string; readonly local: boolean };
}

/** The context of one call. Creating it is cheap: entity managers are forked on first use. */
export function createCtx(source: CtxSource, facts: CallFacts): Ctx {
  return new CallCtx(source, facts);
}

class CallCtx implements Ctx {
  readonly platform: Platform;
  readonly caller: Caller;
  readonly requestId: string;
  readonly traceparent: Traceparent | null;
  readonly ip: string | null;
  readonly local: boolean;
  readonly #source: CtxSource;
  #em: SqlEntityManager | undefined;

  constructor(source: CtxSource, { caller, requestId, traceparent, address }: CallFacts) {
    this.#source = source;
    this.platform = source.platform;
    this.caller = caller;
    this.requestId = requestId;
    this.traceparent = traceparent ?? null;
    this.ip = address?.ip ?? null;
    this.local = address?.local ?? false;
  }

  get db(): Queries {
    return this.#source.database.reader;
  }

  get em(): SqlEntityManager {
    return (this.#em ??= this.#source.database.em());
  }

  snapshot<T>(work: (db: Queries) => Promise<T>): Promise<T> {
    return this.#source.database.snapshot(work);
  }

  async transaction<T>(work: (tx: Tx) => Promise<T>, place?: UnitPlace): Promise<T> {
    const { networkId } = this.caller;
    try {
      return await this.#source.database.transaction(
        (unit) => work(new UnitTx(this.#source, this, unit)),
        place ?? (networkId === null ? undefined : { networkId }),
      );
    } catch (error) {
      // The network was deleted while this unit ran; the unit must store nothing.
      throw lacksParent(error) ? new DomainError('access_denied') : error;
    }
  }
}

class UnitTx implements Tx {
  readonly platform: Platform;
  readonly caller: Caller;
  readonly requestId: string;
  readonly traceparent: Traceparent | null;
  readonly ip: string | null;
  readonly local: boolean;
  readonly db: Queries;
  readonly #source: CtxSource;
  readonly #unit: Unit;
  readonly #events: NewEvent[] = [];
  readonly #rows: WaitingRow[] = [];
  readonly #tasks = new Map<string, TaskChanges>();
  #records = false;

  constructor(source: CtxSource, outer: Ctx, unit: Unit) {
    this.#source = source;
    this.#unit = unit;
    this.platform = outer.platform;
    this.caller = outer.caller;
    this.requestId = outer.requestId;
    this.traceparent = outer.traceparent;
    this.ip = outer.ip;
    this.local = outer.local;
    this.db = unit.db;
  }

  get em(): SqlEntityManager {
    return this.#unit.em();
  }

  get isAlone(): boolean {
    return this.#unit.isAlone;
  }

  emit(event: NewEvent): void {
    this.#events.push(event);
    this.#recordLast();
  }

  publish(events: readonly StoredEvent[]): void {
    this.#unit.afterCommit(() => this.#source.publish(events));
  }

  append<T extends NumberedTable>(table: T, row: NumberedRow<T>): void {
    this.#rows.push({ table, row });
    this.#recordLast();
  }

  countTasks(networkId: string, status: TaskStatus, change: number): void {
    const ofNetwork = this.#tasks.get(networkId) ?? {};
    ofNetwork[status] = (ofNetwork[status] ?? 0) + change;
    this.#tasks.set(networkId, ofNetwork);
    this.#recordLast();
  }

  leave<I, B>(end: SharedEnd<I, B>, item: I): void {
    this.#unit.endWith(end, item);
  }

  afterCommit(effect: () => void): void {
    this.#unit.afterCommit(effect);
  }

  /**
   * Events, numbered rows and counts are stored last: the counter's row stays locked until the commit, so it is taken
   * as late as can be.
   */
  #recordLast(): void {
    if (this.#records) return;
    this.#records = true;
    const last = { events: this.#events, rows: this.#rows, tasks: this.#tasks };
    this.#unit.endWith(storeEnds, {
      last,
      now: () => this.platform.clock.now(),
      publish: (events) => this.#source.publish(events),
      afterCommit: (effect) => this.#unit.afterCommit(effect),
    });
  }
}
