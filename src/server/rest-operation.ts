import type { Ctx } from '../domain/ctx.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { StreamPlan } from '../domain/streams/stream-plan.ts';
import { sendJson } from './answer.ts';
import type { ExtraHeaders } from './answer.ts';
import { checkAccess } from './check-access.ts';
import type { AccessRule } from './check-access.ts';
import type { Exchange } from './exchange.ts';
import { sendFailure, toFailure } from './fail.ts';
import type { DeclaredErrors, Failure } from './fail.ts';
import { runOnce } from './idempotency.ts';
import { readJsonBody } from './json-body.ts';
import type { CallFacts } from './request-ctx.ts';
import { parseQuery } from './query.ts';
import type { InputProblem, QueryNames } from './query.ts';
import type { CallLimits, OperationLimit } from './rate-limit.ts';
import { invalidInput, refuseInput } from './violations.ts';
import type { SchemaValidator, Violations } from './violations.ts';
import type { ResponseCheck } from './validate-responses.ts';
import type { Log } from '../platform/log.ts';

/** What a handler gets: validated, defaults filled in. */
export interface RestCallInput {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

export interface RestAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Besides those of every answer; names in lower case. */
  readonly headers?: ExtraHeaders;
}

export type RestHandler = (ctx: Ctx, input: RestCallInput) => Promise<RestAnswer>;
export type StreamHandler = (ctx: Ctx, input: RestCallInput) => Promise<StreamPlan>;

/** Everything that is known of one operation at boot. */
export interface OperationSpec {
  readonly operationId: string;
  readonly access: AccessRule;
  readonly errors: DeclaredErrors;
  readonly violations: Violations;
  readonly validateInput: SchemaValidator | undefined;
  readonly validateBody: SchemaValidator | undefined;
  readonly hasBody: boolean;
  /** Takes an `Idempotency-Key` header (decisions C9, K3). */
  readonly keyed: boolean;
  readonly queryNames: QueryNames;
  readonly limit: OperationLimit | undefined;
  readonly handle: RestHandler | { readonly stream: StreamHandler };
}

/** `IdempotencyKey` of `spec/parameters.yaml`. */
const keyShape = /^[!-~]{1,200}$/;

/** What the operations of a hub share. */
export interface RestServices {
  readonly log: Log;
  readonly limits: CallLimits;
  readonly createCtx: (facts: CallFacts) => Ctx;
  readonly openStream: (exchange: Exchange, plan: StreamPlan) => Promise<void>;
  /** Present in tests. */
  readonly checkResponse: ResponseCheck | undefined;
  /** Hears what breaks the contract or is a bug. */
  readonly onViolation: (text: string) => void;
}

/**
 * The pipeline of one operation after its security is satisfied: access, rate limit, body, validation, handler,
 * answer. The returned function never rejects.
 */
export function createOperation(spec: OperationSpec, services: RestServices): (exchange: Exchange) => Promise<void> {
  return async (exchange) => {
    try {
      await serve(spec, services, exchange);
    } catch (error) {
      sendChecked(spec, services, exchange, failureOf(spec, services, exchange, error));
    }
  };
}

/** Answers a thrown value as the operation spells it. */
export function refuse(spec: OperationSpec, services: RestServices, exchange: Exchange, error: unknown): void {
  sendChecked(spec, services, exchange, failureOf(spec, services, exchange, error));
}

async function serve(spec: OperationSpec, services: RestServices, exchange: Exchange): Promise<void> {
  const { caller, address, requestId } = exchange;
  checkAccess(spec.access, caller);
  const waitMs = await services.limits.take(caller, address.ip);
  if (waitMs > 0) throw new DomainError('rate_limited', { retry_after_ms: waitMs });
  if (spec.limit !== undefined) await spec.limit(caller, address);
  const input = await readInput(spec, exchange);
  const ctx = services.createCtx({ caller, requestId, ip: address.ip });
  if (typeof spec.handle === 'object') {
    await services.openStream(exchange, await spec.handle.stream(ctx, input));
    return;
  }
  const { status, body, headers } = await run(spec, spec.handle, ctx, input, exchange);
  const problem = services.checkResponse?.(spec.operationId, status, body);
  if (problem !== undefined) throw new Error(`contract violation: ${problem}`);
  sendJson(exchange.res, status, body, requestId, headers);
}

async function run(
  spec: OperationSpec,
  handle: RestHandler,
  ctx: Ctx,
  input: RestCallInput,
  exchange: Exchange,
): Promise<RestAnswer> {
  const key = spec.keyed ? exchange.headers['idempotency-key'] : undefined;
  if (key === undefined) return handle(ctx, input);
  if (typeof key !== 'string' || !keyShape.test(key)) {
    throw invalidInput([{ path: '/header/Idempotency-Key', message: 'must be 1 to 200 visible ASCII characters' }]);
  }
  return runOnce(ctx, { operation: spec.operationId, key, payload: input }, async (tx) => {
    const { status, body } = await handle(tx, input);
    return { status, body: body as Record<string, unknown> };
  });
}

async function readInput(spec: OperationSpec, exchange: Exchange): Promise<RestCallInput> {
  const problems: InputProblem[] = [];
  const input = { path: exchange.params, query: parseQuery(exchange.search, spec.queryNames, problems) };
  if (problems.length > 0) throw invalidInput(problems);
  if (spec.validateInput !== undefined && !spec.validateInput(input)) {
    throw refuseInput('', spec.validateInput.errors ?? [], spec.violations);
  }
  if (!spec.hasBody) return { ...input, body: undefined };
  // An absent body is an empty object: what it lacks is then named field by field.
  const body = (await readJsonBody(exchange.req)).value ?? {};
  if (spec.validateBody !== undefined && !spec.validateBody(body)) {
    throw refuseInput('/body', spec.validateBody.errors ?? [], spec.violations);
  }
  return { ...input, body };
}

function failureOf(spec: OperationSpec, services: RestServices, exchange: Exchange, error: unknown): Failure {
  return toFailure(error, {
    declared: spec.errors,
    place: spec.operationId,
    requestId: exchange.requestId,
    log: services.log,
    onBug: (text) => services.onViolation(text),
  });
}

/** Refusals are held against the contract too; a wrong one is reported but goes out as it is. */
function sendChecked(spec: OperationSpec, services: RestServices, exchange: Exchange, failure: Failure): void {
  const problem = services.checkResponse?.(spec.operationId, failure.status, failure.body);
  if (problem !== undefined) services.onViolation(problem);
  sendFailure(exchange.res, failure, exchange.requestId);
}
