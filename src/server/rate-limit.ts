import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { ErrorCode } from '../../generated/errors.ts';
import type { Caller } from '../domain/access/caller.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { Database } from '../platform/db/database.ts';
import type { ClientAddress } from './client-address.ts';

/** A limit of one operation, as `x-rate-limit` says it. */
export interface RateRule {
  readonly limit: number;
  readonly windowSeconds: number;
  readonly per: 'ip' | 'user' | 'token';
  /** What the refusal is called; `rate_limited` otherwise. */
  readonly code?: string | undefined;
}

/** Takes calls from budgets. */
export interface CallLimits {
  /**
   * Takes `calls` from the budget of the caller's token, or of the address of an anonymous caller.
   * @returns milliseconds to wait when it is used up, else 0
   */
  take(caller: Caller, ip: string, calls?: number): Promise<number>;
  /**
   * The limiter of one operation.
   * @returns a function that throws a DomainError when the budget is used up
   */
  forOperation(operationId: string, rule: RateRule): OperationLimit;
}

/**
 * @param headers gets the `x-ratelimit-*` headers of the answer, whether the call passes or not
 * @param onFirst hears of the first refusal of a window, and of no other: being refused must cost the hub nothing
 */
export type OperationLimit = (
  caller: Caller,
  address: ClientAddress,
  headers: Record<string, string>,
  onFirst?: () => Promise<void>,
) => Promise<void>;

const tableName = 'rate_limits';

/**
 * Call budgets by rate-limiter-flexible. The budget of a token is counted in this process: a query for each call would
 * cost more than the call. Budgets of single operations, which guard accounts, are counted in the database on
 * Postgres, so that several processes share one count (decision B4).
 */
export async function createLimits(database: Database, requestsPerMinute: number): Promise<CallLimits> {
  const general = new RateLimiterMemory({ points: requestsPerMinute, duration: 60 });
  const shared = database.engine === 'postgres' ? await sharedStore(database) : undefined;
  return {
    take: (caller, ip, calls = 1) => waitFor(general, caller.tokenId ?? `${caller.kind} ${ip}`, calls),
    forOperation: (operationId, rule) => {
      const options = { points: rule.limit, duration: rule.windowSeconds, keyPrefix: operationId };
      const limiter = shared === undefined ? new RateLimiterMemory(options) : shared(options);
      return operationLimit(limiter, rule);
    },
  };
}

function operationLimit(limiter: RateLimiterAbstract, rule: RateRule): OperationLimit {
  const code = (rule.code ?? 'rate_limited') as 'rate_limited' & ErrorCode;
  return async (caller, address, headers, onFirst) => {
    // Seed 000, Limits: localhost is exempt from the registration rate; the socket alone says what is local.
    if (code === ('too_many_requests' as string) && address.local) return;
    const { passed, state } = await consume(limiter, keyOf(rule, caller, address), 1);
    const waitMs = passed ? 0 : waitOf(state);
    headers['x-ratelimit-limit'] = String(rule.limit);
    headers['x-ratelimit-remaining'] = String(Math.max(0, state.remainingPoints));
    headers['x-ratelimit-reset'] = String(Math.max(0, Math.ceil(state.msBeforeNext / 1000)));
    if (waitMs === 0) return;
    if (state.consumedPoints === rule.limit + 1) await onFirst?.();
    throw new DomainError(code, { retry_after_ms: waitMs });
  };
}

function keyOf({ per }: RateRule, caller: Caller, { ip }: ClientAddress): string {
  const own = per === 'token' ? caller.tokenId : per === 'user' ? caller.userId : null;
  return own ?? ip;
}

async function waitFor(limiter: RateLimiterAbstract, key: string, calls: number): Promise<number> {
  const { passed, state } = await consume(limiter, key, calls);
  return passed ? 0 : waitOf(state);
}

function waitOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, msBeforeNext);
}

async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  calls: number,
): Promise<{ readonly passed: boolean; readonly state: RateLimiterRes }> {
  try {
    return { passed: true, state: await limiter.consume(key, calls) };
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { passed: false, state: refusal };
    throw refusal;
  }
}

interface LimiterOptions {
  readonly points: number;
  readonly duration: number;
  readonly keyPrefix: string;
}

/** The table is made by the first hub that starts; rows of ended windows are deleted by the library. */
async function sharedStore(database: Database): Promise<(options: LimiterOptions) => RateLimiterAbstract> {
  const storeClient = {
    query: ({ text, values = [] }: { text: string; values?: unknown[] }) =>
      database.transaction(async ({ db }) => {
        // A count that a crash of the database forgets does no harm; a storm must not wait for the disk.
        const quick = db.executeQuery(CompiledQuery.raw('set local synchronous_commit = off'));
        const [, result] = await Promise.all([quick, db.executeQuery(CompiledQuery.raw(text, values))]);
        return result;
      }),
  };
  const make = (options: LimiterOptions, tableCreated: boolean, ready?: (error?: Error) => void): RateLimiterPostgres =>
    new RateLimiterPostgres({ ...options, storeClient, storeType: 'client', tableName, tableCreated }, ready);
  await new Promise<void>((resolve, reject) => {
    make({ points: 1, duration: 1, keyPrefix: '' }, false, (error) => (error ? reject(error) : resolve()));
  });
  return (options) => make(options, true);
}
