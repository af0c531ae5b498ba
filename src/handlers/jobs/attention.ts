import type { Ctx } from '../../domain/ctx.ts';
import { purgeSnoozes } from '../../domain/attention/purge-snoozes.ts';
import { tellAttention } from '../../domain/attention/tell-attention.ts';
import { drain } from './drain.ts';

/** Forgets snoozes whose time is over. */
export const purgeSnoozesJob = {
  name: 'purge_snoozes',
  everySeconds: 3_600,
  run: (ctx: Ctx): Promise<number> => drain(ctx, purgeSnoozes),
};

/** Tells observers how many items wait (rule attention-told); long jobs must not hold it up. */
export const tellAttentionJob = {
  name: 'tell_attention',
  everySeconds: 0.5,
  everyProcess: true,
  apart: true,
  run: (ctx: Ctx): Promise<number> => tellAttention(ctx),
};
