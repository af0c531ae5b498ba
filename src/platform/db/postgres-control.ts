import type { QueryConfig, QueryResult } from 'pg';
import { hasSqlState } from './postgres-faults.ts';

const named = (name: string, text: string): QueryConfig => ({ name, text });

/**
 * The statements around units. They have names, so that a connection parses them once and the hub reads their answers
 * itself: of a text without a name the driver makes a query that outlives its answer in V8's old generation.
 */
export const control = {
  begin: named('begin', 'begin read write'),
  commit: named('commit', 'commit'),
  rollback: named('rollback', 'rollback'),
  savepoint: named('savepoint', 'savepoint unit'),
  release: named('release', 'release unit'),
  rollbackTo: named('rollback_to', 'rollback to unit'),
} as const;

/** A commit that leaves right behind the last statements of its transaction, so that both share a round trip. */
export class Commit {
  #answer: Promise<QueryResult> | undefined;

  get isSent(): boolean {
    return this.#answer !== undefined;
  }

  /** @param answer what the server says to `control.commit` */
  begin(answer: Promise<QueryResult>): void {
    this.#answer = answer;
    // Who waits for the statements before it hears first of what went wrong.
    answer.catch(() => undefined);
  }

  /** Resolves when all is durable. @throws Error when the server rolled back in its place, or never got it */
  async end(): Promise<void> {
    const answer = await this.#answer;
    if (answer?.command !== 'COMMIT') throw new Error(`the server answered a commit with ${answer?.command}`);
  }

  /**
   * Whether nothing was stored, for certain: it was never sent, or the server refused it.
   *
   * @param error what a statement before it, or the commit itself, ended with
   */
  async isUndone(error: unknown): Promise<boolean> {
    if (this.#answer === undefined || hasSqlState(error)) return true;
    return this.#answer.then(
      ({ command }) => command !== 'COMMIT',
      () => false,
    );
  }
}
