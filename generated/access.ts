// Generated from spec/ by `make generate`. Do not edit.

import type { PlainCode } from './errors.ts';
import type { OperationId } from './rest.ts';
import type { ToolName } from './tools.ts';

/** Kinds of bearer that the contract tells apart. */
type AccessCaller = 'anonymous' | 'user' | 'legacy' | 'node' | 'master';

/** What the caller must be allowed to reach. */
type AccessScope =
  'none' | 'self' | 'network_read' | 'network_write' | 'network_admin' | 'network_owner' | 'system_admin';

export interface RestAccess {
  readonly callers: readonly AccessCaller[];
  readonly scope: AccessScope;
  /** The code that a kind of caller is refused with, where it is not the plain one. */
  readonly deny: Readonly<Partial<Record<AccessCaller, PlainCode>>>;
}

/** Whether a kind of caller sees and may call a tool; `never` is refused with `deny`. */
type ToolAudience =
  { readonly list: 'default' | 'on_request' | 'extended' } | { readonly list: 'never'; readonly deny: PlainCode };

export interface ToolAccess {
  readonly audience: { readonly user: ToolAudience; readonly node: ToolAudience };
  /** Node token modes in which the tool is not listed. */
  readonly hideInNodeModes: readonly string[];
  /** Not listed to nodes while node permissions are enforced. */
  readonly hideUnderEnforce: boolean;
  /** Members of the result that hold for the moment only, so that a replay leaves them out. */
  readonly dropOnReplay: readonly string[];
}

export const restAccess: Readonly<Record<OperationId, RestAccess>> = {
  getHealth: { callers: ['anonymous', 'user', 'legacy', 'node', 'master'], scope: 'none', deny: {} },
  getLiveness: { callers: ['anonymous', 'user', 'legacy', 'node', 'master'], scope: 'none', deny: {} },
  getReadiness: { callers: ['anonymous', 'user', 'legacy', 'node', 'master'], scope: 'none', deny: {} },
  getLicense: { callers: ['anonymous', 'user', 'legacy', 'node', 'master'], scope: 'none', deny: {} },
  activateLicense: { callers: ['anonymous', 'user', 'legacy', 'node'], scope: 'none', deny: {} },
  registerUser: { callers: ['anonymous', 'user', 'legacy', 'node'], scope: 'none', deny: {} },
  loginUser: { callers: ['anonymous', 'user', 'legacy', 'node'], scope: 'none', deny: {} },
  getMe: { callers: ['user', 'legacy', 'node'], scope: 'self', deny: {} },
  updateMe: { callers: ['user', 'legacy'], scope: 'self', deny: { node: 'user_token_required' } },
  changePassword: { callers: ['user', 'legacy'], scope: 'self', deny: { node: 'user_token_required' } },
  issueNodeToken: { callers: ['user', 'legacy'], scope: 'network_write', deny: { node: 'user_token_required' } },
  listTokens: { callers: ['user', 'legacy', 'node'], scope: 'self', deny: {} },
  issueApiToken: { callers: ['user', 'legacy'], scope: 'self', deny: { node: 'user_token_required' } },
  revokeToken: { callers: ['user', 'legacy'], scope: 'self', deny: { node: 'user_token_required' } },
  listNetworks: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  createNetwork: { callers: ['user', 'legacy'], scope: 'self', deny: { node: 'user_token_required' } },
  joinNetwork: { callers: ['user', 'legacy'], scope: 'self', deny: { node: 'user_token_required' } },
  getNetwork: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  updateNetwork: { callers: ['user', 'legacy'], scope: 'network_owner', deny: { node: 'user_token_required' } },
  deleteNetwork: { callers: ['user', 'legacy'], scope: 'network_owner', deny: { node: 'user_token_required' } },
  listMembers: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_admin', deny: {} },
  addMember: { callers: ['user', 'legacy'], scope: 'network_admin', deny: { node: 'user_token_required' } },
  updateMember: { callers: ['user', 'legacy'], scope: 'network_owner', deny: { node: 'user_token_required' } },
  removeMember: { callers: ['user', 'legacy'], scope: 'network_read', deny: { node: 'user_token_required' } },
  setAgentGrants: { callers: ['user', 'legacy'], scope: 'network_admin', deny: { node: 'user_token_required' } },
  createInvite: { callers: ['user', 'legacy'], scope: 'network_admin', deny: { node: 'user_token_required' } },
  getStatus: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  listNodes: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  setPermissionMode: { callers: ['user', 'legacy'], scope: 'network_admin', deny: { node: 'user_token_required' } },
  deleteNodeRecord: { callers: ['user', 'legacy', 'node'], scope: 'network_write', deny: {} },
  updateNodeAvatar: { callers: ['user', 'legacy', 'node'], scope: 'network_write', deny: {} },
  listHostSupervisors: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  getNodeCreateRequest: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  listServers: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  getServerHealth: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  listServerAgents: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  getStats: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  getStreamStats: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  listServerLogs: {
    callers: ['user', 'legacy', 'master'],
    scope: 'system_admin',
    deny: { user: 'admin_only', legacy: 'admin_only', node: 'admin_only' },
  },
  sendTask: { callers: ['user', 'legacy', 'node'], scope: 'network_write', deny: {} },
  getTask: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  listTasks: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  getTaskById: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  listTaskEvents: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  broadcast: { callers: ['user', 'legacy', 'node'], scope: 'network_write', deny: {} },
  listMessages: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  ackMessages: { callers: ['user', 'legacy'], scope: 'self', deny: { node: 'user_token_required' } },
  getCompletions: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  listUsers: {
    callers: ['user', 'legacy', 'master'],
    scope: 'system_admin',
    deny: { user: 'admin_required', legacy: 'admin_required', node: 'admin_required' },
  },
  listAuditLog: { callers: ['user', 'legacy', 'node', 'master'], scope: 'self', deny: {} },
  openChannelStream: { callers: ['user', 'legacy', 'node'], scope: 'network_read', deny: {} },
  openNetworkStream: { callers: ['user', 'legacy', 'node'], scope: 'network_read', deny: {} },
  openUserStream: { callers: ['user', 'legacy'], scope: 'self', deny: { node: 'user_token_required' } },
  uploadFile: { callers: ['user', 'legacy', 'node'], scope: 'network_write', deny: {} },
  downloadFile: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  prepareRename: { callers: ['user', 'legacy'], scope: 'network_write', deny: { node: 'user_token_required' } },
  commitRename: { callers: ['user', 'legacy'], scope: 'network_write', deny: { node: 'user_token_required' } },
  abortRename: { callers: ['user', 'legacy'], scope: 'network_write', deny: { node: 'user_token_required' } },
  getTerminal: { callers: ['user', 'legacy', 'node', 'master'], scope: 'none', deny: {} },
  sendTerminal: { callers: ['user', 'legacy', 'node'], scope: 'none', deny: {} },
  openTerminal: { callers: ['user', 'legacy', 'node'], scope: 'none', deny: {} },
  listRequirements: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  createRequirement: { callers: ['user', 'legacy', 'node'], scope: 'network_write', deny: {} },
  upsertRequirement: { callers: ['user', 'legacy', 'node'], scope: 'network_write', deny: {} },
  listProjects: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  createProject: { callers: ['user', 'legacy'], scope: 'network_write', deny: { node: 'user_token_required' } },
  updateProject: { callers: ['user', 'legacy'], scope: 'network_write', deny: { node: 'user_token_required' } },
  deleteProject: { callers: ['user', 'legacy'], scope: 'network_write', deny: { node: 'user_token_required' } },
  listTags: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  updateTags: { callers: ['user', 'legacy'], scope: 'network_write', deny: { node: 'user_token_required' } },
  getRequirement: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  updateRequirement: { callers: ['user', 'legacy', 'node'], scope: 'network_write', deny: {} },
  deleteRequirement: { callers: ['user', 'legacy'], scope: 'network_write', deny: { node: 'user_token_required' } },
  updateChecklistItem: { callers: ['user', 'legacy', 'node'], scope: 'network_write', deny: {} },
  createComment: { callers: ['user', 'legacy', 'node'], scope: 'network_write', deny: {} },
  callTool: { callers: ['user', 'legacy', 'node'], scope: 'none', deny: {} },
};

export const toolAccess: Readonly<Record<ToolName, ToolAccess>> = {
  report_status: {
    audience: { user: { list: 'never', deny: 'network_token_required' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  report_completion: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  get_inbox: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  ack_inbox: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  send_task: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: ['queue_ahead', 'target_busy', 'est_wait_minutes', 'warning'],
  },
  send_message: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  send_reply: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  send_ack: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  retry_task: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  cancel_task: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  reassign_task: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  get_task: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  list_tasks: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  get_all_status: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  get_session_status: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  get_completions: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  broadcast: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: ['readonly', 'restricted'],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  submit_skill: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: ['readonly', 'restricted'],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  list_skills: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  get_skill: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  review_skill: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: ['readonly', 'restricted'],
    hideUnderEnforce: true,
    dropOnReplay: [],
  },
  create_node: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: ['readonly', 'restricted'],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  delete_node: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: ['readonly', 'restricted'],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  stop_node: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: ['readonly', 'restricted'],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  start_node: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: ['readonly', 'restricted'],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  restart_node: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: ['readonly', 'restricted'],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  update_node_config: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: ['readonly', 'restricted'],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  get_config_update: {
    audience: { user: { list: 'never', deny: 'caller_not_a_daemon' }, node: { list: 'on_request' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  ack_config_update: {
    audience: { user: { list: 'never', deny: 'caller_not_a_daemon' }, node: { list: 'on_request' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  read_node_rules_file: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  write_node_rules_file: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: ['readonly', 'restricted'],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  list_node_skills: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  read_node_skill: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  list_node_files: {
    audience: { user: { list: 'default' }, node: { list: 'never', deny: 'user_token_required' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  read_node_file: {
    audience: { user: { list: 'default' }, node: { list: 'never', deny: 'user_token_required' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  tail_node_logs: {
    audience: { user: { list: 'default' }, node: { list: 'never', deny: 'user_token_required' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  get_rules_file_result: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  get_rules_file_request: {
    audience: { user: { list: 'never', deny: 'caller_not_a_daemon' }, node: { list: 'on_request' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  ack_rules_file_request: {
    audience: { user: { list: 'never', deny: 'caller_not_a_daemon' }, node: { list: 'on_request' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  list_my_pending_create_requests: {
    audience: { user: { list: 'never', deny: 'caller_not_a_daemon' }, node: { list: 'on_request' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  list_my_pending_lifecycle_requests: {
    audience: { user: { list: 'never', deny: 'caller_not_a_daemon' }, node: { list: 'on_request' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  get_create_request: {
    audience: { user: { list: 'never', deny: 'caller_not_a_daemon' }, node: { list: 'on_request' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  ack_create_request: {
    audience: { user: { list: 'never', deny: 'caller_not_a_daemon' }, node: { list: 'on_request' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  get_stop_request: {
    audience: { user: { list: 'never', deny: 'caller_not_a_daemon' }, node: { list: 'on_request' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  ack_stop_request: {
    audience: { user: { list: 'never', deny: 'caller_not_a_daemon' }, node: { list: 'on_request' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  get_start_request: {
    audience: { user: { list: 'never', deny: 'caller_not_a_daemon' }, node: { list: 'on_request' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  ack_start_request: {
    audience: { user: { list: 'never', deny: 'caller_not_a_daemon' }, node: { list: 'on_request' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  list_host_supervisors: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  list_my_children: {
    audience: { user: { list: 'never', deny: 'caller_not_a_daemon' }, node: { list: 'on_request' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  send_desktop_message: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  send_peer_reply: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  mark_tasks_consumed: {
    audience: { user: { list: 'never', deny: 'caller_not_a_daemon' }, node: { list: 'on_request' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  mark_tasks_runtime_submitted: {
    audience: { user: { list: 'never', deny: 'caller_not_a_daemon' }, node: { list: 'on_request' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  list_providers: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  upsert_provider: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: ['readonly', 'restricted'],
    hideUnderEnforce: true,
    dropOnReplay: [],
  },
  update_provider: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: ['readonly', 'restricted'],
    hideUnderEnforce: true,
    dropOnReplay: [],
  },
  list_network_secrets: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  upsert_network_secret: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: ['readonly', 'restricted'],
    hideUnderEnforce: true,
    dropOnReplay: [],
  },
  probe_provider_model: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: ['readonly', 'restricted'],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  get_probe_request: {
    audience: { user: { list: 'never', deny: 'caller_not_a_daemon' }, node: { list: 'on_request' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  ack_probe_request: {
    audience: { user: { list: 'never', deny: 'caller_not_a_daemon' }, node: { list: 'on_request' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  get_probe_results: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  requirements_list: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  requirements_people: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  requirements_get: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  requirements_create: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  requirements_update: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  requirements_checklist_toggle: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  requirements_upsert_by_external_ref: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  requirements_events: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  requirements_comment: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  projects_list: {
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    hideInNodeModes: [],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  projects_create: {
    audience: { user: { list: 'default' }, node: { list: 'never', deny: 'user_token_required' } },
    hideInNodeModes: ['readonly', 'restricted'],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
  projects_update: {
    audience: { user: { list: 'default' }, node: { list: 'never', deny: 'user_token_required' } },
    hideInNodeModes: ['readonly', 'restricted'],
    hideUnderEnforce: false,
    dropOnReplay: [],
  },
};
