import { inScope } from '../access/resolve-scope.ts';
import type { Ctx } from '../ctx.ts';
import type { ProjectRow } from './require-project.ts';
import { resolveReadBoard } from './resolve-board.ts';

const maxRows = 100_000;

/** The projects of the networks that the caller may read, archived ones too, by order, then by age (seed 001). */
export async function listProjects(ctx: Ctx, networkId: string | undefined): Promise<ProjectRow[]> {
  const { scope } = await resolveReadBoard(ctx, networkId);
  return ctx.db
    .selectFrom('projects')
    .selectAll()
    .where(inScope(scope))
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('project_id')
    .limit(maxRows)
    .execute();
}
