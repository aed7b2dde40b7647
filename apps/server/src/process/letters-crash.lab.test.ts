import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIVE_ENV } from '../../testing/servers/live-env.ts';
import { type MailServer, mailServer } from '../../testing/servers/mail-server.ts';
import { freePort, type ShopProcess, startShopProcess } from '../../testing/servers/shop-process.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { openQueue } from '../jobs/jobs.ts';

const ADDRESSES = Number(process.env.LETTER_ADDRESSES ?? 2_000);
/** Shares of the addresses. */
const KILLED_AT = [0.2, 0.45, 0.75];
/** Mails that are under way at a kill: they are sent again, under the same Message-ID. */
const CONNECTIONS = 5;
const WITHIN = { timeout: 300_000, interval: 20 };

describe('a live shop that is killed three times while a letter leaves (NEWSLETTER-9)', () => {
  let shop: TestShop;
  let server: MailServer;
  let dataDir: string;
  let process: ShopProcess;
  let settings: Readonly<Record<string, string>>;
  let port: number;
  beforeAll(async () => {
    const mailPort = await freePort();
    server = mailServer();
    await server.listen(mailPort);
    // Its database; the shop that sends is a process of its own.
    shop = await openTestShop({ mode: 'live' });
    dataDir = await mkdtemp(join(tmpdir(), 'ilaneer-letters-'));
    port = await freePort();
    settings = {
      ...LIVE_ENV,
      DATABASE_URL: shop.url,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      LETTERS_PER_MINUTE: '1000000',
      LOG_LEVEL: 'error',
    };
  }, 120_000);
  afterAll(async () => {
    await process?.end('SIGKILL');
    await shop.close();
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = async () => {
    process = await startShopProcess(dataDir, port, settings);
    const queue = await openQueue(shop.url, () => undefined);
    await queue.enqueue(shop.db, 'send-letters', {});
    await queue.stop();
  };

  it('sends it to each address once', { timeout: 600_000 }, async () => {
    await shop.db.execute(sql`
      insert into newsletter_subscriptions (id, email, text_version, requested_at, confirmed_at, created_at, updated_at)
      select 'crash-' || n, 'reader.' || n || '@example.in', '1', now(), now(), now(), now()
      from generate_series(1, ${ADDRESSES}::int) n`);
    await shop.db.execute(sql`
      insert into letters (id, subject, heading, words, button_label, button_url, state, send_at, created_at, updated_at)
      values ('crash', 'Harvest', 'The harvest is in', 'Fresh oil.', '', '', 'scheduled', now(), now(), now())`);
    await start();
    for (const share of KILLED_AT) {
      await expect.poll(() => server.taken.length, WITHIN).toBeGreaterThan(ADDRESSES * share);
      await process.end('SIGKILL');
      await start();
    }
    const stateOf = async () => {
      const { rows } = await shop.db.execute<{ state: string }>(sql`select state from letters`);
      return rows[0]?.state;
    };
    await expect.poll(stateOf, { ...WITHIN, interval: 500 }).toBe('sent');
    const idsOf = new Map<string, Set<string>>();
    for (const { to, messageId } of server.taken) {
      const address = to?.[0]?.address ?? '';
      idsOf.set(address, (idsOf.get(address) ?? new Set()).add(messageId ?? ''));
    }
    expect(idsOf.size).toBe(ADDRESSES);
    expect([...idsOf.values()].filter((ids) => ids.size !== 1)).toEqual([]);
    expect(server.taken.length - ADDRESSES).toBeLessThanOrEqual(CONNECTIONS * KILLED_AT.length);
    const { rows } = await shop.db.execute<{ state: string; count: number }>(
      sql`select state, count(*)::int as count from letter_deliveries group by state`,
    );
    expect(rows).toEqual([{ state: 'sent', count: ADDRESSES }]);
  });
});
