import { describe, expect, it } from 'vitest';
import { createTelemetry } from './collect.ts';
import { createInstruments } from './instruments.ts';
import { spanContextOf } from './otlp/traceparent.ts';
import { prometheusText } from './prometheus-text.ts';
import { describeStatement } from './query-spans.ts';

const LABELS = { method: 'GET', route: '/a', status: '200' };

describe('metrics of the process', () => {
  it('is told as Prometheus reads it, with buckets that add up', () => {
    const instruments = createInstruments();
    for (const seconds of [0.001, 0.005, 0.3, 99]) {
      instruments.observe('http_server_request_duration_seconds', LABELS, seconds);
    }
    instruments.count('shop_refusals_total', { code: 'OUT_OF_STOCK' });
    instruments.count('shop_refusals_total', { code: 'OUT_OF_STOCK' });
    const text = prometheusText({
      samples: instruments.counters(),
      distributions: instruments.distributions(),
    });
    const lines = text.split('\n');
    expect(lines).toContain('# TYPE http_server_request_duration_seconds histogram');
    const bucket = (le: string) =>
      `http_server_request_duration_seconds_bucket{method="GET",route="/a",status="200",le="${le}"}`;
    expect(lines).toContain(`${bucket('0.005')} 2`);
    expect(lines).toContain(`${bucket('0.25')} 2`);
    expect(lines).toContain(`${bucket('0.5')} 3`);
    expect(lines).toContain(`${bucket('60')} 3`);
    expect(lines).toContain(`${bucket('+Inf')} 4`);
    expect(lines).toContain(
      'http_server_request_duration_seconds_count{method="GET",route="/a",status="200"} 4',
    );
    expect(lines).toContain('shop_refusals_total{code="OUT_OF_STOCK"} 2');
    expect(text.endsWith('\n')).toBe(true);
  });

  it('keeps what differs in one label apart', () => {
    const instruments = createInstruments();
    instruments.count('shop_jobs_total', { queue: 'send-mail', result: 'done' });
    instruments.count('shop_jobs_total', { queue: 'send-mail', result: 'failed' });
    expect(instruments.counters()).toHaveLength(2);
  });

  it('goes on telling when one source fails', async () => {
    const telemetry = createTelemetry();
    telemetry.add(() => {
      throw new Error('at once');
    });
    telemetry.add(async () => Promise.reject(new Error('later')));
    telemetry.add(() => [{ name: 'process_uptime_seconds', labels: {}, value: 1 }]);
    expect((await telemetry.ofShop()).samples).toHaveLength(1);
  });
});

it.each([
  ['select "id" from "orders" where "number" = $1', 'SELECT orders'],
  ['insert into "users" ("id") values ($1)', 'INSERT users'],
  ['update "carts" set "quantity" = $1', 'UPDATE carts'],
  ['begin', 'BEGIN'],
  ['', 'STATEMENT'],
])('a span says of %s: %s', (text, name) => {
  expect(describeStatement(text).name).toBe(name);
});

it('a span of a statement that has a name is called by it', () => {
  expect(describeStatement('with placed as (…) select 1', 'order_insert').name).toBe('order_insert');
});

it.each([
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', true],
  ['00-00000000000000000000000000000000-00f067aa0ba902b7-01', false],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01', false],
  ['nonsense', false],
])('the header traceparent %s names a span: %s', (header, isSpan) => {
  expect(spanContextOf(header) !== null).toBe(isSpan);
});
