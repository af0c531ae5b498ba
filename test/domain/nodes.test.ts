import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Ctx } from '../../src/domain/ctx.ts';
import { findTarget, sessionState } from '../../src/domain/nodes/find-target.ts';
import { registerNode } from '../../src/domain/nodes/register-node.ts';
import { issueNodeToken } from '../../src/domain/nodes/issue-node-token.ts';
import { addMember } from '../../src/domain/networks/add-member.ts';
import { findOnlyNodeById } from '../../src/domain/nodes/find-node-by-id.ts';
import { deleteNodeRecord } from '../../src/domain/nodes/delete-node-record.ts';
import { listNodes } from '../../src/domain/nodes/list-nodes.ts';
import { requireNodeMode, requireWritingMode } from '../../src/domain/access/require-node-mode.ts';
import { requireOwnAlias } from '../../src/domain/access/require-own-alias.ts';
import { updateNodeAvatar } from '../../src/domain/nodes/update-node-avatar.ts';
import { upsertNode } from '../../src/domain/reports/upsert-node.ts';
import type { NodeFacts } from '../../src/domain/reports/upsert-node.ts';
import type { NodeMode } from '../../generated/enums.ts';
import { openOwnedHub } from '../support/owned-hub.ts';
import type { OwnedHub } from '../support/owned-hub.ts';

let hub: OwnedHub;
let owner: Ctx;
let networkId: string;

const open = async (settings: Parameters<typeof openOwnedHub>[0] = {}) => {
  hub = await openOwnedHub(settings);
  ({ owner, networkId } = hub);
};
beforeEach(() => open());
afterEach(() => hub.close());

const session = (alias: string) =>
  owner.transaction((tx) =>
    tx.db
      .insertInto('sessions')
      .values({
        network_id: networkId,
        alias,
        resume_id: 'r',
        status: 'working',
        node_id: 'n_own',
        last_seen_at: hub.clock.now(),
        updated_at: hub.clock.now(),
      })
      .execute(),
  );

const mint = async (alias: string) => {
  const { token, nodeId } = await issueNodeToken(owner, { networkId, nodeName: alias });
  return { token, nodeId, ctx: await hub.ctxOf(token) };
};

const report = (ctx: Ctx, alias: string, nodeId: string, facts: NodeFacts = {}) =>
  ctx.transaction((tx) => upsertNode(tx, { networkId, alias, nodeId, facts }));

describe('findTarget', () => {
  test('known by a node record, by a session, by both; unknown by neither', async () => {
    const nodeId = await owner.transaction((tx) => registerNode(tx, { networkId, alias: 'bee', ownerUserId: 'u' }));
    await session('cat');
    expect(await findTarget(owner.db, networkId, 'bee')).toEqual({
      alias: 'bee',
      nodeId,
      lifecycleState: 'active',
      session: null,
    });
    expect(await findTarget(owner.db, networkId, 'cat')).toMatchObject({
      nodeId: 'n_own',
      session: { status: 'working', lastSeenAt: hub.clock.now(), runtimeEvidence: false },
    });
    await session('bee');
    expect(await findTarget(owner.db, networkId, 'bee')).toMatchObject({ nodeId, session: { status: 'working' } });
    expect(await findTarget(owner.db, networkId, 'dog')).toBeUndefined();
    expect(await findTarget(owner.db, 'net_other', 'bee')).toBeUndefined();
  });

  test('its state is offline before the first report and after ten minutes of silence', async () => {
    await mint('bee');
    const state = async () => {
      const target = await findTarget(owner.db, networkId, 'bee');
      return target && sessionState(target, hub.clock.now());
    };
    expect(await state()).toBe('offline');
    await session('bee');
    expect(await state()).toBe('working');
    hub.clock.advance(600_001);
    expect(await state()).toBe('offline');
  });
});

describe('upsertNode', () => {
  test('the first report of an alias without a record makes one', async () => {
    const bee = await mint('bee');
    const facts = { node_name: 'Cat', runtime: 'codex-sdk', model: 'm1' };
    expect(await report(bee.ctx, 'cat', 'n_cat', facts)).toEqual({ nodeId: 'n_cat' });
    const [stored] = (await listNodes(owner, { alias: 'cat' })).rows;
    expect(stored).toMatchObject({ node_id: 'n_cat', ...facts, owner_user_id: owner.caller.userId });
  });

  test('its own id replaces the minted one once, in tokens and live tasks too', async () => {
    const bee = await mint('bee');
    await owner.transaction(async (tx) => {
      for (const status of ['delivered', 'replied'] as const)
        tx.append('tasks', {
          task_id: `t_${status}`,
          network_id: networkId,
          to_node_id: bee.nodeId,
          from_name: 'hub',
          to_name: 'bee',
          sender_kind: 'user' as const,
          sender_id: 'u',
          priority: 'normal' as const,
          status,
          content: 'work',
          created_at: 0,
          ...(status === 'replied' && { completed_at: 1 }),
        });
    });
    expect(await report(bee.ctx, 'bee', 'n_own')).toEqual({ nodeId: 'n_own' });
    expect((await hub.ctxOf(bee.token)).caller).toMatchObject({ nodeId: 'n_own', alias: 'bee' });
    const tasks = await owner.db.selectFrom('tasks').select(['task_id', 'to_node_id']).orderBy('seq').execute();
    expect(tasks.map((row) => row.to_node_id)).toEqual(['n_own', bee.nodeId]);
    const later = await report(await hub.ctxOf(bee.token), 'bee', 'n_third');
    expect(later).toEqual({ nodeId: 'n_own', warning: expect.stringContaining('node_id') });
    expect((await listNodes(owner, {})).rows.map((row) => row.node_id)).toEqual(['n_own']);
  });

  test('an id of another node of the network is refused with a warning', async () => {
    const bee = await mint('bee');
    const cat = await mint('cat');
    await report(cat.ctx, 'cat', 'n_cat');
    expect(await report(bee.ctx, 'bee', 'n_cat')).toEqual({
      nodeId: bee.nodeId,
      warning: 'node_id: belongs to another node',
    });
    expect(await report(bee.ctx, 'dog', 'n_cat')).toEqual({
      nodeId: null,
      warning: 'node_id: belongs to another node',
    });
    expect((await listNodes(owner, { nodeId: 'n_cat' })).rows).toHaveLength(1);
  });

  test('the id of a deleted node stays retired: no report and no adoption brings it back', async () => {
    const bee = await mint('bee');
    const cat = await mint('cat');
    await report(bee.ctx, 'bee', 'n_own');
    await deleteNodeRecord(owner, { ref: 'n_own' });
    const refused = { warning: 'node_id: belongs to another node' };
    expect(await report(cat.ctx, 'cat', 'n_own')).toEqual({ nodeId: cat.nodeId, ...refused });
    expect(await report(owner, 'dog', 'n_own')).toEqual({ nodeId: null, ...refused });
    expect((await listNodes(owner, {})).rows.map((row) => row.alias)).toEqual(['cat']);
  });

  test('facts follow the report; what it leaves out and what is the same stays untouched', async () => {
    const bee = await mint('bee');
    await report(bee.ctx, 'bee', 'n_own', { model: 'm1', runtime: 'codex-sdk' });
    const [before] = (await listNodes(owner, {})).rows;
    hub.clock.advance(1_000);
    await report(bee.ctx, 'bee', 'n_own', { model: 'm1' });
    expect((await listNodes(owner, {})).rows).toEqual([before]);
    await report(bee.ctx, 'bee', 'n_own', { model: 'm2' });
    expect((await listNodes(owner, {})).rows).toMatchObject([
      { model: 'm2', runtime: 'codex-sdk', updated_at: hub.clock.now() },
    ]);
  });
});

describe('node ids of two networks', () => {
  /** An owner of another network, and a node of it that reports under this id. */
  const foreign = async (alias: string, nodeId: string) => {
    const stranger = await hub.register(`${alias}-owner`);
    const ctx = await hub.ctxOf(stranger.token);
    const minted = await issueNodeToken(ctx, { networkId: stranger.networkId, nodeName: alias });
    const node = await hub.ctxOf(minted.token);
    const upserted = await node.transaction((tx) =>
      upsertNode(tx, { networkId: stranger.networkId, alias, nodeId, facts: {} }),
    );
    return { ctx, upserted };
  };

  test('a token of a deleted node does not speak as the node that another network calls the same', async () => {
    const victim = await mint('victim');
    await report(victim.ctx, 'victim', 'nid-v');
    await deleteNodeRecord(owner, { ref: 'nid-v' });
    await foreign('intruder', 'nid-v');
    hub.platform.memory.tokens.drop({ networkId });
    expect((await hub.ctxOf(victim.token)).caller).toMatchObject({
      ...{ nodeId: null, alias: null, formerAlias: 'victim', networkId },
    });
  });

  test('an id that another network uses can be reported and adopted here, without a word about it', async () => {
    expect((await foreign('squatter', 'nid-v')).upserted).toEqual({ nodeId: 'nid-v' });
    const bee = await mint('bee');
    expect(await report(bee.ctx, 'bee', 'nid-v')).toEqual({ nodeId: 'nid-v' });
    const { ctx } = await foreign('third', 'nid-w');
    expect(await report(owner, 'dog', 'nid-w')).toEqual({ nodeId: 'nid-w' });
    await deleteNodeRecord(owner, { ref: 'nid-w' });
    expect((await listNodes(ctx, {})).rows.map((row) => row.node_id)).toEqual(['nid-w']);
  });

  test('a change reaches the own node alone; an id that two own networks use wants the network', async () => {
    const { ctx } = await foreign('other', 'nid-v');
    const bee = await mint('bee');
    await report(bee.ctx, 'bee', 'nid-v');
    await updateNodeAvatar(owner, { ref: 'nid-v', avatarUrl: 'https://img.example/bee.png' });
    expect((await listNodes(ctx, {})).rows).toMatchObject([{ avatar_url: null }]);
    const { caller } = await hub.ctxOf(bee.token);
    expect(caller).toMatchObject({ nodeId: 'nid-v', alias: 'bee' });
    const [{ network_id: otherId } = { network_id: '' }] = (await listNodes(ctx, {})).rows;
    await addMember(ctx, { networkId: otherId, userId: owner.caller.userId ?? '', role: 'member' });
    hub.platform.memory.tokens.drop({ userId: owner.caller.userId ?? '' });
    const both = hub.ctx({ ...owner.caller });
    await expect(deleteNodeRecord(both, { ref: 'nid-v' })).rejects.toMatchObject({ code: 'network_id_required' });
    expect(await deleteNodeRecord(both, { ref: 'nid-v', networkId })).toMatchObject({ alias: 'bee' });
    expect((await listNodes(ctx, {})).rows).toHaveLength(1);
  });

  test('a call that cannot name a network means the node of its own, whoever added the caller elsewhere', async () => {
    const { ctx } = await foreign('squatter', 'nid-v');
    const bee = await mint('bee');
    await report(bee.ctx, 'bee', 'nid-v');
    const [{ network_id: otherId } = { network_id: '' }] = (await listNodes(ctx, {})).rows;
    await addMember(ctx, { networkId: otherId, userId: owner.caller.userId ?? '', role: 'member' });
    hub.platform.memory.tokens.drop({ userId: owner.caller.userId ?? '' });
    const both = hub.ctx({ ...owner.caller });
    expect(await findOnlyNodeById(both, 'nid-v')).toMatchObject({ network_id: networkId, alias: 'bee' });
  });
});

describe('listNodes', () => {
  test('by node id, by alias, never of a foreign network', async () => {
    const bee = await mint('bee');
    await mint('ant');
    const aliases = async (ctx: Ctx, filter: Parameters<typeof listNodes>[1]) =>
      (await listNodes(ctx, filter)).rows.map((row) => row.alias);
    expect(await aliases(owner, {})).toEqual(['ant', 'bee']);
    expect(await aliases(owner, { alias: 'bee' })).toEqual(['bee']);
    expect(await aliases(owner, { nodeId: bee.nodeId })).toEqual(['bee']);
    const stranger = await hub.ctxOf((await hub.register('bob')).token);
    expect(await aliases(stranger, {})).toEqual([]);
    await expect(listNodes(stranger, { networkId })).rejects.toMatchObject({ code: 'access_denied' });
  });
});

describe('requireNodeMode and requireOwnAlias', () => {
  const moded = async (mode: NodeMode) => {
    const { ctx } = await mint('bee');
    return hub.ctx({ ...ctx.caller, mode });
  };

  test('readonly starts nothing, restricted acts on what is assigned, normal and people pass', async () => {
    const readonly = await moded('readonly');
    const restricted = await moded('restricted');
    const denied = (reason: string) =>
      expect.objectContaining({ code: 'node_permission_denied', fields: expect.objectContaining({ reason }) });
    expect(() => requireWritingMode(readonly, 'send_task')).toThrow(denied('mode_readonly'));
    expect(() => requireNodeMode(restricted, 'send_task')).toThrow(denied('mode_restricted_not_assigned'));
    expect(() => requireWritingMode(restricted, 'send_task')).not.toThrow();
    expect(() => requireNodeMode(owner, 'send_task')).not.toThrow();
  });

  test('under enforcement a node does no more than its owner', async () => {
    const { ctx } = await mint('bee');
    const viewer = hub.ctx({ ...ctx.caller, memberRole: 'viewer' });
    expect(() => requireNodeMode(viewer, 'send_task')).not.toThrow();
    await hub.close();
    await open({ nodePermissions: 'enforce' });
    const enforced = hub.ctx({ ...viewer.caller });
    expect(() => requireNodeMode(enforced, 'send_task')).toThrow(
      expect.objectContaining({ fields: expect.objectContaining({ reason: 'beyond_owner_rights' }) }),
    );
    const ownerless = hub.ctx({ ...viewer.caller, memberRole: null });
    expect(() => requireNodeMode(ownerless, 'send_task')).toThrow(
      expect.objectContaining({ fields: expect.objectContaining({ reason: 'owner_unknown' }) }),
    );
  });

  test('a bound token speaks for its alias only', async () => {
    const { ctx } = await mint('bee');
    await requireOwnAlias(ctx, 'bee');
    await requireOwnAlias(owner, 'cat');
    const refusal = { code: 'alias_not_yours', fields: { alias: 'cat', renamed_to: null } };
    await expect(requireOwnAlias(ctx, 'cat')).rejects.toMatchObject(refusal);
  });
});
