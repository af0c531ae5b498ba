import { maskLogText } from '../../platform/mask-secrets.ts';
import { maxErrorLength } from './limits.ts';

/** The error text of a daemon, without secrets and at most 1,000 characters long; null when empty. */
export function cleanError(error: string | undefined): string | null {
  if (error === undefined || error === '') return null;
  return maskLogText(error).slice(0, maxErrorLength).toWellFormed();
}
