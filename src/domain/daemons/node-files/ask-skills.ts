import type { FileRequestRow } from '../../../entities/rows.ts';
import type { Ctx } from '../../ctx.ts';
import { askNode } from './request-node-file.ts';
import { findManagedNode } from '../require-managed-node.ts';
import { maxFileBytes, maxListBytes } from '../limits.ts';
import { readSkillName } from './work-path.ts';

/**
 * Asks a node for its skills (seed 001, list_node_skills).
 *
 * @throws node_not_found, permission_denied, agent_access_restricted, request_in_flight
 */
export async function listNodeSkills(ctx: Ctx, nodeId: string): Promise<FileRequestRow> {
  return ctx.transaction(async (tx) => {
    const { node } = await findManagedNode(tx, nodeId);
    return askNode(tx, node, 'list_skills', { max_bytes: maxListBytes });
  });
}

/**
 * Asks a node for one skill (seed 001, read_node_skill).
 *
 * @throws skill_name_invalid
 * @throws node_not_found, permission_denied, agent_access_restricted, request_in_flight
 */
export async function readNodeSkill(ctx: Ctx, nodeId: string, name: string): Promise<FileRequestRow> {
  return ctx.transaction(async (tx) => {
    const { node } = await findManagedNode(tx, nodeId);
    return askNode(tx, node, 'read_skill', { name: readSkillName(name), max_bytes: maxFileBytes });
  });
}
