import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { METRIC_NAMES, METRICS, type MetricName } from '@ilaneer/server/telemetry/metric-table';
import { describe, expect, it } from 'vitest';
import { ROOT } from './load-env.ts';

const FOLDER = join(ROOT, 'deploy', 'observability');
const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

/** Of the scrape. */
const OF_PROMETHEUS = ['up'];
const METRIC = /\b(?:up|(?:shop|process|nodejs|http)_[a-z0-9_]+)(?=[{[\s)<>]|$)/gm;
const PARTS = /_(?:bucket|sum|count)$/;

function isMetric(name: string): name is MetricName {
  return name in METRICS;
}

/** Histograms have three series. */
function metricOf(name: string): string {
  const whole = name.replace(PARTS, '');
  return isMetric(whole) && METRICS[whole].kind === 'histogram' ? whole : name;
}

const QUERIES = {
  'alerts.yaml': textOf('alerts.yaml')
    .split(/^ +(?:for|labels|annotations|summary|action):.*$/m)
    .flatMap((part) => part.split('expr:').slice(1)),
  'dashboard.json': (
    JSON.parse(textOf('dashboard.json')) as { panels: { targets?: { expr: string }[] }[] }
  ).panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
};

describe.each(Object.entries(QUERIES))('%s', (_, queries) => {
  it.each(queries)('queries metrics of the shop: %s', (query) => {
    const names = query.match(METRIC) ?? [];
    expect(names.length).toBeGreaterThan(0);
    for (const name of names.map(metricOf)) {
      if (!OF_PROMETHEUS.includes(name)) expect(METRIC_NAMES).toContain(name);
    }
  });
});

it('shows everything that the shop tells', () => {
  const asked = QUERIES['dashboard.json'].join(' ').match(METRIC)?.map(metricOf);
  expect([...new Set(asked)].sort()).toEqual([...METRIC_NAMES].sort());
});

it('has an alarm say what to do', () => {
  const alerts = textOf('alerts.yaml');
  const count = (word: string) => alerts.split(word).length;
  expect(count('summary:')).toBe(count('- alert:'));
  expect(count('action:')).toBe(count('- alert:'));
});
