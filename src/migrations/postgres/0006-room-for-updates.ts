import { Migration } from '@mikro-orm/migrations';

/**
 * Their rows are updated often, no index names what changes in them, and many change at once. Where the page of a row has
 * room, Postgres puts its new version there and leaves the indexes as they are.
 */
const statements = [`alter table "inboxes" set (fillfactor = 50);`, `alter table "tokens" set (fillfactor = 50);`];

export class RoomForUpdates extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}
