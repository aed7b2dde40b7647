import { type HrTime, ValueType } from '@opentelemetry/api';
import {
  AggregationTemporality,
  DataPointType,
  type MetricData,
  type ScopeMetrics,
} from '@opentelemetry/sdk-metrics';
import type { Collected } from '../collect.ts';
import { type Distribution, METRIC_NAMES, METRICS, type MetricName, type Sample } from '../metric-table.ts';

const STARTED_MS = Date.now() - process.uptime() * 1_000;

/** OTLP form, same names as /metrics, cumulative since start. */
export function metricsOf({ samples, distributions }: Collected): ScopeMetrics {
  const endTime = timeOf(Date.now());
  const metrics = METRIC_NAMES.flatMap((name): MetricData[] => {
    const own = samples.filter((sample) => sample.name === name);
    const spread = distributions.filter((one) => one.name === name);
    return own.length + spread.length === 0 ? [] : [dataOf(name, own, spread, endTime)];
  });
  return { scope: { name: 'ilaneer' }, metrics };
}

function dataOf(
  name: MetricName,
  samples: readonly Sample[],
  distributions: readonly Distribution[],
  endTime: HrTime,
): MetricData {
  const { kind, help } = METRICS[name];
  const base = {
    descriptor: { name, description: help, unit: unitOf(name), valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const at = { startTime: timeOf(STARTED_MS), endTime };
  const points = samples.map(({ labels, value }) => ({ ...at, attributes: { ...labels }, value }));
  switch (kind) {
    case 'gauge':
      return { ...base, dataPointType: DataPointType.GAUGE, dataPoints: points };
    case 'counter':
      return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points };
    case 'histogram':
      return {
        ...base,
        dataPointType: DataPointType.HISTOGRAM,
        dataPoints: distributions.map(({ labels, bounds, counts, sum }) => ({
          ...at,
          attributes: { ...labels },
          value: {
            buckets: { boundaries: [...bounds], counts: [...counts] },
            sum,
            count: counts.reduce((all, one) => all + one, 0),
          },
        })),
      };
  }
}

function unitOf(name: MetricName): string {
  if (name.includes('_seconds')) return 's';
  if (name.endsWith('_bytes')) return 'By';
  return name.endsWith('_milliseconds') ? 'ms' : '1';
}

function timeOf(ms: number): HrTime {
  return [Math.floor(ms / 1_000), Math.round((ms % 1_000) * 1_000_000)];
}
