import { Migration } from '@mikro-orm/migrations';

const statements = [
  `create table "agent_grants" (
    "network_id" text not null, "user_id" text not null, "node_id" text not null, "created_at" bigint not null,
    primary key ("network_id", "user_id", "node_id")
  );`,
  `create index "agent_grants_node" on "agent_grants" ("network_id", "node_id");`,
  `create table "audit_log" (
    "network_id" text not null, "seq" bigint not null, "id" text not null, "user_id" text null,
    "username" text null, "action" text not null, "target_type" text null, "target_id" text null,
    "detail" text null, "ip" text null, "created_at" bigint not null, primary key ("network_id", "seq")
  );`,
  `create index "audit_user" on "audit_log" ("user_id", "created_at", "network_id", "seq");`,
  `create index "audit_action" on "audit_log" ("action", "created_at", "network_id", "seq");`,
  `create index "audit_created" on "audit_log" ("created_at", "network_id", "seq");`,
  `create table "completions" (
    "network_id" text not null, "seq" bigint not null, "id" text not null, "task_id" text null,
    "session_name" text not null, "task" text not null, "result" text not null, "artifacts" text null,
    "score" double precision null, "duration_minutes" double precision null, "completed_at" bigint not null,
    primary key ("network_id", "seq")
  );`,
  `create index "completions_network" on "completions" ("network_id", "completed_at", "seq");`,
  `create index "completions_session" on "completions" ("network_id", "session_name", "completed_at", "seq");`,
  `alter table "completions" add constraint "completions_task" unique ("network_id", "task_id");`,
  `create table "config_updates" (
    "network_id" text not null, "update_id" text not null, "node_id" text not null, "action" text not null,
    "apply_mode" text not null, "base_revision" int not null, "new_revision" int null, "patch" text not null,
    "status" text not null default 'pending', "error" text null, "token_id" text null,
    "created_at" bigint not null, "pulled_at" bigint null, "acked_at" bigint null, "deadline_at" bigint not null,
    primary key ("network_id", "update_id")
  );`,
  `create index "config_updates_due" on "config_updates" ("deadline_at") where status in ('pending', 'restarting');`,
  `create index "config_updates_created" on "config_updates" ("created_at");`,
  `create unique index "config_updates_open" on "config_updates" ("network_id", "node_id") where status in ('pending', 'restarting');`,
  `create table "create_requests" (
    "network_id" text not null, "request_id" text not null, "daemon_node_id" text not null,
    "child_node_id" text null, "child_name" text not null, "runtime" text not null, "model" text null,
    "node_spec" text not null, "status" text not null default 'pending', "error" text null, "user_id" text null,
    "token_id" text null, "created_at" bigint not null, "delivered_at" bigint null, "acked_at" bigint null,
    "deadline_at" bigint null, primary key ("network_id", "request_id")
  );`,
  `create index "create_requests_network" on "create_requests" ("network_id", "created_at");`,
  `create index "create_requests_open" on "create_requests" ("network_id", "daemon_node_id", "created_at") where status in ('pending', 'delivered');`,
  `create index "create_requests_due" on "create_requests" ("deadline_at") where status in ('pending', 'delivered');`,
  `create index "create_requests_child" on "create_requests" ("network_id", "child_node_id") where status in ('pending', 'delivered');`,
  `create index "create_requests_created" on "create_requests" ("created_at");`,
  `create table "inbox" (
    "network_id" text not null, "id" text not null, "task_id" text not null, "to_kind" text not null,
    "to_key" text not null, "to_name" text not null, "inbox_seq" bigint not null, "rank" int not null default 1,
    "type" text not null, "priority" text not null, "content" text not null, "context" text null,
    "from_session" text not null, "sender_kind" text not null, "sender_id" text not null, "in_reply_to" text null,
    "requires_response" text null, "meta_json" text null, "acked" int not null default 0, "acked_at" bigint null,
    "read_count" int not null default 0, "created_at" bigint not null, primary key ("network_id", "id")
  );`,
  `create index "inbox_unread" on "inbox" ("network_id", "to_kind", "to_key", "rank", "inbox_seq") where acked = 0;`,
  `create index "inbox_task" on "inbox" ("network_id", "task_id");`,
  `create index "inbox_created" on "inbox" ("network_id", "created_at", "id");`,
  `create index "inbox_acked" on "inbox" ("acked_at") where acked = 1;`,
  `create table "files" (
    "network_id" text not null, "file_id" text not null, "uploader" text not null, "size" bigint not null,
    "mime" text not null, "sha256" text not null, "name" text not null, "created_at" bigint not null,
    primary key ("network_id", "file_id")
  );`,
  `create index "files_network" on "files" ("network_id", "created_at");`,
  `create index "files_id" on "files" ("file_id");`,
  `create table "file_requests" (
    "network_id" text not null, "request_id" text not null, "node_id" text not null, "lane" text not null,
    "op" text not null, "params" text not null, "status" text not null default 'pending', "file_name" text null,
    "exists" int null, "size" bigint null, "content" text null, "purged" int not null default 0,
    "error" text null, "token_id" text null, "created_at" bigint not null, "pulled_at" bigint null,
    "acked_at" bigint null, "read_at" bigint null, "deadline_at" bigint not null,
    primary key ("network_id", "request_id")
  );`,
  `create index "file_requests_due" on "file_requests" ("deadline_at") where status in ('pending', 'in_progress');`,
  `create index "file_requests_kept" on "file_requests" ("created_at") where purged = 0;`,
  `create index "file_requests_created" on "file_requests" ("created_at");`,
  `create unique index "file_requests_lane" on "file_requests" ("network_id", "node_id", "lane") where status in ('pending', 'in_progress');`,
  `create table "host_telemetry" (
    "network_id" text not null, "hostname" text not null, "ip" text not null, "cpu_load" double precision null,
    "cpu_cores" int null, "cpu_pct" double precision null, "mem_total_gb" double precision null,
    "mem_used_gb" double precision null, "mem_avail_gb" double precision null,
    "disk_total_gb" double precision null, "disk_used_gb" double precision null,
    "disk_avail_gb" double precision null, "reported_at" bigint not null,
    primary key ("network_id", "hostname", "ip")
  );`,
  `create index "host_telemetry_reported" on "host_telemetry" ("reported_at");`,
  `create table "hub_meta" (
    "key" text not null, "value" text not null, primary key ("key")
  );`,
  `create table "idempotency_keys" (
    "token_id" text not null, "operation" text not null, "key" text not null, "request_hash" text not null,
    "result_json" text null, "rights" text not null default '', "created_at" bigint not null,
    primary key ("token_id", "operation", "key")
  );`,
  `create index "idempotency_created" on "idempotency_keys" ("created_at");`,
  `create table "inboxes" (
    "network_id" text not null, "to_kind" text not null, "to_key" text not null,
    "last_seq" bigint not null default '0', "unread" int not null default 0,
    primary key ("network_id", "to_kind", "to_key")
  );`,
  `create table "invites" (
    "code_hash" text not null, "network_id" text not null, "role" text not null,
    "agent_access" text not null default 'all', "task_access" text not null default 'all',
    "max_uses" int not null default 1, "used_count" int not null default 0, "created_by" text not null,
    "created_at" bigint not null, "expires_at" bigint null, primary key ("code_hash")
  );`,
  `create index "invites_network" on "invites" ("network_id");`,
  `create table "licenses" (
    "id" text not null, "type" text not null, "expires_at" bigint not null, "max_agents" int not null,
    "max_networks" int not null, "max_tasks_day" int not null, "created_at" bigint not null, primary key ("id")
  );`,
  `create table "lifecycle_requests" (
    "network_id" text not null, "request_id" text not null, "daemon_node_id" text not null,
    "node_id" text not null, "alias" text not null, "action" text not null, "force" int not null default 0,
    "grace_seconds" int not null default 10, "delete_config" int not null default 1, "state_before" text not null,
    "status" text not null default 'pending', "error" text null, "exit_signal" text null, "backup_path" text null,
    "child_pid" int null, "token_id" text null, "created_at" bigint not null, "delivered_at" bigint null,
    "acked_at" bigint null, "deadline_at" bigint not null, primary key ("network_id", "request_id")
  );`,
  `create index "lifecycle_requests_open" on "lifecycle_requests" ("network_id", "daemon_node_id", "created_at") where status in ('pending', 'delivered');`,
  `create index "lifecycle_requests_due" on "lifecycle_requests" ("deadline_at") where status in ('pending', 'delivered');`,
  `create index "lifecycle_requests_node" on "lifecycle_requests" ("network_id", "node_id", "created_at");`,
  `create index "lifecycle_requests_created" on "lifecycle_requests" ("created_at");`,
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
  `create index "memberships_joined" on "memberships" ("network_id", "joined_at", "user_id");`,
  `create table "networks" (
    "network_id" text not null, "network_name" text not null, "owner_id" text not null, "description" text null,
    "visibility" text not null default 'private', "max_members" int not null default 50,
    "files_bytes" bigint not null default '0', "created_at" bigint not null, "updated_at" bigint not null,
    primary key ("network_id")
  );`,
  `alter table "networks" add constraint "networks_owner_name" unique ("owner_id", "network_name");`,
  `create table "network_counters" (
    "network_id" text not null, "event_seq" bigint not null default '0', "last_row" bigint not null default '0',
    "tasks_created" bigint not null default '0', "tasks_delivered" bigint not null default '0',
    "tasks_acked" bigint not null default '0', "tasks_running" bigint not null default '0',
    "tasks_replied" bigint not null default '0', "tasks_failed" bigint not null default '0',
    "tasks_cancelled" bigint not null default '0', "tasks_expired" bigint not null default '0',
    primary key ("network_id")
  );`,
  `create table "nodes" (
    "network_id" text not null, "node_id" text not null, "node_name" text not null, "alias" text not null,
    "runtime" text null, "model" text null, "config_path" text null, "channels" text null, "server" text null,
    "hostname" text null, "avatar_url" text null, "owner_user_id" text null,
    "reported_node_id" int not null default 0, "lifecycle_state" text not null default 'active',
    "config_revision" int not null default 0, "daemon_json" text null, "daemon_node_id" text null,
    "config_json" text null, "created_at" bigint not null, "updated_at" bigint not null,
    primary key ("network_id", "node_id")
  );`,
  `create index "nodes_daemon" on "nodes" ("network_id", "daemon_node_id") where daemon_node_id is not null;`,
  `alter table "nodes" add constraint "nodes_network_alias" unique ("network_id", "alias");`,
  `create table "probes" (
    "network_id" text not null, "probe_id" text not null, "seq" bigint not null, "provider_id" text not null,
    "model_name" text not null, "daemon_node_id" text not null, "token_id" text null,
    "status" text not null default 'pending', "raw_status_code" int null, "latency_ms" int null,
    "created_at" bigint not null, "delivered_at" bigint null, "acked_at" bigint null,
    "deadline_at" bigint not null, primary key ("network_id", "probe_id")
  );`,
  `create index "probes_network" on "probes" ("network_id", "seq");`,
  `create index "probes_due" on "probes" ("deadline_at") where status in ('pending', 'delivered');`,
  `create table "projects" (
    "network_id" text not null, "project_id" text not null, "name" text not null, "name_key" text not null,
    "color" text not null, "position" int not null, "archived" int not null default 0,
    "created_at" bigint not null, primary key ("network_id", "project_id")
  );`,
  `alter table "projects" add constraint "projects_name" unique ("network_id", "name");`,
  `create table "providers" (
    "network_id" text not null, "provider_id" text not null, "name" text not null, "vendor" text not null,
    "base_url" text not null, "secret_key_ref" text not null, "enabled" int not null default 1,
    "models" text not null, "created_at" bigint not null, "created_by" text not null,
    "updated_at" bigint not null, primary key ("network_id", "provider_id")
  );`,
  `alter table "providers" add constraint "providers_name" unique ("network_id", "name");`,
  `create table "rename_transactions" (
    "network_id" text not null, "txn_id" text not null, "node_id" text not null, "old_alias" text not null,
    "new_alias" text not null, "state" text not null, "created_at" bigint not null, "expires_at" bigint not null,
    "ended_at" bigint null, primary key ("network_id", "txn_id")
  );`,
  `create index "renames_done_old" on "rename_transactions" ("network_id", "old_alias", "ended_at") where state = 'committed';`,
  `create index "renames_node" on "rename_transactions" ("network_id", "node_id", "ended_at");`,
  `create index "renames_expiring" on "rename_transactions" ("expires_at") where state = 'prepared';`,
  `create unique index "renames_open_old" on "rename_transactions" ("network_id", "old_alias") where state = 'prepared';`,
  `create unique index "renames_open_new" on "rename_transactions" ("network_id", "new_alias") where state = 'prepared';`,
  `create table "requirements" (
    "network_id" text not null, "requirement_id" text not null, "seq" bigint not null, "name" text not null,
    "board_column" text not null, "priority" text not null, "due" text null, "start" text null,
    "description" text not null, "checklist_json" text not null, "checklist_total" int not null,
    "checklist_done" int not null, "owner_id" text null, "agent_owner_id" text null, "project_id" text null,
    "parent_id" text null, "external_ref" text null, "external_url" text null, "archived" int not null default 0,
    "search_text" text not null, "created_by_kind" text not null, "created_by_id" text not null,
    "updated_by_kind" text not null, "updated_by_id" text not null, "created_at" bigint not null,
    "updated_at" bigint not null, primary key ("network_id", "requirement_id")
  );`,
  `create index "requirements_created" on "requirements" ("network_id", "created_at", "requirement_id");`,
  `create index "requirements_open" on "requirements" ("network_id", "created_at", "requirement_id") where archived = 0;`,
  `create index "requirements_updated" on "requirements" ("network_id", "updated_at");`,
  `create index "requirements_parent" on "requirements" ("network_id", "parent_id");`,
  `create index "requirements_project" on "requirements" ("network_id", "project_id");`,
  `alter table "requirements" add constraint "requirements_seq" unique ("network_id", "seq");`,
  `alter table "requirements" add constraint "requirements_external_ref" unique ("network_id", "external_ref");`,
  `create table "requirement_counters" (
    "network_id" text not null, "last_seq" bigint not null default '0', "last_event" bigint not null default '0',
    "last_stamp" bigint not null default '0', primary key ("network_id")
  );`,
  `create table "requirement_events" (
    "network_id" text not null, "seq" bigint not null, "requirement_id" text not null, "card_seq" bigint not null,
    "kind" text not null, "field" text null, "old_json" text null, "new_json" text null,
    "actor_kind" text not null, "actor_id" text not null, "actor_name" text null, "created_at" bigint not null,
    primary key ("network_id", "seq")
  );`,
  `create index "requirement_events_card" on "requirement_events" ("network_id", "requirement_id", "seq");`,
  `create index "requirement_events_network" on "requirement_events" ("network_id", "created_at", "seq");`,
  `create index "requirement_events_created" on "requirement_events" ("created_at");`,
  `create table "requirement_notices" (
    "network_id" text not null, "requirement_id" text not null, "user_id" text not null,
    "notified_at" bigint not null, primary key ("network_id", "requirement_id", "user_id")
  );`,
  `create index "requirement_notices_notified" on "requirement_notices" ("notified_at");`,
  `create table "requirement_people" (
    "network_id" text not null, "requirement_id" text not null, "kind" text not null, "person_id" text not null,
    "position" int not null, primary key ("network_id", "requirement_id", "kind", "person_id")
  );`,
  `create index "requirement_people_person" on "requirement_people" ("network_id", "person_id");`,
  `create table "requirement_tags" (
    "network_id" text not null, "requirement_id" text not null, "tag" text not null, "tag_key" text not null,
    "position" int not null, primary key ("network_id", "requirement_id", "tag")
  );`,
  `create index "requirement_tags_tag" on "requirement_tags" ("network_id", "tag");`,
  `create table "requirement_tag_colors" (
    "network_id" text not null, "tag" text not null, "color" text not null, primary key ("network_id", "tag")
  );`,
  `create table "requirement_tombstones" (
    "network_id" text not null, "requirement_id" text not null, "seq" bigint not null, "people" text not null,
    "deleted_at" bigint not null, primary key ("network_id", "requirement_id")
  );`,
  `create index "requirement_tombstones_network" on "requirement_tombstones" ("network_id", "deleted_at");`,
  `create index "requirement_tombstones_deleted" on "requirement_tombstones" ("deleted_at");`,
  `create table "retired_node_ids" (
    "network_id" text not null, "node_id" text not null, "retired_at" bigint not null,
    primary key ("network_id", "node_id")
  );`,
  `create table "sessions" (
    "network_id" text not null, "alias" text not null, "resume_id" text not null, "status" text not null,
    "task" text null, "output" text null, "score" double precision null, "progress" double precision null,
    "server" text null, "hostname" text null, "agent" text null, "project_dir" text null, "version" text null,
    "tmux_name" text null, "node_id" text null, "owner_user_id" text null, "session_id" text null,
    "config_path" text null, "channels" text null, "model" text null, "health_json" text null,
    "health_at" bigint null, "telemetry_host" text null, "telemetry_ip" text null, "process_json" text null,
    "logs_capable" int null, "runtime_evidence" int not null default 0, "last_seen_at" bigint not null,
    "updated_at" bigint not null, primary key ("network_id", "alias")
  );`,
  `create index "sessions_seen" on "sessions" ("last_seen_at") where status <> 'offline';`,
  `create index "sessions_counts" on "sessions" ("network_id", "status", "last_seen_at");`,
  `create table "skills" (
    "network_id" text not null, "skill_id" text not null, "seq" bigint not null, "slug" text not null,
    "version" text not null, "name" text not null, "description" text not null, "content" text not null,
    "content_hash" text not null, "status" text not null default 'pending', "source_type" text not null,
    "source_alias" text null, "source_id" text not null, "reviewed_by" text null, "reviewed_at" bigint null,
    "review_note" text null, "created_at" bigint not null, "updated_at" bigint not null,
    primary key ("network_id", "skill_id")
  );`,
  `create index "skills_network" on "skills" ("network_id", "status", "seq");`,
  `alter table "skills" add constraint "skills_version" unique ("network_id", "slug", "version");`,
  `create table "stream_events" (
    "network_id" text not null, "n" bigint not null, "type" text not null, "channel_kind" text null,
    "channel" text null, "payload" text null, "summary" text null, "created_at" bigint not null,
    primary key ("network_id", "n")
  );`,
  `create index "stream_events_created" on "stream_events" ("created_at");`,
  `create table "tasks" (
    "network_id" text not null, "task_id" text not null, "seq" bigint not null, "from_node_id" text null,
    "to_node_id" text null, "from_name" text not null, "to_name" text not null, "sender_kind" text not null,
    "sender_id" text not null, "priority" text not null, "status" text not null default 'created',
    "content" text not null, "context" text null, "result" text null, "in_reply_to" text null,
    "requires_response" text null, "scope" text null, "parent_task_id" text null, "depth" int not null default 0,
    "meta_json" text null, "created_at" bigint not null, "delivered_at" bigint null, "started_at" bigint null,
    "runtime_submitted_at" bigint null, "consumed_at" bigint null, "completed_at" bigint null,
    "expires_at" bigint null, primary key ("network_id", "task_id")
  );`,
  `create index "tasks_created" on "tasks" ("created_at", "network_id", "seq");`,
  `create index "tasks_network_to" on "tasks" ("network_id", "to_name", "seq");`,
  `create index "tasks_live" on "tasks" ("network_id", "to_name", "delivered_at") where status in ('created', 'delivered', 'acked', 'running');`,
  `create index "tasks_expiring" on "tasks" ("expires_at") where status in ('created', 'delivered');`,
  `create index "tasks_replied" on "tasks" ("network_id", "to_name", "completed_at") where status = 'replied';`,
  `create index "tasks_ended" on "tasks" ("completed_at") where completed_at is not null;`,
  `create index "tasks_network_status" on "tasks" ("network_id", "status", "seq");`,
  `alter table "tasks" add constraint "tasks_network_seq" unique ("network_id", "seq");`,
  `create table "task_events" (
    "network_id" text not null, "seq" bigint not null, "task_id" text not null, "from_status" text null,
    "to_status" text not null, "actor" text not null, "detail" text null, "created_at" bigint not null,
    primary key ("network_id", "seq")
  );`,
  `create index "task_events_task" on "task_events" ("network_id", "task_id", "seq");`,
  `create index "task_events_created" on "task_events" ("created_at", "network_id", "seq");`,
  `create table "telemetry_minutes" (
    "network_id" text not null, "hostname" text not null, "ip" text not null, "minute" bigint not null,
    "cpu_load" double precision null, "cpu_pct" double precision null, "mem_used_gb" double precision null,
    "mem_avail_gb" double precision null, "disk_avail_min" double precision null,
    "disk_used_max" double precision null, primary key ("network_id", "hostname", "ip", "minute")
  );`,
  `create index "telemetry_minutes_minute" on "telemetry_minutes" ("minute");`,
  `create table "tokens" (
    "token_id" text not null, "token_hash" text not null, "scope" text not null, "user_id" text not null,
    "network_id" text null, "node_id" text null, "node_name" text null, "name" text not null,
    "mode" text not null default 'normal', "last_used_at" bigint null, "created_at" bigint not null,
    "revoked_at" bigint null, primary key ("token_id")
  );`,
  `alter table "tokens" add constraint "tokens_token_hash_unique" unique ("token_hash");`,
  `create index "tokens_user" on "tokens" ("user_id", "created_at", "token_id") where revoked_at is null;`,
  `create index "tokens_network" on "tokens" ("network_id", "node_id");`,
  `create table "users" (
    "user_id" text not null, "username" text not null, "username_key" text not null, "display_name" text null,
    "email" text null, "role" text not null, "password_hash" text not null, "created_at" bigint not null,
    "updated_at" bigint not null, primary key ("user_id")
  );`,
  `alter table "users" add constraint "users_username_key_unique" unique ("username_key");`,
  `create index "users_created" on "users" ("created_at", "user_id");`,
  `create table "user_inbox" (
    "network_id" text not null, "message_id" text not null, "seq" bigint not null, "user_id" text not null,
    "from_session" text not null, "sender_kind" text not null, "sender_id" text not null, "kind" text not null,
    "title" text null, "content" text not null, "severity" text not null default 'info', "meta_json" text null,
    "acked" int not null default 0, "created_at" bigint not null, "acked_at" bigint null,
    primary key ("network_id", "message_id")
  );`,
  `create index "user_inbox_user" on "user_inbox" ("network_id", "user_id", "seq");`,
  `create index "user_inbox_unread" on "user_inbox" ("network_id", "user_id", "from_session") where acked = 0;`,
  `create table "vault_secrets" (
    "network_id" text not null, "key" text not null, "key_id" text not null, "sealed" text not null,
    "created_by" text not null, "created_at" bigint not null, "updated_at" bigint not null,
    primary key ("network_id", "key")
  );`,
  `create index "vault_secrets_key_id" on "vault_secrets" ("key_id");`,
  `alter table "agent_grants" add constraint "agent_grants_node_id_foreign" foreign key ("network_id", "node_id") references "nodes" ("network_id", "node_id") on update no action on delete cascade;`,
  `alter table "config_updates" add constraint "config_updates_network_id_foreign" foreign key ("network_id") references "networks" ("network_id") on update no action on delete cascade;`,
  `alter table "create_requests" add constraint "create_requests_network_id_foreign" foreign key ("network_id") references "networks" ("network_id") on update no action on delete cascade;`,
  `alter table "files" add constraint "files_network_id_foreign" foreign key ("network_id") references "networks" ("network_id") on update no action on delete cascade;`,
  `alter table "file_requests" add constraint "file_requests_network_id_foreign" foreign key ("network_id") references "networks" ("network_id") on update no action on delete cascade;`,
  `alter table "lifecycle_requests" add constraint "lifecycle_requests_network_id_foreign" foreign key ("network_id") references "networks" ("network_id") on update no action on delete cascade;`,
  `alter table "memberships" add constraint "memberships_user_id_foreign" foreign key ("user_id") references "users" ("user_id") on update no action on delete no action;`,
  `alter table "nodes" add constraint "nodes_network_id_foreign" foreign key ("network_id") references "networks" ("network_id") on update no action on delete cascade;`,
  `alter table "probes" add constraint "probes_provider_id_foreign" foreign key ("network_id", "provider_id") references "providers" ("network_id", "provider_id") on update no action on delete cascade;`,
  `alter table "projects" add constraint "projects_network_id_foreign" foreign key ("network_id") references "networks" ("network_id") on update no action on delete cascade;`,
  `alter table "providers" add constraint "providers_network_id_foreign" foreign key ("network_id") references "networks" ("network_id") on update no action on delete cascade;`,
  `alter table "rename_transactions" add constraint "rename_transactions_network_id_foreign" foreign key ("network_id") references "networks" ("network_id") on update no action on delete cascade;`,
  `alter table "requirements" add constraint "requirements_network_id_foreign" foreign key ("network_id") references "networks" ("network_id") on update no action on delete cascade;`,
  `alter table "requirements" add constraint "requirements_parent_id_foreign" foreign key ("network_id", "parent_id") references "requirements" ("network_id", "requirement_id") on update no action on delete no action;`,
  `alter table "requirements" add constraint "requirements_project_id_foreign" foreign key ("network_id", "project_id") references "projects" ("network_id", "project_id") on update no action on delete no action;`,
  `alter table "requirement_counters" add constraint "requirement_counters_network_id_foreign" foreign key ("network_id") references "networks" ("network_id") on update no action on delete cascade;`,
  `alter table "requirement_events" add constraint "requirement_events_network_id_foreign" foreign key ("network_id") references "networks" ("network_id") on update no action on delete cascade;`,
  `alter table "requirement_notices" add constraint "requirement_notices_requirement_id_foreign" foreign key ("network_id", "requirement_id") references "requirements" ("network_id", "requirement_id") on update no action on delete cascade;`,
  `alter table "requirement_people" add constraint "requirement_people_requirement_id_foreign" foreign key ("network_id", "requirement_id") references "requirements" ("network_id", "requirement_id") on update no action on delete cascade;`,
  `alter table "requirement_tags" add constraint "requirement_tags_requirement_id_foreign" foreign key ("network_id", "requirement_id") references "requirements" ("network_id", "requirement_id") on update no action on delete cascade;`,
  `alter table "requirement_tag_colors" add constraint "requirement_tag_colors_network_id_foreign" foreign key ("network_id") references "networks" ("network_id") on update no action on delete cascade;`,
  `alter table "requirement_tombstones" add constraint "requirement_tombstones_network_id_foreign" foreign key ("network_id") references "networks" ("network_id") on update no action on delete cascade;`,
  `alter table "retired_node_ids" add constraint "retired_node_ids_network_id_foreign" foreign key ("network_id") references "networks" ("network_id") on update no action on delete cascade;`,
  `alter table "skills" add constraint "skills_network_id_foreign" foreign key ("network_id") references "networks" ("network_id") on update no action on delete cascade;`,
  `alter table "vault_secrets" add constraint "vault_secrets_network_id_foreign" foreign key ("network_id") references "networks" ("network_id") on update no action on delete cascade;`,
];

/** The schema of the first release. */
export class InitialSchema extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}
