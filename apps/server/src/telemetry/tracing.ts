/** Whether a span is of work that came in, of work that was sent elsewhere, or of a job. */
export type SpanKind = 'server' | 'client' | 'job';

/** What a span says. Never a value of a person: routes, names of statements and queues, numbers. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** A span under way. */
export type ActiveSpan = {
  readonly traceId: string;
  /** Says more, and what it is called now that this is known. */
  set(facts: SpanFacts, name?: string): void;
  /** It failed, for a reason out of a fixed list: an error code, never its text. */
  fail(code: string): void;
  end(): void;
};

/** Sends spans to a collector. Null stands for it where no collector is set up, so that nothing of it is loaded. */
export type Tracing = {
  /** `parent`: the span that it is a part of; or the header `traceparent` of a caller that is trusted. */
  begin(name: string, kind: SpanKind, facts: SpanFacts, parent: ActiveSpan | string | null): ActiveSpan;
};
