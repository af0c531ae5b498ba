import type { SqlEntityManager } from '@mikro-orm/sql';
import type { SharedEnd, UnitPlace } from '../../platform/db/database.ts';
import type { Traceparent } from '../../platform/trace-context.ts';
import type { Caller } from '../caller.ts';
import { hasLostRight } from '../access/list-rights.ts';
import type { Ctx, Platform, Queries, ReadCtx, Tx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { endOrders } from '../streams/end-orders.ts';

/** What identifies a key, what was asked with it, and what the caller may do now. */
export interface Claim {
  /** Id of the token that the key belongs to, or of the browser session. */
  readonly owner: string;
  readonly operation: string;
  readonly key: string;
  readonly requestHash: string;
  /** One right a line, or a digest of them. */
  readonly rights: string;
}

/** What a unit returned, as it is kept: in JSON, so that the first answer and a replay are made of the same. */
interface Kept {
  readonly text: string;
  readonly isReplay: boolean;
}

/** Ends a unit that ran only to ask its rules again. */
class Rehearsed extends Error {
  readonly kept: Kept;

  constructor(kept: Kept) {
    super('rehearsed');
    this.kept = kept;
  }
}

/**
 * A call with a key. Its unit takes the key and keeps what it returns with it; when the key is taken already, the unit
 * does not run and what the first one returned is returned again.
 *
 * A caller who has lost a right since (a removed member, a viewer now, a revoked grant, a narrower mode) is asked the
 * rules of the unit again before: it runs once more and is rolled back, and what it refuses with counts.
 */
export class KeyedCtx implements Ctx {
  readonly platform: Platform;
  readonly caller: Caller;
  readonly requestId: string;
  readonly traceparent: Traceparent | null;
  readonly ip: string | null;
  readonly local: boolean;
  readonly #ctx: Ctx;
  readonly #claim: Claim;
  #kept: Kept | undefined;

  constructor(ctx: Ctx, claim: Claim) {
    this.#ctx = ctx;
    this.#claim = claim;
    this.platform = ctx.platform;
    this.caller = ctx.caller;
    this.requestId = ctx.requestId;
    this.traceparent = ctx.traceparent;
    this.ip = ctx.ip;
    this.local = ctx.local;
  }

  get db(): Queries {
    return this.#ctx.db;
  }

  get em(): SqlEntityManager {
    return this.#ctx.em;
  }

  /** An earlier call with this key has done the work. */
  get isReplay(): boolean {
    return this.#kept?.isReplay === true;
  }

  /**
   * Refuses the key before the rules are asked for a payload that it does not stand for.
   *
   * @throws idempotency_conflict, idempotency_in_flight
   */
  async requireSamePayload(): Promise<void> {
    const first = await findFirst(this.#ctx, this.#claim);
    if (first !== undefined) checkFirst(first, this.#claim);
  }

  snapshot<T>(work: (db: Queries) => Promise<T>): Promise<T> {
    return this.#ctx.snapshot(work);
  }

  /** @throws idempotency_conflict, idempotency_in_flight, or what `work` throws */
  async transaction<T>(work: (tx: Tx) => Promise<T>, place?: UnitPlace): Promise<T> {
    // A second unit would be done again by a replay of the first.
    if (this.#kept !== undefined) throw new Error('a call with a key has one unit');
    // Taking the key is a write: the unit only leaves no longer, and it may meet units that are about the same.
    const ownPlace = place && {
      networkId: place.networkId,
      endsTogether: place.about === undefined && (place.endsTogether ?? place.onlyLeaves ?? false),
    };
    try {
      this.#kept = await this.#ctx.transaction((tx) => runUnit(tx, this.#claim, work), ownPlace);
    } catch (error) {
      if (!(error instanceof Rehearsed)) throw error;
      this.#kept = error.kept;
    }
    return (JSON.parse(this.#kept.text) as { value: T }).value;
  }
}

/** Another process that holds the same key makes the insert wait for its commit; what it kept is then replayed. */
async function runUnit(tx: Tx, claim: Claim, work: (tx: Tx) => Promise<unknown>): Promise<Kept> {
  const { owner, operation, key, requestHash, rights } = claim;
  const taken = await tx.db
    .insertInto('idempotency_keys')
    .values({
      token_id: owner,
      operation,
      key,
      request_hash: requestHash,
      result_json: null,
      rights,
      created_at: tx.platform.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['token_id', 'operation', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!taken) return replay(tx, claim, work);
  const kept = { text: '', isReplay: false };
  tx.leave(keepResult, { claim, value: await work(tx), kept });
  return kept;
}

interface Result {
  readonly claim: Claim;
  readonly value: unknown;
  readonly kept: { text: string };
}

/** What a unit returns may be filled in by what it left to its end: it is kept after that. */
const keepResult: SharedEnd<Result> = {
  order: endOrders.results,
  begin: () => Promise.resolve(),
  finish: (db, results) =>
    Promise.all(
      results.map(({ claim, value, kept }) => {
        kept.text = JSON.stringify({ value });
        return db
          .updateTable('idempotency_keys')
          .set({ result_json: kept.text })
          .where('token_id', '=', claim.owner)
          .where('operation', '=', claim.operation)
          .where('key', '=', claim.key)
          .execute();
      }),
    ),
};

async function replay(tx: Tx, claim: Claim, work: (tx: Tx) => Promise<unknown>): Promise<Kept> {
  const first = await findFirst(tx, claim);
  if (first === undefined) throw new DomainError('idempotency_in_flight');
  const kept = { text: checkFirst(first, claim), isReplay: true };
  if (!(await hasLostRight(tx, first.rights.split('\n'), claim.rights.split('\n')))) return kept;
  await work(tx);
  // Nothing of the rehearsal stays: what is thrown rolls the unit back.
  throw new Rehearsed(kept);
}

interface FirstCall {
  readonly request_hash: string;
  readonly result_json: string | null;
  readonly rights: string;
}

function findFirst({ db }: ReadCtx, claim: Claim): Promise<FirstCall | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'result_json', 'rights'])
    .where('token_id', '=', claim.owner)
    .where('operation', '=', claim.operation)
    .where('key', '=', claim.key)
    .executeTakeFirst();
}

/** What the first call kept. */
function checkFirst({ request_hash: hash, result_json: text }: FirstCall, claim: Claim): string {
  if (text === null) throw new DomainError('idempotency_in_flight');
  if (hash !== claim.requestHash) throw new DomainError('idempotency_conflict');
  return text;
}
