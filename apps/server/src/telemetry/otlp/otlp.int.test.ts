import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playWholeJourney } from '../../../testing/shoppers/whole-journey.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { openCopiedLog } from '../../process/copied-log.ts';

type Received = { readonly path: string; readonly type: string; readonly body: string };

/** OTLP over HTTP; texts are readable in the protobuf. */
async function startCollector() {
  const received: Received[] = [];
  const server: Server = createServer(async (request, response) => {
    const bytes = await buffer(request);
    const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
    const type = request.headers['content-type'] ?? '';
    received.push({ path: request.url ?? '', type, body: body.toString('latin1') });
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { received, endpoint: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

describe('traces and metrics by OTLP', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let secrets: string[];
  let traceparent: string;
  beforeAll(async () => {
    collector = await startCollector();
    const shop = await openTestShop({
      otlp: {
        endpoint: collector.endpoint,
        serviceName: 'the-shop-of-a-test',
        sendsTraces: true,
        sendsMetrics: true,
        sendsLogs: false,
        ratio: 1,
        metricIntervalMs: 60_000,
      },
    });
    secrets = await playWholeJourney(shop);
    traceparent = `00-${'4bf92f3577b34da6a3ce929d0e0e4736'}-00f067aa0ba902b7-01`;
    await shop.app.inject({ url: '/api/get-store-items?q=someone-private', headers: { traceparent } });
    // Flushed on close.
    await shop.close();
  }, 120_000);
  afterAll(() => collector.stop());

  const sentTo = (path: string) =>
    collector.received
      .filter((one) => one.path === path)
      .map(({ body }) => body)
      .join('');

  it('come as protobuf, under the name of the service', () => {
    expect(new Set(collector.received.map(({ path }) => path))).toEqual(
      new Set(['/v1/traces', '/v1/metrics']),
    );
    for (const { type } of collector.received) expect(type).toBe('application/x-protobuf');
    for (const path of ['/v1/traces', '/v1/metrics']) expect(sentTo(path)).toContain('the-shop-of-a-test');
  });

  it.each([
    'POST /api/signup-with-email',
    'POST /api/place-order',
    'order_insert',
    'SELECT',
    'order-placed-mail',
    'send-otp',
    'http.route',
    'db.collection.name',
  ])('has a span or fact %s', (name) => {
    expect(sentTo('/v1/traces')).toContain(name);
  });

  it('goes on with the trace of a caller that is trusted', () => {
    const [, traceId = ''] = traceparent.split('-');
    expect(sentTo('/v1/traces')).toContain(Buffer.from(traceId, 'hex').toString('latin1'));
  });

  it.each([
    'http_server_request_duration_seconds',
    'shop_orders_placed_today',
    'shop_payments_today',
    'shop_refusals_total',
    'shop_jobs_total',
    'shop_db_pool_connections',
    'process_resident_memory_bytes',
  ])('has the metric %s', (name) => {
    expect(sentTo('/v1/metrics')).toContain(name);
  });

  it('say nothing of a person, and no word that was searched for', () => {
    const all = collector.received.map(({ body }) => body).join('');
    for (const secret of [...secrets, 'someone-private']) expect(all.includes(secret) ? secret : '').toBe('');
  });
});

describe('the log by OTLP', () => {
  it('repeats each line of standard output, with level and origin, and without personal data', async () => {
    const collector = await startCollector();
    const lines: string[] = [];
    const otlp = {
      endpoint: collector.endpoint,
      serviceName: 'the-shop-of-a-test',
      sendsTraces: false,
      sendsMetrics: false,
      sendsLogs: true,
      ratio: 1,
      metricIntervalMs: 60_000,
    };
    const output = { write: (line: string) => void lines.push(line) };
    const { log, close } = await openCopiedLog({ logLevel: 'info', otlp }, output);
    log.child({ log: 'security' }).info({ event: 'login.failed', reason: 'INVALID_CREDENTIALS' });
    log.error(
      { err: new Error('it broke'), form: { password: 'hush' }, link: { token: 'hush' } },
      'a job failed',
    );
    log.debug('too little to be told');
    await close?.();
    collector.stop();
    expect(lines.map((line) => JSON.parse(line).level)).toEqual([30, 50]);
    const sent = collector.received.map(({ body }) => body).join('');
    expect(new Set(collector.received.map(({ path }) => path))).toEqual(new Set(['/v1/logs']));
    for (const part of [
      'the-shop-of-a-test',
      'security',
      'login.failed',
      'INVALID_CREDENTIALS',
      'INFO',
      'ERROR',
      'a job failed',
      'it broke',
    ]) {
      expect(sent).toContain(part);
    }
    for (const part of ['hush', 'too little']) expect(sent).not.toContain(part);
  });

  it('goes to standard output alone where no collector takes it, or it does not answer', async () => {
    const lines: string[] = [];
    const output = { write: (line: string) => void lines.push(line) };
    const alone = await openCopiedLog({ logLevel: 'info', otlp: null }, output);
    expect(alone.close).toBe(null);
    alone.log.info('one');
    const gone = await startCollector();
    gone.stop();
    const settings = {
      serviceName: 'a',
      sendsTraces: false,
      sendsMetrics: false,
      ratio: 1,
      metricIntervalMs: 1,
    };
    const otlp = { ...settings, endpoint: gone.endpoint, sendsLogs: true };
    const { log, close } = await openCopiedLog({ logLevel: 'info', otlp }, output);
    log.info('two');
    await close?.();
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['one', 'two']);
  }, 20_000);
});
