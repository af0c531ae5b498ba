import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Tx } from '../../src/domain/ctx.ts';
import { startDaemon } from '../support/daemon.ts';
import type { TestDaemon } from '../support/daemon.ts';
import { addTo } from '../support/members.ts';
import { cursorOf, expectCursorsRefused, toolList, walkPages } from '../support/pages.ts';
import { inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

/** Lists that only tools have. */
let hub: TestHub;
let owner: TestUser;
let other: TestUser;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  owner = await hub.registerUser();
  other = await hub.registerUser();
});
afterAll(() => hub.close());

const own = () => hub;
const numbers = (count: number): number[] => Array.from({ length: count }, (_none, n) => n);
const fill = async (count: number, insert: (db: Tx['db'], n: number) => Promise<unknown>): Promise<void> => {
  await inUnit(hub, async ({ db }) => {
    for (const n of numbers(count)) await insert(db, n);
  });
};

describe('get_inbox', () => {
  const list = toolList(own, 'get_inbox', { alias: 'bee' });
  const send = async (user: TestUser, count: number): Promise<string> => {
    const bee = await hub.mintNode(user, 'bee');
    for (const n of numbers(count)) {
      const priority = ['low', 'high', 'normal'][n % 3];
      await hub.tool('send_task', { alias: 'bee', task: `t${n}`, priority, network_id: user.networkId }, user.token);
    }
    return bee;
  };
  const contents = (rows: Loose[]): string[] => rows.map(({ content }) => content);

  test('ok: pages show every delivery once, the most urgent first, while others come and go', async () => {
    const bee = await send(owner, 7);
    const whole = contents((await list(bee, { limit: 100 })).messages);
    expect(whole).toEqual(['t1', 't4', 't2', 't5', 't0', 't3', 't6']);
    const between = async (page: number) => {
      if (page === 1) await hub.tool('send_task', { alias: 'bee', task: 'late', priority: 'high' }, owner.token);
    };
    const walked = contents(await walkPages(list, 'messages', { token: bee, limit: 2, between }));
    expect(walked).toEqual(['t1', 't4', 'late', ...whole.slice(2)]);
    const again = contents(await walkPages(list, 'messages', { token: bee, limit: 3 }));
    expect(again).toEqual(['t1', 't4', 'late', ...whole.slice(2)]);
  });

  test('ok: pages over two networks', async () => {
    await send(owner, 4);
    await addTo(hub, other, owner, { role: 'member' });
    await send(other, 5);
    const walked = await walkPages(list, 'messages', { token: owner.token, limit: 2 });
    expect(new Set(walked.map(({ id }) => id)).size).toBe(9);
    expect(walked).toHaveLength(9);
  });

  test('invalid_cursor: of no list, of another network', async () => {
    const bee = await send(owner, 2);
    await expectCursorsRefused(list, bee, [await cursorOf(list, await send(other, 2))]);
  });
});

describe('list_skills', () => {
  const list = toolList(own, 'list_skills', { include_pending: true });
  const submit = async (user: TestUser, count: number) => {
    for (const n of numbers(count)) {
      const skill = { slug: `skill-${n}`, name: `Skill ${n}`, description: 'd', content: `# ${n}`, version: '1.0.0' };
      expect(await hub.tool('submit_skill', skill, user.token)).toMatchObject({ ok: true });
    }
  };

  test('ok: pages show every skill once, the newest first', async () => {
    await submit(owner, 5);
    const walked = await walkPages(list, 'skills', { token: owner.token, limit: 2 });
    expect(walked.map(({ slug }) => slug)).toEqual(['skill-4', 'skill-3', 'skill-2', 'skill-1', 'skill-0']);
  });

  test('invalid_cursor: of no list, of another network', async () => {
    await submit(owner, 2);
    await submit(other, 2);
    await expectCursorsRefused(list, owner.token, [await cursorOf(list, other.token)]);
  });
});

describe('list_providers', () => {
  const list = toolList(own, 'list_providers');
  const provide = async (user: TestUser, count: number) => {
    for (const n of numbers(count)) {
      const provider = { name: `p${n}`, vendor: 'openai', base_url: 'https://api.example.com', secret_key_ref: 'KEY' };
      await hub.tool('upsert_network_secret', { key: 'KEY', value: `value-${n}-of-a-secret` }, user.token);
      expect(await hub.tool('upsert_provider', { ...provider, models: [] }, user.token)).toMatchObject({ ok: true });
    }
  };

  test('ok: pages show every provider once, by name', async () => {
    await provide(owner, 5);
    const walked = await walkPages(list, 'providers', { token: owner.token, limit: 2 });
    expect(walked.map(({ name }) => name)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
  });

  test('invalid_cursor: of no list, of another network', async () => {
    await provide(owner, 2);
    await provide(other, 2);
    await expectCursorsRefused(list, owner.token, [await cursorOf(list, other.token)]);
  });
});

describe('list_network_secrets', () => {
  const list = toolList(own, 'list_network_secrets');
  const keep = async (user: TestUser, count: number) => {
    for (const n of numbers(count)) {
      await hub.tool('upsert_network_secret', { key: `KEY_${n}`, value: `value-${n}-of-a-secret` }, user.token);
    }
  };

  test('ok: pages show every name once', async () => {
    await keep(owner, 5);
    const walked = await walkPages(list, 'keys', { token: owner.token, limit: 2 });
    expect(walked).toEqual(['KEY_0', 'KEY_1', 'KEY_2', 'KEY_3', 'KEY_4']);
  });

  test('invalid_cursor: of no list, of another network', async () => {
    await keep(owner, 2);
    await keep(other, 2);
    await expectCursorsRefused(list, owner.token, [await cursorOf(list, other.token)]);
  });
});

describe('get_probe_results', () => {
  const list = toolList(own, 'get_probe_results');
  const probe = async (user: TestUser, count: number) => {
    await hub.tool('upsert_network_secret', { key: 'KEY', value: 'value-of-a-secret' }, user.token);
    const about = {
      name: 'p',
      vendor: 'openai',
      base_url: 'https://api.example.com',
      secret_key_ref: 'KEY',
      models: [],
    };
    const { provider } = await hub.tool('upsert_provider', about, user.token);
    await fill(count, (db, n) =>
      db
        .insertInto('probes')
        .values({
          ...{ network_id: user.networkId, seq: n + 1, probe_id: `probe-${n}`, provider_id: provider.provider_id },
          ...{ model_name: 'm', daemon_node_id: 'n_1', status: 'ok' as const },
          ...{ created_at: hub.clock.now(), deadline_at: hub.clock.now(), acked_at: hub.clock.now() },
        })
        .execute(),
    );
  };

  test('ok: pages show every probe once, the newest first', async () => {
    await probe(owner, 5);
    const walked = await walkPages(list, 'results', { token: owner.token, limit: 2 });
    expect(walked.map((row) => row.probe_id)).toEqual([4, 3, 2, 1, 0].map((n) => `probe-${n}`));
  });

  test('invalid_cursor: of no list, of another network', async () => {
    await probe(owner, 2);
    await probe(other, 2);
    await expectCursorsRefused(list, owner.token, [await cursorOf(list, other.token)]);
  });
});

describe('projects_list', () => {
  const list = toolList(own, 'projects_list');
  const create = async (user: TestUser, count: number) => {
    for (const n of numbers(count)) await hub.tool('projects_create', { name: `project ${n}` }, user.token);
  };

  test('ok: pages show every project once', async () => {
    await create(owner, 5);
    const walked = await walkPages(list, 'projects', { token: owner.token, limit: 2 });
    expect(walked.map(({ name }) => name)).toEqual(numbers(5).map((n) => `project ${n}`));
  });

  test('invalid_limit: a page of none', async () => {
    expect(await list(owner.token, { limit: 0 })).toMatchObject({ ok: false, error: 'invalid_limit' });
  });

  test('invalid_cursor: of no list, of another network', async () => {
    await create(owner, 2);
    await create(other, 2);
    await expectCursorsRefused(list, owner.token, [await cursorOf(list, other.token)]);
  });
});

describe('what a daemon lists', () => {
  let daemon: TestDaemon;
  let stranger: TestDaemon;
  beforeEach(async () => {
    daemon = await startDaemon(hub, owner);
    stranger = await startDaemon(hub, other);
  });
  /** Both daemons get as many. */
  const fillBoth = async (
    count: number,
    insert: (db: Tx['db'], n: number, one: TestDaemon, user: TestUser) => Promise<unknown>,
  ) => {
    for (const [one, user] of [
      [daemon, owner],
      [stranger, other],
    ] as const) {
      await fill(count, (db, n) => insert(db, n, one, user));
    }
  };
  const order = (n: number, one: TestDaemon, user: TestUser) => ({
    ...{
      network_id: user.networkId,
      request_id: `r-${user.username}-${n}`,
      daemon_node_id: one.nodeId,
      status: 'pending' as const,
    },
    ...{ created_at: hub.clock.now(), deadline_at: hub.clock.now() + 60_000 },
  });

  describe('list_my_children', () => {
    const list = toolList(own, 'list_my_children');

    test('ok: pages show every child once; invalid cursors are refused', async () => {
      await fillBoth(5, async (db, n, one, user) => {
        const child = {
          node_id: `n-${user.username}-${n}`,
          network_id: user.networkId,
          node_name: `c${n}`,
          alias: `c${n}`,
        };
        const now = hub.clock.now();
        await db
          .insertInto('nodes')
          .values({ ...child, daemon_node_id: one.nodeId, created_at: now, updated_at: now })
          .execute();
      });
      const walked = await walkPages(list, 'children', { token: daemon.token, limit: 2 });
      expect(walked.map(({ alias }) => alias)).toEqual(['c0', 'c1', 'c2', 'c3', 'c4']);
    });

    test('invalid_cursor: of no list, of another network', async () => {
      await expectCursorsRefused(list, daemon.token, []);
    });
  });

  describe('list_my_pending_create_requests', () => {
    const list = toolList(own, 'list_my_pending_create_requests');

    test('ok: pages show every order once', async () => {
      await fillBoth(5, (db, n, one, user) =>
        db
          .insertInto('create_requests')
          .values({ ...order(n, one, user), child_name: `c${n}`, runtime: 'codex-sdk', node_spec: '{}' })
          .execute(),
      );
      expect(await walkPages(list, 'requests', { token: daemon.token, limit: 2 })).toHaveLength(5);
    });

    test('invalid_cursor: of no list', async () => {
      await expectCursorsRefused(list, daemon.token, []);
    });
  });

  describe('list_my_pending_lifecycle_requests', () => {
    const list = toolList(own, 'list_my_pending_lifecycle_requests');

    test('ok: pages show every order once, whatever it is about', async () => {
      await fillBoth(5, (db, n, one, user) =>
        db
          .insertInto('lifecycle_requests')
          .values({ ...order(n, one, user), ...about(n) })
          .execute(),
      );
      const first = await list(daemon.token, { limit: 3 });
      const rest = await list(daemon.token, { limit: 3, cursor: first.next_cursor });
      const shown = [first, rest].flatMap((page) => [...page.stop_requests, ...page.start_requests]);
      expect(new Set(shown.map((row) => row.request_id)).size).toBe(5);
      expect(rest).toMatchObject({ has_more: false, next_cursor: null });
    });

    test('invalid_cursor: of no list', async () => {
      await expectCursorsRefused(list, daemon.token, []);
    });
  });
});

const about = (n: number) => ({
  ...{ node_id: `n-${n}`, alias: `c${n}`, state_before: 'active' as const },
  action: n % 2 === 0 ? ('stop' as const) : ('start' as const),
});
