import { diag, DiagLogLevel } from '@opentelemetry/api';
import type { DiagLogger } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Log } from '../../platform/log.ts';
import type { Tracing } from '../tracing.ts';
import { traceCalls } from './trace-calls.ts';
import { traceUnits } from './trace-units.ts';

/** Where spans go, and how many. */
export interface TracePlan {
  /** Base address of a collector that speaks OTLP over HTTP. */
  readonly endpoint: string;
  /** Of a hundred calls that no trace leads to, so many begin one. */
  readonly percent: number;
  readonly engine: string;
  readonly version: string;
}

const instrumentation = 'agent-collaboration-hub';
const notSent = 'traces cannot be sent';
/** How long one batch may take: a stop waits for the last one. */
const sendMs = 3_000;

/**
 * Sends the spans of this process to a collector, in batches and beside the calls. A collector that is away costs spans,
 * never a call.
 */
export function openTracing({ endpoint, percent, engine, version }: TracePlan, log: Log): Tracing {
  diag.setLogger(logInto(log), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const usual = resourceFromAttributes({ 'service.name': instrumentation, 'service.version': version });
  const named = detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] });
  const provider = new TracerProvider({
    resource: usual.merge(named),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(percent / 100) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, timeoutMillis: sendMs }) })],
  });
  const tracer = provider.getTracer(instrumentation, version);
  return {
    calls: (execute, door) => traceCalls(execute, door, tracer),
    units: (createCtx) => traceUnits(createCtx, engine, tracer),
    close: () => provider.shutdown().catch((error: unknown) => log.warn({ err: error }, notSent)),
  };
}

/** What the library has to say is a warning: the hub itself goes on. */
function logInto(log: Log): DiagLogger {
  const warn = (message: string): void => log.warn({ problem: message }, notSent);
  const drop = (): void => undefined;
  return { error: warn, warn, info: drop, debug: drop, verbose: drop };
}
