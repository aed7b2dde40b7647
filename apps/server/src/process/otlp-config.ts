import type { OtlpSettings } from '../telemetry/otlp-settings.ts';
import type { Variables } from './environment.ts';

/** Where traces and metrics are sent, by the standard variables of OpenTelemetry; null where none are. */
export function otlpOf(read: Variables): Omit<OtlpSettings, 'instanceId'> | null {
  const endpoint = read.OTEL_EXPORTER_OTLP_ENDPOINT;
  const sendsTraces = read.OTEL_TRACES_EXPORTER === 'otlp';
  const sendsMetrics = read.OTEL_METRICS_EXPORTER === 'otlp';
  if (endpoint === undefined || read.OTEL_SDK_DISABLED || !(sendsTraces || sendsMetrics)) return null;
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    serviceName: read.OTEL_SERVICE_NAME,
    sendsTraces,
    sendsMetrics,
    ratio: read.OTEL_TRACES_SAMPLER_ARG,
    metricIntervalMs: read.OTEL_METRIC_EXPORT_INTERVAL,
  };
}
