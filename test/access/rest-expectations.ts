import type { Cells, Expectation, Outcome } from './profiles.ts';
import {
  administering,
  managing,
  nodes,
  noMaster,
  open,
  owning,
  person,
  reading,
  readingNamed,
  readingObject,
  self,
  writing,
} from './profiles.ts';

const noItem = '404 attention_not_found';
const noRestricted = '403 agent_access_restricted';
const network = (cells: Cells): Expectation => ({ objects: 'network', cells });
const read = (cells: Cells): Expectation => ({ objects: 'network', cells, reads: true });
const mine = (cells: Cells): Expectation => ({ objects: 'self', cells });
const mineRead = (cells: Cells): Expectation => ({ objects: 'self', cells, reads: true });
const restricted = (cells: Cells, outcome: Outcome = noRestricted): Cells => ({ ...cells, restricted: outcome });

/** Rule access-own-401-text. */
const authRequired = { nobody: '401 auth required' };
const auth_required = { nobody: '401 auth_required' };

const dispatch = { ...writing('404 alias_not_found', '403 access denied to requested network'), restricted: 'ok' };
const noTask = '404 task_not_found';
/** A restricted node acts on the tasks that are assigned to it (rule access-node-modes). */
const movingTask: Cells = { ...writing(noTask), assigned: 'ok' };
const unassigned = '403 node_permission_denied | 404 task_not_found';
const movingOthers: Cells = {
  ...movingTask,
  ...{ outsider: '400 network_id_required', system: noTask, confined: unassigned, assigned: unassigned },
};
const broadcasting = { ...writing('ok', '403 access denied to requested network') };
const noNetwork = '400 network_id required for user token when multiple networks are available';

/**
 * Rows of rule access-one-membership: without `network_id` the only network counts. A system admin is an ordinary user
 * with a network of its own there.
 */
const withoutNetwork = (cells: Cells, missing: Outcome, system: Outcome): Expectation => ({
  objects: 'no network',
  cells: { ...cells, several: missing, outsider: missing, system },
});

/** An object of another network under the own `network_id`, where a member may write. */
const elsewhere = (cells: Cells, missing: Outcome): Expectation => ({
  objects: 'elsewhere',
  cells: Object.fromEntries(
    Object.entries(cells).map(([standing, outcome]) => [standing, outcome === 'ok' ? missing : outcome]),
  ) as unknown as Cells,
});

/** A rename is named by its id alone: whoever may not write there does not find it. */
const renaming: Cells = {
  ...writing('404 rename_not_found', '404 rename_not_found'),
  ...nodes('403 user_token_required'),
};

const withoutBytes = (cells: Cells): Cells =>
  Object.fromEntries(
    Object.entries(cells).map(([who, outcome]) => [who, outcome === 'ok' ? '404 blob_missing' : outcome]),
  ) as unknown as Cells;

const noUser = '403 user_token_required';
/** What reaches beyond one network is not for a token that is bound to one. */
const unbound: Cells = { ...person, bound: noUser, strayBound: noUser };
const importing: Cells = Object.fromEntries(
  Object.entries(unbound).map(([who, outcome]) => [who, outcome === 'ok' ? '400 import_refused' : outcome]),
) as unknown as Cells;
const noBrowser = (outcome: Outcome): Cells =>
  Object.fromEntries(Object.keys(open).map((standing) => [standing, outcome])) as unknown as Cells;
const noRole = '403 permission_denied';
const nodeOfNetwork = (more: Partial<Cells> = {}): Cells => ({ ...writing(noRole), system: 'ok', ...more });
const nodeById = (more: Partial<Cells> = {}): Cells => ({
  ...writing('404 node not found', '404 node not found'),
  restricted: noRestricted,
  restrictedAway: noRestricted,
  system: 'ok',
  ...more,
});

const notGranted = (cells: Cells, outcome: Outcome): Expectation => ({
  objects: 'home',
  cells: { ...cells, restricted: outcome },
});

/**
 * The master token reads under /api and /health only (rule access-master-token), and is no system admin of a person.
 */
const terminal = { ...administering('403 admin required'), system: '400 *', master: noMaster };

/** Of a person who does not exist: the outcomes for others are in `test/rest/people-administration.test.ts`. */
const administeringPerson: Cells = {
  ...administering('403 admin required'),
  system: '404 user not found',
  master: noMaster,
};

/** The REST half of the matrix; one row for each kind of call. */
export const restExpectations: Readonly<Record<string, Expectation>> = {
  // Public (rule access-public)
  getHealth: mineRead(open),
  getLiveness: mineRead(open),
  getReadiness: mineRead(open),
  getLicense: mineRead(open),
  activateLicense: mine({ ...open, master: noMaster }),
  registerUser: mine({ ...open, master: noMaster }),
  loginUser: mine({ ...open, master: noMaster }),
  createBrowserSession: mine({ ...open, ...nodes(noUser), master: noMaster }),
  'createBrowserSession (by a token)': mine({
    ...unbound,
    nobody: '401 token required',
    refused: '401 token required',
  }),
  // The hub has users, so that no link holds.
  redeemStartLink: mine({ ...noBrowser('400 start link over'), master: noMaster }),
  // No bearer stands for a browser.
  issueBrowserToken: mine(noBrowser('401 browser_session_required')),
  'issueBrowserToken (by a program)': mine(noBrowser('403 origin_not_allowed')),
  deleteBrowserSession: mine(noBrowser('401 browser_session_required')),
  callTool: mineRead(self),

  // Accounts and tokens
  getMe: read({ ...reading, master: noMaster }),
  updateMe: mine(unbound),
  changePassword: mine(unbound),
  issueNodeToken: network({
    ...person,
    ...authRequired,
    viewer: '400 no write access to this network',
    restricted: noRestricted,
    outsider: '400 not a member of this network',
    system: '400 not a member of this network',
  }),
  'issueNodeToken (for a node of somebody else)': network({
    ...person,
    ...authRequired,
    member: noRole,
    viewer: '400 no write access to this network',
    restricted: noRestricted,
    outsider: '400 not a member of this network',
    system: '400 not a member of this network',
    bound: noRole,
    strayBound: 'ok',
  }),
  listTokens: mineRead(self),
  issueApiToken: mine(person),
  'issueApiToken (for a network)': network({
    ...person,
    outsider: '403 access_denied',
    system: '403 access_denied',
    strayBound: '403 access_denied',
  }),
  revokeToken: {
    objects: 'belongings',
    // What the matrix calls its own is a login, which no bound token ends.
    cells: { ...person, bound: '404 token not found', theirs: '404 token not found', absent: '404 token not found' },
  },

  // Networks and members
  listNetworks: mineRead({ ...self, master: 'ok' }),
  createNetwork: mine(unbound),
  joinNetwork: {
    objects: 'network',
    admits: true,
    cells: {
      ...person,
      ...Object.fromEntries(
        ['owner', 'admin', 'member', 'viewer', 'restricted'].map((standing) => [
          standing,
          '400 already a member of this network',
        ]),
      ),
      bound: noUser,
      strayBound: noUser,
      absent: '400 invalid invite code',
    },
  },
  getNetwork: read(readingNamed),
  updateNetwork: network(owning('400 network not found', '400 not your network')),
  deleteNetwork: network(owning('400 network not found', '400 not your network')),
  'deleteNetwork (while agents report)': network({
    ...owning('400 network not found', '400 not your network'),
    owner: '400 network has 2 active session(s) - stop them first',
  }),
  listNetworkAuditLog: read({
    ...owning('403 not a member of this network', '403 owner required'),
    system: 'ok',
    master: 'ok',
  }),
  exportNetwork: read({
    ...owning('403 not a member of this network', '403 owner required'),
    system: 'ok',
    master: 'ok',
  }),
  // What the matrix sends is no export: whoever may import is told so.
  importNetwork: mine(importing),
  listMembers: read({
    ...managing,
    ...nodes('403 owner/admin required'),
    stray: '403 not a member of this network',
    system: 'ok',
    master: 'ok',
  }),
  addMember: network(managing),
  updateMember: network({
    ...managing,
    admin: '403 owner required',
    member: '403 owner required',
    viewer: '403 owner required',
    restricted: '403 owner required',
    bound: '403 owner required',
  }),
  removeMember: network(managing),
  setAgentGrants: network(managing),
  listAgentGrants: read({ ...managing, system: 'ok', master: 'ok' }),
  createInvite: network(managing),
  listInvites: read({ ...managing, system: 'ok', master: 'ok' }),
  deleteInvite: network(managing),

  // Data queries: a restricted member sees the granted agents only (rule access-restricted-members)
  getStatus: read(reading),
  listAttention: read(reading),
  // Who does not see an item does not find it, and only members keep something there.
  snoozeAttention: network({
    ...reading,
    ...nodes(noUser),
    ...{ outsider: noItem, system: noItem, strayBound: noItem, master: noMaster },
  }),
  listNodes: read(reading),
  listTasks: read(reading),
  listTaskEvents: read(restricted(reading)),
  'listTaskEvents (of a task)': read(restricted(reading)),
  listMessages: read({ ...restricted(reading), ...auth_required }),
  'listMessages (my own)': read({ ...reading, ...nodes(noUser), ...auth_required, master: '401 auth_required' }),
  getCompletions: read(reading),
  getStats: read(restricted(reading)),
  getStreamStats: mineRead({ ...self, master: 'ok' }),
  listServers: read(restricted(reading)),
  getServerHealth: read(restricted(readingObject('404 server not found', '403 access_denied'))),
  listServerAgents: read(restricted(readingObject('404 server not found', '403 access_denied'))),
  listHostSupervisors: read(restricted(reading)),
  getNodeCreateRequest: read({
    ...restricted(readingObject('404 request_not_found', '403 access_denied')),
    ...auth_required,
  }),
  ackMessages: {
    objects: 'belongings',
    cells: { ...self, ...nodes(noUser), ...auth_required, theirs: 'ok unchanged', absent: 'ok unchanged' },
  },
  listUsers: mineRead({ ...administering('403 admin required'), ...authRequired }),
  deleteUser: mine(administeringPerson),
  resetPassword: mine(administeringPerson),
  disableUser: mine(administeringPerson),
  enableUser: mine(administeringPerson),
  listAuditLog: mineRead({ ...self, master: 'ok' }),
  listServerLogs: mineRead(administering('403 admin only')),
  listJobs: mineRead(administering('403 admin only')),

  // Tasks (rule access-one-membership)
  getTask: read(readingObject('404 task_not_found')),
  getTaskById: read(readingObject('404 task_not_found')),
  'getTask (of an agent that was not granted)': {
    ...notGranted(readingObject('404 task_not_found'), '404 task_not_found'),
    reads: true,
  },
  cancelTask: network(movingTask),
  'cancelTask (a task elsewhere)': elsewhere(movingOthers, noTask),
  retryTask: network(movingTask),
  'retryTask (a task elsewhere)': elsewhere(movingOthers, noTask),
  reassignTask: network(movingTask),
  'reassignTask (a task elsewhere)': elsewhere(movingOthers, noTask),
  sendTask: network(dispatch),
  'sendTask (without network)': withoutNetwork(dispatch, noNetwork, '404 alias_not_found'),
  'sendTask (to an agent elsewhere)': elsewhere(
    { ...dispatch, outsider: noNetwork, system: '404 alias_not_found', restricted: '403 agent_not_granted' },
    '404 alias_not_found',
  ),
  'sendTask (to an agent that was not granted)': notGranted(dispatch, '403 agent_not_granted'),
  broadcast: network(broadcasting),
  'broadcast (without network)': withoutNetwork(broadcasting, `${noNetwork} when broadcasting`, 'ok'),

  // Nodes (rule access-bound-token). A system admin administers any node; a bound token that names another network is
  // refused, one that does not finds nothing.
  setPermissionMode: network(nodeOfNetwork({ ...nodes(noUser), member: noRole, bound: noRole })),
  updateNodeAvatar: network(nodeOfNetwork()),
  deleteNodeRecord: network(nodeOfNetwork()),
  'setPermissionMode (without network)': network(nodeById({ ...nodes(noUser), member: noRole, bound: noRole })),
  'updateNodeAvatar (without network)': network(nodeById()),
  // A node token is pinned: what lies beyond its network, or nowhere, is not its to delete.
  'deleteNodeRecord (without network)': network(nodeById({ stray: noRole })),

  // Files and renames (rule access-always-for-nodes). The planted files have no bytes: who may read one is told so. A
  // node in the mode `restricted` uploads for its replies, which no mode forbids.
  uploadFile: network({ ...writing('ok'), confined: 'ok', assigned: 'ok' }),
  downloadFile: read({
    ...withoutBytes(readingObject('404 not_found')),
    restricted: '404 blob_missing',
    // Rule files-own-network: membership of the file's network, nothing less.
    system: '404 not_found',
  }),
  listFiles: read(restricted(reading)),
  // Somebody else's file: for the managers of its network (rule files-deleted-by).
  deleteFile: network({
    ...person,
    ...{ member: noRole, viewer: noRole, bound: noRole },
    ...{ restricted: noRestricted, restrictedAway: noRestricted, restrictedOfTwo: '404 not_found' },
    ...{ outsider: '404 not_found', system: '404 not_found', strayBound: '404 not_found' },
  }),
  prepareRename: network({ ...writing('403 access_denied'), ...nodes(noUser) }),
  commitRename: network(renaming),
  abortRename: network(renaming),

  // Terminals (rule terminals-opt-in): system admins; there is no such terminal
  getTerminal: mineRead({ ...administering('403 admin required'), system: '400 *', master: '403 admin required' }),
  sendTerminal: mine(terminal),
  openTerminal: mineRead(terminal),
  'openTerminal (without a socket)': mineRead(terminal),

  // Streams (rule streams-channels, rule streams-observers)
  openChannelStream: read({
    ...restricted(reading),
    other: '403 alias_not_yours',
    readonly: '403 alias_not_yours',
    stray: '403 alias_not_yours',
    strayBound: '404 not_found',
    master: noMaster,
  }),
  openNetworkStream: read({ ...restricted(readingNamed), master: noMaster }),
  openUserStream: read({ ...reading, ...nodes('403 user_token_required'), master: noMaster }),
};
