import type Database from 'better-sqlite3';

interface Unit {
  run(): unknown;
  resolve(result: never): void;
}

/** Runs a unit in the next durable commit and answers after it. */
export type Group = <T>(run: () => T) => Promise<T>;

/** Collects the units of one turn of the loop into one durable commit. */
export function groupCommit(db: Database.Database, committed: () => void): Group {
  const begin = db.prepare('begin immediate');
  const commit = db.prepare('commit');
  let waiting: Unit[] = [];
  const flush = (): void => {
    const units = waiting;
    waiting = [];
    begin.run();
    const results = units.map((unit) => unit.run());
    commit.run();
    units.forEach((unit, index) => unit.resolve(results[index] as never));
    committed();
  };
  return <T>(run: () => T) =>
    new Promise<T>((resolve) => {
      if (waiting.push({ run, resolve }) === 1) setImmediate(flush);
    });
}
