import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Ctx } from '../../src/domain/ctx.ts';
import { createRequirement } from '../../src/domain/requirements/cards/create-requirement.ts';
import { deleteRequirement } from '../../src/domain/requirements/cards/delete-requirement.ts';
import { createNetwork } from '../../src/domain/networks/create-network.ts';
import { listCardEvents } from '../../src/domain/requirements/history/list-card-events.ts';
import { containing, foldText } from '../../src/domain/fold-text.ts';
import { listRequirements } from '../../src/domain/requirements/cards/list-requirements.ts';
import type { RequirementQuery } from '../../src/domain/requirements/cards/list-requirements.ts';
import { updateChecklistItem } from '../../src/domain/requirements/cards/update-checklist-item.ts';
import { updateRequirement } from '../../src/domain/requirements/cards/update-requirement.ts';
import { upsertRequirement } from '../../src/domain/requirements/cards/upsert-requirement.ts';
import { sql } from 'kysely';
import type { Registered } from '../../src/domain/accounts/register-user.ts';
import { openDomainHub } from '../support/domain-hub.ts';
import type { DomainHub } from '../support/domain-hub.ts';

let hub: DomainHub;
let ann: Registered;
let ctx: Ctx;
beforeEach(async () => {
  hub = await openDomainHub();
  ann = await hub.register('ann');
  ctx = await hub.ctxOf(ann.token);
});
afterEach(() => hub.close());

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const page = { view: 'summary', lastEvent: false, limit: 50 } as const;
const list = (query: Partial<RequirementQuery> = {}) => listRequirements(ctx, { ...page, ...query });
const create = (name: string, more: object = {}) => createRequirement(ctx, { name, ...more });
const seqsOf = async (query: Partial<RequirementQuery> = {}) => (await list(query)).cards.map(({ row }) => row.seq);

/** Cards as a board of years has them, written past the rules. */
async function fill(count: number): Promise<void> {
  const now = hub.clock.now() - 1_000_000;
  await hub.database.transaction(async ({ db }) => {
    for (let start = 0; start < count; start += 500) {
      await db
        .insertInto('requirements')
        .values(
          times(Math.min(500, count - start), (n) => ({
            requirement_id: `req_old_${start + n}`,
            network_id: ann.networkId,
            seq: start + n + 1,
            name: `card ${start + n}`,
            board_column: 'pool' as const,
            priority: 'normal' as const,
            description: '',
            checklist_json: '[]',
            checklist_total: 0,
            checklist_done: 0,
            owner_id: n % 2 === 0 ? ann.user.userId : null,
            search_text: `card ${start + n}`,
            created_by_kind: 'user' as const,
            created_by_id: ann.user.userId,
            updated_by_kind: 'user' as const,
            updated_by_id: ann.user.userId,
            created_at: now + start + n,
            updated_at: now + start + n,
          })),
        )
        .execute();
    }
    await db
      .insertInto('requirement_counters')
      .values({ network_id: ann.networkId, last_seq: count, last_stamp: now + count })
      .execute();
  });
}

describe('numbers', () => {
  test('50 creations at once get 1 to 50; a refused one and a deleted one leave their numbers to nobody', async () => {
    const created = await Promise.all(times(50, (n) => create(`card ${n}`)));
    const seqs = created.map(({ card }) => card.row.seq).sort((a, b) => a - b);
    expect(seqs).toEqual(times(50, (n) => n + 1));
    await expect(create('x', { projectId: 'proj_none' })).rejects.toMatchObject({ code: 'project_not_found' });
    await deleteRequirement(ctx, { id: '#50' });
    expect((await create('next')).card.row.seq).toBe(51);
    const stamps = (await list({ limit: 100 })).cards.map(({ row }) => row.created_at);
    expect(new Set(stamps).size).toBe(stamps.length);
  });

  test('20 upserts of one reference at once make one card, then nothing changes', async () => {
    const upserts = await Promise.all(times(20, () => upsertRequirement(ctx, { externalRef: 'GH-7', name: 'one' })));
    expect(upserts.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(upserts.map(({ card }) => card.row.requirement_id)).size).toBe(1);
    const events = await hub.database.reader.selectFrom('requirement_events').select('kind').execute();
    expect(events).toEqual([{ kind: 'created' }]);
  });

  test('20 items ticked at once are all done', async () => {
    await create('list', { checklist: times(20, (n) => ({ id: `i${n}`, text: `item ${n}` })) });
    await Promise.all(times(20, (n) => updateChecklistItem(ctx, { id: '#1', itemId: `i${n}`, done: true })));
    const [card] = (await list()).cards;
    expect(card?.row).toMatchObject({ checklist_total: 20, checklist_done: 20 });
  });

  test('two cards moved under each other at once make no cycle', async () => {
    const [a, b] = [(await create('a')).card.row.requirement_id, (await create('b')).card.row.requirement_id];
    const moves = await Promise.allSettled([
      updateRequirement(ctx, { id: a, parentId: b }),
      updateRequirement(ctx, { id: b, parentId: a }),
    ]);
    expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(moves.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'parent_cycle' } });
  });
});

describe('pages', () => {
  test('neither skip nor repeat while cards come, change and go', async () => {
    for (let n = 0; n < 60; n += 1) await create(`card ${n}`);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const { cards, nextCursor } = await list({ limit: 7, cursor });
      seen.push(...cards.map(({ row }) => row.seq));
      cursor = nextCursor ?? undefined;
      await Promise.all([create('newer'), updateRequirement(ctx, { id: `#${seen.at(-1)}`, name: 'touched' })]);
      const behind = (seen.at(-1) ?? 0) - 2;
      if (seen.length === 14) await deleteRequirement(ctx, { id: `#${behind}` });
    } while (cursor !== undefined);
    expect(seen).toEqual(times(60, (n) => 60 - n).filter((seq) => seq !== 45));
  });

  test('50 of 20,000 take as many statements as one of one, and few', async () => {
    const countOf = async (query: Partial<RequirementQuery>): Promise<number> => {
      const statements: string[] = [];
      const stop = hub.database.watchStatements((text) => statements.push(text));
      await list(query);
      stop();
      return statements.length;
    };
    await fill(20_000);
    // The memberships are remembered from then on.
    await list({ limit: 1 });
    const [one, fifty] = [await countOf({ limit: 1 }), await countOf({ limit: 50 })];
    // Restrictions, the page, participants, users, nodes, tags, children.
    expect([one, fifty]).toEqual([7, 7]);
    expect(await countOf({ limit: 50, lastEvent: true, view: 'full' })).toBe(8);
    expect((await list()).cards).toHaveLength(50);
    expect((await list({ limit: 1000 })).cards).toHaveLength(1000);
  });
});

describe('events', () => {
  test('each network numbers its own; pages over several networks show each once, the newest first', async () => {
    const { networkId: second } = await createNetwork(ctx, { name: 'second' });
    const both = hub.ctx({ ...ctx.caller });
    for (const [n, networkId] of [ann.networkId, second, second, ann.networkId, second].entries()) {
      hub.clock.advance(10);
      await createRequirement(both, { name: `card ${n}`, networkId });
    }
    const seen: { name: string; networkId: string; seq: number }[] = [];
    for (let cursor: string | undefined; ;) {
      const { events, nextCursor } = await listCardEvents(both, { limit: 1, ...(cursor && { cursor }) });
      for (const { new_json: json, network_id: networkId, seq } of events) {
        seen.push({ name: (JSON.parse(json ?? '{}') as { name: string }).name, networkId, seq });
      }
      if (nextCursor === null) break;
      cursor = nextCursor;
    }
    expect(seen.map(({ name }) => name)).toEqual(['card 4', 'card 3', 'card 2', 'card 1', 'card 0']);
    const numbersOf = (id: string) => seen.filter(({ networkId }) => networkId === id).map(({ seq }) => seq);
    expect([numbersOf(ann.networkId), numbersOf(second)]).toEqual([
      [2, 1],
      [3, 2, 1],
    ]);
    const { cards } = await listRequirements(both, { ...page, lastEvent: true });
    expect(cards.map(({ lastEvent }) => lastEvent?.kind)).toEqual(times(5, () => 'created'));
  });
});

describe('the feed of changes', () => {
  test('a follower has every change and every deletion, whatever happens at once', async () => {
    const known = new Map<string, string>();
    let since = '2020-01-01';
    const follow = async (): Promise<void> => {
      const { cards, deleted = [], serverTime = 0 } = await list({ changes: true, updatedSince: since, limit: 1000 });
      for (const { row } of cards) known.set(row.requirement_id, row.name);
      for (const { requirement_id: id } of deleted) known.delete(id);
      since = new Date(serverTime).toISOString();
    };
    for (let round = 0; round < 6; round += 1) {
      await Promise.all([
        ...times(5, (n) => create(`round ${round} ${n}`)),
        follow(),
        ...(round > 0 ? [updateRequirement(ctx, { id: `#${round}`, name: `changed ${round}` })] : []),
        ...(round > 2 ? [deleteRequirement(ctx, { id: `#${round + 8}` })] : []),
      ]);
      hub.clock.advance(round * 20_000);
    }
    await follow();
    const stored = await hub.database.reader.selectFrom('requirements').select(['requirement_id', 'name']).execute();
    expect([...known].sort()).toEqual(stored.map((row) => [row.requirement_id, row.name]).sort());
    const quiet = await list({ changes: true, updatedSince: since });
    expect([quiet.cards, quiet.deleted]).toEqual([[], []]);
  });
});

describe('q', () => {
  test('finds titles, descriptions, people, projects, tags, numbers and ids; wildcards are plain', async () => {
    const { card } = await create('Grüße 100%', { description: 'under_score', tags: ['Ünï'], owner: { name: 'ANN' } });
    await create('other');
    const id = card.row.requirement_id;
    for (const q of [
      'GRÜSSE'.replace('SS', 'ß'),
      '100%',
      'R_SC',
      'ünÏ',
      'AN',
      '#1',
      '1',
      id,
      id.slice(0, 8),
      id.slice(4, 12),
    ]) {
      expect([q, (await seqsOf({ q })).includes(1)]).toEqual([q, true]);
    }
    for (const q of ['%', '_']) expect(await seqsOf({ q })).toEqual([1]);
    for (const q of ['100_', 'under%score', '\\', '#11']) expect([q, await seqsOf({ q })]).toEqual([q, []]);
  });

  test('is a case-blind substring search for any text', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((one) => !one.includes('\0'));
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.string({ maxLength: 3, unit: fc.constantFrom('a', 'A', '%', '_', '\\', 'ß', 'Σ', 'ς') }),
        async (hay, needle) => {
          const expected = foldText(hay).includes(foldText(needle));
          const found = sql<{ hit: number }>`select case when cast(${foldText(hay)} as text)
          like ${containing(foldText(needle))} escape '\\' then 1 else 0 end as hit`;
          const { rows } = await found.execute(hub.database.reader);
          expect(Number(rows[0]?.hit)).toBe(expected ? 1 : 0);
        },
      ),
      { numRuns: 300 },
    );
  });
});
