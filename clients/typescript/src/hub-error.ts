import type { Open } from './generated/answers.ts';
import type { ErrorCode } from './generated/errors.ts';

/** What is known of a call that did not succeed. */
export interface Refused {
  /** Stable code of the condition, which may be one of a newer hub; the text of an older hub that names none. */
  readonly code: Open<ErrorCode>;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly message: string;
  /** The operation or tool. */
  readonly operation: string;
  /** The hub's id of the request, for its log; undefined when no answer came. */
  readonly requestId?: string | undefined;
  /** What the answer carried besides its texts. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** Milliseconds after which the hub asks to be called again. */
  readonly retryAfterMs?: number | undefined;
  readonly cause?: unknown;
}

/** A call that did not succeed. The class of a code (`errors.TaskNotFound`) is a subclass. */
export class HubError extends Error {
  readonly code: Open<ErrorCode>;
  readonly status: number;
  readonly operation: string;
  readonly requestId: string | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly retryAfterMs: number | undefined;

  static {
    this.prototype.name = 'HubError';
  }

  constructor(refused: Refused) {
    const { code, status, message, operation, requestId, fields, retryAfterMs, cause } = refused;
    super(`${operation}: ${message}`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = status;
    this.operation = operation;
    this.requestId = requestId;
    this.fields = fields ?? {};
    this.retryAfterMs = retryAfterMs;
  }
}

/** No answer came: the hub could not be reached, or the connection broke off. */
export class ConnectionError extends HubError {
  static {
    this.prototype.name = 'ConnectionError';
  }
}

/** `wait` ran out of time; the task goes on. Its last state is in `fields.task`. */
export class WaitTimeout extends HubError {
  static {
    this.prototype.name = 'WaitTimeout';
  }
}
