import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fillSessions } from '../parity/fill.ts';
import { startDaemon } from '../support/daemon.ts';
import { addTo } from '../support/members.ts';
import { askRest, cursorOf, expectCursorsRefused, madeUpCursors, restList, walkPages } from '../support/pages.ts';
import type { AskPage } from '../support/pages.ts';
import { addMember, inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
/** The first account, which is an admin. */
let root: TestUser;
let owner: TestUser;
let other: TestUser;
beforeAll(async () => {
  hub = await startTestHub();
  root = await hub.registerUser();
});
beforeEach(async () => {
  owner = await hub.registerUser();
  other = await hub.registerUser();
});
afterAll(() => hub.close());

const own = () => hub;
const numbers = (count: number): number[] => Array.from({ length: count }, (_none, n) => n);

/** Walks in pages of several sizes; each walk shows the same rows, none twice, in the order of one whole answer. */
async function expectWalks(ask: AskPage, list: string, key: string, wanted: number, token = owner.token) {
  const keysOf = (rows: readonly Loose[]): string[] => rows.map((row) => row[key]);
  const whole = await ask(token);
  expect([keysOf(whole[list]).length, whole.has_more, whole.next_cursor]).toEqual([wanted, false, null]);
  for (const limit of [1, 3, wanted, wanted + 1]) {
    expect(keysOf(await walkPages(ask, list, { token, limit }))).toEqual(keysOf(whole[list]));
  }
}

describe('listNodes', () => {
  const list = restList(own, '/api/nodes');
  const fillNodes = async (user: TestUser, count: number) => {
    for (const n of numbers(count)) await hub.mintNode(user, `node-${n}`);
  };

  test('200: pages show every node once, over several networks too', async () => {
    await fillNodes(owner, 7);
    await expectWalks(list, 'nodes', 'alias', 7);
    await addTo(hub, other, owner, { role: 'member' });
    await fillNodes(other, 5);
    await expectWalks(list, 'nodes', 'node_id', 12);
  });

  test('400 invalid_cursor: of no list, of another list, of another network', async () => {
    await fillNodes(owner, 2);
    await fillNodes(other, 2);
    await fillSessions(hub, owner, 2);
    const ofStatus = await cursorOf(restList(own, '/api/status'), owner.token);
    await expectCursorsRefused(list, owner.token, [await cursorOf(list, other.token), ofStatus]);
  });
});

describe('listMembers', () => {
  const listOf = (user: TestUser): AskPage => restList(own, `/api/networks/${user.networkId}/members`);

  test('200: pages show every member once, who joined first first', async () => {
    for (const _n of numbers(5)) await addMember(hub, owner, await hub.registerUser(), 'member');
    await expectWalks(listOf(owner), 'members', 'user_id', 6);
  });

  test('400 invalid_cursor: of no list, of another network', async () => {
    await addMember(hub, other, owner, 'admin');
    await addMember(hub, owner, other, 'member');
    await expectCursorsRefused(listOf(owner), owner.token, [await cursorOf(listOf(other), owner.token)]);
  });
});

describe('listUsers', () => {
  const list = restList(own, '/api/users');

  test('200: pages show every account once', async () => {
    const { users } = await list(root.token);
    await expectWalks(list, 'users', 'user_id', users.length, root.token);
  });

  test('400 invalid_cursor: of no list, of another list', async () => {
    await hub.api('POST', '/api/auth/login', { body: { username: root.username, password: root.password } });
    await expectCursorsRefused(list, root.token, [await cursorOf(restList(own, '/api/auth/tokens'), root.token)]);
  });
});

describe('listTokens', () => {
  const list = restList(own, '/api/auth/tokens');

  test('200: pages show every token once, and none of another person', async () => {
    for (const _n of numbers(5)) await hub.api('POST', '/api/auth/tokens', { token: owner.token });
    const { tokens } = await list(owner.token);
    await expectWalks(list, 'tokens', 'token_id', tokens.length);
  });

  test('400 invalid_cursor: of no list, of another person', async () => {
    for (const user of [owner, other]) await hub.api('POST', '/api/auth/tokens', { token: user.token });
    await expectCursorsRefused(list, owner.token, [await cursorOf(list, other.token)]);
  });
});

describe('listNetworks', () => {
  const list = restList(own, '/api/networks');

  test('200: pages show own networks first, then the others, each once', async () => {
    for (const _n of numbers(4)) await addMember(hub, await hub.registerUser(), owner, 'viewer');
    await hub.api('POST', '/api/networks', { token: owner.token, body: { name: 'second' } });
    await expectWalks(list, 'networks', 'network_id', 6);
    const roles = (await walkPages(list, 'networks', { token: owner.token, limit: 1 })).map((row) => row.member_role);
    expect(roles).toEqual(['owner', 'owner', 'viewer', 'viewer', 'viewer', 'viewer']);
  });

  test('400 invalid_cursor: of no list, of another person', async () => {
    await addMember(hub, other, owner, 'member');
    await addMember(hub, owner, other, 'member');
    await expectCursorsRefused(list, owner.token, [await cursorOf(list, other.token)]);
  });
});

describe('listHostSupervisors', () => {
  const list = restList(own, '/api/host-supervisors');

  test('200: pages show every daemon once', async () => {
    for (const n of numbers(4)) await startDaemon(hub, owner, `host-${n}`);
    await expectWalks(list, 'daemons', 'alias', 4);
  });

  test('400 invalid_cursor: of no list, of another network', async () => {
    for (const user of [owner, other]) for (const n of numbers(2)) await startDaemon(hub, user, `host-${n}`);
    await expectCursorsRefused(list, owner.token, [await cursorOf(list, other.token)]);
  });
});

describe('listProjects', () => {
  const list = restList(own, '/api/requirements/projects');
  const create = async (user: TestUser, count: number) => {
    for (const n of numbers(count)) {
      await hub.api('POST', '/api/requirements/projects', { token: user.token, body: { name: `project ${n}` } });
    }
  };

  test('200: pages show every project once, by order', async () => {
    await create(owner, 5);
    await expectWalks(list, 'projects', 'name', 5);
  });

  test('400 invalid_limit: a page of none', async () => {
    expect(await list(owner.token, { limit: 0 })).toMatchObject({ error: 'invalid_limit', field: 'limit' });
  });

  test('400 invalid_cursor: of no list, of another network', async () => {
    await create(owner, 2);
    await create(other, 2);
    await expectCursorsRefused(list, owner.token, [await cursorOf(list, other.token)]);
  });
});

describe('listTags', () => {
  const list = restList(own, '/api/requirements/tags');
  const tag = async (user: TestUser, tags: readonly string[]) => {
    await hub.api('POST', '/api/requirements', { token: user.token, body: { name: 'card', tags } });
  };

  test('200: pages show every tag once with its count', async () => {
    await tag(owner, ['a', 'b', 'c', 'd', 'e']);
    expect(await walkPages(list, 'tags', { token: owner.token, limit: 2 })).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect((await list(owner.token, { limit: 2 })).counts).toEqual({ a: 1, b: 1 });
  });

  test('400 invalid_limit: a page of more than 1,000', async () => {
    expect(await list(owner.token, { limit: 1_001 })).toMatchObject({ error: 'invalid_limit', field: 'limit' });
  });

  test('400 invalid_cursor: of no list, of another network', async () => {
    await tag(owner, ['a', 'b']);
    await tag(other, ['a', 'b']);
    await expectCursorsRefused(list, owner.token, [await cursorOf(list, other.token)]);
  });
});

/** Puts hosts with one session each into a network, and a session whose host is not known. */
async function fillHosts(user: TestUser, count: number): Promise<void> {
  const now = hub.clock.now();
  const seen = { status: 'idle' as const, runtime_evidence: 0, last_seen_at: now, updated_at: now };
  await inUnit(hub, async ({ db }) => {
    for (const n of numbers(count)) {
      const [hostname, ip] = [`rack-${n}`, `10.0.0.${n}`];
      await db
        .insertInto('host_telemetry')
        .values({ network_id: user.networkId, hostname, ip, reported_at: now })
        .execute();
      const session = { network_id: user.networkId, alias: `on-${n}`, resume_id: 'r', ...seen };
      await db
        .insertInto('sessions')
        .values({ ...session, telemetry_host: hostname, telemetry_ip: ip })
        .execute();
    }
  });
  await fillSessions(hub, user, 1);
}

describe('listServers', () => {
  const page = async (cursor?: string, limit?: number) => {
    const { body, headers } = await askRest(hub, '/api/servers', owner.token, { limit, cursor });
    return { body, next: headers.get('x-next-cursor') };
  };

  test('200: pages show every host once; the cursor comes in a header, which the last page lacks', async () => {
    await fillHosts(owner, 5);
    const whole = await page();
    expect([whole.body.length, whole.next]).toEqual([6, null]);
    const walked: Loose[] = [];
    let cursor: string | undefined;
    do {
      const { body, next } = await page(cursor, 2);
      walked.push(...body);
      cursor = next ?? undefined;
    } while (cursor !== undefined);
    expect(walked).toEqual(whole.body);
  });

  test('400 invalid_cursor: of no list, of another network', async () => {
    await fillHosts(other, 2);
    const foreign = (await askRest(hub, '/api/servers', other.token, { limit: 1 })).headers.get('x-next-cursor');
    for (const cursor of [...madeUpCursors, foreign ?? '']) {
      expect((await page(cursor)).body).toMatchObject({ error: 'invalid_cursor', field: 'cursor' });
    }
  });
});

describe('listServerAgents', () => {
  const list = restList(own, '/api/server/unknown/agents');

  test('200: pages show every agent of the host once, and count all of them', async () => {
    await fillSessions(hub, owner, 7);
    await expectWalks(list, 'agents', 'alias', 7);
    expect((await list(owner.token, { limit: 2 })).agent_count).toBe(7);
    await addTo(hub, other, owner, { role: 'member' });
    await fillSessions(hub, other, 4);
    expect(await walkPages(list, 'agents', { token: owner.token, limit: 3 })).toHaveLength(11);
  });

  test('400 invalid_cursor: of no list, of another network', async () => {
    for (const user of [owner, other]) await fillSessions(hub, user, 2);
    await expectCursorsRefused(list, owner.token, [await cursorOf(list, other.token)]);
  });
});

describe('listServerLogs', () => {
  const list = restList(own, '/api/server-logs');

  test('200: pages show every line once, also while new ones come', async () => {
    const { log } = hub.hub.platform;
    for (const n of numbers(9)) log.error({ n }, 'a line of a page');
    const between = async (): Promise<void> => log.error({ n: -1 }, 'a line between pages');
    const lines = await walkPages(list, 'logs', { token: root.token, limit: 4, between });
    const shown = lines.map(({ line }) => JSON.parse(line)).filter(({ msg }) => msg === 'a line of a page');
    expect(shown.map(({ n }) => n)).toEqual(numbers(9).reverse());
  });

  test('400 invalid_cursor: of no list, of another list', async () => {
    await expectCursorsRefused(list, root.token, [await cursorOf(restList(own, '/api/users'), root.token)]);
  });
});
