import type { Ctx } from '../../domain/ctx.ts';
import { purgeFiles } from '../../domain/files/purge-files.ts';
import { purgeOldFiles } from '../../domain/files/purge-old-files.ts';
import { drain } from './drain.ts';

/** Removes uploaded bytes that no record names. */
export const purgeFilesJob = {
  name: 'purge_files',
  everySeconds: 3600,
  run: (ctx: Ctx): Promise<number> => purgeFiles(ctx),
};

/** Removes uploaded files after `HUB_KEEP_FILES_DAYS`. */
export const purgeOldFilesJob = {
  name: 'purge_old_files',
  everySeconds: 3600,
  run: (ctx: Ctx): Promise<number> => drain(ctx, purgeOldFiles),
};
