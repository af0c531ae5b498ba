import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { Tracer } from '@opentelemetry/api';
import type { CallFacts } from '../../domain/call-ctx.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { contextBelow } from './span-context.ts';

/** A span around each unit of a traced call, from its wait for the database to its commit. */
export function traceUnits(
  createCtx: (facts: CallFacts) => Ctx,
  engine: string,
  tracer: Tracer,
): (facts: CallFacts) => Ctx {
  const options = { kind: SpanKind.CLIENT, attributes: { 'db.system.name': systemOf(engine) } };
  return (facts) => {
    const ctx = createCtx(facts);
    if (ctx.traceparent === null) return ctx;
    const run = ctx.transaction.bind(ctx);
    ctx.transaction = async (work, place) => {
      const span = tracer.startSpan('transaction', options, contextBelow(ctx.traceparent));
      try {
        return await run(work, place);
      } catch (error) {
        // Which error it was is told by the call. A refusal is an answer, and undoes the unit as it should.
        if (!(error instanceof DomainError)) span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    };
    return ctx;
  };
}

/** As OpenTelemetry calls it. */
function systemOf(engine: string): string {
  return engine === 'postgres' ? 'postgresql' : engine;
}
