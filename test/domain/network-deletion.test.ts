import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { entities } from '../../src/entities/index.ts';
import { sendTask } from '../../src/domain/tasks/send-task.ts';
import { addMember } from '../../src/domain/networks/add-member.ts';
import { createInvite } from '../../src/domain/networks/create-invite.ts';
import { deleteNetwork } from '../../src/domain/networks/delete-network.ts';
import { networkTables } from '../../src/domain/networks/network-tables.ts';
import { createTrial } from '../../src/domain/license/create-trial.ts';
import { issueNodeToken } from '../../src/domain/nodes/issue-node-token.ts';
import { openDomainHub } from '../support/domain-hub.ts';
import type { DomainHub } from '../support/domain-hub.ts';

interface AnyEntity {
  readonly meta: { readonly tableName: string; readonly properties: Readonly<Record<string, unknown>> };
}

/** Tables that do not go by the list: the log stays, the network and its counter are taken by name. */
const byName = ['audit_log', 'network_counters', 'networks'];

describe('networkTables', () => {
  test('names every table with a network_id', () => {
    const scoped = (entities as unknown as readonly AnyEntity[])
      .filter(({ meta }) => 'networkId' in meta.properties)
      .map(({ meta }) => meta.tableName)
      .filter((name) => !byName.includes(name));
    expect([...networkTables].sort()).toEqual(scoped.sort());
  });
});

describe('deleteNetwork', () => {
  let hub: DomainHub;
  beforeEach(async () => {
    hub = await openDomainHub();
    await createTrial(hub.ctx());
  });
  afterEach(() => hub.close());

  test('leaves no row of the network in any table, and the rows of others as they are', async () => {
    const [ann, bob] = [await hub.register('ann'), await hub.register('bob')];
    const ctx = await hub.ctxOf(ann.token);
    const other = await hub.ctxOf(bob.token);
    for (const [owner, { networkId }] of [
      [ctx, ann],
      [other, bob],
    ] as const) {
      await issueNodeToken(owner, { networkId, nodeName: 'builder' });
      await createInvite(owner, { networkId, role: 'member', maxUses: 1 });
      await sendTask(owner, { alias: 'builder', task: 'look', fallbackSender: 'api', advise: false });
    }
    await addMember(ctx, { networkId: ann.networkId, userId: bob.user.user_id, role: 'member' });
    const before = await countRows(hub, bob.networkId);
    await deleteNetwork(ctx, ann.networkId);
    expect(await countRows(hub, ann.networkId)).toEqual({});
    expect(await countRows(hub, bob.networkId)).toEqual(before);
    const audit = await hub.database.reader
      .selectFrom('audit_log')
      .select('action')
      .where('network_id', '=', ann.networkId)
      .orderBy('seq')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      'register',
      'node_token_created',
      'invite_created',
      'member_added',
      'network_deleted',
    ]);
    const users = await hub.database.reader.selectFrom('users').select('username').execute();
    expect(users).toHaveLength(2);
  });

  test('of sends and a deletion at once nothing is left behind', async () => {
    const ann = await hub.register('ann');
    const ctx = await hub.ctxOf(ann.token);
    await issueNodeToken(ctx, { networkId: ann.networkId, nodeName: 'builder' });
    const send = () => sendTask(ctx, { alias: 'builder', task: 'look', fallbackSender: 'api', advise: false });
    const mint = (nodeName: string) => issueNodeToken(ctx, { networkId: ann.networkId, nodeName });
    const settled = await Promise.allSettled([
      send(),
      send(),
      mint('ant'),
      deleteNetwork(ctx, ann.networkId),
      send(),
      mint('bee'),
      send(),
    ]);
    expect(settled[3]).toMatchObject({ status: 'fulfilled' });
    expect(await countRows(hub, ann.networkId)).toEqual({});
    for (const result of settled.filter((one) => one.status === 'rejected')) {
      expect(['access_denied', 'alias_not_found', 'network_id_required', 'not_a_member']).toContain(result.reason.code);
    }
  });
});

/** Rows of the network by table, tables without any left out. */
async function countRows(hub: DomainHub, networkId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of [...networkTables, 'network_counters', 'networks'] as const) {
    const rows = await hub.database.reader
      .selectFrom(table as 'nodes')
      .select('network_id')
      .where('network_id', '=', networkId)
      .execute();
    if (rows.length > 0) counts[table] = rows.length;
  }
  return counts;
}
