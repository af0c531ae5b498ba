import type { JobRun } from '../../domain/audit/job-runs.ts';
import { toWireTime } from '../../platform/clock.ts';
import type { Schemas } from '../../../generated/rest.ts';

/** A job on the wire. */
export function viewJob({ name, everySeconds, everyProcess, runningSince, last, nextAt }: JobRun): Schemas['Job'] {
  return {
    name,
    every_seconds: everySeconds,
    every_process: everyProcess,
    running: runningSince !== null,
    last_started_at: last === null ? null : toWireTime(last.startedAt),
    last_duration_ms: last === null ? null : Math.max(0, Math.round(last.durationMs)),
    last_result: last === null ? null : last.result,
    next_at: toWireTime(nextAt),
  };
}
