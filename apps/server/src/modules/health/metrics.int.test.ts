import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { playWholeJourney } from '../../../testing/shoppers/whole-journey.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { folderDestination } from '../../backup/destination/folder-destination.ts';
import { noteVerified } from '../../backup/last-verified.ts';
import { METRIC_NAMES } from '../../telemetry/metric-table.ts';

describe('/metrics', () => {
  let shop: TestShop;
  let secrets: string[];
  beforeAll(async () => {
    shop = await openTestShop();
    secrets = await playWholeJourney(shop);
  });
  afterAll(() => shop.close());
  const read = async () => (await shop.app.inject('/metrics')).body;
  const readingOf = (text: string, line: string) =>
    Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.slice(line.length + 1) ?? Number.NaN,
    );

  it('contain the whole table, without backups if none are taken, without a mailbox, and without workers if alone', async () => {
    // Depends on queued jobs.
    const isSure = (name: string) => !/_backup_|_mailbox_|_workers_|jobs_(?:waiting|oldest)/.test(name);
    const told = [...(await read()).matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
    expect(told.filter(isSure)).toEqual(METRIC_NAMES.filter(isSure));
  });

  it('counts requests by route and status, and refusals to shoppers', async () => {
    const text = await read();
    const route =
      'http_server_request_duration_seconds_count{method="POST",route="/api/place-order",status="201"}';
    expect(readingOf(text, route)).toBe(2);
    expect(readingOf(text, 'shop_refusals_total{code="OTP_INVALID"}')).toBe(1);
    await shop.app.inject('/api/made-up-by-a-stranger-1');
    await shop.app.inject('/api/made-up-by-a-stranger-2');
    expect(await read()).not.toContain('made-up');
  });

  it('counts the orders and payments of today, from the database', async () => {
    const text = await read();
    expect(readingOf(text, 'shop_orders_placed_today{method="cod"}')).toBe(1);
    expect(readingOf(text, 'shop_orders_placed_today{method="prepaid"}')).toBe(1);
    expect(readingOf(text, 'shop_payments_today{status="failed"}')).toBe(1);
    const done = /shop_jobs_total\{queue="send-order-placed-mail",result="done"\} [12]\n/;
    await vi.waitFor(async () => expect(await read()).toMatch(done), { timeout: 20_000 });
  });

  it('says nothing of a person', async () => {
    // Readings aside: one may equal an OTP.
    const text = (await read()).replaceAll(/ \S+$/gm, '');
    for (const secret of secrets) expect(text.includes(secret) ? secret : '').toBe('');
  });
});

it('/metrics has the age of the newest backup and of the newest verified one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'metrics-'));
  await folderDestination(join(folder, 'backups')).write(
    'backup-20261122T200000Z.tar.zst',
    Readable.from([Buffer.from('x')]),
  );
  await noteVerified(join(folder, 'data'), { name: 'backup', at: new Date('2026-11-22T21:00:00Z') });
  const shop = await openTestShop({
    now: () => new Date('2026-11-23T00:00:00Z'),
    dataDir: join(folder, 'data'),
    backupFolder: join(folder, 'backups'),
  });
  const { body } = await shop.app.inject('/metrics');
  expect(body).toContain(`shop_backup_age_seconds ${4 * 3_600}\n`);
  expect(body).toContain(`shop_backup_verified_age_seconds ${3 * 3_600}\n`);
  await shop.close();
  await rm(folder, { recursive: true });
});
