import { Migration } from '@mikro-orm/migrations';

const statements = [
  `alter table "inbox" add "inbox_number" int not null default 0;`,
  `alter table "inboxes" add "inbox_number" int not null default 0;`,
];

export class InboxNumbers extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}
