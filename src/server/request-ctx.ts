import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Caller } from '../domain/access/caller.ts';
import type { Ctx, NewEvent, Platform, Queries, Tx } from '../domain/ctx.ts';
import { recordEvents } from '../domain/streams/record-events.ts';
import type { StoredEvent } from '../domain/streams/record-events.ts';
import type { Database, Unit } from '../platform/db/database.ts';

/** What every call shares. */
export interface CtxSource {
  readonly platform: Platform;
  readonly database: Database;
  /** Hears of stored events right after their commit, in commit order. */
  publish(events: readonly StoredEvent[]): void;
}

/** What one call brings: who, which request, from where (null for jobs). */
export interface CallFacts {
  readonly caller: Caller;
  readonly requestId: string;
  readonly ip: string | null;
}

/** The context of one call. Making it costs nothing: entity managers are forked when asked for. */
export function createCtx(source: CtxSource, facts: CallFacts): Ctx {
  return new CallCtx(source, facts);
}

class CallCtx implements Ctx {
  readonly platform: Platform;
  readonly caller: Caller;
  readonly requestId: string;
  readonly ip: string | null;
  readonly #source: CtxSource;
  #em: SqlEntityManager | undefined;

  constructor(source: CtxSource, { caller, requestId, ip }: CallFacts) {
    this.#source = source;
    this.platform = source.platform;
    this.caller = caller;
    this.requestId = requestId;
    this.ip = ip;
  }

  get db(): Queries {
    return this.#source.database.reader;
  }

  get em(): SqlEntityManager {
    return (this.#em ??= this.#source.database.em());
  }

  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#source.database.transaction((unit) => work(new UnitTx(this.#source, this, unit)));
  }
}

class UnitTx implements Tx {
  readonly platform: Platform;
  readonly caller: Caller;
  readonly requestId: string;
  readonly ip: string | null;
  readonly db: Queries;
  readonly #source: CtxSource;
  readonly #unit: Unit;
  #events: NewEvent[] | undefined;

  constructor(source: CtxSource, outer: Ctx, unit: Unit) {
    this.#source = source;
    this.#unit = unit;
    this.platform = outer.platform;
    this.caller = outer.caller;
    this.requestId = outer.requestId;
    this.ip = outer.ip;
    this.db = unit.db;
  }

  get em(): SqlEntityManager {
    return this.#unit.em();
  }

  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return work(this);
  }

  /** Events are stored last: their counter row stays locked until the commit, so it is taken as late as can be. */
  emit(event: NewEvent): void {
    if (this.#events !== undefined) {
      this.#events.push(event);
      return;
    }
    const events = [event];
    this.#events = events;
    this.#unit.beforeCommit(async () => {
      const stored = await recordEvents(this.db, this.platform.clock.now(), events);
      this.#unit.afterCommit(() => this.#source.publish(stored));
    });
  }

  afterCommit(effect: () => void): void {
    this.#unit.afterCommit(effect);
  }
}
