import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type MailServer, mailServer } from '@ilaneer/server/testing/servers/mail-server';
import pg from 'pg';
import { freePort, type Server, startServer } from './server-process.ts';
import { createShoppers } from './shoppers.ts';

/** How fast OTPs and mails leave the shop, and what its queues cost while there is nothing to do. */
export type MessageFigures = {
  readonly idleTransactionsPerSecond: number;
  readonly otps: OtpFigures;
  readonly mails: { readonly count: number; readonly drainMs: number };
};

/** How a shopper gets an OTP while strangers ask for theirs, all at once and each from an address of their own. */
type OtpFigures = {
  readonly strangers: number;
  /** From the first stranger's request to the last one's, sent off on a connection of its own. */
  readonly askedMs: number;
  /** From the shopper's request, after all of them, until the mail server has the mail. */
  readonly shopperMs: number;
  /** How many strangers the shop had not answered when the shopper asked, and until when it had answered all. */
  readonly unanswered: number;
  readonly allAnsweredMs: number;
  /** How many strangers got another answer than the shopper. */
  readonly answeredOtherwise: number;
  /** How many mails went to strangers. */
  readonly mailed: number;
};

const COUNT = 1_000;
const IDLE_MS = 10_000;
const LOOK_EVERY_MS = 5;
const GIVE_UP_AFTER_MS = 180_000;
const JWT_SECRET = 'a secret that only the benchmark of mails knows';

/** Measures the queues of a running sandbox, and the messages of a live shop beside it. */
export async function measureMessages(
  databaseUrl: string,
  adminUrl: string,
  pool: pg.Pool,
): Promise<MessageFigures> {
  const idleTransactionsPerSecond = await countWhileIdle(pool);
  const live = await startLiveShop(databaseUrl, adminUrl);
  try {
    return { idleTransactionsPerSecond, otps: await measureOtps(live), mails: await measureMails(live) };
  } finally {
    await live.stop();
  }
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

type LiveShop = {
  readonly shop: Server;
  readonly pool: pg.Pool;
  readonly mails: MailServer;
  stop(): Promise<void>;
};

/** A shop as it runs in earnest, with its limits on and a mail server that takes what it sends. */
async function startLiveShop(databaseUrl: string, adminUrl: string): Promise<LiveShop> {
  const port = await freePort();
  const mails = mailServer();
  await mails.listen(port);
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database bench_mail owner ${new URL(databaseUrl).username}`);
  await admin.end();
  const url = new URL(databaseUrl);
  url.pathname = '/bench_mail';
  const shop = await startServer('shop.js', '/api/home-banners', {
    DATABASE_URL: url.href,
    MODE: 'live',
    PUBLIC_URL: 'https://bench.example',
    JWT_SECRET,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: process.env.BENCH_SHOP_OPTIONS ?? '',
  });
  const pool = new pg.Pool({ connectionString: url.href, max: 1 });
  return {
    shop,
    pool,
    mails,
    stop: async () => {
      await pool.end();
      await shop.stop();
      await mails.close();
    },
  };
}

/** A thousand strangers ask for OTPs at once, and then, while they wait for their answers, one shopper. */
async function measureOtps({ shop, pool, mails }: LiveShop): Promise<OtpFigures> {
  const [account] = await createShoppers(pool, 'bench-otp', 1, JWT_SECRET);
  const shopper = `${account?.userId}@example.in`;
  const agent = new Agent({ keepAlive: false, maxSockets: COUNT + 1 });
  const mailsTo = (domain: string) =>
    mails.taken.filter(({ to }) => to?.some(({ address }) => address?.endsWith(domain)));
  const began = performance.now();
  const strangers = Array.from({ length: COUNT }, (_, n) =>
    askForOtp(shop.url, agent, `stranger-${n}@bench.example`, `10.0.${Math.floor(n / 250)}.${(n % 250) + 1}`),
  );
  await Promise.all(strangers.map(({ sent }) => sent));
  const asked = performance.now();
  let unanswered = COUNT;
  for (const { answer } of strangers)
    void answer.then(() => {
      unanswered -= 1;
    });
  const own = askForOtp(shop.url, agent, shopper, '10.1.0.1');
  await own.sent;
  const unansweredThen = unanswered;
  await until(async () => mailsTo('@example.in').length === 1);
  const shopperMs = Math.round(performance.now() - asked);
  const answers = await Promise.all(strangers.map(({ answer }) => answer));
  const allAnsweredMs = Math.round(performance.now() - began);
  const expected = await own.answer;
  agent.destroy();
  await until(async () => {
    const waiting = `select from pgboss.job where name = 'send-otp-mail' and state < 'completed' limit 1`;
    return (await pool.query(waiting)).rowCount === 0;
  });
  return {
    strangers: COUNT,
    askedMs: Math.round(asked - began),
    shopperMs,
    unanswered: unansweredThen,
    allAnsweredMs,
    answeredOtherwise: answers.filter((status) => status !== expected).length,
    mailed: mailsTo('@bench.example').length,
  };
}

/** Asks for an OTP from an address, as a proxy hands it on: when the request is off, and the status of its answer. */
function askForOtp(
  shopUrl: string,
  agent: Agent,
  identifier: string,
  address: string,
): { readonly sent: Promise<void>; readonly answer: Promise<number> } {
  const [sent, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()];
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const asking = request(`${shopUrl}/api/send-otp`, { method: 'POST', agent, headers }, (reply) => {
    reply.resume().on('end', () => answer.resolve(reply.statusCode ?? 0));
  });
  asking.on('error', (error) => {
    sent.reject(error);
    answer.reject(error);
  });
  asking.on('finish', () => sent.resolve());
  asking.end(JSON.stringify({ identifier }));
  return { sent: sent.promise, answer: answer.promise };
}

/** A thousand mails wait in the queue of a live shop, which hands them to a mail server. */
async function measureMails({ pool, mails }: LiveShop): Promise<MessageFigures['mails']> {
  const before = mails.taken.length;
  const began = performance.now();
  await pool.query(
    `insert into pgboss.job (name, data)
     select 'send-mail', jsonb_build_object('id', 'order-placed ' || n, 'kind', 'order-placed', 'subject', 'Your order',
       'to', 'shopper-' || n || '@bench.example', 'text', repeat('words ', 300), 'html', repeat('<p>words</p>', 500))
     from generate_series(1, $1::int) n`,
    [COUNT],
  );
  await until(async () => mails.taken.length - before === COUNT);
  return { count: COUNT, drainMs: Math.round(performance.now() - began) };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + GIVE_UP_AFTER_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('the messages did not leave');
    await wait(LOOK_EVERY_MS);
  }
}
