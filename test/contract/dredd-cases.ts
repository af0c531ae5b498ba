import { inUnit } from '../support/set-up.ts';
import type { TestHub } from '../support/start-hub.ts';
import { ofBoard } from './dredd-cases-board.ts';
import { ofBrowsers } from './dredd-cases-browsers.ts';
import { ofFiles } from './dredd-cases-files.ts';
import { ofNetworks } from './dredd-cases-networks.ts';
import { ofTerminals } from './dredd-cases-terminals.ts';
import { addQuery, byStatus, patchBody, setBody, setPathValue, setToken } from './dredd-provoke.ts';
import type { Provoke } from './dredd-provoke.ts';
import type { Operation, Transaction } from './dredd-contract.ts';
import type { Hubs } from './dredd-hubs.ts';

/** Documented answers that no request here can bring about, each with its reason. */
export const excluded: Readonly<Record<string, string>> = {
  'openChannelStream 200': 'an endless stream, and dredd waits for its end; test/streams proves it',
  'openNetworkStream 200': 'an endless stream, and dredd waits for its end; test/streams proves it',
  'openUserStream 200': 'an endless stream, and dredd waits for its end; test/streams proves it',
  'openTerminal 101': 'a socket, and dredd waits for an answer; test/rest/terminals proves it',
  'importNetwork 411': 'dredd says the length of every body itself; test/rest/exports proves it',
  'importNetwork 507': 'takes a file as large as the quota; test/rest/exports proves it',
  'uploadFile 411': 'dredd says the length of every body itself; test/rest/files proves it',
  'getHealth 401': 'public: no credential is refused; documented on every operation by rule',
  'getLiveness 401': 'public: no credential is refused; documented on every operation by rule',
  'getReadiness 401': 'public: no credential is refused; documented on every operation by rule',
  'getLicense 401': 'public: no credential is refused; documented on every operation by rule',
  'getLiveness 500': 'answers without doing anything that could fail',
  'getLiveness 503': 'answers without doing anything that could fail',
};

/** Ways of single operations, where the general one of `byStatus` does not fit. */
export const ofOperation: Readonly<Record<string, Provoke>> = {
  ...ofNetworks,
  ...ofBoard,
  ...ofBrowsers,
  ...ofFiles,
  ...ofTerminals,
  'loginUser 401': (transaction) => patchBody(transaction, { password: 'not the one' }),
  'getMe 403': (transaction, _operation, { sound }) => addQuery(transaction, 'network_id', sound.boss.networkId),
  'getMe 404': callAsDeleted,
  'updateMe 404': callAsDeleted,
  'changePassword 200': async (transaction, _operation, { sound }) => {
    const { token, password } = await sound.hub.registerUser();
    setToken(transaction, token);
    patchBody(transaction, { old_password: password });
  },
  // The example's network would be a second one, and then every later dispatch would have to name one.
  'createNetwork 200': (transaction, _operation, { sound }) => setToken(transaction, sound.boss.token),
  'revokeToken 200': async (transaction, _operation, { sound: { hub, mia } }) => {
    const { body } = await hub.api('POST', '/api/auth/tokens', { token: mia.token });
    transaction.fullPath = `/api/auth/tokens/${body.token_id}`;
  },
  'snoozeAttention 200': async (transaction, _operation, { sound: { hub, mia } }) => {
    const { body } = await hub.api('GET', '/api/attention', { token: mia.token });
    const until = new Date(hub.clock.now() + 3_600_000).toISOString();
    patchBody(transaction, { key: body.items[0].key, until });
  },
  'listUsers 200': asAdmin,
  'listServerLogs 200': asAdmin,
  'listJobs 200': asAdmin,
  'listUsers 400': asAdminBadly,
  ...Object.fromEntries(
    ['deleteUser', 'resetPassword', 'disableUser', 'enableUser'].flatMap((operation) => [
      [`${operation} 200`, onPerson],
      [`${operation} 404`, onNobody],
      [`${operation} 400`, asAdminBadly],
      [`${operation} 409`, onOneself],
    ]),
  ),
  'deleteUser 422': asAdminAgain,
  'disableUser 422': asAdminAgain,
  'enableUser 422': asAdminAgain,
  'loginUser 403': asDisabled,
  'createBrowserSession 403': asDisabled,
  'listServerLogs 400': asAdminBadly,
  'issueApiToken 403': (transaction, _operation, { sound }) => setToken(transaction, sound.nodes.builder),
  'retryTask 200': (transaction, _operation, { sound }) => {
    transaction.fullPath = `/api/task/${sound.tasks.failed}/retry`;
  },
  'cancelTask 200': moveNewTask,
  'reassignTask 200': moveNewTask,
  'getStatus 304': askAgain,
  'listNodes 304': askAgain,
  'listRequirements 304': askAgain,
  'sendTask 202': (transaction) => patchBody(transaction, { alias: 'scout' }),
  'sendTask 404': (transaction) => patchBody(transaction, { alias: 'nobody' }),
  'openChannelStream 404': (transaction) => {
    transaction.fullPath = transaction.fullPath.replace('/builder', '/nobody');
  },
  'callTool 202': (transaction) => setBody(transaction, '{"jsonrpc":"2.0","method":"notifications/initialized"}'),
  'callTool 403': (transaction) => {
    transaction.request.headers['Origin'] = 'https://elsewhere.example';
  },
  'callTool 404': (transaction) => {
    const version = '2026-07-28';
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': version,
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    setBody(transaction, JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'nobody/list', params: { _meta } }));
    transaction.request.headers['MCP-Protocol-Version'] = version;
    transaction.request.headers['Mcp-Method'] = 'nobody/list';
  },
};

/** The way to the documented answer; undefined when nobody has written one. */
export function provokeOf({ operationId }: Operation, status: string): Provoke | undefined {
  return ofOperation[`${operationId} ${status}`] ?? byStatus[status];
}

/** What is cancelled or handed on is a task of its own: others look at the planted ones. */
async function moveNewTask(transaction: Transaction, _operation: Operation, { sound }: Hubs): Promise<void> {
  const { hub, mia } = sound;
  const { body } = await hub.api('POST', '/api/task', { token: mia.token, body: { alias: 'critic', task: 'short' } });
  transaction.fullPath = transaction.fullPath.replace(/\/task\/[^/]+/, `/task/${body.task_id}`);
}

async function asAdminAgain(transaction: Transaction, operation: Operation, hubs: Hubs): Promise<void> {
  asAdmin(transaction, operation, hubs);
  await byStatus['422']?.(transaction, operation, hubs);
}

/** A person of the call's own, who owns nothing. */
async function onPerson(transaction: Transaction, operation: Operation, { sound: { hub, boss } }: Hubs): Promise<void> {
  const { userId, token, networkId } = await hub.registerUser();
  await hub.api('DELETE', `/api/networks/${networkId}`, { token });
  setPathValue(transaction, operation.path, userId);
  setToken(transaction, boss.token);
}

function onNobody(transaction: Transaction, { path }: Operation, { sound }: Hubs): void {
  setPathValue(transaction, path, 'u_nobody');
  setToken(transaction, sound.boss.token);
}

function onOneself(transaction: Transaction, { path }: Operation, { sound }: Hubs): void {
  setPathValue(transaction, path, sound.boss.userId);
  setToken(transaction, sound.boss.token);
}

async function asDisabled(
  transaction: Transaction,
  _operation: Operation,
  { sound: { hub, boss } }: Hubs,
): Promise<void> {
  const { userId, username, password } = await hub.registerUser();
  await hub.api('POST', `/api/users/${userId}/disable`, { token: boss.token });
  patchBody(transaction, { username, password });
}

function askAgain(transaction: Transaction): void {
  transaction.request.headers['If-None-Match'] = '*';
}

function asAdmin(transaction: Transaction, _operation: Operation, { sound }: Hubs): void {
  setToken(transaction, sound.boss.token);
}

async function asAdminBadly(transaction: Transaction, operation: Operation, hubs: Hubs): Promise<void> {
  asAdmin(transaction, operation, hubs);
  await byStatus['400']?.(transaction, operation, hubs);
}

async function callAsDeleted(transaction: Transaction, _operation: Operation, { sound }: Hubs): Promise<void> {
  const user = await sound.hub.registerUser();
  await sound.hub.api('GET', '/api/auth/me', { token: user.token });
  await deleteUser(sound.hub, user.userId);
  setToken(transaction, user.token);
  transaction.fullPath = transaction.fullPath.replace(/\?.*/, '');
}

async function deleteUser(hub: TestHub, userId: string): Promise<void> {
  await inUnit(hub, async (tx) => {
    await tx.db.deleteFrom('memberships').where('user_id', '=', userId).execute();
    await tx.db.deleteFrom('users').where('user_id', '=', userId).execute();
  });
}
