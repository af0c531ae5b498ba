import type { Ctx } from '../../domain/ctx.ts';
import { loginFailureJob } from './accounts.ts';
import { purgeDeliveriesJob, recordReadsJob } from './inbox.ts';
import { markOfflineJob } from './sessions.ts';
import { expireTasksJob, purgeTaskEventsJob, purgeTasksJob } from './tasks.ts';
import { tokenUseJob } from './tokens.ts';

/** Work that comes round by itself; the server's scheduler runs it with a system caller. */
interface HubJob {
  readonly name: string;
  readonly everySeconds: number;
  /** For what each process remembers by itself; other jobs run in one process at a time. */
  readonly everyProcess?: boolean;
  run(ctx: Ctx): Promise<unknown>;
}

/** All jobs of the hub. */
export const jobs: readonly HubJob[] = [
  expireTasksJob,
  loginFailureJob,
  markOfflineJob,
  purgeDeliveriesJob,
  purgeTaskEventsJob,
  purgeTasksJob,
  recordReadsJob,
  tokenUseJob,
];
