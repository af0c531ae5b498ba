import type { FileRequestRow } from '../../../entities/rows.ts';
import type { Ctx } from '../../ctx.ts';
import { maxListBytes } from '../limits.ts';
import { requireManagedNode } from '../require-managed-node.ts';
import { requestNodeFile } from './request-node-file.ts';

/**
 * Requests the list of a node's skills.
 *
 * @throws node_not_found, permission_denied, agent_access_restricted, request_in_flight
 */
export async function listNodeSkills(ctx: Ctx, nodeId: string): Promise<FileRequestRow> {
  return ctx.transaction(async (tx) => {
    const { node } = await requireManagedNode(tx, nodeId);
    return requestNodeFile(tx, node, 'list_skills', { max_bytes: maxListBytes });
  });
}
