export { openTracing } from './open-tracing.ts';
export { noTracing, type SpanFacts, type Tracing } from './tracing.ts';
