import { maskLogText } from '../../platform/mask-secrets.ts';
import { maxErrorLength } from './limits.ts';

/** What a daemon says went wrong, without secrets and at most 1,000 characters long; null for nothing. */
export function cleanError(error: string | undefined): string | null {
  if (error === undefined || error === '') return null;
  return maskLogText(error).slice(0, maxErrorLength).toWellFormed();
}
