import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import type { JobRun } from './job-runs.ts';

/**
 * The jobs of the process that answers, by name, and how their last run went there (rule audit-jobs). For those who
 * read its log; no query.
 *
 * @throws admin_only
 */
export function listJobs(ctx: Ctx): readonly JobRun[] {
  if (!ctx.caller.systemAdmin || ctx.caller.kind === 'node') throw new DomainError('admin_only');
  return ctx.platform.memory.jobs.list();
}
