import type { HubTables } from '../../entities/index.ts';

/** Tables whose rows belong to one network, by `network_id`. */
type ScopedTable = { [T in keyof HubTables]: 'network_id' extends keyof HubTables[T] ? T : never }[keyof HubTables];

/**
 * The tables whose rows go with their network by name (rule networks-deleted-whole), because no foreign key takes them
 * along. The audit log stays; `networks` and `network_counters` have places of their own. A test holds this list
 * against the entities.
 */
export const networkTables = [
  'completions',
  'deferred_writes',
  'host_telemetry',
  'inbox',
  'inboxes',
  'invites',
  'memberships',
  'sessions',
  'stream_events',
  'task_events',
  'tasks',
  'telemetry_minutes',
  'tokens',
  'user_inbox',
] as const satisfies readonly ScopedTable[];
