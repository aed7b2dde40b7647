import { setTimeout as wait } from 'node:timers/promises';
import { mailServer } from '@ilaneer/server/testing/mail-server';
import pg from 'pg';
import { freePort, startServer } from './server-process.ts';

/** How fast OTPs and mails leave the shop, and what its queues cost while there is nothing to do. */
export type MessageFigures = {
  readonly idleTransactionsPerSecond: number;
  readonly otps: { readonly strangers: number; readonly shopperMs: number; readonly allMs: number };
  readonly mails: { readonly count: number; readonly drainMs: number };
};

const COUNT = 1_000;
const ASKERS = 50;
const IDLE_MS = 10_000;
const LOOK_EVERY_MS = 20;
const GIVE_UP_AFTER_MS = 180_000;

/** Measures the messages of a running sandbox, whose shopper has an account, and of a live shop beside it. */
export async function measureMessages(
  shopUrl: string,
  databaseUrl: string,
  adminUrl: string,
  pool: pg.Pool,
  shopper: string,
): Promise<MessageFigures> {
  const idleTransactionsPerSecond = await countWhileIdle(pool);
  const otps = await measureOtps(shopUrl, pool, shopper);
  return { idleTransactionsPerSecond, otps, mails: await measureMails(databaseUrl, adminUrl) };
}

async function countWhileIdle(pool: pg.Pool): Promise<number> {
  const count = async () => {
    // What a connection did shows once it has told the statistics, which it does at the latest after a while.
    await pool.query('select pg_stat_force_next_flush()');
    const { rows } = await pool.query<{ count: string }>(
      'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
    );
    return Number(rows[0]?.count ?? 0);
  };
  await wait(IDLE_MS);
  const before = await count();
  await wait(IDLE_MS);
  return ((await count()) - before) / (IDLE_MS / 1_000);
}

/** A thousand strangers ask for OTPs as fast as they can, and then one shopper. */
async function measureOtps(shopUrl: string, pool: pg.Pool, shopper: string): Promise<MessageFigures['otps']> {
  const ask = async (identifier: string) => {
    const { ok } = await fetch(`${shopUrl}/api/send-otp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier }),
    });
    if (!ok) throw new Error(`no OTP for ${identifier}`);
  };
  const arrived = async (like: string) => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from outbox_messages where id like 'otp %' and recipient like $1`,
      [like],
    );
    return rows[0]?.count ?? 0;
  };
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: ASKERS }, async () => {
      while (next < COUNT) {
        next += 1;
        await ask(`stranger-${next}@bench.example`);
      }
    }),
  );
  const asked = performance.now();
  await ask(shopper);
  await until(async () => (await arrived(shopper)) === 1);
  const shopperMs = Math.round(performance.now() - asked);
  await until(async () => (await arrived('stranger-%')) === COUNT);
  return { strangers: COUNT, shopperMs, allMs: Math.round(performance.now() - began) };
}

/** A thousand mails wait in the queue of a live shop, which hands them to a mail server. */
async function measureMails(databaseUrl: string, adminUrl: string): Promise<MessageFigures['mails']> {
  const port = await freePort();
  const server = mailServer();
  await server.listen(port);
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database bench_mail owner ${new URL(databaseUrl).username}`);
  await admin.end();
  const url = new URL(databaseUrl);
  url.pathname = '/bench_mail';
  const shop = await startServer('shop.ts', '/api/home-banners', {
    DATABASE_URL: url.href,
    MODE: 'live',
    PUBLIC_URL: 'https://bench.example',
    JWT_SECRET: 'a secret that only the benchmark of mails knows',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
  });
  const queue = new pg.Client({ connectionString: url.href });
  await queue.connect();
  try {
    const began = performance.now();
    await queue.query(
      `insert into pgboss.job (name, data)
       select 'send-mail', jsonb_build_object('id', 'order-placed ' || n, 'kind', 'order-placed', 'subject', 'Your order',
         'to', 'shopper-' || n || '@bench.example', 'text', repeat('words ', 300), 'html', repeat('<p>words</p>', 500))
       from generate_series(1, $1::int) n`,
      [COUNT],
    );
    await until(async () => server.taken.length === COUNT);
    return { count: COUNT, drainMs: Math.round(performance.now() - began) };
  } finally {
    await queue.end();
    await shop.stop();
    await server.close();
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + GIVE_UP_AFTER_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('the messages did not leave');
    await wait(LOOK_EVERY_MS);
  }
}
