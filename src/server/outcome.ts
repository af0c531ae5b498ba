import type { ErrorCode } from '../../generated/errors.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { Log } from '../platform/log.ts';
import { BlobsUnavailable, DatabaseUnavailable, TooBusyError } from '../platform/platform-errors.ts';
import type { ExtraHeaders } from './answer.ts';
import type { Cookie } from './own-pages.ts';
import type { InputProblem } from './query.ts';
import { InvalidInput } from './violations.ts';

/** What a handler answers; the status of a tool is always 200. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** Besides those of every answer; names in lower case. */
  readonly headers?: ExtraHeaders;
  /** Set in the browser that called; over REST alone. */
  readonly cookie?: Cookie;
}

/** The work is done. `reply` is absent when the call answered by itself: a stream, a socket, the bytes of a file. */
export interface Done {
  readonly kind: 'done';
  readonly reply: Reply | undefined;
  /** An earlier call with the same key did the work. */
  readonly isReplay: boolean;
}

/** Why the work is not done. */
export type Failed =
  /** A rule refuses, with a code that the operation declares. */
  | { readonly kind: 'refused'; readonly refusal: DomainError }
  /** The input breaks the contract, and the contract names no code for it. */
  | { readonly kind: 'invalid'; readonly details: readonly InputProblem[] }
  /** The same call may succeed later. */
  | { readonly kind: 'busy'; readonly fault: BusyFault }
  /** A bug of the hub. It is logged; the caller gets no details. */
  | { readonly kind: 'bug' };

/** How a call ended. Each door spells it in its own way. */
export type Outcome = Done | Failed;

/** Temporary faults of the platform. */
export type BusyFault = TooBusyError | DatabaseUnavailable | BlobsUnavailable;

/** How a failure is logged and reported. */
export interface FailureContext {
  /** operationId, name of the tool, or method and path. */
  readonly place: string;
  readonly requestId: string;
  readonly log: Log;
  /** Called on bugs; tests fail on any. */
  readonly onBug: (text: string) => void;
}

/**
 * The one place where a thrown value becomes a failure. Unreachable storage and bugs are logged here.
 *
 * @param declared the codes that the operation may refuse with; absent for what no operation answers
 */
export function toFailed(thrown: unknown, context: FailureContext, declared?: ReadonlySet<ErrorCode>): Failed {
  if (thrown instanceof InvalidInput) return { kind: 'invalid', details: thrown.details };
  if (isDomainError(thrown) && declared?.has(thrown.code) !== false) return { kind: 'refused', refusal: thrown };
  if (thrown instanceof TooBusyError) return { kind: 'busy', fault: thrown };
  if (thrown instanceof DatabaseUnavailable || thrown instanceof BlobsUnavailable) {
    const { log, place, requestId } = context;
    log.warn({ err: thrown, place, request_id: requestId }, 'storage unavailable');
    return { kind: 'busy', fault: thrown };
  }
  reportBug(thrown, context);
  return { kind: 'bug' };
}

/** Whether a thrown value is a declared refusal; the check by class alone would leave its code untyped. */
export function isDomainError(error: unknown): error is DomainError {
  return error instanceof DomainError;
}

function reportBug(thrown: unknown, { log, place, requestId, onBug }: FailureContext): void {
  const err = thrown instanceof Error ? thrown : new Error(String(thrown));
  const what = isDomainError(thrown) ? `undeclared refusal ${thrown.code}` : undefined;
  log.error({ err, place, request_id: requestId }, what ?? 'unexpected error');
  onBug(`${place}: ${what ?? err.stack ?? err.message}`);
}
