import type { Ctx } from '../../domain/ctx.ts';
import { expireRenames } from '../../domain/renames/expire-renames.ts';
import { moveStragglers } from '../../domain/renames/move-stragglers.ts';

/** Ends renames that were prepared and forgotten. */
export const expireRenamesJob = {
  name: 'expire_renames',
  everySeconds: 30,
  run: (ctx: Ctx): Promise<number> => expireRenames(ctx),
};

/** Brings what reached an old alias while it was renamed to the new one. */
export const moveStragglersJob = {
  name: 'move_stragglers',
  everySeconds: 10,
  run: (ctx: Ctx): Promise<number> => moveStragglers(ctx),
};
