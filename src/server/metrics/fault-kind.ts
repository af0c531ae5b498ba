import type { DatabaseUnavailable } from '../../platform/platform-errors.ts';

/** By the codes of SQLite and the states of Postgres. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(SQLITE_FULL|53100)/, 'full'],
  [/^(SQLITE_(BUSY|LOCKED|PROTOCOL)|55P03|53300)/, 'busy'],
  [/^(SQLITE_(IOERR|CANTOPEN)|58)/, 'io'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
  [/^(57014|25P03)/, 'timeout'],
];

/** All of the words. */
export const faultKinds: readonly string[] = ['connection', ...kinds.map(([, kind]) => kind), 'other'];

/** What kind of fault kept the database from its part: one of a few words. */
export function faultKind({ cause, connectionLost }: DatabaseUnavailable): string {
  if (connectionLost) return 'connection';
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return kinds.find(([codes]) => codes.test(code))?.[1] ?? 'other';
}
