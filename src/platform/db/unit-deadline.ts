import type { UnitConnection } from './sqlite-connection.ts';

/** Gives up a unit that waits for something else than SQL. */
export interface Deadline {
  readonly promise: Promise<never>;
  stop(): void;
}

/**
 * Rejects when the unit has sent no statement for so many milliseconds: what is at work, as a large import, takes its
 * time.
 */
export function rejectAfter(ms: number, connection: UnitConnection): Deadline {
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<never>((_resolve, reject) => {
    const watch = (before: number): void => {
      timer = setTimeout(() => {
        const { statements } = connection;
        if (statements === before) reject(new Error(`a unit held the writer for ${ms} ms`));
        else watch(statements);
      }, ms);
    };
    watch(connection.statements);
  });
  return { promise, stop: () => clearTimeout(timer) };
}
