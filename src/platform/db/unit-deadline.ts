import type { UnitConnection } from './sqlite-connection.ts';

/** The unit that is watched. */
interface Watched {
  readonly connection: UnitConnection;
  /** How many statements it had sent when it was last looked at, and when that was, in monotonic milliseconds. */
  statements: number;
  since: number;
  readonly reject: (error: Error) => void;
}

/**
 * Gives up a unit that waits for something else than SQL. One timer watches whichever unit has the writer: to set one for
 * each costs more than to let it find nothing.
 */
export class UnitDeadline {
  readonly #ms: number;
  #watched: Watched | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @param ms how long a unit may send no statement */
  constructor(ms: number) {
    this.#ms = ms;
  }

  /**
   * What `work` gives, unless the unit has sent no statement for so long. What is at work, as a large import, takes its
   * time.
   */
  within<T>(work: Promise<T>, connection: UnitConnection): Promise<T> {
    return new Promise((resolve, reject) => {
      const watched: Watched = { connection, statements: connection.statements, since: performance.now(), reject };
      this.#watched = watched;
      this.#timer ??= this.#look(this.#ms);
      const end = (): void => {
        if (this.#watched === watched) this.#watched = undefined;
      };
      work.then(resolve, reject).then(end, end);
    });
  }

  #look(afterMs: number): NodeJS.Timeout {
    return setTimeout(() => {
      const leftMs = this.#leftMs();
      this.#timer = leftMs === undefined ? undefined : this.#look(leftMs);
    }, afterMs).unref();
  }

  /** How long the unit still has; undefined when there is none, or none any more. */
  #leftMs(): number | undefined {
    const watched = this.#watched;
    if (watched === undefined) return undefined;
    const { statements } = watched.connection;
    const now = performance.now();
    if (statements !== watched.statements) Object.assign(watched, { statements, since: now });
    const leftMs = watched.since + this.#ms - now;
    if (leftMs > 0) return leftMs;
    this.#watched = undefined;
    watched.reject(new Error(`a unit held the writer for ${this.#ms} ms`));
    return undefined;
  }
}
