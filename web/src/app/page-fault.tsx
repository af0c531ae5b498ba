import type { ErrorComponentProps } from '@tanstack/react-router';
import { Failure } from '../parts/failure.tsx';

/** Stands in place of a page that broke. */
export function PageFault({ error, reset }: ErrorComponentProps) {
  return <Failure error={error} onRetry={reset} />;
}
