import { ROOT_CONTEXT, trace } from '@opentelemetry/api';
import type { Context, Span } from '@opentelemetry/api';
import type { Traceparent } from '../../platform/trace-context.ts';

/** Where a span begins whose parent is this step; a trace of its own without one. */
export function contextBelow(traceparent: Traceparent | null): Context {
  if (traceparent === null) return ROOT_CONTEXT;
  const [, traceId, spanId, flags] = traceparent.split('-') as [string, string, string, string];
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** The step that a span is, for those who come after it. */
export function traceparentOf(span: Span): Traceparent {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
