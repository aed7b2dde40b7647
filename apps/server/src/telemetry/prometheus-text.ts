import type { Collected } from './collect.ts';
import { type Distribution, type Labels, METRIC_NAMES, METRICS, type Sample } from './metric-table.ts';

export const PROMETHEUS_TYPE = 'text/plain; version=0.0.4';

export function prometheusText({ samples, distributions }: Collected): string {
  const lines = METRIC_NAMES.flatMap((name) => {
    const values = [
      ...samples.filter((sample) => sample.name === name).map(lineOf),
      ...distributions.filter((one) => one.name === name).flatMap(linesOf),
    ];
    if (values.length === 0) return [];
    const { kind, help } = METRICS[name];
    return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...values];
  });
  return `${lines.join('\n')}\n`;
}

function lineOf({ name, labels, value }: Sample): string {
  return `${name}${labelled(labels)} ${value}`;
}

function linesOf({ name, labels, bounds, counts, sum }: Distribution): string[] {
  let count = 0;
  const buckets = counts.map((within, at) => {
    count += within;
    const le = at < bounds.length ? String(bounds[at]) : '+Inf';
    return `${name}_bucket${labelled({ ...labels, le })} ${count}`;
  });
  return [...buckets, `${name}_sum${labelled(labels)} ${sum}`, `${name}_count${labelled(labels)} ${count}`];
}

function labelled(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
