import type { UnitConnection } from './sqlite-connection.ts';

/**
 * What `work` gives, unless the unit has sent no statement for `ms` milliseconds: then it waits for something else than
 * SQL, and this rejects. What is at work, as a large import, takes its time.
 */
export function withinDeadline<T>(work: Promise<T>, ms: number, connection: UnitConnection): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const watch = (before: number): void => {
      timer = setTimeout(() => {
        const { statements } = connection;
        if (statements === before) reject(new Error(`a unit held the writer for ${ms} ms`));
        else watch(statements);
      }, ms);
    };
    watch(connection.statements);
    void work.then(resolve, reject).then(() => clearTimeout(timer));
  });
}
