import type { Cells, Expectation, Outcome } from './profiles.ts';

/*
 * What depends on the person behind a token: `keeper` owns the nodes of the network, `unnamed` is a token of a plain
 * member that is bound to no node, `strange` a node of that member, `trusted` the target by a token of the network's owner.
 * A row that is not here treats each of them as the standing that it is a case of.
 */
type Principals = Partial<Pick<Cells, 'keeper' | 'unnamed' | 'strange' | 'trusted'>> & Pick<Expectation, 'away'>;

const forEach = (names: readonly string[], outcomes: Principals): Record<string, Principals> =>
  Object.fromEntries(names.map((name) => [name, outcomes]));

const noRole = 'permission_denied';

/** A node is administered by its owner and the managers of the network, and by no other member's node. */
const ofOwnNode = (outcome: Outcome): Principals => ({ keeper: outcome, unnamed: noRole, strange: noRole });

/** A node token has the rights of its person: that of the owner manages the network. */
const managing: Principals = { trusted: 'ok', away: { trusted: 'ok' } };

/** An alias that nobody has in the own network is free for whoever reports it first. */
const ofFreeAlias = (outcome: Outcome): Principals => ({ away: { unnamed: outcome } });

/** By row, for REST and tools. */
const rows: Readonly<Record<string, Principals>> = {
  'issueNodeToken (for a node of somebody else)': { keeper: 'ok' },
  setPermissionMode: { keeper: 'ok' },
  'setPermissionMode (without network)': { keeper: 'ok' },
  listMembers: { trusted: 'ok' },
  openChannelStream: ofFreeAlias('404 not_found'),
  'openChannelStream (elsewhere)': { unnamed: '404 not_found' },

  report_status: ofFreeAlias('ok'),
  report_completion: ofFreeAlias('task not found'),
  'report_completion (of a task elsewhere)': { unnamed: 'alias_not_yours' },
  get_inbox: ofFreeAlias('ok'),
  'get_inbox (of an agent elsewhere)': { unnamed: 'ok' },

  ...forEach(
    ['delete_node', 'stop_node', 'restart_node', 'update_node_config', 'write_node_rules_file'],
    ofOwnNode('ok'),
  ),
  ...forEach(['delete_node (at work)', 'stop_node (at work)'], ofOwnNode('node_busy_in_flight')),
  start_node: ofOwnNode('node_not_stopped'),
  tail_node_logs: { keeper: 'logs_not_capable' },
  create_node: { trusted: 'ok' },
  get_rules_file_result: { trusted: 'ok' },

  ...forEach(['list_providers', 'list_network_secrets', 'upsert_network_secret', 'upsert_provider'], managing),
  update_provider: { trusted: 'ok', away: { trusted: 'provider_not_found' } },
  'update_provider (elsewhere)': { trusted: 'provider_not_found' },
  'upsert_provider (with a secret elsewhere)': { trusted: 'secret_not_in_vault' },
  get_probe_results: managing,
  ...forEach(['get_probe_results (of a provider elsewhere)', 'get_probe_results (of a daemon elsewhere)'], managing),

  // Requests of daemons are for tokens that are bound to a node; a probe brings a secret along.
  ...forEach(
    [
      'get_config_update',
      'ack_config_update',
      'get_rules_file_request',
      'ack_rules_file_request',
      'list_my_pending_create_requests',
      'list_my_pending_lifecycle_requests',
      'list_my_children',
      'get_create_request',
      'ack_create_request',
      'get_stop_request',
      'ack_stop_request',
      'get_start_request',
      'ack_start_request',
      'ack_probe_request',
    ],
    { unnamed: 'caller_not_a_daemon' },
  ),
  get_probe_request: { unnamed: 'caller_not_a_daemon', trusted: 'ok' },
};

/** A success repeats the alias that was asked for. */
const echoing = new Set(['report_status']);

/** The table with what depends on the person behind a token. */
export function withPrincipals(table: Readonly<Record<string, Expectation>>): Record<string, Expectation> {
  return Object.fromEntries(
    Object.entries(table).map(([row, expectation]) => [row, withOutcomes(row, expectation, rows[row] ?? {})]),
  );
}

function withOutcomes(row: string, expectation: Expectation, { away, ...outcomes }: Principals): Expectation {
  return {
    ...expectation,
    ...(echoing.has(row) ? { echoes: true } : {}),
    ...(away === undefined ? {} : { away }),
    cells: { ...expectation.cells, ...outcomes },
  };
}
