import type { HubTables } from './index.ts';

/** Columns of one table that name a row of another one. */
export interface ForeignKey {
  readonly table: keyof HubTables;
  readonly columns: readonly string[];
  readonly references: keyof HubTables;
  readonly referenced: readonly string[];
  /** Whether the row goes with the one that it names; else that one cannot go before it. */
  readonly cascades: boolean;
}

/*
 * Which rows hang on which. Every key begins with the network, as the tables do. Tables that every task or heartbeat
 * writes have none: what they cost is not worth it, and the deletion of a network takes their rows by name. A reference
 * table (memberships, invites, tokens) names no row of a table that is spread by network.
 */

const ofNetwork = [
  'config_updates',
  'create_requests',
  'file_requests',
  'files',
  'lifecycle_requests',
  'nodes',
  'projects',
  'providers',
  'rename_transactions',
  'requirement_counters',
  'requirement_events',
  'requirement_tag_colors',
  'requirement_tombstones',
  'requirements',
  'retired_node_ids',
  'skills',
  'vault_secrets',
] as const satisfies readonly (keyof HubTables)[];

const ofCard = ['requirement_notices', 'requirement_people', 'requirement_tags'] as const;

const within = (
  table: keyof HubTables,
  references: keyof HubTables,
  [column, referenced]: readonly [string, string],
  cascades: boolean,
): ForeignKey => ({
  table,
  columns: ['network_id', column],
  references,
  referenced: ['network_id', referenced],
  cascades,
});

/** Every foreign key of the hub. */
export const foreignKeys: readonly ForeignKey[] = [
  ...ofNetwork.map((table) => ({
    table,
    columns: ['network_id'],
    references: 'networks' as const,
    referenced: ['network_id'],
    cascades: true,
  })),
  ...ofCard.map((table) => within(table, 'requirements', ['requirement_id', 'requirement_id'], true)),
  within('agent_grants', 'nodes', ['node_id', 'node_id'], true),
  within('probes', 'providers', ['provider_id', 'provider_id'], true),
  // The rules take these off a card first, so that its history tells of it.
  within('requirements', 'requirements', ['parent_id', 'requirement_id'], false),
  within('requirements', 'projects', ['project_id', 'project_id'], false),
  { table: 'memberships', columns: ['user_id'], references: 'users', referenced: ['user_id'], cascades: false },
];
