import type { Statement } from 'better-sqlite3';
import type { SqliteHandle } from './sqlite-handle.ts';

/** Statements of transaction control, prepared once per handle. */
export type Control = Record<'begin' | 'commit' | 'rollback' | 'savepoint' | 'release' | 'rollbackTo', Statement>;

const controls = new WeakMap<SqliteHandle, Control>();

/** The control statements of a handle. */
export function controlOf(handle: SqliteHandle): Control {
  let control = controls.get(handle);
  if (control === undefined) {
    const prepare = (sql: string): Statement => handle.raw.prepare(sql);
    control = {
      begin: prepare('begin immediate'),
      commit: prepare('commit'),
      rollback: prepare('rollback'),
      savepoint: prepare('savepoint unit'),
      release: prepare('release unit'),
      rollbackTo: prepare('rollback to unit'),
    };
    controls.set(handle, control);
  }
  return control;
}
