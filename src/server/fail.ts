import type { ServerResponse } from 'node:http';
import { errorTable } from '../../generated/errors.ts';
import type { ErrorCode } from '../../generated/errors.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { Log } from '../platform/log.ts';
import { BlobsUnavailable, DatabaseUnavailable, TooBusyError } from '../platform/platform-errors.ts';
import { sendJson } from './answer.ts';
import type { ExtraHeaders } from './answer.ts';

/** How an operation spells the refusals that it declares. */
export type DeclaredErrors = Readonly<Partial<Record<ErrorCode, { readonly status: number; readonly error: string }>>>;

/** A refusal as it goes on the wire. */
export interface Failure {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: ExtraHeaders;
}

/** What turns a thrown value into an answer. */
export interface FailureContext {
  /** Absent for what no operation answers: unknown path, wrong method. */
  readonly declared?: DeclaredErrors;
  /** For the log: operationId, or method and path. */
  readonly place: string;
  readonly requestId: string;
  readonly log: Log;
  /** Hears of bugs; tests fail on them. */
  readonly onBug: (text: string) => void;
}

/**
 * The one place where a thrown value becomes an answer (design, section 5). A `DomainError` that the operation
 * declares gets its spelling; anything else is a bug: logged, and answered with an opaque 500 that names only the
 * request id.
 */
export function toFailure(thrown: unknown, context: FailureContext): Failure {
  const error = asDomainError(thrown);
  if (error instanceof DatabaseUnavailable || error instanceof BlobsUnavailable) {
    context.log.warn({ err: error, place: context.place, request_id: context.requestId }, 'storage unavailable');
    return render('service_unavailable', { retry_after_ms: error.retryAfterSeconds * 1000 }, undefined);
  }
  if (isDomainError(error)) {
    const { code, fields } = error;
    const spelling = context.declared === undefined ? errorTable[code] : context.declared[code];
    if (spelling !== undefined) return render(code, fields, spelling);
  }
  return bug(error, context);
}

/** Answers with a failure, unless an answer has begun: then the connection is cut, so that nobody takes it for whole. */
export function sendFailure(res: ServerResponse, failure: Failure, requestId: string): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  // What the client still sends of a body that was refused unread would otherwise be taken for its next request.
  if (failure.status === 413) res.shouldKeepAlive = false;
  sendJson(res, failure.status, failure.body, requestId, failure.headers);
}

/** A text with `{field}` replaced by that field; a field that is absent becomes empty. */
export function fillTemplate(template: string, fields: Readonly<Record<string, unknown>>): string {
  if (!template.includes('{')) return template;
  return template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = fields[name];
    return value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  });
}

/** Whether a thrown value is a declared refusal; the check by class alone would leave its code untyped. */
export function isDomainError(error: unknown): error is DomainError {
  return error instanceof DomainError;
}

/** A full queue of the platform is one more reason to come back later. */
function asDomainError(thrown: unknown): unknown {
  if (!(thrown instanceof TooBusyError)) return thrown;
  return new DomainError('too_busy', { retry_after_ms: thrown.retryAfterSeconds * 1000 });
}

function render(
  code: ErrorCode,
  fields: Record<string, unknown>,
  spelling: { readonly status: number; readonly error: string } | undefined,
): Failure {
  const entry = errorTable[code];
  const { status, error } = spelling ?? entry;
  const message = fillTemplate(entry.message, fields);
  const body = { ok: false, error: fillTemplate(error, fields), message, ...fields };
  return { status, body, headers: headersOf(status, fields) };
}

function headersOf(status: number, fields: Record<string, unknown>): ExtraHeaders {
  const headers: Record<string, string> = {};
  const retryMs = fields['retry_after_ms'];
  if (typeof retryMs === 'number') headers['retry-after'] = String(Math.max(1, Math.ceil(retryMs / 1000)));
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  return headers;
}

function bug(thrown: unknown, { log, place, requestId, onBug }: FailureContext): Failure {
  const err = thrown instanceof Error ? thrown : new Error(String(thrown));
  const undeclared = isDomainError(thrown);
  log.error(
    { err, place, request_id: requestId },
    undeclared ? `undeclared refusal ${thrown.code}` : 'unexpected error',
  );
  onBug(`${place}: ${undeclared ? `undeclared refusal ${thrown.code}` : (err.stack ?? err.message)}`);
  return render('internal_error', { request_id: requestId }, undefined);
}
