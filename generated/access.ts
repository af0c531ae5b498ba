// Generated from spec/ by `make generate`. Do not edit.

import type { ErrorCode } from './errors.ts';
import type { OperationId } from './rest.ts';
import type { ToolName } from './tools.ts';

/** Kinds of bearer that the contract tells apart. */
export type AccessCaller = 'anonymous' | 'user' | 'legacy' | 'node' | 'master';

/** What the caller must be allowed to reach. */
export type AccessScope =
  'none' | 'self' | 'network_read' | 'network_write' | 'network_admin' | 'network_owner' | 'system_admin';

export interface RestAccess {
  readonly callers: readonly AccessCaller[];
  readonly scope: AccessScope;
  /** The code that a kind of caller is refused with, where it is not the plain one. */
  readonly deny: Readonly<Partial<Record<AccessCaller, ErrorCode>>>;
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
  getNetwork: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  getStatus: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  listNodes: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  sendTask: { callers: ['user', 'legacy', 'node'], scope: 'network_write', deny: {} },
  getTask: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  listTasks: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  getTaskById: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  listTaskEvents: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  broadcast: { callers: ['user', 'legacy', 'node'], scope: 'network_write', deny: {} },
  listMessages: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  ackMessages: { callers: ['user', 'legacy', 'node'], scope: 'self', deny: {} },
  getCompletions: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  openChannelStream: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  openNetworkStream: { callers: ['user', 'legacy', 'node', 'master'], scope: 'network_read', deny: {} },
  openUserStream: { callers: ['user', 'legacy'], scope: 'self', deny: { node: 'user_token_required' } },
  callTool: { callers: ['user', 'legacy', 'node'], scope: 'none', deny: {} },
};

/** Whether a kind of caller sees and may call a tool; `never` is refused with `deny`. */
export type ToolAudience =
  { readonly list: 'default' | 'on_request' } | { readonly list: 'never'; readonly deny: ErrorCode };

export interface ToolAccess {
  readonly group: string;
  readonly audience: { readonly user: ToolAudience; readonly node: ToolAudience };
  readonly unknownParams: 'reject' | 'ignore';
  /** Node token modes in which the tool is not listed. */
  readonly hideInNodeModes: readonly string[];
  /** Not listed to nodes while node permissions are enforced. */
  readonly hideUnderEnforce: boolean;
}

export const toolAccess: Readonly<Record<ToolName, ToolAccess>> = {
  report_status: {
    group: 'collaboration',
    audience: { user: { list: 'never', deny: 'network_token_required' }, node: { list: 'default' } },
    unknownParams: 'ignore',
    hideInNodeModes: [],
    hideUnderEnforce: false,
  },
  report_completion: {
    group: 'collaboration',
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    unknownParams: 'ignore',
    hideInNodeModes: [],
    hideUnderEnforce: false,
  },
  get_inbox: {
    group: 'collaboration',
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    unknownParams: 'ignore',
    hideInNodeModes: [],
    hideUnderEnforce: false,
  },
  ack_inbox: {
    group: 'collaboration',
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    unknownParams: 'ignore',
    hideInNodeModes: [],
    hideUnderEnforce: false,
  },
  send_task: {
    group: 'collaboration',
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    unknownParams: 'ignore',
    hideInNodeModes: [],
    hideUnderEnforce: false,
  },
  send_message: {
    group: 'collaboration',
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    unknownParams: 'ignore',
    hideInNodeModes: [],
    hideUnderEnforce: false,
  },
  send_reply: {
    group: 'collaboration',
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    unknownParams: 'ignore',
    hideInNodeModes: [],
    hideUnderEnforce: false,
  },
  send_ack: {
    group: 'collaboration',
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    unknownParams: 'ignore',
    hideInNodeModes: [],
    hideUnderEnforce: false,
  },
  retry_task: {
    group: 'collaboration',
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    unknownParams: 'ignore',
    hideInNodeModes: [],
    hideUnderEnforce: false,
  },
  cancel_task: {
    group: 'collaboration',
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    unknownParams: 'ignore',
    hideInNodeModes: [],
    hideUnderEnforce: false,
  },
  reassign_task: {
    group: 'collaboration',
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    unknownParams: 'ignore',
    hideInNodeModes: [],
    hideUnderEnforce: false,
  },
  get_task: {
    group: 'collaboration',
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    unknownParams: 'ignore',
    hideInNodeModes: [],
    hideUnderEnforce: false,
  },
  list_tasks: {
    group: 'collaboration',
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    unknownParams: 'ignore',
    hideInNodeModes: [],
    hideUnderEnforce: false,
  },
  get_all_status: {
    group: 'collaboration',
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    unknownParams: 'ignore',
    hideInNodeModes: [],
    hideUnderEnforce: false,
  },
  get_session_status: {
    group: 'collaboration',
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    unknownParams: 'ignore',
    hideInNodeModes: [],
    hideUnderEnforce: false,
  },
  get_completions: {
    group: 'collaboration',
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    unknownParams: 'ignore',
    hideInNodeModes: [],
    hideUnderEnforce: false,
  },
  broadcast: {
    group: 'collaboration',
    audience: { user: { list: 'default' }, node: { list: 'default' } },
    unknownParams: 'ignore',
    hideInNodeModes: ['readonly', 'restricted'],
    hideUnderEnforce: false,
  },
};
