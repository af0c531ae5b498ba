import type { FileRequestRow } from '../../../entities/rows.ts';
import type { Ctx } from '../../ctx.ts';
import { maxFileBytes } from '../limits.ts';
import { requireManagedNode } from '../require-managed-node.ts';
import { requestNodeFile } from './request-node-file.ts';
import { readSkillName } from './work-path.ts';

/**
 * Requests one skill of a node.
 *
 * @throws skill_name_invalid
 * @throws node_not_found, permission_denied, agent_access_restricted, request_in_flight
 */
export async function readNodeSkill(
  ctx: Ctx,
  { nodeId, name }: { readonly nodeId: string; readonly name: string },
): Promise<FileRequestRow> {
  return ctx.transaction(async (tx) => {
    const { node } = await requireManagedNode(tx, nodeId);
    return requestNodeFile(tx, node, 'read_skill', { name: readSkillName(name), max_bytes: maxFileBytes });
  });
}
