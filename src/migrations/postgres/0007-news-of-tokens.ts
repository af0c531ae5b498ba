import { Migration } from '@mikro-orm/migrations';

/**
 * Tells every hub when something changes of what a token is looked up by, whoever changes it: the channel and the names of
 * the triggers stand in `token-notices.ts` too.
 */
const statements = [
  `create function hub_tell_of_tokens() returns trigger language plpgsql as '
    begin
      perform pg_notify(''hub_tokens'', '''');
      return null;
    end';`,
  `create trigger hub_tokens_told after delete or truncate or update of token_hash, scope, user_id, network_id, node_id,
    node_name, mode, created_at, revoked_at, parent_id, expires_at
    on "tokens" for each statement execute function hub_tell_of_tokens();`,
  `create trigger hub_tokens_told after delete or truncate or update of user_id, username, role, must_change_password, disabled_at
    on "users" for each statement execute function hub_tell_of_tokens();`,
  `create trigger hub_tokens_told after insert or delete or truncate or update
    on "memberships" for each statement execute function hub_tell_of_tokens();`,
  `create trigger hub_tokens_told after insert or delete or truncate or update of network_id, node_id, alias
    on "nodes" for each statement execute function hub_tell_of_tokens();`,
];

export class NewsOfTokens extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}
