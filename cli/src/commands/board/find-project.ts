import type { Hub } from '../../../../clients/typescript/src/index.ts';
import { CliError } from '../../parts/cli-errors.ts';
import { exitCodes } from '../../parts/exit-codes.ts';

/** The id of a project by its name or id; an empty text is no project. @throws CliError there is none of that name */
export async function findProject(hub: Hub, ref: string, signal: AbortSignal): Promise<string | null> {
  if (ref === '') return null;
  if (ref.startsWith('proj_')) return ref;
  for await (const project of hub.list('listProjects', {}, { signal })) if (project.name === ref) return project.id;
  throw new CliError(`there is no project "${ref}"`, {
    exitCode: exitCodes.notFound,
    mend: 'See them: ahub project list',
  });
}
