import {
  type Attributes,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import type { Resource } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { type Telemetry, together } from '../collect.ts';
import type { OtlpSettings } from '../otlp-settings.ts';
import type { ActiveSpan, SpanKind as ShopSpanKind, Tracing } from '../tracing.ts';
import { metricsOf } from './metric-data.ts';
import { closeInTime, resourceOf } from './resource.ts';
import { spanContextOf } from './traceparent.ts';

export type Otlp = {
  readonly tracing: Tracing | null;
  close(): Promise<void>;
};

/** Exporters read `OTEL_EXPORTER_OTLP_HEADERS` and `…_TIMEOUT` themselves. */
export function openOtlp(settings: OtlpSettings, telemetry: Telemetry): Otlp {
  const resource = resourceOf(settings);
  const traces = settings.sendsTraces ? openTraces(settings, resource) : null;
  const metrics = settings.sendsMetrics ? openMetrics(settings, resource, telemetry) : null;
  return {
    tracing: traces === null ? null : tracingOn(traces.getTracer('ilaneer')),
    close: () => closeInTime([traces?.shutdown(), metrics?.shutdown()]),
  };
}

function openTraces({ endpoint, ratio }: OtlpSettings, resource: Resource): TracerProvider {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  return new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
}

function openMetrics({ endpoint, metricIntervalMs }: OtlpSettings, resource: Resource, telemetry: Telemetry) {
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
    exportIntervalMillis: metricIntervalMs,
    exportTimeoutMillis: Math.min(metricIntervalMs, 10_000),
    metricProducers: [
      {
        collect: async () => ({
          resourceMetrics: {
            resource,
            scopeMetrics: [metricsOf(together([telemetry.own(), await telemetry.ofShop()]))],
          },
          errors: [],
        }),
      },
    ],
  });
  return new MeterProvider({ resource, readers: [reader] });
}

const KINDS: Readonly<Record<ShopSpanKind, SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
};

type Begun = ActiveSpan & { readonly context: ReturnType<typeof trace.setSpan> };

function tracingOn(tracer: Tracer): Tracing {
  const contexts = new WeakMap<ActiveSpan, Begun['context']>();
  const contextOf = (parent: ActiveSpan | string | null) => {
    if (parent === null) return ROOT_CONTEXT;
    if (typeof parent !== 'string') return contexts.get(parent) ?? ROOT_CONTEXT;
    const remote = spanContextOf(parent);
    return remote === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remote);
  };
  return {
    begin: (name, kind, facts, parent) => {
      const attributes: Attributes = { ...facts };
      const context = contextOf(parent);
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, context);
      const active: ActiveSpan = {
        traceId: span.spanContext().traceId,
        set: (more, renamed) => {
          span.setAttributes({ ...more });
          if (renamed !== undefined) span.updateName(renamed);
        },
        fail: (code) => {
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute('error.type', code);
        },
        end: () => span.end(),
      };
      contexts.set(active, trace.setSpan(context, span));
      return active;
    },
  };
}
