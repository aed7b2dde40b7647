/** Incoming, outgoing or job. */
export type SpanKind = 'server' | 'client' | 'job';

/** Routes, statement and queue names, numbers. No personal data. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export type ActiveSpan = {
  readonly traceId: string;
  set(facts: SpanFacts, name?: string): void;
  /** An error code, never its text. */
  fail(code: string): void;
  end(): void;
};

/** Null without a collector, to avoid loading the library. */
export type Tracing = {
  /** Parent span, or a trusted `traceparent`. */
  begin(name: string, kind: SpanKind, facts: SpanFacts, parent: ActiveSpan | string | null): ActiveSpan;
};
