import { Migration } from '@mikro-orm/migrations';

const statements = [
  `create table "deferred_writes" ("network_id" text not null, "n" bigint not null, "kind" text not null, "item" text not null, primary key ("network_id", "n"));`,
];

export class DeferredWrites extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}
