import type { Objects } from './objects.ts';
import { failedAt } from './objects.ts';
import type { MatrixCaller } from './callers.ts';
import { password } from './world.ts';

/** What a call names: path parameters, query, and the body or the arguments of a tool. */
export interface Ask {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent as a form with one file. */
  readonly file?: boolean;
  /** Asks for a WebSocket. */
  readonly upgrade?: boolean;
  /** From an address of its own, for calls that are counted by address. */
  readonly fromAfar?: boolean;
  /** As a page of the hub's own origin. */
  readonly fromOwnPage?: boolean;
}

/** @param networkId what goes as `network_id`; undefined when the call leaves it out */
export type Request = (o: Objects, caller: MatrixCaller, networkId: string | undefined) => Ask;

const inQuery = (networkId: string | undefined): Record<string, string> =>
  networkId === undefined ? {} : { network_id: networkId };

const bare: Request = () => ({});
const listed: Request = (_o, _caller, networkId) => ({ query: inQuery(networkId) });
const inNetwork: Request = (o) => ({ path: { network_id: o.networkId } });
const aMember =
  (body?: unknown): Request =>
  (o) => ({ path: { network_id: o.networkId, user_id: o.memberId }, body });
const aNode =
  (body?: unknown): Request =>
  (o, _caller, networkId) => ({ path: { ref: o.nodeId }, query: inQuery(networkId), body });
const anAccount: Request = () => ({ path: { user_id: 'u_nobody' } });
const aHost: Request = (o, _caller, networkId) => ({ path: { host: o.host }, query: inQuery(networkId) });
const withBody =
  (make: (o: Objects) => object): Request =>
  (o, _caller, networkId) => ({ body: { ...make(o), ...inQuery(networkId) } });

const moveTask =
  (taskOf: (o: Objects) => string = (o) => o.taskId): Request =>
  (o, _caller, networkId) => ({ path: { task_id: taskOf(o) }, body: inQuery(networkId) });

/** One entry for each row of `rest-expectations.ts`; a name before ` (` is that of the operation. */
export const restRequests: Readonly<Record<string, Request>> = {
  getHealth: bare,
  getLiveness: bare,
  getReadiness: bare,
  getLicense: bare,
  activateLicense: () => ({ body: { key: 'anet-0123456789abcdef' }, fromAfar: true }),
  registerUser: () => ({ body: { username: 'somebody-new', password }, fromAfar: true }),
  loginUser: () => ({ body: { username: 'newcomer', password }, fromAfar: true }),
  callTool: () => ({ body: { jsonrpc: '2.0', id: 1, method: 'ping' } }),

  createBrowserSession: () => ({ body: { username: 'newcomer', password }, fromAfar: true }),
  'createBrowserSession (by a token)': () => ({ fromAfar: true }),
  redeemStartLink: () => ({ body: { code: '0Xq4vT7mB2sKd9LfR1wZc6HyPn3GjA8u' }, fromAfar: true }),
  issueBrowserToken: () => ({ fromOwnPage: true }),
  'issueBrowserToken (by a program)': bare,
  deleteBrowserSession: bare,
  getMe: listed,
  updateMe: () => ({ body: { display_name: 'Another' } }),
  changePassword: () => ({ body: { old_password: password, new_password: 'fern-Comet-91' } }),
  issueNodeToken: (o) => ({ body: { network_id: o.networkId, node_name: 'fresh' } }),
  'issueNodeToken (for a node of somebody else)': (o) => ({ body: { network_id: o.networkId, node_name: o.alias } }),
  listTokens: bare,
  issueApiToken: () => ({ body: { name: 'script' } }),
  'issueApiToken (for a network)': (o) => ({ body: { name: 'script', network_id: o.networkId } }),
  revokeToken: (_o, caller) => ({ path: { token_id: caller.ownTokenId } }),

  listNetworks: bare,
  createNetwork: () => ({ body: { name: 'second' } }),
  joinNetwork: (o) => ({ body: { invite_code: o.inviteCode }, fromAfar: true }),
  getNetwork: inNetwork,
  updateNetwork: (o) => ({ path: { network_id: o.networkId }, body: { name: 'renamed' } }),
  deleteNetwork: inNetwork,
  'deleteNetwork (while agents report)': inNetwork,
  listNetworkAuditLog: inNetwork,
  exportNetwork: inNetwork,
  listMembers: inNetwork,
  addMember: (o) => ({ path: { network_id: o.networkId }, body: { user_id: o.newcomerId } }),
  updateMember: aMember({ role: 'admin' }),
  removeMember: aMember(),
  setAgentGrants: (o) => ({
    path: { network_id: o.networkId, user_id: o.memberId },
    body: { node_ids: [o.otherNodeId] },
  }),
  listAgentGrants: aMember(),
  listInvites: inNetwork,
  deleteInvite: (o) => ({ path: { network_id: o.networkId, invite_id: o.inviteId } }),
  createInvite: (o) => ({ path: { network_id: o.networkId }, body: { role: 'viewer' } }),

  getStatus: listed,
  listAttention: listed,
  snoozeAttention: (o) => ({
    body: {
      key: `task_failed:${o.networkId}:${o.failedTaskId}:${failedAt}`,
      until: new Date(failedAt + 86_400_000).toISOString(),
    },
  }),
  listNodes: listed,
  listTasks: listed,
  listTaskEvents: listed,
  listMessages: listed,
  getCompletions: listed,
  getStats: listed,
  listServers: listed,
  listHostSupervisors: listed,
  'listTaskEvents (of a task)': (o, _caller, networkId) => ({ query: { task_id: o.taskId, ...inQuery(networkId) } }),
  'listMessages (my own)': (_o, _caller, networkId) => ({ query: { scope: 'user', ...inQuery(networkId) } }),
  getServerHealth: aHost,
  listServerAgents: aHost,
  getNodeCreateRequest: (o, _caller, networkId) => ({ query: { request_id: o.requestId, ...inQuery(networkId) } }),
  getStreamStats: bare,
  ackMessages: (_o, caller) => ({ body: { message_id: caller.ownMessageId } }),
  listUsers: bare,
  deleteUser: anAccount,
  resetPassword: anAccount,
  disableUser: anAccount,
  enableUser: anAccount,
  listAuditLog: bare,
  listServerLogs: bare,
  listJobs: bare,

  getTask: (o) => ({ path: { task_id: o.taskId } }),
  getTaskById: (o) => ({ path: { task_id: o.taskId } }),
  'getTask (of an agent that was not granted)': (o) => ({ path: { task_id: o.otherTaskId } }),
  cancelTask: moveTask(),
  'cancelTask (a task elsewhere)': moveTask(),
  retryTask: moveTask((o) => o.failedTaskId),
  'retryTask (a task elsewhere)': moveTask((o) => o.failedTaskId),
  reassignTask: (o, caller, networkId) => ({
    ...moveTask()(o, caller, networkId),
    body: { new_alias: o.otherAlias, ...inQuery(networkId) },
  }),
  'reassignTask (a task elsewhere)': (o, caller, networkId) => ({
    ...moveTask()(o, caller, networkId),
    body: { new_alias: 'reader', ...inQuery(networkId) },
  }),
  sendTask: withBody((o) => ({ alias: o.alias, task: 'look' })),
  'sendTask (without network)': withBody((o) => ({ alias: o.alias, task: 'look' })),
  'sendTask (to an agent elsewhere)': withBody((o) => ({ alias: o.alias, task: 'look' })),
  'sendTask (to an agent that was not granted)': withBody((o) => ({ alias: o.otherAlias, task: 'look' })),
  broadcast: withBody(() => ({ message: 'all' })),
  'broadcast (without network)': withBody(() => ({ message: 'all' })),
  setPermissionMode: aNode({ mode: 'readonly' }),
  updateNodeAvatar: aNode({ avatar_url: 'https://img.example/bee.png' }),
  deleteNodeRecord: aNode(),
  'setPermissionMode (without network)': (o) => ({ path: { ref: o.nodeId }, body: { mode: 'readonly' } }),
  'updateNodeAvatar (without network)': (o) => ({ path: { ref: o.nodeId }, body: { avatar_url: null } }),
  'deleteNodeRecord (without network)': (o) => ({ path: { ref: o.nodeId } }),
  importNetwork: () => ({ file: true }),
  uploadFile: (_o, _caller, networkId) => ({ query: inQuery(networkId), file: true }),
  listFiles: listed,
  deleteFile: (o) => ({ path: { file_id: o.fileId } }),
  downloadFile: (o) => ({ path: { file_id: o.fileId } }),
  prepareRename: withBody((o) => ({ old_alias: o.alias, new_alias: 'brand-new' })),
  commitRename: (o) => ({ body: { txn_id: o.renameId } }),
  abortRename: (o) => ({ body: { txn_id: o.renameId } }),
  getTerminal: () => ({ path: { name: 'nowhere' } }),
  sendTerminal: () => ({ path: { name: 'nowhere' }, body: { text: 'x' } }),
  openTerminal: () => ({ path: { name: 'nowhere' }, upgrade: true }),
  'openTerminal (without a socket)': () => ({ path: { name: 'nowhere' } }),

  openChannelStream: (o, _caller, networkId) => ({ path: { name: o.alias }, query: inQuery(networkId) }),
  openNetworkStream: inNetwork,
  openUserStream: listed,
};
