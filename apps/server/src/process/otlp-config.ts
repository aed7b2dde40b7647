import type { OtlpSettings } from '../telemetry/otlp-settings.ts';
import type { Variables } from './environment.ts';

/** OpenTelemetry's standard variables. */
export function otlpOf(read: Variables): OtlpSettings | null {
  const endpoint = read.OTEL_EXPORTER_OTLP_ENDPOINT;
  const sendsTraces = read.OTEL_TRACES_EXPORTER === 'otlp';
  const sendsMetrics = read.OTEL_METRICS_EXPORTER === 'otlp';
  const sendsLogs = read.OTEL_LOGS_EXPORTER === 'otlp';
  const sendsAny = sendsTraces || sendsMetrics || sendsLogs;
  if (endpoint === undefined || read.OTEL_SDK_DISABLED || !sendsAny) return null;
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    serviceName: read.OTEL_SERVICE_NAME,
    sendsTraces,
    sendsMetrics,
    sendsLogs,
    ratio: read.OTEL_TRACES_SAMPLER_ARG,
    metricIntervalMs: read.OTEL_METRIC_EXPORT_INTERVAL,
  };
}
