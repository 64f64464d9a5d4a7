import { noTracing, type Tracing } from './tracing.ts';

type Env = Record<string, string | undefined>;

/**
 * Traces to where OpenTelemetry's own variables say (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER_ARG` for the
 * share of requests); without an endpoint nothing of OpenTelemetry is loaded.
 */
export async function openTracing(service: string, env: Env): Promise<Tracing> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return noTracing;
  const { createTracing } = await import('./open-telemetry.ts').catch((error: unknown) => {
    // `npm start` installs it where one of these variables is set.
    throw new Error('[tracing] OpenTelemetry could not be loaded. Install it: pnpm install', { cause: error });
  });
  return createTracing(env.OTEL_SERVICE_NAME ?? service, Number(env.OTEL_TRACES_SAMPLER_ARG ?? 1));
}
