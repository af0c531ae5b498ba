import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { EntityProperty } from '@mikro-orm/core';
import { sendTask } from '../../src/domain/tasks/sending/send-task.ts';
import { addMember } from '../../src/domain/networks/add-member.ts';
import { createInvite } from '../../src/domain/networks/create-invite.ts';
import { deleteNetwork } from '../../src/domain/networks/delete-network.ts';
import { networkTables } from '../../src/domain/networks/network-tables.ts';
import { createTrial } from '../../src/domain/license/create-trial.ts';
import { deleteNodeRecord } from '../../src/domain/nodes/delete-node-record.ts';
import { issueNodeToken } from '../../src/domain/nodes/issue-node-token.ts';
import { upsertNetworkSecret } from '../../src/domain/providers/upsert-network-secret.ts';
import { prepareRename } from '../../src/domain/renames/prepare-rename.ts';
import { createProject } from '../../src/domain/requirements/projects/create-project.ts';
import { createRequirement } from '../../src/domain/requirements/cards/create-requirement.ts';
import { deleteRequirement } from '../../src/domain/requirements/cards/delete-requirement.ts';
import { updateTags } from '../../src/domain/requirements/tags/update-tags.ts';
import { submitSkill } from '../../src/domain/skills/submit-skill.ts';
import type { Ctx } from '../../src/domain/ctx.ts';
import { openDomainHub } from '../support/domain-hub.ts';
import type { DomainHub } from '../support/domain-hub.ts';

/** Tables that do not go by the list: the log stays, the network and its counter are taken by name. */
const byName = ['audit_log', 'network_counters', 'networks'];

let hub: DomainHub;
beforeEach(async () => {
  hub = await openDomainHub();
});
afterEach(() => hub.close());

/** Tables with a column like this. */
function tablesWith(isWanted: (column: EntityProperty) => boolean): string[] {
  const all = [...hub.database.orm.getMetadata().getAll().values()];
  return all.filter(({ props }) => props.some(isWanted)).map(({ tableName }) => tableName);
}

/** Tables whose rows go with their network, or with what belongs to it, by their relations. */
const cascading = (): string[] =>
  tablesWith(({ deleteRule, createForeignKeyConstraint: isKey }) => isKey === true && deleteRule === 'cascade');

describe('networkTables', () => {
  test('names every table with a network_id that no foreign key takes along', () => {
    const scoped = tablesWith(({ fieldNames }) => fieldNames.includes('network_id'));
    const listed = scoped.filter((name) => !byName.includes(name));
    expect([...networkTables, ...cascading()].sort()).toEqual(listed.sort());
  });
});

describe('deleteNetwork', () => {
  beforeEach(() => createTrial(hub.ctx()));

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
      await plantCold(owner, networkId);
    }
    expect(Object.keys(await countRows(hub, ann.networkId))).toEqual(expect.arrayContaining(cascading()));
    await addMember(ctx, { networkId: ann.networkId, userId: bob.user.userId, role: 'member' });
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
    expect(audit.map(({ action }) => action)).toEqual(expect.arrayContaining(['register', 'member_added']));
    expect(audit.at(-1)).toEqual({ action: 'network_deleted' });
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

/** A row in each of the tables that go by their keys, as far as the calls before made none. */
async function plantCold(owner: Ctx, networkId: string): Promise<void> {
  const { projectId } = await createProject(owner, { networkId, name: 'project' });
  const participants = [{ id: owner.caller.userId ?? '' }];
  const about = { networkId, projectId, participants, tags: ['a'] };
  const { card } = await createRequirement(owner, { ...about, name: 'parent' });
  const { card: child } = await createRequirement(owner, {
    ...about,
    name: 'child',
    parentId: card.row.requirement_id,
  });
  await createRequirement(owner, { ...about, name: 'gone' });
  await deleteRequirement(owner, { networkId, id: '#3' });
  await updateTags(owner, { networkId, change: { op: 'color', tag: 'a', color: '#ff0000' } });
  await submitSkill(owner, { networkId, slug: 's', name: 's', description: '', version: '1', content: 'x' });
  await upsertNetworkSecret(owner, { networkId, key: 'KEY', value: 'v' });
  await issueNodeToken(owner, { networkId, nodeName: 'gone' });
  await deleteNodeRecord(owner, { ref: 'gone', networkId });
  await prepareRename(owner, { networkId, oldAlias: 'builder', newAlias: 'mason' });
  await owner.transaction(async (tx) => {
    const { node_id: nodeId } = await tx.db
      .selectFrom('nodes')
      .select('node_id')
      .where('network_id', '=', networkId)
      .executeTakeFirstOrThrow();
    const same = { network_id: networkId, node_id: nodeId, created_at: 0 };
    await tx.db
      .insertInto('agent_grants')
      .values({ ...same, user_id: 'u' })
      .execute();
    const notice = { network_id: networkId, requirement_id: child.row.requirement_id, user_id: 'u', notified_at: 0 };
    await tx.db.insertInto('requirement_notices').values(notice).execute();
    const hidden = { kind: 'task_failed', subject_id: 't_1', occurrence: '1', until: 0 };
    await tx.db
      .insertInto('attention_snoozes')
      .values({ network_id: networkId, user_id: 'u', ...hidden })
      .execute();
    await tx.db
      .insertInto('attention_counts')
      .values({ network_id: networkId, counts: '[0,0,1]', told_at: 0 })
      .execute();
    const order = { ...same, deadline_at: 0 };
    const update = { action: 'restart', apply_mode: 'restart', base_revision: 0, patch: '{}' } as const;
    await tx.db
      .insertInto('config_updates')
      .values({ ...order, ...update, update_id: networkId })
      .execute();
    const question = { request_id: networkId, lane: 'rules', op: 'read_rules', params: '{}' } as const;
    await tx.db
      .insertInto('file_requests')
      .values({ ...order, ...question })
      .execute();
    const stop = {
      request_id: networkId,
      daemon_node_id: 'd',
      alias: 'a',
      action: 'stop',
      state_before: 'active',
    } as const;
    await tx.db
      .insertInto('lifecycle_requests')
      .values({ ...order, ...stop })
      .execute();
    const creation = { request_id: networkId, daemon_node_id: 'd', child_name: 'c', runtime: 'r', node_spec: '{}' };
    await tx.db
      .insertInto('create_requests')
      .values({ ...creation, network_id: networkId, created_at: 0 })
      .execute();
    const file = {
      file_id: networkId,
      uploader: 'u',
      uploader_kind: 'user' as const,
      size: 1,
      mime: 'a/b',
      sha256: 'x',
      name: 'n',
      created_at: 0,
    };
    await tx.db
      .insertInto('files')
      .values({ ...file, network_id: networkId })
      .execute();
    const provider = { provider_id: networkId, name: 'p', vendor: 'v', base_url: 'u', secret_key_ref: 'KEY' };
    const times = { created_at: 0, created_by: 'u', updated_at: 0 };
    await tx.db
      .insertInto('providers')
      .values({ ...provider, ...times, network_id: networkId, models: '[]' })
      .execute();
    const probe = { probe_id: networkId, provider_id: networkId, model_name: 'm', daemon_node_id: 'd' };
    tx.append('probes', { ...probe, network_id: networkId, created_at: 0, deadline_at: 0 });
  });
}

/** Rows of the network by table, tables without any left out. */
async function countRows(hub: DomainHub, networkId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of [...networkTables, ...cascading(), 'network_counters', 'networks'] as const) {
    const rows = await hub.database.reader
      .selectFrom(table as 'tasks')
      .select('network_id')
      .where('network_id', '=', networkId)
      .execute();
    if (rows.length > 0) counts[table] = rows.length;
  }
  return counts;
}
