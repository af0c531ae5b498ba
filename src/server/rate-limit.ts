import { setTimeout as pause } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { RateLimit } from '../../generated/routes.ts';
import type { Caller } from '../domain/caller.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { Settings } from '../platform/settings.ts';
import type { Database } from '../platform/db/database.ts';
import { CallBudget } from './call-budget.ts';
import type { ClientAddress } from './client-address.ts';
import { openRateStore } from './rate-store.ts';

/** What a call costs before it is served. */
export interface CallCost {
  readonly calls: number;
  /** Of its body. */
  readonly bytes: number;
}

/** Answers up to this many bytes are not charged: what stalls others is long. */
const freeAnswerBytes = 64 * 1024;

/**
 * A large body beyond the budget is refused after this pause: the hub has to receive it anyway, and without the pause
 * the next one would follow at once.
 */
const largeRefusalPauseMs = 250;

/**
 * The budget of bytes is counted in short windows, because a whole minute's worth at once would slow down everybody
 * else.
 */
const byteWindowSeconds = 5;

/** Takes calls from budgets. */
export interface CallLimits {
  /**
   * Takes from the budgets of the caller's person (of the node where the person is unknown, of the address where both
   * are): all tokens of a person count together. What is left of the calls goes into `answerHeaders`
   * (rule http-told-budget).
   * @returns milliseconds to wait when one is used up, else 0; at once but for a large body that is refused
   */
  take(caller: Caller, ip: string, cost: CallCost, answerHeaders: Record<string, string>): number | Promise<number>;
  /** Charges what only the end of a call shows, a long answer: the call stands, the next ones may have to wait. */
  charge(caller: Caller, ip: string, bytes: number): void;
  /**
   * The limiter of one operation.
   * @returns a function that throws a DomainError when the budget is used up
   */
  forOperation(operationId: string, rule: RateLimit): OperationLimit;
}

/** Who pays for a call. */
interface Payer {
  readonly caller: Caller;
  readonly address: ClientAddress;
  /** Gets the `ratelimit` and `x-ratelimit-*` headers of the answer, whether the call passes or not. */
  readonly answerHeaders: Record<string, string>;
}

/** @param onFirst called on the first refusal of a window only, so that refusals cost the hub nothing */
export type OperationLimit = (payer: Payer, onFirst?: () => Promise<void>) => Promise<void>;

/**
 * Charges a call before it is served.
 *
 * @returns a promise only when the refusal is to wait
 * @throws DomainError rate_limited when a budget of the caller is used up
 */
export function takeBudget(
  limits: Pick<CallLimits, 'take'>,
  { caller, address, answerHeaders }: Payer,
  cost: CallCost,
): undefined | Promise<void> {
  const waitMs = limits.take(caller, address.ip, cost, answerHeaders);
  if (typeof waitMs !== 'number') return waitMs.then(refuseWait);
  refuseWait(waitMs);
  return undefined;
}

function refuseWait(waitMs: number): void {
  if (waitMs > 0) throw new DomainError('rate_limited', { retry_after_ms: waitMs });
}

/**
 * The budgets of a person are counted in this process: a query for each call would cost more than the call. Those of
 * single operations, which guard accounts, are counted by rate-limiter-flexible, on Postgres in the database, so that
 * several processes share one count (rule http-shared-limits).
 */
export async function createLimits(
  database: Database,
  { requestsPerMinute, bodyMibPerMinute }: Pick<Settings, 'requestsPerMinute' | 'bodyMibPerMinute'>,
): Promise<CallLimits> {
  const ofCalls = new CallBudget(requestsPerMinute, 60_000);
  const policy = `"calls";q=${requestsPerMinute};w=60`;
  const bytesPerWindow = Math.floor((bodyMibPerMinute * 1_048_576 * byteWindowSeconds) / 60);
  const ofBytes = new CallBudget(bytesPerWindow, byteWindowSeconds * 1000);
  const shared = database.engine === 'postgres' ? await openRateStore(database) : undefined;
  // Operations of one bucket share a limiter.
  const limiters = new Map<string, RateLimiterAbstract>();
  return {
    take(caller, ip, { calls, bytes }, answerHeaders) {
      const payer = personOf(caller, ip);
      const waitMs = ofCalls.take(payer, calls);
      const { points, seconds } = ofCalls.leftTo(payer);
      answerHeaders['ratelimit-policy'] = policy;
      answerHeaders['ratelimit'] = `"calls";r=${points};t=${seconds}`;
      if (waitMs > 0) return waitMs;
      const lateMs = ofBytes.take(payer, bytes);
      return lateMs > 0 && bytes > freeAnswerBytes ? pause(largeRefusalPauseMs, lateMs) : lateMs;
    },
    charge(caller, ip, bytes) {
      if (bytes > freeAnswerBytes) ofBytes.take(personOf(caller, ip), bytes);
    },
    forOperation: (operationId, rule) => {
      const keyPrefix = rule.bucket ?? operationId;
      const options = { points: rule.limit, duration: rule.windowSeconds, keyPrefix };
      const make = (): RateLimiterAbstract => shared?.(options) ?? new RateLimiterMemory(options);
      const limiter = limiters.get(keyPrefix) ?? make();
      limiters.set(keyPrefix, limiter);
      return operationLimit(limiter, rule);
    },
  };
}

function operationLimit(limiter: RateLimiterAbstract, rule: RateLimit): OperationLimit {
  return async ({ caller, address, answerHeaders: headers }, onFirst) => {
    // A limit may exempt the machine of the hub (rule http-local-registration).
    if (rule.exemptLocal === true && address.local) return;
    const { passed, state } = await consume(limiter, keyOf(rule, caller, address));
    const waitMs = passed ? 0 : Math.max(1, state.msBeforeNext);
    headers['x-ratelimit-limit'] = String(rule.limit);
    headers['x-ratelimit-remaining'] = String(Math.max(0, state.remainingPoints));
    headers['x-ratelimit-reset'] = String(Math.max(0, Math.ceil(state.msBeforeNext / 1000)));
    if (waitMs === 0) return;
    if (state.consumedPoints === rule.limit + 1) await onFirst?.();
    throw new DomainError(rule.code ?? 'rate_limited', { retry_after_ms: waitMs });
  };
}

function keyOf({ per }: RateLimit, caller: Caller, { ip }: ClientAddress): string {
  const own = per === 'token' ? caller.tokenId : per === 'user' ? caller.userId : null;
  return own ?? ip;
}

function personOf({ userId, nodeId, tokenId, kind }: Caller, ip: string): string {
  return userId ?? nodeId ?? tokenId ?? `${kind} ${ip}`;
}

async function consume(
  limiter: RateLimiterAbstract,
  key: string,
): Promise<{ readonly passed: boolean; readonly state: RateLimiterRes }> {
  try {
    return { passed: true, state: await limiter.consume(key) };
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return { passed: false, state: refusal };
    throw refusal;
  }
}
