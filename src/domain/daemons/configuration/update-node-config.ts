import type { ConfigApplyMode } from '../../../../generated/enums.ts';
import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { requireNodeMode } from '../../access/require-node-mode.ts';
import { requireOwnedNode } from '../require-managed-node.ts';
import { areHot, findBadFlag, findSecurityFlag } from './node-flags.ts';
import { requestConfigUpdate } from './request-config-update.ts';
import type { RequestedUpdate } from './request-config-update.ts';
import { requireFreshNode } from '../require-fresh-node.ts';

/** What is to change, as it was sent. */
export interface ConfigChange {
  readonly nodeId: string;
  /** The `config_revision` that the change builds on. */
  readonly baseRevision: number;
  readonly patch: Readonly<Record<string, unknown>>;
}

/**
 * Sets the wanted model, flags and channels of a node (rule daemons-flags). For its owner and the network's managers;
 * flags that loosen its safety for the managers alone.
 *
 * @throws node_not_found, permission_denied, agent_access_restricted, node_permission_denied
 * @throws invalid_patch, insufficient_role_for_security_flag, revision_conflict, node_not_active, update_in_flight
 */
export async function updateNodeConfig(ctx: Ctx, change: ConfigChange): Promise<RequestedUpdate> {
  requireNodeMode(ctx, 'update_node_config');
  const { patch } = change;
  return ctx.transaction(async (tx) => {
    const { node, administers } = await requireOwnedNode(tx, change.nodeId);
    const flags = checkPatch(patch);
    const flag = findSecurityFlag(flags);
    if (flag !== undefined && !administers) throw new DomainError('insufficient_role_for_security_flag', { flag });
    if (change.baseRevision !== node.config_revision) {
      throw new DomainError('revision_conflict', { current_revision: node.config_revision });
    }
    const applyMode: ConfigApplyMode = patch['channels'] === undefined && areHot(flags) ? 'hot' : 'restart';
    return requestConfigUpdate(tx, await requireFreshNode(tx, node), { action: 'update', applyMode, patch });
  });
}

const fields = ['model', 'flags', 'channels'];

/**
 * @returns the flags of the patch
 * @throws invalid_patch with the field at fault
 */
function checkPatch(patch: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const names = Object.keys(patch);
  if (names.length === 0) throw faulty('patch', 'must change something');
  const unknown = names.find((name) => !fields.includes(name));
  if (unknown !== undefined) throw faulty(unknown, 'unknown');
  const { model, flags = {}, channels } = patch;
  if (model !== undefined && !isText(model)) throw faulty('model', 'must be a string of 1 to 200 characters');
  if (typeof flags !== 'object' || flags === null || Array.isArray(flags)) throw faulty('flags', 'must be an object');
  const bad = findBadFlag(flags as Record<string, unknown>);
  if (bad !== undefined) throw faulty(`flags.${bad.flag}`, bad.fault === 'unknown' ? 'unknown' : 'value not allowed');
  if (channels !== undefined && !isChannels(channels)) {
    throw faulty('channels', 'must be an array of at most 50 strings of 1 to 200 characters');
  }
  return flags as Record<string, unknown>;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= 1 && value.length <= 200;
const isChannels = (value: unknown): boolean => Array.isArray(value) && value.length <= 50 && value.every(isText);

function faulty(field: string, reason: string): DomainError<'invalid_patch'> {
  return new DomainError('invalid_patch', { field: field.slice(0, 200), reason });
}
