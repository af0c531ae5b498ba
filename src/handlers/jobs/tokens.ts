import type { Ctx } from '../../domain/ctx.ts';
import { recordTokenUse } from '../../domain/tokens/record-token-use.ts';

/** Writes the uses of tokens that this process noted; every process has its own. */
export const tokenUseJob = {
  name: 'record_token_use',
  everySeconds: 15,
  everyProcess: true,
  run: (ctx: Ctx): Promise<void> => recordTokenUse(ctx),
};
