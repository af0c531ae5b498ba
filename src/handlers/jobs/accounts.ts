import { purgeFailures } from '../../domain/accounts/login-lock.ts';
import type { Ctx } from '../../domain/ctx.ts';

/** Deletes login failures that are a day old. */
export const loginFailureJob = {
  name: 'purge_login_failures',
  everySeconds: 3600,
  run: (ctx: Ctx): Promise<void> => ctx.transaction(purgeFailures),
};
