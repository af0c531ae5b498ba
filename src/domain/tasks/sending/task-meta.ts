import { readTraceparent } from '../../../platform/trace-context.ts';
import type { Traceparent } from '../../../platform/trace-context.ts';

/**
 * What travels beside a task as JSON text: what its sender put there, and the trace that the dispatch belongs to, unless
 * the sender named one itself (rule platform-traces). Null when there is neither.
 */
export function writeTaskMeta(
  meta: Readonly<Record<string, unknown>> | undefined,
  traceparent: Traceparent | null,
): string | null {
  if (traceparent === null) return meta === undefined ? null : JSON.stringify(meta);
  return JSON.stringify({ ...meta, traceparent: meta?.['traceparent'] ?? traceparent });
}

/** The trace that the dispatch of a task belongs to. */
export function traceOfTask({ meta_json: metaJson }: { readonly meta_json: string | null }): Traceparent | null {
  // Most tasks have none, and their metadata need not be read for it.
  if (metaJson?.includes('"traceparent"') !== true) return null;
  return readTraceparent((JSON.parse(metaJson) as { readonly traceparent?: unknown }).traceparent);
}
