import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Ctx } from '../../src/domain/ctx.ts';
import { issueNodeToken } from '../../src/domain/nodes/issue-node-token.ts';
import { createComment } from '../../src/domain/requirements/history/create-comment.ts';
import { createRequirement } from '../../src/domain/requirements/cards/create-requirement.ts';
import { deleteRequirement } from '../../src/domain/requirements/cards/delete-requirement.ts';
import { getRequirement } from '../../src/domain/requirements/cards/get-requirement.ts';
import { listCardEvents } from '../../src/domain/requirements/history/list-card-events.ts';
import { listPeople } from '../../src/domain/requirements/people/list-people.ts';
import { listRequirements } from '../../src/domain/requirements/cards/list-requirements.ts';
import { listTags } from '../../src/domain/requirements/tags/list-tags.ts';
import { purgeCardEvents } from '../../src/domain/requirements/history/purge-card-events.ts';
import { updateRequirement } from '../../src/domain/requirements/cards/update-requirement.ts';
import { adoptNodeId } from '../../src/domain/renames/adopt-node-id.ts';
import type { Registered } from '../../src/domain/accounts/register-user.ts';
import { openDomainHub } from '../support/domain-hub.ts';
import type { DomainHub } from '../support/domain-hub.ts';

let hub: DomainHub;
let ann: Registered;
let bob: Registered;
let ctx: Ctx;
beforeEach(async () => {
  hub = await openDomainHub();
  ann = await hub.register('ann');
  bob = await hub.register('bob');
  ctx = await hub.ctxOf(ann.token);
});
afterEach(() => hub.close());

const minute = 60_000;
const page = { view: 'summary', lastEvent: true, limit: 50 } as const;
const create = (name: string, more: object = {}) => createRequirement(ctx, { name, ...more });
const seqsOf = async (own: Ctx) =>
  (await listRequirements(own, { ...page, networkId: ann.networkId })).cards.map(({ row }) => row.seq);

async function join(access: { agent_access?: 'granted'; task_access?: 'scoped' } = {}): Promise<Ctx> {
  await hub.database.transaction(({ db }) =>
    db
      .insertInto('memberships')
      .values({ network_id: ann.networkId, user_id: bob.user.userId, role: 'member', joined_at: 1, ...access })
      .execute(),
  );
  return hub.ctxOf(bob.token);
}

const messages = () =>
  hub.database.reader.selectFrom('user_inbox').select(['user_id', 'kind', 'content']).orderBy('seq').execute();

describe('notices', () => {
  test('each person on a card but its author hears of it, at most once in 5 minutes and card', async () => {
    await join();
    const told = { user_id: bob.user.userId, kind: 'requirement_update', content: '#1 plan' };
    await create('plan', { owner: { name: 'bob' }, participants: [{ name: 'ann' }, { name: 'bob' }] });
    expect(await messages()).toEqual([told]);
    hub.clock.advance(5 * minute - 1);
    await updateRequirement(ctx, { id: '#1', column: 'doing' });
    expect(await messages()).toHaveLength(1);
    await create('other', { owner: { name: 'bob' } });
    hub.clock.advance(1);
    await createComment(ctx, { id: '#1', text: 'see' });
    expect(await messages()).toEqual([told, { ...told, content: '#2 other' }, told]);
    const rung = hub.events.filter(({ type }) => type === 'desktop_message').map(({ channel }) => channel);
    expect(rung).toEqual(Array(3).fill(bob.user.userId));
  });

  test('one stream event for each change, without content', async () => {
    await create('secret plan');
    await updateRequirement(ctx, { id: '#1', name: 'other plan', column: 'doing', tags: ['x'] });
    await updateRequirement(ctx, { id: '#1', column: 'doing' });
    const events = hub.events.filter(({ type }) => type === 'requirement_changed');
    expect(events.map(({ summary }) => JSON.parse(summary ?? ''))).toEqual(
      [
        ['created', null],
        ['changed', 'name'],
        ['changed', 'column'],
        ['changed', 'tags'],
      ].map(([change, field]) => ({
        type: 'requirement_changed',
        requirement_id: expect.stringMatching(/^req_/),
        seq: 1,
        change,
        field,
      })),
    );
    expect(JSON.stringify(events)).not.toContain('plan');
  });
});

describe('members who see own cards only', () => {
  test('are owner, participant or creator of all that they see, also of what is gone', async () => {
    await create('hidden', { tags: ['hidden'] });
    const own = await join({ task_access: 'scoped' });
    await create('owned', { owner: { name: 'bob' }, tags: ['seen'] });
    await create('shared', { participants: [{ name: 'bob' }] });
    await createRequirement(own, { name: 'made', networkId: ann.networkId });
    expect(await seqsOf(own)).toEqual([4, 3, 2]);
    expect(await seqsOf(ctx)).toEqual([4, 3, 2, 1]);
    const networkId = ann.networkId;
    for (const id of ['#1']) {
      await expect(getRequirement(own, { id, networkId })).rejects.toMatchObject({ code: 'requirement_not_found' });
      await expect(updateRequirement(own, { id, networkId, name: 'x' })).rejects.toMatchObject({
        code: 'requirement_not_found',
      });
    }
    const { rows: tags, canManage } = await listTags(own, { networkId });
    expect([tags, canManage]).toEqual([['seen'], false]);
    const { events } = await listCardEvents(own, { networkId });
    expect(new Set(events.map(({ card_seq: seq }) => seq))).toEqual(new Set([2, 3, 4]));
    await deleteRequirement(ctx, { id: '#1' });
    await deleteRequirement(ctx, { id: '#3' });
    const feed = { ...page, networkId, changes: true, updatedSince: '2020-01-01' };
    expect((await listRequirements(own, feed)).deleted?.map(({ seq }) => seq)).toEqual([3]);
    expect((await listRequirements(ctx, feed)).deleted?.map(({ seq }) => seq)).toEqual([1, 3]);
  });

  test('get an answer when they hand their card to somebody else', async () => {
    const own = await join({ task_access: 'scoped' });
    await create('owned', { owner: { name: 'bob' } });
    const handed = await updateRequirement(own, { id: '#1', networkId: ann.networkId, owner: { name: 'ann' } });
    expect(handed.card.owner).toMatchObject({ username: 'ann' });
    expect(await seqsOf(own)).toEqual([]);
  });
});

describe('the feed of changes of members who see own cards only', () => {
  const since = '2020-01-01';
  const feedOf = async (own: Ctx, updatedSince = since) => {
    const query = { ...page, networkId: ann.networkId, changes: true, updatedSince };
    const { cards, deleted, serverTime } = await listRequirements(own, query);
    const seqs = (rows: readonly { readonly seq: number }[] = []) => rows.map(({ seq }) => seq).sort();
    return { cards: seqs(cards.map(({ row }) => row)), deleted: seqs(deleted), serverTime };
  };

  test.each([
    ['participant', { participants: [{ name: 'bob' }] }, { participants: [] }],
    [
      'participant among others',
      { participants: [{ name: 'bob' }, { name: 'ann' }] },
      { participantsRemove: [{ name: 'bob' }] },
    ],
    ['owner', { owner: { name: 'bob' } }, { owner: null }],
  ])('names a card as deleted that they lose as %s, and to nobody else', async (_role, given, taken) => {
    const own = await join({ task_access: 'scoped' });
    await create('foreign');
    await create('shared', given);
    expect(await feedOf(own)).toMatchObject({ cards: [2], deleted: [] });
    await updateRequirement(ctx, { id: '#2', ...taken });
    await updateRequirement(ctx, { id: '#1', participants: [], name: 'still foreign' });
    expect(await feedOf(own)).toMatchObject({ cards: [], deleted: [2] });
    expect(await feedOf(ctx)).toMatchObject({ cards: [1, 2], deleted: [] });
    await updateRequirement(ctx, { id: '#2', owner: { name: 'bob' } });
    expect(await feedOf(own)).toMatchObject({ cards: [2], deleted: [] });
    await updateRequirement(ctx, { id: '#2', owner: null });
    expect(await feedOf(own)).toMatchObject({ cards: [], deleted: [2] });
    await deleteRequirement(ctx, { id: '#2' });
    expect(await feedOf(own)).toMatchObject({ cards: [], deleted: [2] });
    expect(await feedOf(ctx)).toMatchObject({ cards: [1], deleted: [2] });
  });

  test('keeps a card that they still see by another right', async () => {
    const own = await join({ task_access: 'scoped' });
    await create('twice', { owner: { name: 'bob' }, participants: [{ name: 'bob' }] });
    await updateRequirement(ctx, { id: '#1', participants: [] });
    expect(await feedOf(own)).toMatchObject({ cards: [1], deleted: [] });
  });

  test('tells a loss in the round that begins where the last one ended, and only there', async () => {
    const own = await join({ task_access: 'scoped' });
    await create('shared', { participants: [{ name: 'bob' }] });
    const timeOf = async () => new Date((await feedOf(own)).serverTime ?? 0).toISOString();
    const before = await timeOf();
    await updateRequirement(ctx, { id: '#1', participants: [] });
    expect(await feedOf(own, before)).toMatchObject({ cards: [], deleted: [1] });
    const after = await timeOf();
    expect(await feedOf(own, after)).toMatchObject({ cards: [], deleted: [] });
  });
});

describe('nodes of members who see own cards only', () => {
  const boardOf = async (nodePermissions: 'enforce' | 'log' | 'off') => {
    await hub.close();
    hub = await openDomainHub({ nodePermissions });
    ann = await hub.register('ann');
    bob = await hub.register('bob');
    ctx = await hub.ctxOf(ann.token);
    const own = await join({ task_access: 'scoped' });
    const { token } = await issueNodeToken(own, { networkId: ann.networkId, nodeName: 'bee' });
    const bee = await hub.ctxOf(token);
    await create('hidden', { tags: ['hidden'] });
    await create('of the owner', { owner: { name: 'bob' } });
    await create('of the node', { agentOwner: { alias: 'bee' } });
    await create('shared with the node', { participants: [{ alias: 'bee' }] });
    await createRequirement(bee, { name: 'made by the node' });
    return { own, bee };
  };

  test('enforce: see the cards of their owner and their own, and no more', async () => {
    const { own, bee } = await boardOf('enforce');
    expect(await seqsOf(bee)).toEqual([5, 4, 3, 2]);
    expect(await seqsOf(own)).toEqual([2]);
    for (const refused of [getRequirement(bee, { id: '#1' }), updateRequirement(bee, { id: '#1', name: 'x' })]) {
      await expect(refused).rejects.toMatchObject({ code: 'requirement_not_found' });
    }
    expect((await listTags(bee, {})).rows).toEqual([]);
    expect(new Set((await listCardEvents(bee, {})).events.map(({ card_seq: seq }) => seq))).toEqual(
      new Set([2, 3, 4, 5]),
    );
    expect((await updateRequirement(bee, { id: '#3', name: 'renamed' })).card.row.name).toBe('renamed');
    await updateRequirement(ctx, { id: '#4', participants: [] });
    const feed = await listRequirements(bee, { ...page, changes: true, updatedSince: '2020-01-01' });
    expect(feed.deleted?.map(({ seq }) => seq)).toEqual([4]);
  });

  test.each(['log', 'off'] as const)('%s: see all cards of their network', async (nodePermissions) => {
    const { bee } = await boardOf(nodePermissions);
    expect(await seqsOf(bee)).toEqual([5, 4, 3, 2, 1]);
  });
});

describe('members who reach granted agents only', () => {
  test('do not learn of the others: not as people, not as actors', async () => {
    const { token } = await issueNodeToken(ctx, { networkId: ann.networkId, nodeName: 'bee' });
    await issueNodeToken(ctx, { networkId: ann.networkId, nodeName: 'cat' });
    const { nodeId } = (await hub.ctxOf(token)).caller;
    const own = await join({ agent_access: 'granted' });
    await createRequirement(await hub.ctxOf(token), { name: 'by bee', agentOwner: { alias: 'bee' } });
    const read = async () => {
      const [card] = (await listRequirements(own, { ...page, networkId: ann.networkId })).cards;
      return [card?.agentOwner?.alias, Number(card?.lastEvent?.hidden)];
    };
    expect(await read()).toEqual([undefined, 1]);
    const people = (await listPeople(own, { networkId: ann.networkId, limit: 50, offset: 0 })).people;
    expect(people.flatMap(({ agents }) => agents)).toEqual([]);
    const named = { name: 'x', networkId: ann.networkId, agentOwner: { alias: 'bee' } };
    await expect(createRequirement(own, named)).rejects.toMatchObject({ code: 'person_not_in_network' });
    await hub.database.transaction(({ db }) =>
      db
        .insertInto('agent_grants')
        .values({ network_id: ann.networkId, user_id: bob.user.userId, node_id: nodeId ?? '', created_at: 1 })
        .execute(),
    );
    expect(await read()).toEqual(['bee', 0]);
    expect((await createRequirement(own, named)).card.agentOwner).toMatchObject({ alias: 'bee' });
  });
});

describe('nodes', () => {
  test('keep their cards when they bring their own id', async () => {
    const { token } = await issueNodeToken(ctx, { networkId: ann.networkId, nodeName: 'bee' });
    const node = await hub.ctxOf(token);
    await createRequirement(node, { name: 'x', agentOwner: { alias: 'bee' }, participants: [{ alias: 'bee' }] });
    const stored = await hub.database.reader.selectFrom('nodes').selectAll().executeTakeFirstOrThrow();
    await ctx.transaction((tx) => adoptNodeId(tx, stored, 'n_mine'));
    const card = await getRequirement(ctx, { id: '#1' });
    const bee = { kind: 'node', id: 'n_mine', alias: 'bee' };
    expect(card).toMatchObject({ agentOwner: bee, participants: [bee], row: { created_by_id: 'n_mine' } });
    expect(card.lastEvent).toMatchObject({ actor_id: 'n_mine', display_name: 'bee' });
  });
});

describe('purgeCardEvents', () => {
  test('events, comments and tombstones go after 180 days, cards stay', async () => {
    const day = 86_400_000;
    await join();
    await create('kept', { owner: { name: 'bob' } });
    await create('gone');
    await deleteRequirement(ctx, { id: '#2' });
    hub.clock.advance(180 * day - 1);
    await createComment(ctx, { id: '#1', text: 'late' });
    await purgeCardEvents(ctx);
    const left = async () => (await listCardEvents(ctx, {})).events.map(({ kind }) => kind);
    expect(await left()).toEqual(['comment', 'deleted', 'created', 'created']);
    hub.clock.advance(2 + 10);
    await purgeCardEvents(ctx);
    expect(await left()).toEqual(['comment']);
    const feed = await listRequirements(ctx, { ...page, changes: true, updatedSince: '2020-01-01' });
    expect([feed.cards.length, feed.deleted]).toEqual([1, []]);
    hub.clock.advance(5 * minute);
    await purgeCardEvents(ctx);
    expect(await hub.database.reader.selectFrom('requirement_notices').selectAll().execute()).toEqual([]);
  });
});
