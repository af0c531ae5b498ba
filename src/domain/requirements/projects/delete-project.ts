import { recordAudit } from '../../audit/record-audit.ts';
import type { Ctx } from '../../ctx.ts';
import { changeManyCards } from '../cards/change-many-cards.ts';
import { lockBoard } from '../lock-board.ts';
import { requireProject } from './require-project.ts';
import { resolveManagedBoard } from '../resolve-board.ts';

/**
 * Deletes a project; its cards keep living without one (rule requirements-projects). For people only. Audited as
 * `project_deleted`.
 *
 * @throws project_not_found, and what `createProject` throws about the caller
 */
export async function deleteProject(
  ctx: Ctx,
  { projectId, networkId }: { readonly projectId: string; readonly networkId?: string | undefined },
): Promise<void> {
  const board = await resolveManagedBoard(ctx, networkId);
  await ctx.transaction(async (tx) => {
    const { networkId: own } = board.scope;
    const { stamp } = await lockBoard(tx, own);
    const project = await requireProject(tx, board, projectId);
    const cards = tx.db
      .selectFrom('requirements')
      .select('requirement_id')
      .where('network_id', '=', own)
      .where('project_id', '=', projectId);
    const event = { kind: 'changed' as const, field: 'project_id', old: projectId, new: null };
    await changeManyCards(tx, { networkId: own, stamp, cards: cards.$asScalar(), set: { project_id: null }, event });
    tx.em.remove(project);
    await recordAudit(tx, {
      action: 'project_deleted',
      targetType: 'project',
      targetId: projectId,
      detail: project.name,
      networkId: own,
    });
  });
}
