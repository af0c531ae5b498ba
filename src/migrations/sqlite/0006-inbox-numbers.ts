import { Migration } from '@mikro-orm/migrations';

/**
 * The index of unread deliveries has the number of the inbox instead of its key. With the key an entry is thrice as large, and
 * the deliveries of a broadcast lie on three times as many pages. Postgres keeps its index, because a hub of the version before may read by
 * it while hubs change one by one.
 */
const statements = [
  `alter table "inbox" add column "inbox_number" integer not null default 0;`,
  `alter table "inboxes" add column "inbox_number" integer not null default 0;`,
  `update "inboxes" set "inbox_number" = abs(random() % 2147483648);`,
  `update "inbox" set "inbox_number" = coalesce((select "i"."inbox_number" from "inboxes" as "i"
    where "i"."network_id" = "inbox"."network_id" and "i"."to_kind" = "inbox"."to_kind" and "i"."to_key" = "inbox"."to_key"), 0)
    where acked = 0;`,
  `drop index "inbox_unread";`,
  `create index "inbox_unread" on "inbox" ("inbox_number", "rank", "inbox_seq") where acked = 0;`,
  // Of two that serve alike SQLite takes the one that was made last, and this one has fewer entries than "inbox_created".
  `drop index "inbox_poisoned";`,
  `create index "inbox_poisoned" on "inbox" ("network_id", "created_at", "id") where acked = 0 and read_count > 20;`,
];

export class InboxNumbers extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}
