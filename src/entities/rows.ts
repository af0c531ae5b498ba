import type { Insertable, Selectable } from 'kysely';
import type { HubTables } from './index.ts';

/** A stored row of a table, as it is read; names are the columns'. */
export type Row<T extends keyof HubTables> = Selectable<HubTables[T]>;

export type AuditRow = Row<'audit_log'>;
export type CardRow = Row<'requirements'>;
export type CompletionRow = Row<'completions'>;
export type ConfigUpdateRow = Row<'config_updates'>;
export type CreateRequestRow = Row<'create_requests'>;
export type FileRequestRow = Row<'file_requests'>;
export type FileRow = Row<'files'>;
export type GrantRow = Row<'agent_grants'>;
export type HostTelemetryRow = Row<'host_telemetry'>;
export type InboxMessageRow = Row<'inbox'>;
export type InviteRow = Row<'invites'>;
export type LifecycleRequestRow = Row<'lifecycle_requests'>;
export type MembershipRow = Row<'memberships'>;
export type NetworkRow = Row<'networks'>;
export type NodeRow = Row<'nodes'>;
export type RenameRow = Row<'rename_transactions'>;
export type SessionRow = Row<'sessions'>;
export type TaskEventRow = Row<'task_events'>;
export type TaskRow = Row<'tasks'>;
export type TokenRow = Row<'tokens'>;
export type UserMessageRow = Row<'user_inbox'>;
export type UserRow = Row<'users'>;

/** Tables whose rows carry the number that their network's counter gave them, `seq`. */
export type NumberedTable = 'audit_log' | 'completions' | 'probes' | 'task_events' | 'tasks' | 'user_inbox';

/** A row of such a table before it has its number. */
export type NumberedRow<T extends NumberedTable = NumberedTable> = Omit<Insertable<HubTables[T]>, 'seq'> & {
  readonly network_id: string;
};
