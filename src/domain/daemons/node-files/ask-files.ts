import type { FileRequestRow } from '../../../entities/rows.ts';
import type { Ctx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { askNode } from './request-node-file.ts';
import { findManagedNode } from '../require-managed-node.ts';
import { maxFileBytes, maxListBytes } from '../limits.ts';
import { readPath } from './work-path.ts';

/**
 * Asks a node for a directory of its work directory (seed 001, list_node_files). The door lets people alone call it.
 *
 * @param path relative; the empty text is the work directory itself
 * @throws path_invalid
 * @throws node_not_found, permission_denied, agent_access_restricted, request_in_flight
 */
export async function listNodeFiles(ctx: Ctx, nodeId: string, path: string): Promise<FileRequestRow> {
  return ctx.transaction(async (tx) => {
    const { node } = await findManagedNode(tx, nodeId);
    return askNode(tx, node, 'list_files', { path: readPath(path), max_bytes: maxListBytes });
  });
}

/**
 * Asks a node for a text file of its work directory (seed 001, read_node_file). The door lets people alone call it.
 *
 * @throws path_invalid also for the directory itself
 * @throws node_not_found, permission_denied, agent_access_restricted, request_in_flight
 */
export async function readNodeFile(ctx: Ctx, nodeId: string, path: string): Promise<FileRequestRow> {
  return ctx.transaction(async (tx) => {
    const { node } = await findManagedNode(tx, nodeId);
    const file = readPath(path);
    if (file === '') throw new DomainError('path_invalid');
    return askNode(tx, node, 'read_file', { path: file, max_bytes: maxFileBytes });
  });
}
