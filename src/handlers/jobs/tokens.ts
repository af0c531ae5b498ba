import type { Ctx } from '../../domain/ctx.ts';
import { purgeIdempotencyKeys } from '../../domain/tokens/purge-idempotency-keys.ts';
import { recordTokenUse } from '../../domain/tokens/record-token-use.ts';
import { drain } from './drain.ts';

/** Writes the uses of tokens that this process noted; every process has its own. */
export const tokenUseJob = {
  name: 'record_token_use',
  everySeconds: 15,
  everyProcess: true,
  run: (ctx: Ctx): Promise<void> => recordTokenUse(ctx),
};

/** Forgets idempotency keys after 24 hours. */
export const purgeKeysJob = {
  name: 'purge_idempotency_keys',
  everySeconds: 60,
  run: (ctx: Ctx): Promise<number> => drain(ctx, purgeIdempotencyKeys),
};
