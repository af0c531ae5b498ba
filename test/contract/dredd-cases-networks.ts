import { fillTokens } from '../support/set-up.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';
import { addQuery, patchBody, setToken } from './dredd-provoke.ts';
import type { Provoke } from './dredd-provoke.ts';
import type { Transaction } from './dredd-contract.ts';

/** Ways of the operations on networks, members and node records; each has a network or a node of its own. */
export const ofNetworks: Readonly<Record<string, Provoke>> = {
  'joinNetwork 200': async (transaction, _operation, { sound: { hub } }) => {
    const { owner, guest } = await twoUsers(hub);
    const { body } = await hub.api('POST', `/api/networks/${owner.networkId}/invite`, { token: owner.token });
    patchBody(transaction, { invite_code: body.invite_code });
    setToken(transaction, guest.token);
  },
  'joinNetwork 409': async (transaction, _operation, { sound: { hub } }) => {
    const { owner, guest } = await twoUsers(hub);
    const { body } = await hub.api('POST', `/api/networks/${owner.networkId}/invite`, { token: owner.token });
    patchBody(transaction, { invite_code: body.invite_code });
    await fillTokens(hub, guest);
    setToken(transaction, guest.token);
  },
  'issueNodeToken 409': async (transaction, _operation, { sound: { hub } }) => {
    const { owner } = await twoUsers(hub);
    await fillTokens(hub, owner);
    patchBody(transaction, { network_id: owner.networkId });
    setToken(transaction, owner.token);
  },
  'issueApiToken 409': async (transaction, _operation, { sound: { hub } }) => {
    const { owner } = await twoUsers(hub);
    await fillTokens(hub, owner);
    setToken(transaction, owner.token);
  },
  'deleteNetwork 200': async (transaction, _operation, { sound: { hub } }) => {
    inNetworkOf(transaction, (await twoUsers(hub)).owner);
  },
  'addMember 200': async (transaction, _operation, { sound: { hub } }) => {
    const { owner, guest } = await twoUsers(hub);
    inNetworkOf(transaction, owner);
    patchBody(transaction, { user_id: guest.userId });
  },
  'addMember 404': (transaction) => patchBody(transaction, { user_id: 'u_nobody' }),
  'updateMember 200': onMember,
  'removeMember 200': onMember,
  'setAgentGrants 200': async (transaction, operation, hubs) => {
    await onMember(transaction, operation, hubs);
    patchBody(transaction, { node_ids: [] });
  },
  'setAgentGrants 404': async (transaction, operation, hubs) => {
    await onMember(transaction, operation, hubs);
    patchBody(transaction, { node_ids: ['n_nobody'] });
  },
  'listAgentGrants 200': onMember,
  'deleteInvite 200': async (transaction, _operation, { sound: { hub } }) => {
    const { owner } = await twoUsers(hub);
    const { body } = await hub.api('POST', `/api/networks/${owner.networkId}/invite`, { token: owner.token });
    inNetworkOf(transaction, owner);
    transaction.fullPath = transaction.fullPath.replace(/(?<=\/invites\/)[^/?]+/, body.invite_id);
  },
  'getNodeCreateRequest 404': (transaction) => addQuery(transaction, 'request_id', 'cr_nobody'),
  'prepareRename 404': (transaction) => patchBody(transaction, { old_alias: 'nobody' }),
  'deleteNodeRecord 200': async (transaction, _operation, { sound: { hub, mia } }) => {
    await hub.mintNode(mia, 'short-lived');
    transaction.fullPath = transaction.fullPath.replace(/(?<=\/api\/nodes\/)[^/?]+/, 'short-lived');
  },
  'prepareRename 200': async (transaction, _operation, { sound: { hub, mia } }) => {
    await hub.mintNode(mia, 'first-name');
    patchBody(transaction, { network_id: mia.networkId, old_alias: 'first-name', new_alias: 'second-name' });
  },
  'commitRename 200': onPreparedRename,
  'abortRename 200': onPreparedRename,
};

async function onMember(
  transaction: Transaction,
  _operation: unknown,
  { sound: { hub } }: { readonly sound: { readonly hub: TestHub } },
): Promise<void> {
  const { owner, guest } = await twoUsers(hub);
  const added = { user_id: guest.userId, role: 'member' };
  await hub.api('POST', `/api/networks/${owner.networkId}/members`, { token: owner.token, body: added });
  inNetworkOf(transaction, owner);
  transaction.fullPath = transaction.fullPath.replace(/(?<=\/members\/)[^/?]+/, guest.userId);
}

let renames = 0;

async function onPreparedRename(
  transaction: Transaction,
  _operation: unknown,
  { sound: { hub, mia } }: { readonly sound: { readonly hub: TestHub; readonly mia: TestUser } },
): Promise<void> {
  const names = { old_alias: `renamed-${++renames}`, new_alias: `renamed-${renames}-again` };
  await hub.mintNode(mia, names.old_alias);
  const prepare = { token: mia.token, body: { network_id: mia.networkId, ...names } };
  const { body } = await hub.api('POST', '/api/node-rename/prepare', prepare);
  patchBody(transaction, { txn_id: body.txn_id });
}

async function twoUsers(hub: TestHub): Promise<{ owner: TestUser; guest: TestUser }> {
  return { owner: await hub.registerUser(), guest: await hub.registerUser() };
}

function inNetworkOf(transaction: Transaction, owner: TestUser): void {
  transaction.fullPath = transaction.fullPath.replace(/(?<=\/api\/networks\/)[^/?]+/, owner.networkId);
  setToken(transaction, owner.token);
}
