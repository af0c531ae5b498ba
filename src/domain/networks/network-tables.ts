import type { HubTables } from '../../entities/index.ts';

/** Tables whose rows belong to one network, by `network_id`. */
type ScopedTable = { [T in keyof HubTables]: 'network_id' extends keyof HubTables[T] ? T : never }[keyof HubTables];

/**
 * Every table whose rows go with their network (decision B10): all that have a `network_id`, except the audit log,
 * which stays, and `networks` itself. A test holds this list against the entities.
 */
export const networkTables = [
  'agent_grants',
  'completions',
  'config_updates',
  'create_requests',
  'file_requests',
  'files',
  'host_telemetry',
  'inbox',
  'inboxes',
  'invites',
  'lifecycle_requests',
  'memberships',
  'nodes',
  'probes',
  'projects',
  'providers',
  'rename_transactions',
  'requirement_counters',
  'requirement_events',
  'requirement_notices',
  'requirement_people',
  'requirement_tag_colors',
  'requirement_tags',
  'requirement_tombstones',
  'requirements',
  'retired_node_ids',
  'sessions',
  'skills',
  'stream_events',
  'task_events',
  'tasks',
  'telemetry_minutes',
  'tokens',
  'user_inbox',
  'vault_secrets',
] as const satisfies readonly ScopedTable[];
