import { expireProbes } from '../../domain/daemons/probes/expire-probes.ts';
import type { Ctx } from '../../domain/ctx.ts';

/** Ends probes that nobody answered. */
export const expireProbesJob = {
  name: 'expire_probes',
  everySeconds: 30,
  run: (ctx: Ctx): Promise<number> => expireProbes(ctx),
};
