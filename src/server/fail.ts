import type { ServerResponse } from 'node:http';
import { errorTable } from '../../generated/errors.ts';
import type { ErrorCode } from '../../generated/errors.ts';
import type { DomainError } from '../domain/domain-error.ts';
import { TooBusyError } from '../platform/platform-errors.ts';
import { sendJson } from './answer.ts';
import type { ExtraHeaders } from './answer.ts';
import { toFailed } from './outcome.ts';
import type { Failed, FailureContext } from './outcome.ts';

/** How an operation spells the refusals that it declares. */
export type DeclaredErrors = Readonly<Partial<Record<ErrorCode, { readonly status: number; readonly error: string }>>>;

/** A failure as it goes on the wire of REST. */
export interface Failure {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: ExtraHeaders;
}

/** A refusal as the tool faces of the hub spell it. */
export interface ToolFailure {
  /** The JSON-RPC code of the direct face. */
  readonly number: number;
  /** The JSON-RPC message of the direct face. */
  readonly message: string;
  /** `{ok: false, error, code, message, status, …fields}`, the same on both faces; a field of the code's own wins. */
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Spells a failure for REST: as the operation declares it, else as the error catalogue does; its code is the same
 * everywhere (rule http-one-code).
 */
export function spellFailure(failed: Failed, requestId: string, declared: DeclaredErrors = {}): Failure {
  const spell = (code: ErrorCode, fields: Record<string, unknown>): Failure =>
    render(code, fields, declared[code] ?? errorTable[code]);
  switch (failed.kind) {
    case 'refused':
      return spell(failed.refusal.code, failed.refusal.fields);
    case 'invalid':
      return spell('invalid_input', { details: failed.details });
    case 'busy': {
      const code = failed.fault instanceof TooBusyError ? 'too_busy' : 'service_unavailable';
      return spell(code, { retry_after_ms: failed.fault.retryAfterSeconds * 1000 });
    }
    case 'bug':
      return spell('internal_error', { request_id: requestId });
  }
}

/** Spells a refusal for tools, from the error catalogue (rule tools-refusals-are-results). */
export function spellToolRefusal({ code, fields }: DomainError): ToolFailure {
  const entry = errorTable[code];
  const message = fillTemplate([entry.message, entry.next].filter(Boolean).join(' '), fields);
  const said = { ok: false, error: fillTemplate(entry.toolError, fields), code, message, status: entry.status };
  return { number: entry.number, message, body: { ...said, ...fields } };
}

/** The answer to a value that was thrown where no operation answers: before one is found, or instead of one. */
export function toFailure(thrown: unknown, context: FailureContext): Failure {
  return spellFailure(toFailed(thrown, context), context.requestId);
}

/** Sends a failure. If the response has started, destroys the connection so that it cannot be mistaken for complete. */
export function sendFailure(res: ServerResponse, failure: Failure, requestId: string): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  // The rest of a body that was refused unread would otherwise be parsed as the client's next request.
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

function render(
  code: ErrorCode,
  fields: Record<string, unknown>,
  { status, error }: { readonly status: number; readonly error: string },
): Failure {
  const message = fillTemplate(errorTable[code].message, fields);
  const body = { ok: false, error: fillTemplate(error, fields), code, message, ...fields };
  return { status, body, headers: headersOf(status, fields) };
}

function headersOf(status: number, fields: Record<string, unknown>): ExtraHeaders {
  const headers: Record<string, string> = {};
  const retryMs = fields['retry_after_ms'];
  if (typeof retryMs === 'number') headers['retry-after'] = String(Math.max(1, Math.ceil(retryMs / 1000)));
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  return headers;
}
