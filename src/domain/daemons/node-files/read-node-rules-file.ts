import type { FileRequestRow } from '../../../entities/rows.ts';
import type { Ctx } from '../../ctx.ts';
import { maxFileBytes } from '../limits.ts';
import { requireManagedNode } from '../require-managed-node.ts';
import { requestNodeFile } from './request-node-file.ts';

/**
 * Requests the rules file of a node's runtime.
 *
 * @throws node_not_found, permission_denied, agent_access_restricted, request_in_flight
 */
export async function readNodeRulesFile(ctx: Ctx, nodeId: string): Promise<FileRequestRow> {
  return ctx.transaction(async (tx) => {
    const { node } = await requireManagedNode(tx, nodeId);
    return requestNodeFile(tx, node, 'read_rules', { max_bytes: maxFileBytes });
  });
}
