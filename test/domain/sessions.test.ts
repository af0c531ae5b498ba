import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { systemCaller } from '../../src/domain/caller.ts';
import type { Ctx } from '../../src/domain/ctx.ts';
import { degradedLayers } from '../../src/domain/sessions/degraded-layers.ts';
import { getAllStatus } from '../../src/domain/sessions/get-all-status.ts';
import { getSessionStatus } from '../../src/domain/sessions/get-session-status.ts';
import { getStatus } from '../../src/domain/sessions/get-status.ts';
import { liveStatus } from '../../src/domain/sessions/live-status.ts';
import { markOffline } from '../../src/domain/sessions/mark-offline.ts';
import { isTerminal } from '../../src/domain/tasks/lifecycle.ts';
import type { SessionStatus, TaskStatus } from '../../generated/enums.ts';
import { openOwnedHub } from '../support/owned-hub.ts';
import type { OwnedHub } from '../support/owned-hub.ts';

const minute = 60_000;
const day = 86_400_000;

let hub: OwnedHub;
let owner: Ctx;
let networkId: string;

beforeEach(async () => {
  hub = await openOwnedHub();
  ({ owner, networkId } = hub);
});
afterEach(() => hub.close());

const session = (alias: string, status: SessionStatus, more: { server?: string; network?: string } = {}) =>
  owner.transaction((tx) =>
    tx.db
      .insertInto('sessions')
      .values({
        network_id: more.network ?? networkId,
        alias,
        resume_id: `r-${alias}`,
        status,
        server: more.server ?? null,
        progress: 0.5,
        last_seen_at: hub.clock.now(),
        updated_at: hub.clock.now(),
      })
      .execute(),
  );

const task = (toName: string, status: TaskStatus, deliveredAt = hub.clock.now()) =>
  owner.transaction(async (tx) =>
    tx.append('tasks', {
      task_id: tx.platform.ids.task(),
      network_id: networkId,
      from_name: 'hub',
      to_name: toName,
      sender_kind: 'user',
      sender_id: 'u_1',
      priority: 'normal',
      status,
      content: 'work',
      created_at: deliveredAt,
      delivered_at: deliveredAt,
      completed_at: isTerminal(status) ? hub.clock.now() : null,
    }),
  );

const completion = (name: string, result: string) =>
  owner.transaction(async (tx) =>
    tx.append('completions', {
      id: tx.platform.ids.completion(),
      task_id: null,
      network_id: networkId,
      session_name: name,
      task: 'work',
      result,
      artifacts: null,
      score: null,
      duration_minutes: 1.5,
      completed_at: hub.clock.now(),
    }),
  );

const statuses = async () => {
  const rows = await hub.database.reader.selectFrom('sessions').select(['alias', 'status']).orderBy('alias').execute();
  return Object.fromEntries(rows.map((row) => [row.alias, row.status]));
};

describe('liveStatus', () => {
  test('offline after more than ten minutes, never, or by its own word', () => {
    const seen = { status: 'working', lastSeenAt: 1_000 } as const;
    expect(liveStatus(seen, 1_000 + 10 * minute)).toBe('working');
    expect(liveStatus(seen, 1_001 + 10 * minute)).toBe('offline');
    expect(liveStatus({ status: 'offline', lastSeenAt: 1_000 }, 1_000)).toBe('offline');
    expect(liveStatus(null, 0)).toBe('offline');
  });
});

describe('degradedLayers', () => {
  const health = (value: unknown, at = 0) => ({ healthJson: JSON.stringify(value), healthAt: at });

  test('layers that say no, each with reason and hint', () => {
    const all = { app_server: { ok: false, reason: 'port closed' }, tui: { ok: false }, model_auth: 'expired' };
    expect(degradedLayers(health(all), 0)).toEqual([
      { layer: 'app_server', reason: 'port closed', hint: expect.any(String) },
      { layer: 'tui', reason: expect.any(String), hint: expect.any(String) },
      { layer: 'model_auth', reason: 'expired', hint: expect.any(String) },
    ]);
    expect(degradedLayers(health({ model_auth: 'revoked' }), 0)).toHaveLength(1);
  });

  test('what is unknown, fine or older than ten minutes is allowed', () => {
    const fine = { app_server: { ok: true }, tui: {}, model_auth: 'ok' };
    expect(degradedLayers(health(fine), 0)).toEqual([]);
    expect(degradedLayers(null, 0)).toEqual([]);
    expect(degradedLayers({ healthJson: null, healthAt: null }, 0)).toEqual([]);
    const bad = health({ tui: { ok: false } });
    expect(degradedLayers(bad, 10 * minute)).toHaveLength(1);
    expect(degradedLayers(bad, 10 * minute + 1)).toEqual([]);
  });
});

describe('getAllStatus', () => {
  test('all sessions with queue depth; the summary is not filtered', async () => {
    await session('bee', 'working', { server: 'one' });
    await session('cat', 'idle', { server: 'two' });
    await session('dog', 'idle', { server: 'one' });
    for (const status of ['created', 'delivered', 'acked', 'running', 'replied', 'expired'] as const) {
      await task('bee', status);
    }
    await task('bee', 'delivered', hub.clock.now() - day - 1);
    await task('cat', 'delivered');
    const all = await getAllStatus(owner, {});
    expect(all.rows.map((row) => [row.alias, row.queueDepth])).toEqual([
      ['bee', 4],
      ['cat', 1],
      ['dog', 0],
    ]);
    const summary = [
      { status: 'working', count: 1 },
      { status: 'idle', count: 2 },
    ];
    expect(all.summary).toEqual(summary);
    const aliases = async (filter: Parameters<typeof getAllStatus>[1]) => {
      const filtered = await getAllStatus(owner, filter);
      expect(filtered.summary).toEqual(summary);
      return filtered.rows.map((row) => row.alias);
    };
    expect(await aliases({ status: 'idle' })).toEqual(['cat', 'dog']);
    expect(await aliases({ server: 'one' })).toEqual(['bee', 'dog']);
    expect(await aliases({ server: 'one', status: 'idle' })).toEqual(['dog']);
  });

  test('silent sessions show as offline and are not written', async () => {
    await session('bee', 'working');
    hub.clock.advance(11 * minute);
    const all = await getAllStatus(owner, { status: 'offline' });
    expect(all.rows.map((row) => row.status)).toEqual(['offline']);
    expect(await statuses()).toEqual({ bee: 'working' });
  });

  test('three statements beside the one for the scope, whatever the number of sessions', async () => {
    for (let n = 0; n < 50; n += 1) await session(`bee${n}`, 'idle');
    let statements = 0;
    const stop = hub.database.watchStatements(() => (statements += 1));
    await getAllStatus(owner, {});
    stop();
    expect(statements).toBe(4);
  });

  test('another network stays unseen', async () => {
    await session('bee', 'idle', { network: 'net_other' });
    await session('cat', 'idle');
    expect((await getAllStatus(owner, {})).rows.map((row) => row.alias)).toEqual(['cat']);
    const stranger = await hub.ctxOf((await hub.register('bob')).token);
    await expect(getAllStatus(stranger, { networkId })).rejects.toMatchObject({ code: 'access_denied' });
  });
});

describe('getSessionStatus', () => {
  test('session, unread inbox and the last five completions', async () => {
    await session('bee', 'working');
    await owner.transaction((tx) =>
      tx.db
        .insertInto('inboxes')
        .values({ network_id: networkId, to_kind: 'alias', to_key: 'bee', last_seq: 9, unread: 3 })
        .execute(),
    );
    for (let n = 0; n < 6; n += 1) await completion('bee', `result ${n}`);
    await completion('cat', 'other');
    const report = await getSessionStatus(owner, { alias: 'bee' });
    expect(report.session).toMatchObject({ alias: 'bee', status: 'working' });
    expect(report.inboxPending).toBe(3);
    expect(report.recentCompletions.map((row) => row.result)).toEqual([5, 4, 3, 2, 1].map((n) => `result ${n}`));
  });

  test('an unknown alias is no fault', async () => {
    expect(await getSessionStatus(owner, { alias: 'bee' })).toEqual({
      session: null,
      inboxPending: 0,
      recentCompletions: [],
    });
  });
});

describe('getStatus', () => {
  test('three buckets; an own word of offline counts as offline', async () => {
    for (const status of ['working', 'blocked', 'error', 'waiting_input', 'idle', 'offline'] as const) {
      await session(`s-${status}`, status);
    }
    const { summary, rows: sessions } = await getStatus(owner, {});
    expect(summary).toEqual({ working: 4, idle: 1, offline: 1, total: 6 });
    expect(sessions).toHaveLength(6);
    const blocked = await getStatus(owner, { statuses: ['blocked'] });
    expect(blocked.rows.map((row) => row.alias)).toEqual(['s-blocked']);
    expect(blocked.summary.total).toBe(6);
    expect(hub.events).toEqual([]);
  });

  test('marks silent sessions once, keeps the time of their last report, tells the streams', async () => {
    await session('bee', 'working');
    hub.clock.advance(5 * minute);
    await session('cat', 'working');
    hub.clock.advance(6 * minute);
    expect((await getStatus(owner, {})).summary).toEqual({ working: 1, idle: 0, offline: 1, total: 2 });
    await getStatus(owner, {});
    expect(await statuses()).toEqual({ bee: 'offline', cat: 'working' });
    expect(hub.events.map((event) => [event.channel, JSON.parse(event.summary ?? '')])).toEqual([
      ['bee', expect.objectContaining({ type: 'status_update', alias: 'bee', status: 'offline', progress: 0.5 })],
    ]);
    const bee = await getSessionStatus(owner, { alias: 'bee' });
    expect(bee.session?.updated_at).toBe(hub.clock.now() - 11 * minute);
  });

  test('a thousand looks at once write each change once, by one update', async () => {
    for (let n = 0; n < 20; n += 1) await session(`bee${n}`, 'working');
    hub.clock.advance(11 * minute);
    const updates: string[] = [];
    const stop = hub.database.watchStatements((text) => text.startsWith('update "sessions"') && updates.push(text));
    const looks = await Promise.all(Array.from({ length: 1_000 }, () => getStatus(owner, {})));
    stop();
    expect(updates).toHaveLength(1);
    expect(hub.events).toHaveLength(20);
    expect(new Set(looks.map(({ summary }) => summary.offline))).toEqual(new Set([20]));
  });

  test('a look whose mark failed does not keep the next one from marking', async () => {
    await session('bee', 'working');
    hub.clock.advance(11 * minute);
    jest.spyOn(owner, 'transaction').mockRejectedValueOnce(new Error('away'));
    await expect(getStatus(owner, {})).rejects.toThrow('away');
    await getStatus(owner, {});
    expect(hub.events).toHaveLength(1);
  });
});

describe('jobs', () => {
  test('markOffline works over all networks', async () => {
    await session('bee', 'idle');
    await session('cat', 'idle', { network: (await hub.register('bob')).networkId });
    await session('dog', 'offline');
    hub.clock.advance(11 * minute);
    const system = hub.ctx(systemCaller);
    expect(await markOffline(system)).toBe(2);
    expect(await markOffline(system)).toBe(0);
  });
});
