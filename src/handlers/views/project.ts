import type { Schemas } from '../../../generated/rest.ts';
import type { ProjectRow } from '../../entities/rows.ts';

/** A project on the wire. */
export function viewProject(row: ProjectRow): Schemas['Project'] {
  return {
    id: row.project_id,
    network_id: row.network_id,
    name: row.name,
    color: row.color,
    order: row.position,
    archived: row.archived === 1,
  };
}
