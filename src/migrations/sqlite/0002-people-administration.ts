import { Migration } from '@mikro-orm/migrations';

const statements = [
  `alter table "users" add column "must_change_password" integer not null default 0;`,
  `alter table "users" add column "disabled_at" bigint null;`,
];

export class PeopleAdministration extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}
