import { purgeFailures } from '../../domain/accounts/login-lock.ts';
import type { Ctx } from '../../domain/ctx.ts';

/** Forgets login failures that nobody added to for a day. */
export const loginFailureJob = {
  name: 'purge_login_failures',
  everySeconds: 3600,
  run: (ctx: Ctx): Promise<void> => ctx.transaction(purgeFailures),
};
