import { Project } from '../../../entities/index.ts';
import { lockNetwork } from '../../access/lock-network.ts';
import type { Ctx, Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { foldText } from '../../fold-text.ts';
import { maxProjects, projectColors } from '../limits.ts';
import { lockBoard } from '../lock-board.ts';
import { describeProject } from './describe-project.ts';
import type { ProjectFacts } from './describe-project.ts';
import { resolveManagedBoard } from '../resolve-board.ts';

export interface NewProject {
  /** 1 to 40 characters, unique in the network. */
  readonly name: string;
  /** `#rrggbb`; the next of a palette by default. */
  readonly color?: string | undefined;
  /** How many there are by default. */
  readonly order?: number | undefined;
  readonly networkId?: string | undefined;
}

/**
 * Makes a project; for people only (rule requirements-people-only).
 *
 * @throws user_token_required, agent_access_restricted, permission_denied, network_id_required, access_denied
 * @throws project_name_taken, too_many_projects
 */
export async function createProject(ctx: Ctx, input: NewProject): Promise<ProjectFacts> {
  const { networkId } = (await resolveManagedBoard(ctx, input.networkId)).scope;
  return ctx.transaction(async (tx) => {
    if ((await lockNetwork(tx, networkId)) === undefined) throw new DomainError('access_denied');
    const { stamp } = await lockBoard(tx, networkId);
    const count = await tx.em.count(Project, { networkId });
    const name = input.name.trim();
    await requireFreeName(tx, networkId, name);
    if (count >= maxProjects) throw new DomainError('too_many_projects', { field: 'name' });
    const project = tx.em.create(Project, {
      networkId,
      projectId: `proj_${tx.platform.ids.uuid()}`,
      name,
      nameKey: foldText(name),
      color: input.color?.toLowerCase() ?? projectColors[count % projectColors.length] ?? projectColors[0],
      position: input.order ?? count,
      createdAt: stamp,
      archived: 0,
    });
    return describeProject(project);
  });
}

/** @throws project_name_taken */
export async function requireFreeName(tx: Tx, networkId: string, name: string, projectId?: string): Promise<void> {
  const taken = await tx.em.findOne(Project, { networkId, name });
  if (taken !== null && taken.projectId !== projectId) throw new DomainError('project_name_taken', { field: 'name' });
}
