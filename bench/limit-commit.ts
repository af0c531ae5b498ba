import type Database from 'better-sqlite3';
import type { Row } from './limit-views.ts';

interface Unit {
  run(): Row;
  resolve(row: Row): void;
}

/** Collects the units of one turn of the loop into one durable commit. */
export function groupCommit(db: Database.Database, committed: () => void): (run: () => Row) => Promise<Row> {
  const begin = db.prepare('begin immediate');
  const commit = db.prepare('commit');
  let waiting: Unit[] = [];
  const flush = (): void => {
    const units = waiting;
    waiting = [];
    begin.run();
    const rows = units.map((unit) => unit.run());
    commit.run();
    units.forEach((unit, index) => unit.resolve(rows[index]!));
    committed();
  };
  return (run) =>
    new Promise((resolve) => {
      if (waiting.push({ run, resolve }) === 1) setImmediate(flush);
    });
}
