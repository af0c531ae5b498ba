import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Log } from '../log.ts';
import type { Queries } from './queries.ts';

/**
 * What units of one transaction do together at its end, in two rounds for all ends. Both steps get what each of these
 * units brought, in the order of the units.
 */
export interface SharedEnd<I, B = void> {
  /**
   * It stores deferred writes (`deferWrite`). They are put in their tables so many turns of the loop later: the events of
   * the unit go ahead, and where many streams hear of it they take several.
   */
  readonly defers?: { readonly turns: number };
  /** Ends lock their rows in this order, on every hub; those with smaller numbers come first. */
  readonly order: number;
  /** Sends what needs no other end: counts, numbers, changes of rows. The ends do not wait for one another here. */
  begin(db: Queries, items: readonly I[]): Promise<B>;
  /**
   * Sends what needs the results of a `begin`, of this end or of another one: after all of them. It sends every statement
   * before it waits for an answer, because on Postgres the commit leaves right behind them. After that it refuses only
   * what none of them has stored.
   */
  finish?(db: Queries, items: readonly I[], begun: B): Promise<unknown>;
}

/** What a unit brought to a shared end. */
export interface EndItem {
  readonly end: SharedEnd<never, unknown>;
  readonly item: unknown;
}

/** Where a unit belongs. It is advice: where it goes without saying, a unit runs alone. */
export interface UnitPlace {
  /** Units of one network that wait together may share a transaction. */
  readonly networkId: string;
  /**
   * What this unit leaves to its end may be stored with that of the next units: none of it is looked for by the units
   * that say this.
   */
  readonly endsTogether?: boolean;
  /**
   * The work itself only reads, which is enforced: all that the unit stores it leaves to shared ends. Such units of a
   * group need no savepoint: they run at the same time, see the same rows, and their ends are run once for all of them.
   * One that throws has left nothing. It implies `endsTogether`, so none of them may decide on what another one leaves.
   */
  readonly onlyLeaves?: boolean;
  /** On SQLite: a unit that is alone is told so (`isAlone`), and then only leaves its writes. `onlyLeaves` implies it. */
  readonly mayDefer?: boolean;
  /** With `onlyLeaves`: what the unit is about. Two units about the same thing never share their reads and ends. */
  readonly about?: string;
}

/** One transaction, as the code inside it sees it. */
export interface Unit {
  /** Sees what this unit wrote; unusable once the unit has ended. */
  readonly db: Queries;
  /**
   * Whether the unit is alone in its transaction and only leaves its writes. Then they may be one statement of its own on
   * Postgres, which costs fewer round trips than those that units share, and one row on SQLite (`deferWrite`).
   */
  readonly isAlone: boolean;
  /**
   * An entity manager of this unit alone, made at the first call. What it still holds when the work has ended is
   * flushed then, ahead of the `beforeCommit` hooks; a flush that fails fails the unit.
   */
  em(): SqlEntityManager;
  /** Runs when the unit is durable, in commit order; not at all when it fails. */
  afterCommit(effect: () => void): void;
  /**
   * Leaves `item` to be stored by `end` at the end of the unit, after its `beforeCommit` hooks, together with what other
   * units of the transaction left to the same `end`; its failure fails the unit.
   */
  endWith<I, B>(end: SharedEnd<I, B>, item: I): void;
  /** Runs inside the unit after its work and before its commit, in the order of registration; its failure fails the unit. */
  beforeCommit(hook: () => Promise<void>): void;
}

/** What the first failed statement of a unit threw. */
export interface UnitFault {
  readonly error: unknown;
}

/**
 * A unit of which a statement failed is not stored, whatever its work made of the error: the rest alone would be half
 * of a unit.
 *
 * @throws Error when a statement failed; its cause is what that one threw
 */
export function demandSoundness(fault: UnitFault | undefined): void {
  if (fault === undefined) return;
  throw new Error('a statement of this unit failed and its error was swallowed', { cause: fault.error });
}

/** A unit as its engine sees it. */
export class OpenUnit implements Unit {
  readonly db: Queries;
  isAlone = false;
  readonly #effects: (() => void)[] = [];
  readonly #hooks: (() => Promise<void>)[] = [];
  readonly #ends: EndItem[] = [];
  readonly #forkEm: () => SqlEntityManager;
  readonly #log: Log;
  #em: SqlEntityManager | undefined;

  /** @param forkEm a fresh entity manager; it is bound to `db` here */
  constructor(db: Queries, forkEm: () => SqlEntityManager, log: Log) {
    this.db = db;
    this.#forkEm = forkEm;
    this.#log = log;
  }

  em(): SqlEntityManager {
    if (this.#em === undefined) {
      this.#em = this.#forkEm();
      this.#em.setTransactionContext(this.db);
    }
    return this.#em;
  }

  afterCommit(effect: () => void): void {
    this.#effects.push(effect);
  }

  beforeCommit(hook: () => Promise<void>): void {
    this.#hooks.push(hook);
  }

  endWith<I, B>(end: SharedEnd<I, B>, item: I): void {
    this.#ends.push({ end, item });
  }

  /** Runs `work` and everything that it left to the end of the unit. */
  async perform<T>(work: (unit: Unit) => Promise<T>): Promise<T> {
    const result = await this.prepare(work);
    await this.storeEnds();
    return result;
  }

  /** Stores what this unit alone left to shared ends. @param whenSent as for `endUnits` */
  async storeEnds(whenSent?: () => void): Promise<void> {
    if (this.#ends.length > 0 || whenSent !== undefined) await endUnits(this.db, this.#ends, whenSent);
  }

  /** What the unit left to shared ends. */
  get ends(): readonly EndItem[] {
    return this.#ends;
  }

  /**
   * Runs `work`, stores what it left in the entity manager, then runs the hooks, among them those that hooks add. The
   * shared ends are left to the caller.
   */
  async prepare<T>(work: (unit: Unit) => Promise<T>): Promise<T> {
    const result = await work(this);
    if (this.#em !== undefined) await this.#em.flush();
    for (let next = 0; next < this.#hooks.length; next += 1) await this.#hooks[next]?.();
    return result;
  }

  /** Runs the effects. The unit is durable by now: one that throws is a bug to be logged, not a failure of the unit. */
  runEffects(): void {
    for (const effect of this.#effects) {
      try {
        effect();
      } catch (error) {
        this.#log.error({ err: error }, 'an effect after a commit failed');
      }
    }
  }
}

/**
 * Runs each shared end once, with all that was brought to it.
 *
 * @param whenSent called when the last statement has been sent, before it is answered; not when an end has failed by then
 */
export async function endUnits(db: Queries, brought: readonly EndItem[], whenSent?: () => void): Promise<void> {
  const ends = sortEnds(brought);
  const begun = await Promise.all(ends.map(({ end, items }) => end.begin(db, items)));
  const finish = async (): Promise<unknown> => {
    const sent: Promise<unknown>[] = [];
    for (const [at, { end, items }] of ends.entries()) {
      if (end.finish !== undefined) sent.push(end.finish(db, items, begun[at]));
    }
    return Promise.all(sent);
  };
  await (whenSent === undefined ? finish() : sendBehind(finish, whenSent));
}

/** A shared end with all that was brought to it. */
interface BroughtEnd {
  readonly end: SharedEnd<never, unknown>;
  readonly items: never[];
}

/** There are few ends, so that looking through them costs less than a table of them. */
function sortEnds(brought: readonly EndItem[]): readonly BroughtEnd[] {
  const ends: BroughtEnd[] = [];
  for (const { end, item } of brought) {
    const known = ends.find((one) => one.end === end);
    if (known === undefined) ends.push({ end, items: [item as never] });
    else known.items.push(item as never);
  }
  return ends.sort((a, b) => a.end.order - b.end.order);
}

/** The tick is asked for first: it comes when `finish` has sent its statements, and before these are written to the socket. */
async function sendBehind(finish: () => Promise<unknown>, whenSent: () => void): Promise<void> {
  let hasFailed = false;
  const sent = new Promise<void>((resolve) => {
    process.nextTick(() => {
      if (!hasFailed) whenSent();
      resolve();
    });
  });
  await finish().catch((error: unknown) => {
    hasFailed = true;
    throw error;
  });
  await sent;
}
