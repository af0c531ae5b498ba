import type { Ctx } from '../../domain/ctx.ts';
import { purgeBrowserTokens } from '../../domain/tokens/purge-browser-tokens.ts';
import { recordTokenUse } from '../../domain/tokens/record-token-use.ts';
import { drain } from './drain.ts';

/** Writes the uses of tokens that this process noted; every process has its own. */
export const tokenUseJob = {
  name: 'record_token_use',
  everySeconds: 15,
  everyProcess: true,
  run: (ctx: Ctx): Promise<void> => recordTokenUse(ctx),
};

/** Deletes the tokens of pages a day after they ended. */
export const purgeBrowserTokensJob = {
  name: 'purge_browser_tokens',
  everySeconds: 3600,
  run: (ctx: Ctx): Promise<number> => drain(ctx, purgeBrowserTokens),
};
