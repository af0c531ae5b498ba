import { CannotStart } from '../platform-errors.ts';

/**
 * What a newer hub stores, this one would read wrongly or lose.
 *
 * @param known the names of this hub's migrations
 * @param executed the names of those that the database has
 * @throws CannotStart when a newer hub has migrated the database
 */
export function refuseNewer(known: readonly string[], executed: readonly string[]): void {
  const unknown = executed.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new CannotStart(
    `The database was migrated by a newer hub (${unknown.join(', ')} is unknown to this one): ` +
      'start that version or a later one, or name another database with HUB_DATABASE_URL.',
  );
}
