import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { judgeOrders } from '../../testing/orders/judge-orders.ts';
import { takeOrders } from '../../testing/orders/order-stream.ts';
import { startShopProcess } from '../../testing/servers/shop-process.ts';
import { runBackupCommand } from '../commands/backup-command.ts';
import { runRestoreCommand } from '../commands/restore-command.ts';
import { findRunningDatabase } from '../db/embedded/start.ts';
import { newKey } from './archive/seal.ts';
import { withEmbedded } from './restore-folder.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'under-load-'));
});
afterEach(() => rm(root, { recursive: true, force: true, maxRetries: 10 }));

async function partsOfOrders(url: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; parts: string }>(
      `select o.id, concat_ws(' ', o.total_paise,
         (select string_agg(l.variant_id || ' ' || l.quantity, ',' order by l.position)
            from order_lines l where l.order_id = o.id),
         (select count(*) || ' moved ' || sum(m.quantity) from stock_movements m where m.order_id = o.id),
         (select count(*) || ' told' from order_events e where e.order_id = o.id and e.happened_at <= o.created_at)
       ) as parts
       from orders o where o.idempotency_key is not null`,
    );
    return new Map(rows.map(({ id, parts }) => [id, parts]));
  } finally {
    await client.end();
  }
}

it('a backup that is taken while orders come in holds each of them wholly or not at all, and all from before it (BACKUP-1, BACKUP-2)', {
  timeout: 240_000,
}, async () => {
  const dataDir = join(root, 'data');
  const key = await newKey();
  await writeFile(join(root, 'key'), key.identity);
  const env = { DATA_DIR: dataDir, BACKUP_DIR: join(root, 'kept'), BACKUP_RECIPIENTS: key.recipient };
  const shop = await startShopProcess(dataDir);
  try {
    const orders = await takeOrders(shop.url, join(root, 'acknowledged'));
    const count = () => orders.acknowledged.length;
    await vi.waitUntil(() => count() >= 20, { timeout: 60_000 });
    const before = [...orders.acknowledged];
    expect(await runBackupCommand(['--verify'], env)).toMatchObject({ ok: true });
    const during = count() - before.length;
    await vi.waitUntil(() => count() > before.length + during, { timeout: 60_000 });
    await orders.stop();
    // No downtime and no refused order.
    expect(during).toBeGreaterThan(0);
    expect([...orders.repeats]).toEqual([]);
    const original = await partsOfOrders((await findRunningDatabase(dataDir)) ?? '');

    const restored = { ...env, DATA_DIR: join(root, 'restored') };
    const told = await runRestoreCommand(['latest', '--identity', join(root, 'key')], restored);
    expect(told).toMatchObject({ ok: true, value: expect.stringContaining('The books agree with all') });
    await withEmbedded(restored.DATA_DIR, {}, async (url) => {
      expect(await judgeOrders(url, before)).toMatchObject({ lost: 0, doubled: 0, problems: [] });
      expect((await judgeOrders(url, orders.acknowledged)).unsaid).toBe(0);
      const there = await partsOfOrders(url);
      expect(there.size).toBeGreaterThanOrEqual(before.length);
      for (const [id, parts] of there) expect(parts).toBe(original.get(id));
    });
  } finally {
    await shop.end('SIGTERM');
  }
});
