import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { CompiledQuery } from 'kysely';
import type { Ctx } from '../../src/domain/ctx.ts';
import { getInbox } from '../../src/domain/inbox/get-inbox.ts';
import { moveInbox } from '../../src/domain/renames/move-inbox.ts';
import { openOwnedHub, type OwnedHub } from '../support/owned-hub.ts';
import { testEngine } from '../support/database.ts';

let hub: OwnedHub;
beforeEach(async () => {
  hub = await openOwnedHub();
});
afterEach(() => hub.close());

const read = async (alias: string, ctx: Ctx = hub.owner): Promise<string[]> =>
  (await getInbox(ctx, { alias, limit: 10 })).rows.map(({ id }) => id);

test('an inbox keeps its number, and its deliveries have it', async () => {
  for (const alias of ['bee', 'cat', 'bee']) await hub.deliver(alias);
  const { reader } = hub.database;
  const inboxes = await reader.selectFrom('inboxes').select(['to_key', 'inbox_number']).execute();
  const rows = await reader.selectFrom('inbox').select(['to_key', 'inbox_number']).execute();
  const numberOf = new Map(inboxes.map(({ to_key, inbox_number }) => [to_key, inbox_number]));
  expect(new Set(numberOf.values()).size).toBe(2);
  expect(rows.map(({ inbox_number }) => inbox_number)).toEqual(rows.map(({ to_key }) => numberOf.get(to_key)));
});

test('inboxes that drew the same number stay apart, those of two networks too', async () => {
  const { networkId, token } = await hub.register('bob');
  const bob = await hub.ctxOf(token);
  const mine = [(await hub.deliver('bee')).id, (await hub.deliver('cat')).id];
  const { id: his } = await hub.deliver('bee', { networkId });
  await hub.owner.transaction(async ({ db }) => {
    for (const table of ['inbox', 'inboxes'] as const) await db.updateTable(table).set({ inbox_number: 7 }).execute();
  });
  expect([await read('bee'), await read('cat'), await read('bee', bob)]).toEqual([[mine[0]], [mine[1]], [his]]);
});

test('a moved inbox joins another one under that one’s number', async () => {
  const ids = [(await hub.deliver('old')).id, (await hub.deliver('new')).id];
  const change = { networkId: hub.networkId, nodeId: 'n_1', from: 'old', to: 'new' };
  expect(await hub.owner.transaction((tx) => moveInbox(tx, change))).toBe(1);
  expect((await read('new')).sort()).toEqual(ids.sort());
  expect(await read('old')).toEqual([]);
});

if (testEngine === 'sqlite') {
  test('a page is a walk along the unread deliveries of one inbox', async () => {
    const { database } = hub;
    const { token } = await hub.register('bob');
    const looks = [hub.owner, await hub.ctxOf(token)];
    const seen: { text: string; parameters: readonly unknown[] }[] = [];
    const stop = database.watchStatements((text, parameters) => seen.push({ text, parameters }));
    for (const ctx of looks) for (const alias of ['bee', ctx.caller.username ?? '']) await read(alias, ctx);
    stop();
    const pages = seen.filter(({ text }) => text.includes('from "inbox"'));
    expect(pages).toHaveLength(4);
    for (const { text, parameters } of pages) {
      const plan = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
      const { rows } = await database.reader.executeQuery<{ detail: string }>(plan);
      expect(rows.map(({ detail }) => detail)).toContain(
        'SEARCH inbox USING INDEX inbox_unread (inbox_number=? AND (rank,inbox_seq)>(?,?))',
      );
    }
  });
} else {
  test('a delivery that the version before has stored moves too, though it has no number', async () => {
    const { id } = await hub.deliver('old');
    await hub.owner.transaction(({ db }) => db.updateTable('inbox').set({ inbox_number: 0 }).execute());
    const change = { networkId: hub.networkId, nodeId: 'n_1', from: 'old', to: 'new' };
    expect(await hub.owner.transaction((tx) => moveInbox(tx, change))).toBe(1);
    expect(await read('new')).toEqual([id]);
  });
}
