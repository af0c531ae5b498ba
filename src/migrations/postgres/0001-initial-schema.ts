import { Migration } from '@mikro-orm/migrations';

const statements = [
  `create table "audit_log" (
    "seq" bigserial primary key, "id" text not null, "user_id" text null, "username" text null,
    "action" text not null, "target_type" text null, "target_id" text null, "detail" text null, "ip" text null,
    "network_id" text null, "created_at" bigint not null
  );`,
  `alter table "audit_log" add constraint "audit_log_id_unique" unique ("id");`,
  `create index "audit_user" on "audit_log" ("user_id", "seq");`,
  `create index "audit_created" on "audit_log" ("created_at");`,
  `create table "completions" (
    "seq" bigserial primary key, "id" text not null, "task_id" text null, "network_id" text not null,
    "session_name" text not null, "task" text not null, "result" text not null, "artifacts" text null,
    "score" double precision null, "duration_minutes" double precision null, "completed_at" bigint not null
  );`,
  `alter table "completions" add constraint "completions_id_unique" unique ("id");`,
  `alter table "completions" add constraint "completions_task_id_unique" unique ("task_id");`,
  `create index "completions_network" on "completions" ("network_id", "completed_at");`,
  `create index "completions_session" on "completions" ("network_id", "session_name", "completed_at");`,
  `create table "hub_meta" (
    "key" text not null, "value" text not null, primary key ("key")
  );`,
  `create table "idempotency_keys" (
    "token_id" text not null, "operation" text not null, "key" text not null, "request_hash" text not null,
    "status" int null, "response" text null, "created_at" bigint not null,
    primary key ("token_id", "operation", "key")
  );`,
  `create index "idempotency_created" on "idempotency_keys" ("created_at");`,
  `create table "inboxes" (
    "network_id" text not null, "alias" text not null, "last_seq" bigint not null default '0',
    "unread" int not null default 0, primary key ("network_id", "alias")
  );`,
  `create table "inbox" (
    "seq" bigserial primary key, "id" text not null, "task_id" text not null, "network_id" text not null,
    "to_name" text not null, "inbox_seq" bigint not null, "rank" int not null default 1, "type" text not null,
    "priority" text not null, "content" text not null, "context" text null, "from_session" text not null,
    "sender_kind" text not null, "sender_id" text not null, "in_reply_to" text null,
    "requires_response" text null, "meta_json" text null, "acked" int not null default 0, "acked_at" bigint null,
    "read_count" int not null default 0, "created_at" bigint not null
  );`,
  `alter table "inbox" add constraint "inbox_id_unique" unique ("id");`,
  `create index "inbox_unread" on "inbox" ("network_id", "to_name", "rank", "inbox_seq") where acked = 0;`,
  `create index "inbox_task" on "inbox" ("task_id");`,
  `create index "inbox_network_seq" on "inbox" ("network_id", "created_at");`,
  `create index "inbox_acked" on "inbox" ("acked_at") where acked = 1;`,
  `create table "licenses" (
    "id" text not null, "type" text not null, "expires_at" bigint not null, "max_agents" int not null,
    "max_networks" int not null, "max_tasks_day" int not null, "created_at" bigint not null, primary key ("id")
  );`,
  `create table "login_failures" (
    "username_key" text not null, "failures" int not null, "locked_until" bigint not null,
    "updated_at" bigint not null, primary key ("username_key")
  );`,
  `create table "memberships" (
    "network_id" text not null, "user_id" text not null, "role" text not null,
    "agent_access" text not null default 'all', "task_access" text not null default 'all', "department" text null,
    "joined_at" bigint not null, primary key ("network_id", "user_id")
  );`,
  `create index "memberships_user" on "memberships" ("user_id", "joined_at");`,
  `create table "networks" (
    "network_id" text not null, "network_name" text not null, "owner_id" text not null, "description" text null,
    "visibility" text not null default 'private', "max_members" int not null default 50,
    "created_at" bigint not null, "updated_at" bigint not null, primary key ("network_id")
  );`,
  `alter table "networks" add constraint "networks_owner_name" unique ("owner_id", "network_name");`,
  `create table "network_counters" (
    "network_id" text not null, "event_seq" bigint not null default '0', primary key ("network_id")
  );`,
  `create table "nodes" (
    "node_id" text not null, "network_id" text not null, "node_name" text not null, "alias" text not null,
    "runtime" text null, "model" text null, "config_path" text null, "channels" text null, "server" text null,
    "hostname" text null, "avatar_url" text null, "owner_user_id" text null,
    "reported_node_id" int not null default 0, "lifecycle_state" text not null default 'active',
    "config_revision" int not null default 0, "daemon_json" text null, "created_at" bigint not null,
    "updated_at" bigint not null, primary key ("node_id")
  );`,
  `alter table "nodes" add constraint "nodes_network_alias" unique ("network_id", "alias");`,
  `create table "sessions" (
    "network_id" text not null, "alias" text not null, "resume_id" text not null, "status" text not null,
    "task" text null, "output" text null, "score" double precision null, "progress" double precision null,
    "server" text null, "hostname" text null, "agent" text null, "project_dir" text null, "version" text null,
    "tmux_name" text null, "node_id" text null, "session_id" text null, "config_path" text null,
    "channels" text null, "model" text null, "health_json" text null, "health_at" bigint null,
    "runtime_evidence" int not null default 0, "last_seen_at" bigint not null, "updated_at" bigint not null,
    primary key ("network_id", "alias")
  );`,
  `create index "sessions_seen" on "sessions" ("last_seen_at") where status <> 'offline';`,
  `create table "stream_events" (
    "network_id" text not null, "n" bigint not null, "type" text not null, "channel" text null,
    "payload" text null, "summary" text null, "created_at" bigint not null, primary key ("network_id", "n")
  );`,
  `create index "stream_events_created" on "stream_events" ("created_at");`,
  `create table "tasks" (
    "seq" bigserial primary key, "task_id" text not null, "network_id" text not null, "from_node_id" text null,
    "to_node_id" text null, "from_name" text not null, "to_name" text not null, "sender_kind" text not null,
    "sender_id" text not null, "priority" text not null, "status" text not null default 'created',
    "content" text not null, "context" text null, "result" text null, "in_reply_to" text null,
    "requires_response" text null, "scope" text null, "parent_task_id" text null, "depth" int not null default 0,
    "meta_json" text null, "created_at" bigint not null, "delivered_at" bigint null, "started_at" bigint null,
    "runtime_submitted_at" bigint null, "consumed_at" bigint null, "completed_at" bigint null,
    "expires_at" bigint null
  );`,
  `alter table "tasks" add constraint "tasks_task_id_unique" unique ("task_id");`,
  `create index "tasks_network_seq" on "tasks" ("network_id", "seq");`,
  `create index "tasks_network_to" on "tasks" ("network_id", "to_name", "seq");`,
  `create index "tasks_live" on "tasks" ("network_id", "to_name", "delivered_at") where status in ('created', 'delivered', 'acked', 'running');`,
  `create index "tasks_expiring" on "tasks" ("expires_at") where status in ('created', 'delivered');`,
  `create index "tasks_replied" on "tasks" ("network_id", "to_name", "completed_at") where status = 'replied';`,
  `create index "tasks_ended" on "tasks" ("completed_at") where completed_at is not null;`,
  `create index "tasks_network_status" on "tasks" ("network_id", "status", "seq");`,
  `create table "task_events" (
    "seq" bigserial primary key, "task_id" text not null, "network_id" text not null, "from_status" text null,
    "to_status" text not null, "actor" text not null, "detail" text null, "created_at" bigint not null
  );`,
  `create index "task_events_task" on "task_events" ("task_id", "seq");`,
  `create index "task_events_network" on "task_events" ("network_id", "seq");`,
  `create index "task_events_created" on "task_events" ("created_at");`,
  `create table "tokens" (
    "token_id" text not null, "token_hash" text not null, "scope" text not null, "user_id" text not null,
    "network_id" text null, "node_id" text null, "node_name" text null, "name" text not null,
    "mode" text not null default 'normal', "last_used_at" bigint null, "created_at" bigint not null,
    "revoked_at" bigint null, primary key ("token_id")
  );`,
  `alter table "tokens" add constraint "tokens_token_hash_unique" unique ("token_hash");`,
  `create index "tokens_user" on "tokens" ("user_id", "created_at");`,
  `create index "tokens_network" on "tokens" ("network_id", "node_id");`,
  `create table "users" (
    "user_id" text not null, "username" text not null, "username_key" text not null, "display_name" text null,
    "email" text null, "role" text not null, "password_hash" text not null, "created_at" bigint not null,
    "updated_at" bigint not null, primary key ("user_id")
  );`,
  `alter table "users" add constraint "users_username_key_unique" unique ("username_key");`,
  `create table "user_inbox" (
    "seq" bigserial primary key, "message_id" text not null, "network_id" text not null, "user_id" text not null,
    "from_session" text not null, "sender_kind" text not null, "sender_id" text not null, "kind" text not null,
    "title" text null, "content" text not null, "severity" text not null default 'info', "meta_json" text null,
    "acked" int not null default 0, "created_at" bigint not null, "acked_at" bigint null
  );`,
  `alter table "user_inbox" add constraint "user_inbox_message_id_unique" unique ("message_id");`,
  `create index "user_inbox_user" on "user_inbox" ("user_id", "seq");`,
  `create index "user_inbox_unread" on "user_inbox" ("user_id", "from_session") where acked = 0;`,
];

/** The schema of the first release. */
export class InitialSchema extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}
