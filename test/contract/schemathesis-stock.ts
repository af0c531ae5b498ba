import { signIn } from '../support/browser.ts';
import { upload } from '../support/upload.ts';
import type { ContractHub } from './fleet.ts';

/** By operationId: for `path.<name>`, `query.<name>` or `body.<name>` the values that its calls take one by one. */
export type Stock = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Calls that use something up: each operation has so many of its things. */
const share = 12;

/** The cookies of browsers that are signed in. @throws Error when the hub refuses */
export async function signInBrowsers({ hub, mia }: ContractHub): Promise<string[]> {
  const browsers = await Promise.all(Array.from({ length: share }, () => signIn(hub, mia)));
  return browsers.map(({ cookie }) => cookie.slice(cookie.indexOf('=') + 1));
}

/**
 * What the calls of a run use up (networks, members, invites, renames, tokens, nodes, cards), so that each operation
 * meets things that are there. The last value of a list stays when the others are gone.
 *
 * @throws Error when the hub refuses
 */
export async function fillStock({ hub, mia, tasks, things }: ContractHub): Promise<Stock> {
  const call = async (method: string, path: string, body: object) => {
    const answer = await hub.api(method, path, { token: mia.token, body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const each = <T>(make: (at: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: share }, (_, at) => make(at)));
  const inNetwork = `/api/networks/${mia.networkId}`;
  const guests = await each(() => hub.registerUser());
  const strangers = await each(() => hub.registerUser());
  for (const { userId } of guests) await call('POST', `${inNetwork}/members`, { user_id: userId, role: 'member' });
  const networks = await each((at) => call('POST', '/api/networks', { name: `spare ${at}` }));
  const invites = await Promise.all(
    strangers.map(
      async ({ token, networkId }) => (await hub.api('POST', `/api/networks/${networkId}/invite`, { token })).body,
    ),
  );
  const open = await each(() => call('POST', `${inNetwork}/invite`, {}));
  const tokens = await each((at) => call('POST', '/api/auth/tokens', { name: `spare ${at}` }));
  for (let at = 0; at < 3 * share; at++) await hub.mintNode(mia, `spare-${at}`);
  const names = (from: number): string[] => Array.from({ length: share }, (_, at) => `spare-${from + at}`);
  const renames = async (from: number): Promise<string[]> =>
    Promise.all(
      names(from).map(async (old) => {
        const pair = { old_alias: old, new_alias: `${old}-anew` };
        return (await call('POST', '/api/node-rename/prepare', { network_id: mia.networkId, ...pair }))
          .txn_id as string;
      }),
    );
  const inHome = `?network_id=${mia.networkId}`;
  const files = await each(
    async () => (await upload(hub.url, mia.token, {}, { query: inHome })).body.file_id as string,
  );
  const cards = await each((at) => call('POST', `/api/requirements${inHome}`, { name: `spare ${at}` }));
  const projects = await each((at) => call('POST', `/api/requirements/projects${inHome}`, { name: `spare ${at}` }));
  const waiting = (await hub.api('GET', '/api/attention', { token: mia.token })).body.items as { key: string }[];
  const users = { path: guests.map(({ userId }) => userId), home: [mia.networkId] };
  const member = { 'path.network_id': users.home, 'path.user_id': users.path };
  const accounts = (await each(() => hub.registerUser())).map(({ userId }) => userId);
  const leavers = await each(() => hub.registerUser());
  for (const { networkId, token } of leavers) await hub.api('DELETE', `/api/networks/${networkId}`, { token });
  const tags = await call('POST', `/api/requirements${inHome}`, { name: 'tagged', tags: ['draft'] });
  return {
    resetPassword: { 'path.user_id': accounts },
    disableUser: { 'path.user_id': accounts },
    enableUser: { 'path.user_id': accounts },
    deleteUser: { 'path.user_id': leavers.map(({ userId }) => userId) },
    revokeToken: { 'path.token_id': tokens.map(({ token_id }) => token_id as string) },
    joinNetwork: { 'body.invite_code': invites.map(({ invite_code }) => invite_code as string) },
    deleteNetwork: { 'path.network_id': networks.map(({ network_id }) => network_id as string) },
    updateNetwork: { 'path.network_id': [networks.at(-1).network_id] },
    addMember: { 'path.network_id': users.home, 'body.user_id': strangers.map(({ userId }) => userId) },
    updateMember: { ...member, 'path.user_id': [users.path.at(-1)!] },
    removeMember: member,
    setAgentGrants: { ...member, 'path.user_id': [users.path.at(-1)!] },
    listAgentGrants: { ...member, 'path.user_id': [users.path.at(-1)!] },
    deleteInvite: { 'path.network_id': users.home, 'path.invite_id': open.map(({ invite_id }) => invite_id as string) },
    deleteNodeRecord: { 'path.ref': names(0) },
    commitRename: { 'body.txn_id': await renames(share) },
    abortRename: { 'body.txn_id': await renames(2 * share) },
    prepareRename: { 'body.network_id': users.home, 'body.old_alias': ['scout'] },
    deleteRequirement: { 'path.requirement_id': cards.map(({ requirement }) => requirement.id as string) },
    deleteProject: { 'path.project_id': projects.map(({ project }) => project.id as string) },
    deleteFile: { 'path.file_id': files },
    getRequirement: { 'path.requirement_id': [tags.requirement.id] },
    getTask: { 'path.task_id': [tasks.running] },
    getTaskById: { 'path.task_id': [tasks.replied] },
    getNodeCreateRequest: { 'query.request_id': [things.requestId] },
    snoozeAttention: {
      'body.key': waiting.map(({ key }) => key),
      'body.until': [new Date(hub.clock.now() + 3_600_000).toISOString()],
    },
    openNetworkStream: { 'path.network_id': users.home },
  };
}
