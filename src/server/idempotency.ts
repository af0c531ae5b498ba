import { createHash } from 'node:crypto';
import { listRights } from '../domain/access/list-rights.ts';
import type { Ctx, Tx } from '../domain/ctx.ts';
import { DomainError } from '../domain/domain-error.ts';

/** A write that carries an explicit key (decision C9). */
export interface KeyedRequest {
  /** operationId or tool name: with the token it is the scope of the key. */
  readonly operation: string;
  readonly key: string;
  /** What must be the same for a replay: path, query and body, or the tool's arguments. */
  readonly payload: unknown;
}

/** What a REST handler or a tool answers; a tool's status is always 200. */
export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Advice of the moment, which a later replay must not repeat (seed 001, send_task). */
const momentary = ['queue_ahead', 'target_busy', 'est_wait_minutes', 'warning'];

const inFlight = new Set<string>();

/** Rights of a caller are kept as they are up to this length, and as a digest beyond it. */
const maxRightsLength = 4_000;

/** Ends the unit of a call that was made only to ask the rules. */
class Rehearsed extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('rehearsed');
    this.answer = answer;
  }
}

/** What identifies a key, and what the caller may do now. */
interface Claim extends KeyedRequest {
  readonly tokenId: string;
  readonly rights: string;
}

/**
 * Runs `work` at most once for a key: its effects and the answer to be replayed commit together, so a crash leaves
 * neither or both. The same key with the same payload gets the first answer and `idempotent_replay: true`.
 *
 * A caller who has lost a right since (a removed member, a viewer now, a revoked grant, a narrower mode) is asked the
 * rules again before: `work` runs once more and is rolled back, and what it refuses with is the answer.
 *
 * @throws idempotency_conflict the key was used with another payload
 * @throws idempotency_in_flight the first call with this key has not been answered yet
 */
export async function runOnce(ctx: Ctx, request: KeyedRequest, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  const tokenId = ctx.caller.tokenId ?? ctx.caller.kind;
  const place = JSON.stringify([tokenId, request.operation, request.key]);
  if (inFlight.has(place)) throw new DomainError('idempotency_in_flight');
  inFlight.add(place);
  try {
    const rights = packRights(await listRights(ctx));
    return await ctx.transaction((tx) => claim(tx, { ...request, tokenId, rights }, work));
  } catch (error) {
    if (error instanceof Rehearsed) return error.answer;
    throw error;
  } finally {
    inFlight.delete(place);
  }
}

/** Another process that holds the same key makes the insert wait for its commit; what it stored is then replayed. */
async function claim(tx: Tx, keyed: Claim, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  const { tokenId, operation, key, payload, rights } = keyed;
  const requestHash = hashOf(payload);
  const taken = await tx.db
    .insertInto('idempotency_keys')
    .values({
      token_id: tokenId,
      operation,
      key,
      request_hash: requestHash,
      status: null,
      response: null,
      rights,
      created_at: tx.platform.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['token_id', 'operation', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!taken) return replay(tx, keyed, requestHash, work);
  const answer = await work(tx);
  await tx.db
    .updateTable('idempotency_keys')
    .set({ status: answer.status, response: JSON.stringify(answer.body) })
    .where('token_id', '=', tokenId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute();
  return answer;
}

async function replay(
  tx: Tx,
  { tokenId, operation, key, rights }: Claim,
  requestHash: string,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const first = await tx.db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'response', 'rights'])
    .where('token_id', '=', tokenId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst();
  if (first?.status == null || first.response === null) throw new DomainError('idempotency_in_flight');
  if (first.request_hash !== requestHash) throw new DomainError('idempotency_conflict');
  const body = JSON.parse(first.response) as Record<string, unknown>;
  for (const name of momentary) delete body[name];
  const answer = { status: first.status, body: { ...body, idempotent_replay: true } };
  if (!hasLostRight(first.rights, rights)) return answer;
  await work(tx);
  // Nothing of the rehearsal stays: the thrown answer rolls the unit back.
  throw new Rehearsed(answer);
}

function packRights(rights: readonly string[]): string {
  const text = rights.join('\n');
  return text.length <= maxRightsLength ? text : createHash('sha256').update(text).digest('hex');
}

/** Whether a right of then is missing now; of a digest only that it is another one. */
function hasLostRight(then: string, now: string): boolean {
  if (then === now) return false;
  const held = new Set(now.split('\n'));
  return then.split('\n').some((right) => !held.has(right));
}

/** SHA-256 of the payload with its keys in one order, so that only what is said counts. */
function hashOf(payload: unknown): string {
  return createHash('sha256').update(JSON.stringify(payload, sorted)).digest('hex');
}

function sorted(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
