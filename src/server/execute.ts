import type { RestAccess } from '../../generated/access.ts';
import type { ErrorCode } from '../../generated/errors.ts';
import type { Caller } from '../domain/caller.ts';
import type { Ctx } from '../domain/ctx.ts';
import { runOnce } from '../domain/idempotency/run-once.ts';
import { checkAccess } from './check-access.ts';
import type { ClientAddress } from './client-address.ts';
import { acceptInput } from './input.ts';
import type { CallInput, Decoded, InputPart } from './input.ts';
import { toFailed } from './outcome.ts';
import type { Done, FailureContext, Outcome, Reply } from './outcome.ts';
import { takeBudget } from './rate-limit.ts';
import type { CallCost, CallLimits, OperationLimit } from './rate-limit.ts';
import type { CallFacts } from '../domain/call-ctx.ts';
import type { Traceparent } from '../platform/trace-context.ts';

/** One call of an operation, by whichever door it came. */
export interface Call {
  readonly caller: Caller;
  readonly address: ClientAddress;
  readonly requestId: string;
  /** What the caller said of its trace; whoever records traces puts the step of the hub in its place. */
  traceparent: Traceparent | null;
  /** Headers that go with the answer, whatever it is; names in lower case. */
  readonly answerHeaders: Record<string, string>;
}

/** How a call is protected from doing its work twice. */
export interface KeyRule<C extends Call> {
  /** The key of a call; undefined when it has none. @throws InvalidInput */
  keyOf(call: C, input: CallInput): string | undefined;
  /** What must be the same for a replay. */
  payloadOf(input: CallInput): unknown;
  /** Members of the body that a replay leaves out. */
  readonly dropOnReplay: readonly string[];
}

/** All that is known at boot of an operation of REST or of a tool. `C` is what a call of its door carries. */
export interface Operation<C extends Call> {
  /** operationId or the name of the tool. */
  readonly name: string;
  readonly access: RestAccess;
  /** The codes that it declares; any other refusal is a bug. */
  readonly declared: ReadonlySet<ErrorCode>;
  /** What a call costs its caller; absent if the message that carries the call was already charged. */
  readonly costOf?: (call: C) => CallCost;
  /** Its own limit, and what is done when that first refuses a caller in a window. */
  readonly limit?: OperationLimit | undefined;
  readonly onLimited?: ((ctx: Ctx) => Promise<void>) | undefined;
  /** Path and query. */
  readonly address?: InputPart<C>;
  /** JSON, form or arguments; decoded only when the address is valid. */
  readonly body?: InputPart<C> | undefined;
  /** Absent where keys do not count. */
  readonly keys?: KeyRule<C> | undefined;
  /** The use case; undefined when it has answered by itself. */
  run(ctx: Ctx, input: CallInput, call: C): Promise<Reply | undefined>;
  /** Describes how a reply breaks the contract; present in tests. */
  readonly checkReply?: ((reply: Reply) => string | undefined) | undefined;
}

/** What all calls share. */
export interface ExecutorServices extends Pick<FailureContext, 'log'> {
  readonly limits: Pick<CallLimits, 'take'>;
  createCtx(facts: CallFacts): Ctx;
  /** Called on contract violations and bugs. */
  readonly onViolation: (text: string) => void;
}

/** Carries out a call; never rejects. */
export type Execute = <C extends Call>(operation: Operation<C>, call: C) => Promise<Outcome>;

/**
 * The one way of a call through the server, whichever door it came by: access, budgets, input, key, use case. A door says
 * how its calls are decoded and spells their outcome. What is decided in memory is not awaited.
 */
export function createExecutor(services: ExecutorServices): Execute {
  return async (operation, call) => {
    try {
      checkAccess(operation.access, call.caller);
      const ctx = services.createCtx(call);
      const paid = pay(operation, call, ctx, services);
      if (paid !== undefined) await paid;
      const read = readInput(operation, call, ctx);
      const input = read instanceof Promise ? await read : read;
      const key = operation.keys?.keyOf(call, input);
      const done =
        key === undefined
          ? { kind: 'done' as const, reply: await operation.run(ctx, input, call), isReplay: false }
          : await runKeyed(operation, call, ctx, input, key);
      const problem = done.reply && operation.checkReply?.(done.reply);
      if (problem !== undefined) throw new Error(`contract violation: ${problem}`);
      return done;
    } catch (thrown) {
      const { log, onViolation } = services;
      const context = { place: operation.name, requestId: call.requestId, log, onBug: onViolation };
      return toFailed(thrown, context, operation.declared);
    }
  };
}

/**
 * @returns undefined when nothing is to be waited for
 * @throws DomainError rate_limited, or the code of the operation's own limit
 */
function pay<C extends Call>(
  { costOf, limit, onLimited }: Operation<C>,
  call: C,
  ctx: Ctx,
  { limits }: ExecutorServices,
): undefined | Promise<void> {
  const taken = costOf && takeBudget(limits, call, costOf(call));
  if (limit === undefined) return taken;
  const takeOwn = (): Promise<void> => limit(call, onLimited && (() => onLimited(ctx)));
  return taken === undefined ? takeOwn() : taken.then(takeOwn);
}

/** A tool has no path and query. */
const nowhere: CallInput = { path: undefined, query: undefined, body: undefined };

/** @throws DomainError for what cannot be decoded, or breaks the contract */
function readInput<C extends Call>(operation: Operation<C>, call: C, ctx: Ctx): CallInput | Promise<CallInput> {
  const { address } = operation;
  if (address === undefined) return readBody(operation, call, ctx, nowhere);
  const decoded = address.decode(call, ctx, nowhere);
  const goOn = (known: Decoded): CallInput | Promise<CallInput> => {
    const { path, query } = acceptInput(address.rule, known) as Pick<CallInput, 'path' | 'query'>;
    return readBody(operation, call, ctx, { path, query, body: undefined });
  };
  return decoded instanceof Promise ? decoded.then(goOn) : goOn(decoded);
}

function readBody<C extends Call>(
  { body }: Operation<C>,
  call: C,
  ctx: Ctx,
  place: CallInput,
): CallInput | Promise<CallInput> {
  if (body === undefined) return place;
  const decoded = body.decode(call, ctx, place);
  const goOn = (known: Decoded): CallInput => ({ ...place, body: acceptInput(body.rule, known) });
  return decoded instanceof Promise ? decoded.then(goOn) : goOn(decoded);
}

async function runKeyed<C extends Call>(
  operation: Operation<C>,
  call: C,
  ctx: Ctx,
  input: CallInput,
  key: string,
): Promise<Done> {
  const { name, keys } = operation;
  const request = { operation: name, key, payload: keys?.payloadOf(input) };
  const { answer, isReplay } = await runOnce(ctx, request, (keyed) => operation.run(keyed, input, call));
  const isChanged = isReplay && answer !== undefined;
  return { kind: 'done', reply: isChanged ? asReplay(answer, keys?.dropOnReplay ?? []) : answer, isReplay };
}

function asReplay(reply: Reply, dropped: readonly string[]): Reply {
  const kept = Object.entries(reply.body as object).filter(([name]) => !dropped.includes(name));
  return { ...reply, body: { ...Object.fromEntries(kept), idempotent_replay: true } };
}
