import { Migration } from '@mikro-orm/migrations';

const statements = [
  `alter table "users" add "must_change_password" int not null default 0, add "disabled_at" bigint null;`,
];

export class PeopleAdministration extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}
