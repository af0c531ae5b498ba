import { createHash } from 'node:crypto';
import { listRights } from '../access/list-rights.ts';
import type { Caller } from '../caller.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { KeyedCtx } from './keyed-ctx.ts';

/** A write that carries an explicit key. */
export interface KeyedRequest {
  /** operationId or tool name: with the owner of the key it is its scope. */
  readonly operation: string;
  readonly key: string;
  /** What must be the same for a replay: path, query and body, or the tool's arguments. */
  readonly payload: unknown;
}

/** What `serve` answered, and whether an earlier call with the key had done its unit. */
export interface KeyedAnswer<T> {
  readonly answer: T;
  readonly isReplay: boolean;
}

/** Rights of a caller are kept as they are up to this length, and as a digest beyond it. */
const maxRightsLength = 4_000;

/**
 * Lets the unit of a call run at most once for a key. `serve` itself runs each time, outside the unit: it resolves the
 * scope, asks the rules and waits where it must, then opens one unit. The effects of that unit and what it returns
 * commit together, so a crash leaves neither or both. The same key with the same payload gets what the unit returned
 * the first time, and `serve` words it.
 *
 * @throws idempotency_conflict the key was used with another payload
 * @throws idempotency_in_flight the first call with this key has not been answered yet
 */
export async function runOnce<T>(
  ctx: Ctx,
  { operation, key, payload }: KeyedRequest,
  serve: (ctx: Ctx) => Promise<T>,
): Promise<KeyedAnswer<T>> {
  const owner = ownerOfKeys(ctx.caller);
  const place = JSON.stringify([owner, operation, key]);
  const { keysInFlight } = ctx.platform.memory;
  if (keysInFlight.has(place)) throw new DomainError('idempotency_in_flight');
  keysInFlight.add(place);
  try {
    const rights = packRights(await listRights(ctx));
    const keyed = new KeyedCtx(ctx, { owner, operation, key, requestHash: hashOf(payload), rights });
    await keyed.requireSamePayload();
    const answer = await serve(keyed);
    return { answer, isReplay: keyed.isReplay };
  } finally {
    keysInFlight.delete(place);
  }
}

/**
 * Whose keys the caller's are: the token's, and those of the browser session where a page calls, whose token is minted
 * anew within minutes (rule http-idempotency).
 */
function ownerOfKeys({ browserSessionId, tokenId, kind }: Caller): string {
  return browserSessionId ?? tokenId ?? kind;
}

function packRights(rights: readonly string[]): string {
  const text = rights.join('\n');
  return text.length <= maxRightsLength ? text : createHash('sha256').update(text).digest('hex');
}

/** SHA-256 of the payload with its keys in one order, so that only what is said counts. */
function hashOf(payload: unknown): string {
  return createHash('sha256').update(JSON.stringify(payload, sorted)).digest('hex');
}

function sorted(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
