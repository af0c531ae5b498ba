import type { FileRequestRow } from '../../../entities/rows.ts';
import { requireNodeMode } from '../../access/require-node-mode.ts';
import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { maxFileBytes } from '../limits.ts';
import { requireOwnedNode } from '../require-managed-node.ts';
import { requestNodeFile } from './request-node-file.ts';

/**
 * Requests that a node replaces its rules file. For its owner and the managers of the network.
 *
 * @throws content_too_large more than 256 KB in UTF-8
 * @throws node_not_found, permission_denied, agent_access_restricted, node_permission_denied, request_in_flight
 */
export async function writeNodeRulesFile(
  ctx: Ctx,
  { nodeId, content }: { readonly nodeId: string; readonly content: string },
): Promise<FileRequestRow> {
  requireNodeMode(ctx, 'write_node_rules_file');
  return ctx.transaction(async (tx) => {
    const { node } = await requireOwnedNode(tx, nodeId);
    if (Buffer.byteLength(content) > maxFileBytes) {
      throw new DomainError('content_too_large', { limit_bytes: maxFileBytes });
    }
    return requestNodeFile(tx, node, 'write_rules', { content });
  });
}
