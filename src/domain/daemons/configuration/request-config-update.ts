import type { ConfigApplyMode, ConfigUpdateAction } from '../../../../generated/enums.ts';
import type { NodeRow } from '../../../entities/rows.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import type { NodeKey } from '../../nodes/list-nodes.ts';
import { endConfigUpdate } from './end-config-update.ts';
import { silenceMs } from '../limits.ts';
import { isOpenUpdate } from '../open-requests.ts';
import { ringNode } from '../ring-doorbell.ts';
import { announceRequest } from '../announce-request.ts';

/** The configuration that a node should apply. */
export interface NewUpdate {
  readonly action: ConfigUpdateAction;
  readonly applyMode: ConfigApplyMode;
  /** Empty for a restart. */
  readonly patch: Readonly<Record<string, unknown>>;
}

/** An update that the node was told of. */
export interface RequestedUpdate {
  readonly updateId: string;
  readonly applyMode: ConfigApplyMode;
}

/**
 * Opens the one update of a node and notifies it. Audited as `node_<action>_requested`.
 *
 * @throws node_not_active, update_in_flight
 */
export async function requestConfigUpdate(tx: Tx, node: NodeRow, update: NewUpdate): Promise<RequestedUpdate> {
  if (node.lifecycle_state !== 'active') {
    throw new DomainError('node_not_active', { alias: node.alias, lifecycle_state: node.lifecycle_state });
  }
  await endOverdueConfigUpdates(tx, node);
  const updateId = await insertUpdate(tx, node, update);
  await recordAudit(tx, {
    action: update.action === 'restart' ? 'node_restart_requested' : 'node_config_update_requested',
    targetType: 'node',
    targetId: node.node_id,
    detail: `${node.alias}: ${Object.keys(update.patch).join(', ')}`,
    networkId: node.network_id,
  });
  const kind = update.action === 'restart' ? 'restart' : 'configure';
  announceRequest(tx, { networkId: node.network_id, requestId: updateId, kind }, 'pending');
  const bell = update.action === 'restart' ? 'restart' : 'config_update';
  await ringNode(tx, node, bell, { update_id: updateId, node_id: node.node_id });
  return { updateId, applyMode: update.applyMode };
}

/** Ends the updates of a node that went unanswered for too long. */
export async function endOverdueConfigUpdates(tx: Tx, node: NodeKey): Promise<void> {
  const overdue = await tx.db
    .selectFrom('config_updates')
    .select(['network_id', 'update_id'])
    .where('network_id', '=', node.network_id)
    .where('node_id', '=', node.node_id)
    .where(isOpenUpdate)
    .where('deadline_at', '<=', tx.platform.clock.now())
    .execute();
  for (const update of overdue) await endConfigUpdate(tx, update, 'timeout', null);
}

async function insertUpdate(tx: Tx, node: NodeRow, update: NewUpdate): Promise<string> {
  const now = tx.platform.clock.now();
  const inserted = await tx.db
    .insertInto('config_updates')
    .values({
      update_id: `cu_${tx.platform.ids.uuid()}`,
      network_id: node.network_id,
      node_id: node.node_id,
      action: update.action,
      apply_mode: update.applyMode,
      base_revision: node.config_revision,
      patch: JSON.stringify(update.patch),
      token_id: tx.caller.tokenId,
      created_at: now,
      deadline_at: now + silenceMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('update_id')
    .executeTakeFirst();
  if (inserted !== undefined) return inserted.update_id;
  const open = await tx.db
    .selectFrom('config_updates')
    .select('update_id')
    .where('network_id', '=', node.network_id)
    .where('node_id', '=', node.node_id)
    .where(isOpenUpdate)
    .executeTakeFirst();
  throw new DomainError('update_in_flight', { update_id: open?.update_id ?? '' });
}
