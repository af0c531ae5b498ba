import type { ProjectRow } from '../../../entities/rows.ts';
import { lockNetwork } from '../../access/lock-network.ts';
import type { Ctx, Tx } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { foldText } from '../fold-text.ts';
import { maxProjects, projectColors } from '../limits.ts';
import { lockBoard } from '../lock-board.ts';
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
export async function createProject(ctx: Ctx, input: NewProject): Promise<ProjectRow> {
  const { networkId } = (await resolveManagedBoard(ctx, input.networkId)).scope;
  return ctx.transaction(async (tx) => {
    if ((await lockNetwork(tx, networkId)) === undefined) throw new DomainError('access_denied');
    const { stamp } = await lockBoard(tx, networkId);
    const count = await countProjects(tx, networkId);
    const name = input.name.trim();
    await requireFreeName(tx, networkId, name);
    if (count >= maxProjects) throw new DomainError('too_many_projects', { field: 'name' });
    return tx.db
      .insertInto('projects')
      .values({
        project_id: `proj_${tx.platform.ids.uuid()}`,
        network_id: networkId,
        name,
        name_key: foldText(name),
        color: input.color?.toLowerCase() ?? projectColors[count % projectColors.length] ?? projectColors[0],
        position: input.order ?? count,
        archived: 0,
        created_at: stamp,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** @throws project_name_taken */
export async function requireFreeName(tx: Tx, networkId: string, name: string, projectId?: string): Promise<void> {
  const taken = await tx.db
    .selectFrom('projects')
    .select('project_id')
    .where('network_id', '=', networkId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (taken && taken.project_id !== projectId) throw new DomainError('project_name_taken', { field: 'name' });
}

async function countProjects(tx: Tx, networkId: string): Promise<number> {
  const { count } = await tx.db
    .selectFrom('projects')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('network_id', '=', networkId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
