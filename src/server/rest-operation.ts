import type { RestAccess } from '../../generated/access.ts';
import type { ErrorCode } from '../../generated/errors.ts';
import type { Ctx } from '../domain/ctx.ts';
import { jsonOf, tagOf } from '../platform/lasting-json.ts';
import { isKnown, sendJsonText, sendTagged } from './answer.ts';
import type { Execute, Operation } from './execute.ts';
import type { Exchange } from './exchange.ts';
import { sendFailure, spellFailure } from './fail.ts';
import type { DeclaredErrors } from './fail.ts';
import type { InputPart, InputRule } from './input.ts';
import { announcedBytes } from './json-body.ts';
import { toFailed } from './outcome.ts';
import type { Failed, FailureContext, Outcome } from './outcome.ts';
import type { CallLimits, OperationLimit } from './rate-limit.ts';
import { decodeAddress, headerKey, readBody } from './rest-input.ts';
import type { AddressNames, BodyServices } from './rest-input.ts';
import type { OwnPages } from './own-pages.ts';
import { partsOfKind } from './rest-kinds.ts';
import type { Carriers, OperationHandler } from './rest-kinds.ts';
import { settleUpload } from './upload.ts';
import type { ResponseCheck } from './validate-responses.ts';

/** Everything that is known of one operation at boot. */
export interface OperationSpec extends AddressNames {
  readonly operationId: string;
  readonly access: RestAccess;
  readonly errors: DeclaredErrors;
  /** Of path and query. */
  readonly address: InputRule;
  /** Of a JSON body, or of the fields of a form. */
  readonly body: InputRule;
  readonly hasBody: boolean;
  /** Takes an `Idempotency-Key` header. */
  readonly keyed: boolean;
  /** Its answer holds a secret, so that an `Idempotency-Key` does not count; the answer says so in a header. */
  readonly ignoresKey: boolean;
  /** Its answers have ETags: it declares 304. */
  readonly tagged: boolean;
  readonly limit: OperationLimit | undefined;
  /** Whether only pages of the hub, or of pages only those of the hub, may call. */
  readonly ownPage: 'required' | 'checked' | undefined;
  readonly handle: OperationHandler;
}

/** What the operations of a hub share. */
export interface RestServices extends BodyServices, Carriers, Pick<FailureContext, 'log'> {
  readonly execute: Execute;
  readonly limits: Pick<CallLimits, 'charge' | 'forOperation'>;
  /** What is to be done when the limit of an operation first refuses a caller in a window. */
  readonly onLimited?: Readonly<Record<string, (ctx: Ctx) => Promise<void>>>;
  readonly ownPages: OwnPages;
  /** Present in tests. */
  readonly checkResponse: ResponseCheck | undefined;
  /** Called on contract violations and bugs. */
  readonly onViolation: (text: string) => void;
}

/** Serves an operation once its security is satisfied: decodes for the executor and spells its outcome. */
export function createOperation(spec: OperationSpec, services: RestServices): (exchange: Exchange) => Promise<void> {
  const operation = operationOf(spec, services);
  return async (exchange) => {
    if (spec.ignoresKey && exchange.headers['idempotency-key'] !== undefined) {
      exchange.answerHeaders['idempotency-key-ignored'] = 'secret';
    }
    const outcome = await services.execute(operation, exchange);
    if (exchange.upload !== undefined) await settleUpload(exchange.upload, outcome);
    answer(spec, services, exchange, outcome);
  };
}

/** Answers a value that was thrown before the operation was asked, as the operation spells it. */
export function refuse(spec: OperationSpec, services: RestServices, exchange: Exchange, thrown: unknown): void {
  const { log, onViolation } = services;
  const context = { place: spec.operationId, requestId: exchange.requestId, log, onBug: onViolation };
  sendFailed(spec, services, exchange, toFailed(thrown, context, codesOf(spec)));
}

function operationOf(spec: OperationSpec, services: RestServices): Operation<Exchange> {
  const { operationId, body } = spec;
  const { checkResponse } = services;
  const address: InputPart<Exchange> = {
    rule: spec.address,
    decode: (exchange) => decodeAddress(exchange, spec),
  };
  return {
    name: operationId,
    access: spec.access,
    declared: codesOf(spec),
    costOf: ({ req }) => ({ calls: 1, bytes: spec.hasBody ? announcedBytes(req) : 0 }),
    limit: spec.limit,
    onLimited: services.onLimited?.[operationId],
    address,
    body: spec.hasBody ? { rule: body, decode: (exchange) => readBody(exchange, services) } : undefined,
    keys: spec.keyed ? headerKey : undefined,
    checkReply: checkResponse && ((reply) => checkResponse(operationId, reply.status, reply.body)),
    ...partsOfKind(spec.handle, services, address, body),
  };
}

function codesOf({ errors }: OperationSpec): ReadonlySet<ErrorCode> {
  return new Set(Object.keys(errors) as ErrorCode[]);
}

function answer(spec: OperationSpec, services: RestServices, exchange: Exchange, outcome: Outcome): void {
  if (outcome.kind !== 'done') return sendFailed(spec, services, exchange, outcome);
  if (outcome.reply === undefined) return;
  const { status, body, headers, cookie } = outcome.reply;
  const text = jsonOf(body);
  const all = { ...exchange.answerHeaders, ...headers };
  if (spec.tagged && status === 200) {
    const etag = tagOf(body, text);
    const known = isKnown(exchange.headers, etag);
    if (!known) services.limits.charge(exchange.caller, exchange.address.ip, text.length);
    return sendTagged(exchange.res, known ? undefined : text, etag, exchange.requestId, all);
  }
  services.limits.charge(exchange.caller, exchange.address.ip, text.length);
  const set = cookie && { 'set-cookie': services.ownPages.cookieHeader(exchange.req, cookie) };
  sendJsonText(exchange.res, status, text, exchange.requestId, { ...all, ...set });
}

/** Refusals are held against the contract too; a wrong one is reported but goes out as it is. */
function sendFailed(spec: OperationSpec, services: RestServices, exchange: Exchange, failed: Failed): void {
  const { req, res, requestId, answerHeaders } = exchange;
  const failure = spellFailure(failed, requestId, spec.errors);
  const problem = services.checkResponse?.(spec.operationId, failure.status, failure.body);
  if (problem !== undefined) services.onViolation(problem);
  // A form that is refused half-way is not read to its end: the connection closes behind the answer.
  if (typeof spec.handle === 'object' && !req.complete) res.shouldKeepAlive = false;
  sendFailure(res, { ...failure, headers: { ...answerHeaders, ...failure.headers } }, requestId);
}
