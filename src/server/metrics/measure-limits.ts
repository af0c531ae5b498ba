import { DomainError } from '../../domain/domain-error.ts';
import type { Authenticator, Identity } from '../authenticate.ts';
import type { CallLimits, OperationLimit } from '../rate-limit.ts';
import type { Instruments } from './instruments.ts';

/** Counts the calls that a budget refuses: those of the callers and those of single operations. */
export function measureLimits(limits: CallLimits, { rateLimited }: Instruments): CallLimits {
  const note = (waitMs: number): number => {
    if (waitMs > 0) rateLimited.inc();
    return waitMs;
  };
  return {
    charge: (...args) => limits.charge(...args),
    take(...args) {
      const waitMs = limits.take(...args);
      return typeof waitMs === 'number' ? note(waitMs) : waitMs.then(note);
    },
    forOperation(operationId, rule) {
      const limit = limits.forOperation(operationId, rule);
      const measured: OperationLimit = (payer, onFirst) =>
        limit(payer, onFirst).catch((error: unknown) => {
          if (error instanceof DomainError) rateLimited.inc();
          throw error;
        });
      return measured;
    },
  };
}

/** Counts the refusals of credentials at `/mcp`, where nothing is public. */
export function measureTokens(authenticator: Authenticator, { refusals }: Instruments): Authenticator {
  const note = (found: Identity): Identity => {
    if ('refused' in found) refusals.inc({ reason: found.refused.replace(' ', '_') });
    // The master token reads REST and nothing else (rule access-master-token).
    else if (found.kind === 'master') refusals.inc({ reason: 'invalid' });
    return found;
  };
  return {
    ...authenticator,
    byHeader(headers) {
      const found = authenticator.byHeader(headers);
      return found instanceof Promise ? found.then(note) : note(found);
    },
  };
}
