import type { CompletionRow } from '../../entities/rows.ts';
import { toWireTime } from '../../platform/clock.ts';
import type { Schemas } from '../../../generated/rest.ts';

/** A completion on the wire; `artifacts` is the JSON text of an array. */
export function viewCompletion(row: CompletionRow): Schemas['Completion'] {
  return {
    id: row.id,
    session_name: row.session_name,
    task: row.task,
    result: row.result,
    artifacts: row.artifacts,
    score: row.score === null ? null : Number(row.score),
    duration_minutes: row.duration_minutes === null ? null : Number(row.duration_minutes),
    network_id: row.network_id,
    completed_at: toWireTime(row.completed_at),
  };
}
