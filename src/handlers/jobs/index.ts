import type { Ctx } from '../../domain/ctx.ts';
import { loginFailureJob } from './accounts.ts';
import { expireProbesJob } from './probes.ts';
import { purgeSnoozesJob, tellAttentionJob } from './attention.ts';
import { purgeAuditJob } from './audit.ts';
import { expireRequestsJob, purgeContentsJob, purgeRequestsJob } from './daemons.ts';
import { purgeFilesJob, purgeOldFilesJob } from './files.ts';
import { purgeKeysJob } from './idempotency.ts';
import { purgeDeliveriesJob, recordReadsJob } from './inbox.ts';
import { expireRenamesJob, moveStragglersJob } from './renames.ts';
import { purgeCardEventsJob } from './requirements.ts';
import { markOfflineJob } from './sessions.ts';
import { purgeEventsJob } from './streams.ts';
import { expireTasksJob, purgeTaskEventsJob, purgeTasksJob } from './tasks.ts';
import { purgeTelemetryJob } from './telemetry.ts';
import { purgeBrowserTokensJob, tokenUseJob } from './tokens.ts';

/** A periodic job: bounded batches, safe to repeat. The server's scheduler runs it with a system caller. */
interface HubJob {
  readonly name: string;
  readonly everySeconds: number;
  /** For what each process remembers by itself; other jobs run in one process at a time. */
  readonly everyProcess?: boolean;
  /** It does not wait for other jobs. */
  readonly apart?: boolean;
  run(ctx: Ctx): Promise<unknown>;
}

/** All jobs of the hub. */
export const jobs: readonly HubJob[] = [
  expireProbesJob,
  expireRenamesJob,
  expireRequestsJob,
  expireTasksJob,
  loginFailureJob,
  markOfflineJob,
  moveStragglersJob,
  purgeAuditJob,
  purgeBrowserTokensJob,
  purgeContentsJob,
  purgeCardEventsJob,
  purgeDeliveriesJob,
  purgeEventsJob,
  purgeFilesJob,
  purgeKeysJob,
  purgeOldFilesJob,
  purgeRequestsJob,
  purgeSnoozesJob,
  purgeTaskEventsJob,
  purgeTasksJob,
  purgeTelemetryJob,
  recordReadsJob,
  tellAttentionJob,
  tokenUseJob,
];
