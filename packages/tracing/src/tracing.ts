/** A span's attributes: names of OpenTelemetry's conventions, and nothing of who asked. */
export type SpanFacts = Record<string, string | number | boolean>;

/** A piece of work to be traced. */
export type SpanInput = {
  name: string;
  kind: 'server' | 'client' | 'internal';
  facts?: SpanFacts;
  /** A `traceparent` header that came with it, from somebody who is believed. */
  parent?: string | undefined;
};

/** Traces of one process. */
export type Tracing = {
  /**
   * Does the work in a span below the one that is under way. `note` adds what is known later; work that throws, or notes `error.type`,
   * makes a span that failed.
   */
  span: <T>(input: SpanInput, work: (note: (facts: SpanFacts) => void) => Promise<T>) => Promise<T>;
  /** Header `traceparent` for a call that is made now; null where nothing is traced. */
  traceparent: () => string | null;
  /** Sends what is left. */
  stop: () => Promise<void>;
};

/** Of a process that nobody traces: costs a call and nothing else. */
export const noTracing: Tracing = {
  span: (_, work) => work(() => undefined),
  traceparent: () => null,
  stop: async () => undefined,
};
