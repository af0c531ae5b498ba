import type { FileRequestRow } from '../../../entities/rows.ts';
import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { requireNodeMode } from '../../access/require-node-mode.ts';
import { askNode } from './request-node-file.ts';
import { findManagedNode, findOwnedNode } from '../require-managed-node.ts';
import { maxFileBytes } from '../limits.ts';

/**
 * Asks a node for the rules file of its runtime (seed 001, read_node_rules_file).
 *
 * @throws node_not_found, permission_denied, agent_access_restricted, request_in_flight
 */
export async function readNodeRulesFile(ctx: Ctx, nodeId: string): Promise<FileRequestRow> {
  return ctx.transaction(async (tx) => {
    const { node } = await findManagedNode(tx, nodeId);
    return askNode(tx, node, 'read_rules', { max_bytes: maxFileBytes });
  });
}

/**
 * Asks a node to replace its rules file (seed 001, write_node_rules_file). For its owner and the network's managers.
 *
 * @throws content_too_large more than 256 KB in UTF-8
 * @throws node_not_found, permission_denied, agent_access_restricted, node_permission_denied, request_in_flight
 */
export async function writeNodeRulesFile(ctx: Ctx, nodeId: string, content: string): Promise<FileRequestRow> {
  requireNodeMode(ctx, 'write_node_rules_file');
  return ctx.transaction(async (tx) => {
    const { node } = await findOwnedNode(tx, nodeId);
    if (Buffer.byteLength(content) > maxFileBytes) {
      throw new DomainError('content_too_large', { limit_bytes: maxFileBytes });
    }
    return askNode(tx, node, 'write_rules', { content });
  });
}
