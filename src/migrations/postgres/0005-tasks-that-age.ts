import { Migration } from '@mikro-orm/migrations';

const statements = [
  `drop index "tasks_ended";`,
  `create index "tasks_unanswered" on "tasks" ("completed_at") where completed_at is not null and status <> 'replied';`,
];

export class TasksThatAge extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}
