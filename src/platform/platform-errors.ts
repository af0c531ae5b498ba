/**
 * More work of one kind waits than the hub will hold. The server answers 429 with `Retry-After`.
 */
export class TooBusyError extends Error {
  readonly retryAfterSeconds: number;

  /** @param what the queue that is full */
  constructor(what: string, retryAfterSeconds: number) {
    super(`too busy: ${what}`);
    this.name = 'TooBusyError';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * The database cannot be reached, cannot store (disk full, input or output error) or did not answer in time. The
 * unit is not acknowledged; after a broken commit it may be stored all the same. The server answers 503.
 */
export class DatabaseUnavailable extends Error {
  readonly retryAfterSeconds = 2;
  /** The connection broke; on a fresh one the same work may succeed at once. */
  readonly connectionLost: boolean;

  constructor(cause: unknown, { connectionLost = false } = {}) {
    super(`database unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'DatabaseUnavailable';
    this.connectionLost = connectionLost;
  }
}

/**
 * What a unit had read and decided on has changed before it was stored. Nothing of the unit is stored; run once more it
 * reads what is there now.
 */
export class Outdated extends Error {
  /** @param what has changed */
  constructor(what: string) {
    super(`${what} has changed since it was read`);
    this.name = 'Outdated';
  }
}

/** The directory of uploads cannot store or give a file (disk full, input or output error). The server answers 503. */
export class BlobsUnavailable extends Error {
  readonly retryAfterSeconds = 2;

  constructor(cause: Error) {
    super(`uploads unavailable: ${cause.message}`, { cause });
    this.name = 'BlobsUnavailable';
  }
}

/** What keeps the hub from starting until an operator mends it. The message is one sentence that says where and how. */
export class CannotStart extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CannotStart';
  }
}

/** The same for what may pass by itself: a database that is not there yet, or that somebody holds. Whoever runs the hub tries again. */
export class CannotStartYet extends CannotStart {
  constructor(message: string, cause?: unknown) {
    super(message, cause);
    this.name = 'CannotStartYet';
  }
}

/** A setting that the hub cannot start with; the message names it. */
export class SettingsError extends CannotStart {
  constructor(message: string) {
    super(message);
    this.name = 'SettingsError';
  }
}
