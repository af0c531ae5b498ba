import type { Ctx } from '../../domain/ctx.ts';
import { purgeFiles } from '../../domain/files/purge-files.ts';

/** Removes uploaded bytes that no record names. */
export const purgeFilesJob = {
  name: 'purge_files',
  everySeconds: 3600,
  run: (ctx: Ctx): Promise<number> => purgeFiles(ctx),
};
