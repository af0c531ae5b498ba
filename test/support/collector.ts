import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as OTLP writes it in JSON. */
export interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** 2 is an error. */
  readonly statusCode: number;
}

/** What a collector of OpenTelemetry got. */
export interface Collector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  readonly spans: readonly SentSpan[];
  /** Names and values of the resource that sent them. */
  readonly resource: Readonly<Record<string, unknown>>;
  /** The bodies as they came. */
  readonly bodies: readonly string[];
  close(): Promise<void>;
}

interface Pair {
  readonly key: string;
  readonly value: { readonly stringValue?: string };
}

type SpanInJson = Omit<SentSpan, 'attributes' | 'statusCode'> & {
  readonly attributes: readonly Pair[];
  readonly status: { readonly code?: number };
};

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Pair[] };
    readonly scopeSpans: readonly { readonly spans: readonly SpanInJson[] }[];
  }[];
}

const valuesOf = (pairs: readonly Pair[]): Record<string, unknown> =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, value.stringValue]));

/** Takes spans over HTTP at `/v1/traces`, as collectors do. */
export async function startCollector(): Promise<Collector> {
  const spans: SentSpan[] = [];
  const bodies: string[] = [];
  const resource: Record<string, unknown> = {};
  const server = createServer((req, res) => {
    void text(req).then((body) => {
      bodies.push(body);
      const isTraces = req.method === 'POST' && req.url === '/v1/traces';
      for (const part of isTraces ? (JSON.parse(body) as Export).resourceSpans : []) {
        Object.assign(resource, valuesOf(part.resource.attributes));
        for (const { attributes, status, ...span } of part.scopeSpans.flatMap((scope) => scope.spans)) {
          spans.push({ ...span, attributes: valuesOf(attributes), statusCode: status.code ?? 0 });
        }
      }
      res.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resource,
    bodies,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
