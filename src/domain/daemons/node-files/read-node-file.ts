import type { FileRequestRow } from '../../../entities/rows.ts';
import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { maxFileBytes } from '../limits.ts';
import { requireManagedNode } from '../require-managed-node.ts';
import { requestNodeFile } from './request-node-file.ts';
import { readPath } from './work-path.ts';

/**
 * Requests a text file of a node's work directory. Only people may call it; `x-access` holds that.
 *
 * @throws path_invalid also for the directory itself
 * @throws node_not_found, permission_denied, agent_access_restricted, request_in_flight
 */
export async function readNodeFile(
  ctx: Ctx,
  { nodeId, path }: { readonly nodeId: string; readonly path: string },
): Promise<FileRequestRow> {
  return ctx.transaction(async (tx) => {
    const { node } = await requireManagedNode(tx, nodeId);
    const file = readPath(path);
    if (file === '') throw new DomainError('path_invalid');
    return requestNodeFile(tx, node, 'read_file', { path: file, max_bytes: maxFileBytes });
  });
}
