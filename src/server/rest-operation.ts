import type { Ctx } from '../domain/ctx.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { SocketPlan } from '../domain/streams/socket-plan.ts';
import type { StreamPlan } from '../domain/streams/stream-plan.ts';
import type { BlobStore } from '../platform/blob-store.ts';
import { sendJsonText } from './answer.ts';
import type { ExtraHeaders } from './answer.ts';
import { checkAccess } from './check-access.ts';
import type { AccessRule } from './check-access.ts';
import { sendDownload } from './download.ts';
import type { Download } from './download.ts';
import type { Exchange, Upgrade } from './exchange.ts';
import { sendFailure, toFailure } from './fail.ts';
import type { DeclaredErrors, Failure } from './fail.ts';
import { runOnce } from './idempotency.ts';
import { announcedBytes, readJsonBody } from './json-body.ts';
import { mendTexts } from './mend-texts.ts';
import type { TextMarks } from './mend-texts.ts';
import { checkUploadHeaders } from './receive-upload.ts';
import type { CallFacts } from './request-ctx.ts';
import { parseQuery } from './query.ts';
import type { InputProblem, QueryNames } from './query.ts';
import type { CallLimits, OperationLimit } from './rate-limit.ts';
import { takeUpload } from './upload.ts';
import type { UploadedFile, UploadHandler } from './upload.ts';
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
export type DownloadHandler = (ctx: Ctx, input: RestCallInput) => Promise<Download>;

/** An operation that becomes a socket, and what it answers to a request that does not ask for one. */
export interface SocketHandler {
  open(ctx: Ctx, input: RestCallInput): Promise<SocketPlan>;
  show(ctx: Ctx, input: RestCallInput): Promise<RestAnswer>;
}

/** What serves an operation: a function for one JSON answer, or the handler of another kind of answer or body. */
export type OperationHandler =
  | RestHandler
  | { readonly stream: StreamHandler }
  | { readonly upload: UploadHandler }
  | { readonly download: DownloadHandler }
  | { readonly socket: SocketHandler };

/** Everything that is known of one operation at boot. */
export interface OperationSpec {
  readonly operationId: string;
  readonly access: AccessRule;
  readonly errors: DeclaredErrors;
  readonly violations: Violations;
  /** Texts of the body that are mended or left to the rules. */
  readonly texts: TextMarks;
  readonly validateInput: SchemaValidator | undefined;
  readonly validateBody: SchemaValidator | undefined;
  readonly hasBody: boolean;
  /** Takes an `Idempotency-Key` header (decisions C9, K3). */
  readonly keyed: boolean;
  /** Its answer holds a secret, so that an `Idempotency-Key` does not count; the answer says so in a header. */
  readonly ignoresKey: boolean;
  readonly queryNames: QueryNames;
  readonly limit: OperationLimit | undefined;
  readonly handle: OperationHandler;
}

/** `IdempotencyKey` of `spec/parameters.yaml`. */
const keyShape = /^[!-~]{1,200}$/;

/** What the operations of a hub share. */
export interface RestServices {
  readonly log: Log;
  readonly limits: CallLimits;
  readonly createCtx: (facts: CallFacts) => Ctx;
  /** Opens what the rules then plan. */
  readonly openStream: (exchange: Exchange, makePlan: () => Promise<StreamPlan>) => Promise<void>;
  readonly openSocket: (exchange: Exchange, upgrade: Upgrade, plan: SocketPlan) => void;
  readonly blobs: BlobStore;
  /** What is to be done when the limit of an operation first refuses a caller in a window. */
  readonly onLimited?: Readonly<Record<string, (ctx: Ctx) => Promise<void>>>;
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
  if (spec.ignoresKey && exchange.headers['idempotency-key'] !== undefined) {
    exchange.answerHeaders['idempotency-key-ignored'] = 'secret';
  }
  checkAccess(spec.access, caller);
  const bytes = spec.hasBody && !('upload' in spec.handle) ? announcedBytes(exchange.req) : 0;
  const waitMs = await services.limits.take(caller, address.ip, { calls: 1, bytes });
  if (waitMs > 0) throw new DomainError('rate_limited', { retry_after_ms: waitMs });
  const newCtx = (): Ctx => services.createCtx({ caller, requestId, ip: address.ip, local: address.local });
  const onLimited = services.onLimited?.[spec.operationId];
  await spec.limit?.(caller, address, exchange.answerHeaders, onLimited && (() => onLimited(newCtx())));
  const { handle } = spec;
  if ('upload' in handle) checkUploadHeaders(exchange.req, handle.upload);
  const input = await readInput(spec, services, exchange);
  const ctx = newCtx();
  if ('stream' in handle) return services.openStream(exchange, () => handle.stream(ctx, input));
  if ('download' in handle) return sendDownload(exchange, await handle.download(ctx, input));
  if ('socket' in handle) return openSocket(spec, handle.socket, services, exchange, ctx, input);
  if ('upload' in handle) return upload(spec, handle.upload, services, exchange, ctx, input);
  answer(spec, services, exchange, await run(spec, handle, ctx, input, exchange));
}

async function upload(
  spec: OperationSpec,
  handler: UploadHandler,
  services: RestServices,
  exchange: Exchange,
  ctx: Ctx,
  input: RestCallInput,
): Promise<void> {
  await handler.admit(ctx, input, announcedBytes(exchange.req));
  const store = (file: UploadedFile): Promise<RestAnswer> => {
    checkBody(spec, file.fields);
    // The id is the hub's own; what the client sent is the rest.
    const { fileId: _own, ...sent } = file;
    return run(spec, (call) => handler.store(call, input, file), ctx, { ...input, body: sent }, exchange);
  };
  const isStored = (fileId: string): Promise<boolean> => handler.isStored(ctx, fileId);
  const given = await takeUpload(exchange, services.blobs, handler, store, isStored);
  answer(spec, services, exchange, given);
}

async function openSocket(
  spec: OperationSpec,
  handler: SocketHandler,
  services: RestServices,
  exchange: Exchange,
  ctx: Ctx,
  input: RestCallInput,
): Promise<void> {
  if (exchange.upgrade === undefined) return answer(spec, services, exchange, await handler.show(ctx, input));
  services.openSocket(exchange, exchange.upgrade, await handler.open(ctx, input));
}

function answer(spec: OperationSpec, services: RestServices, exchange: Exchange, given: RestAnswer): void {
  const { status, body, headers } = given;
  const problem = services.checkResponse?.(spec.operationId, status, body);
  if (problem !== undefined) throw new Error(`contract violation: ${problem}`);
  const text = JSON.stringify(body);
  services.limits.charge(exchange.caller, exchange.address.ip, text.length);
  sendJsonText(exchange.res, status, text, exchange.requestId, { ...exchange.answerHeaders, ...headers });
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
  return runOnce(ctx, { operation: spec.operationId, key, payload: input }, async (keyed) => {
    const { status, body } = await handle(keyed, input);
    return { status, body: body as Record<string, unknown> };
  });
}

async function readInput(spec: OperationSpec, { limits }: RestServices, exchange: Exchange): Promise<RestCallInput> {
  const problems: InputProblem[] = [];
  const input = { path: exchange.params, query: parseQuery(exchange.search, spec.queryNames, problems) };
  if (problems.length > 0) throw invalidInput(problems);
  if (spec.validateInput !== undefined && !spec.validateInput(input)) {
    throw refuseInput('', spec.validateInput.errors ?? [], spec.violations);
  }
  if (!spec.hasBody) return { ...input, body: undefined };
  // An absent body is an empty object: what it lacks is then named field by field.
  const { value: body = {}, unannounced, problem, hasBrokenText } = await readJsonBody(exchange.req);
  limits.charge(exchange.caller, exchange.address.ip, unannounced);
  if (problem !== undefined) throw invalidInput([problem]);
  if (hasBrokenText) mendTexts(body, '/body', { marks: spec.texts, violations: spec.violations });
  checkBody(spec, body);
  return { ...input, body };
}

/** Takes the fields of a form as it takes a JSON body. */
function checkBody({ validateBody, violations }: OperationSpec, body: unknown): void {
  if (validateBody !== undefined && !validateBody(body)) {
    throw refuseInput('/body', validateBody.errors ?? [], violations);
  }
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
  // A form that is refused half-way is not read to its end: the connection closes behind the answer.
  if (typeof spec.handle === 'object' && !exchange.req.complete) exchange.res.shouldKeepAlive = false;
  sendFailure(
    exchange.res,
    { ...failure, headers: { ...exchange.answerHeaders, ...failure.headers } },
    exchange.requestId,
  );
}
