import type { FileRequestRow } from '../../../entities/rows.ts';
import type { Ctx } from '../../ctx.ts';
import { maxListBytes } from '../limits.ts';
import { requireManagedNode } from '../require-managed-node.ts';
import { requestNodeFile } from './request-node-file.ts';
import { readPath } from './work-path.ts';

/**
 * Requests the entries of a directory in a node's work directory. Only people may call it; `x-access` holds that.
 *
 * @param path relative; the empty text is the work directory itself
 * @throws path_invalid
 * @throws node_not_found, permission_denied, agent_access_restricted, request_in_flight
 */
export async function listNodeFiles(
  ctx: Ctx,
  { nodeId, path }: { readonly nodeId: string; readonly path: string },
): Promise<FileRequestRow> {
  return ctx.transaction(async (tx) => {
    const { node } = await requireManagedNode(tx, nodeId);
    return requestNodeFile(tx, node, 'list_files', { path: readPath(path), max_bytes: maxListBytes });
  });
}
