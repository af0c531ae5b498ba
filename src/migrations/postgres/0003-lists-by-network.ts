import { Migration } from '@mikro-orm/migrations';

const statements = [
  `drop index "inbox_personal";`,
  `create index "inbox_personal" on "inbox" ("network_id", "to_key", "created_at", "id") where acked = 0 and to_kind = 'user';`,
  `drop index "tasks_created";`,
  `create index "tasks_created" on "tasks" ("created_at", "network_id", "seq") where network_id <> '';`,
  `drop index "task_events_created";`,
  `create index "task_events_network_created" on "task_events" ("network_id", "created_at", "seq");`,
];

export class ListsByNetwork extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}
