import type { Ctx } from '../../domain/ctx.ts';
import { purgeIdempotencyKeys } from '../../domain/idempotency/purge-idempotency-keys.ts';
import { drain } from './drain.ts';

/** Forgets idempotency keys after 24 hours. */
export const purgeKeysJob = {
  name: 'purge_idempotency_keys',
  everySeconds: 60,
  run: (ctx: Ctx): Promise<number> => drain(ctx, purgeIdempotencyKeys),
};
