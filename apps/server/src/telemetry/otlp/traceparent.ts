import type { SpanContext } from '@opentelemetry/api';

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const NOTHING = /^0+$/;

/** W3C Trace Context; null if invalid. */
export function spanContextOf(header: string): SpanContext | null {
  const [, traceId = '0', spanId = '0', flags = '0'] = TRACEPARENT.exec(header) ?? [];
  if (NOTHING.test(traceId) || NOTHING.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}
