import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fillSessions } from '../parity/fill.ts';
import { cursorOf, expectCursorsRefused, restList, walkPages } from '../support/pages.ts';
import { addMember, inUnit } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let owner: TestUser;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  owner = await hub.registerUser();
});
afterAll(() => hub.close());

const aliasesOf = (rows: readonly { readonly alias: string }[]): string[] => rows.map(({ alias }) => alias);
const unique = (values: readonly string[]): number => new Set(values).size;

describe('getStatus', () => {
  const status = restList(() => hub, '/api/status');

  test('200: pages show every session once, and the summary counts all of them on each', async () => {
    await fillSessions(hub, owner, 23);
    for (const limit of [1, 5, 23, 24]) {
      const rows = await walkPages(status, 'sessions', { token: owner.token, limit });
      expect([rows.length, unique(aliasesOf(rows))]).toEqual([23, 23]);
    }
    const cursor = await cursorOf(status, owner.token);
    expect((await status(owner.token, { limit: 4, cursor })).summary).toMatchObject({ idle: 23, total: 23 });
  });

  test('200: pages of one status', async () => {
    await fillSessions(hub, owner, 9);
    await inUnit(hub, (tx) =>
      tx.db
        .updateTable('sessions')
        .set({ status: 'working' })
        .where('network_id', '=', owner.networkId)
        .where('alias', 'in', ['a1', 'a4', 'a8'])
        .execute(),
    );
    const busy = restList(() => hub, '/api/status?status=working');
    expect(aliasesOf(await walkPages(busy, 'sessions', { token: owner.token, limit: 2 }))).toEqual(['a1', 'a4', 'a8']);
    const silent = restList(() => hub, '/api/status?status=offline');
    hub.clock.advance(601_000);
    expect(await walkPages(silent, 'sessions', { token: owner.token, limit: 2 })).toHaveLength(9);
  });

  test('200: 1,000 sessions in one answer, which says that it is cut; the rest comes by its cursor', async () => {
    await fillSessions(hub, owner, 1_001);
    const first = await status(owner.token);
    expect(first).toMatchObject({ has_more: true, truncated: true, summary: { total: 1_001 } });
    expect(first.sessions).toHaveLength(1_000);
    const rest = await status(owner.token, { cursor: first.next_cursor });
    expect(unique(aliasesOf([...first.sessions, ...rest.sessions]))).toBe(1_001);
    expect(rest).toMatchObject({ has_more: false, next_cursor: null });
    expect(rest).not.toHaveProperty('truncated');
    expect(await status(owner.token, { limit: 10 })).not.toHaveProperty('truncated');
  });

  test('200: pages over several networks, the networks one after the other', async () => {
    const other = await hub.registerUser();
    await addMember(hub, other, owner, 'member');
    await fillSessions(hub, owner, 7);
    await fillSessions(hub, other, 6);
    await fillSessions(hub, await hub.registerUser(), 5);
    for (const limit of [1, 3, 7, 13]) {
      const rows = await walkPages(status, 'sessions', { token: owner.token, limit });
      expect(aliasesOf(rows).sort()).toEqual([
        'a0',
        'a0',
        'a1',
        'a1',
        'a2',
        'a2',
        'a3',
        'a3',
        'a4',
        'a4',
        'a5',
        'a5',
        'a6',
      ]);
    }
  });

  test('200: sessions that stay are seen once while others come and go', async () => {
    await fillSessions(hub, owner, 40);
    const between = (page: number) =>
      inUnit(hub, async ({ db }) => {
        const own = db.deleteFrom('sessions').where('network_id', '=', owner.networkId);
        await own.where('alias', '=', `a${page}`).execute();
        const seen = { status: 'idle' as const, runtime_evidence: 0, last_seen_at: 1, updated_at: 1 };
        const session = { network_id: owner.networkId, alias: `a2-new${page}`, resume_id: 'r', ...seen };
        await db.insertInto('sessions').values(session).execute();
      });
    const seen = aliasesOf(await walkPages(status, 'sessions', { token: owner.token, limit: 4, between }));
    expect(unique(seen)).toBe(seen.length);
    const stayed = Array.from({ length: 25 }, (_none, n) => `a${n + 15}`);
    expect(stayed.filter((alias) => !seen.includes(alias))).toEqual([]);
  });

  test('400 invalid_cursor: of no list, of another list, of another network', async () => {
    await fillSessions(hub, owner, 2);
    const other = await hub.registerUser();
    await fillSessions(hub, other, 2);
    const named = restList(() => hub, `/api/status?network_id=${owner.networkId}`);
    const cursors = [await cursorOf(status, other.token), await cursorOf(named, owner.token)];
    const { next_cursor: ofTool } = await hub.tool('get_all_status', { limit: 1 }, owner.token);
    await expectCursorsRefused(status, owner.token, [...cursors, ofTool]);
  });

  test('400 invalid_input: a page of none, or of more than 1,000', async () => {
    for (const limit of [0, 1_001, 1.5]) {
      const { error, details } = await status(owner.token, { limit });
      expect([error, details[0].path]).toEqual(['invalid input', '/query/limit']);
    }
  });
});
