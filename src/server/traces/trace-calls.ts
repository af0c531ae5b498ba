import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { Attributes, Span, Tracer } from '@opentelemetry/api';
import type { Call, Execute } from '../execute.ts';
import type { Outcome } from '../outcome.ts';
import type { TracedDoor } from '../tracing.ts';
import { contextBelow, traceparentOf } from './span-context.ts';

/** A span around each call, named as its operation or tool. What the call leaves behind points at this span. */
export function traceCalls(execute: Execute, door: TracedDoor, tracer: Tracer): Execute {
  return async (operation, call) => {
    const options = { kind: SpanKind.SERVER, attributes: describe(call, door) };
    const span = tracer.startSpan(operation.name, options, contextBelow(call.traceparent));
    call.traceparent = traceparentOf(span);
    const outcome = await execute(operation, call);
    note(span, outcome);
    span.end();
    return outcome;
  };
}

/** The ids of the hub, as its log has them: no name, no text, no address. */
function describe({ caller, requestId }: Call, door: TracedDoor): Attributes {
  return {
    'hub.door': door,
    'hub.request_id': requestId,
    'hub.caller': caller.kind,
    ...(caller.networkId === null ? {} : { 'hub.network_id': caller.networkId }),
  };
}

/** A refusal is an answer; only what the hub could not do is an error. */
function note(span: Span, outcome: Outcome): void {
  const code = outcome.kind === 'refused' ? outcome.refusal.code : outcome.kind;
  span.setAttribute('hub.outcome', code);
  if (outcome.kind === 'busy' || outcome.kind === 'bug') span.setStatus({ code: SpanStatusCode.ERROR, message: code });
}
