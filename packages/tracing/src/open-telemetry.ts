import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { SpanInput, Tracing } from './tracing.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;
const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The context of a caller in another process; null for a header that is none. */
function remoteContext(header: string | undefined): Context | null {
  const [, traceId, spanId, flags] = form.exec(header ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Makes the traces of a service; `share` of the requests, 0 to 1, that nobody has decided about is traced. */
export function createTracing(service: string, share: number): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('vitryna');
  const running = new AsyncLocalStorage<Context>();

  const begin = ({ name, kind, facts, parent }: SpanInput) => {
    const context = remoteContext(parent) ?? running.getStore() ?? ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind: kinds[kind], ...(facts && { attributes: facts }) }, context);
    return { span, context: trace.setSpan(context, span) };
  };

  return {
    async span(input, work) {
      const { span, context } = begin(input);
      try {
        return await running.run(context, () =>
          work((facts) => {
            span.setAttributes(facts);
            if ('error.type' in facts) span.setStatus({ code: SpanStatusCode.ERROR });
          }),
        );
      } catch (error) {
        span.recordException(error instanceof Error ? error : String(error));
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    traceparent() {
      const context = running.getStore();
      const facts = context && trace.getSpanContext(context);
      if (!facts) return null;
      return `00-${facts.traceId}-${facts.spanId}-${facts.traceFlags.toString(16).padStart(2, '0')}`;
    },
    async stop() {
      await provider.shutdown().catch(() => undefined);
    },
  };
}
