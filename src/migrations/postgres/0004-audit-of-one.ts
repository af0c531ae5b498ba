import { Migration } from '@mikro-orm/migrations';

const statements = [
  `drop index "audit_action";`,
  `drop index "audit_created";`,
  `create index "audit_action" on "audit_log" ("action", "created_at", "network_id", "seq") where action <> '';`,
  `create index "audit_created" on "audit_log" ("created_at", "network_id", "seq") where action <> '';`,
];

export class AuditOfOne extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}
