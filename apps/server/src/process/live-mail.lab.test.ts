import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MailServer, mailServer } from '../../testing/servers/mail-server.ts';
import { freePort } from '../../testing/servers/shop-process.ts';
import { newEmail, otpSentTo } from '../../testing/shoppers/verification.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { type OpenMailers, openMailers } from './mailers.ts';

const WITHIN = { timeout: 60_000, interval: 50 };
const BRAND = { name: 'Ilaneer', seller: { email: 'hello@ilaneer.example' } };
const log = pino({ level: 'silent' });

describe('the mail of a live shop', () => {
  let shop: TestShop;
  let mailers: OpenMailers;
  let server: MailServer;
  /** Blocks each mail at the server. */
  let whenOffered: () => Promise<void>;
  let open: (flags?: string) => Promise<void>;
  beforeEach(() => {
    whenOffered = async () => undefined;
    open = async (flags = '') => {
      const port = await freePort();
      server = mailServer({ whenOffered: () => whenOffered() });
      await server.listen(port);
      shop = await openTestShop({
        mode: 'live',
        mailer: (mail) => mailers.mailer(mail),
        otpMailer: (mail) => mailers.otpMailer(mail),
      });
      const config = { mode: 'live', smtpUrl: `smtp://127.0.0.1:${port}${flags}` } as const;
      mailers = await openMailers(config, { db: shop.db, now: () => new Date(), log }, BRAND);
    };
  });
  afterEach(async () => {
    await shop.close();
    mailers.close();
    await server.close();
  });

  const mail = (id: string) =>
    ({
      id,
      kind: 'order-placed',
      to: 'asha@example.in',
      subject: id,
      text: 'Thank you',
      html: '<p>Thank you</p>',
    }) as const;
  const askForOtp = async () => {
    const email = newEmail();
    await shop.call('POST', '/send-otp', { body: { identifier: email } });
    return email;
  };

  it('leaves it, and no OTP is in any table', async () => {
    await open();
    const email = await askForOtp();
    await expect.poll(() => server.taken.length, WITHIN).toBe(1);
    const otp = await otpSentTo(shop, email);
    expect(server.taken[0]).toMatchObject({ to: [{ address: email }], text: expect.stringContaining(otp) });
    const { rows } = await shop.db.execute<{ name: string; columns: string }>(
      sql`select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
          where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
    );
    expect(rows.length).toBeGreaterThan(30);
    const found: string[] = [];
    for (const { name } of rows) {
      const match = await shop.db.execute(
        sql`select 1 from ${sql.raw(name)} t where to_jsonb(t)::text ~ ${`(Your OTP|[^0-9a-f.:-]${otp}[^0-9a-f.:-])`}
            and to_jsonb(t)::text like ${`%${email}%`}`,
      );
      if (match.rows.length > 0) found.push(name);
    }
    expect(found).toEqual([]);
    expect((await shop.db.execute('select 1 from outbox_messages')).rows).toEqual([]);
  });

  it('goes out over a few connections that stay open, a thousand mails with a Message-ID each', async () => {
    await open();
    // Past the queue, which would take half a minute.
    await Promise.all(Array.from({ length: 1_000 }, (_, n) => mailers.mailer(mail(`order ${n}`))));
    expect(server.taken.length).toBe(1_000);
    expect(new Set(server.taken.map(({ messageId }) => messageId)).size).toBe(1_000);
    expect(server.mostAtOnce()).toBeLessThanOrEqual(8);
    const perConnection = [...server.perConnection.values()];
    expect(Math.max(...perConnection)).toBeLessThanOrEqual(100);
    expect(perConnection.length).toBeLessThan(50);
  }, 120_000);

  it('holds up no OTP while the server sits on other mails', async () => {
    await open();
    const gate = Promise.withResolvers<void>();
    whenOffered = async () => {
      if (server.tried.at(-1)?.subject?.startsWith('order')) await gate.promise;
    };
    for (let n = 0; n < 20; n += 1) await shop.deps.jobs.enqueue(shop.db, 'send-mail', mail(`order ${n}`));
    await expect.poll(() => server.tried.length, WITHIN).toBe(5);
    const email = await askForOtp();
    await expect.poll(() => server.taken.map(({ to }) => to?.[0]?.address), WITHIN).toEqual([email]);
    gate.resolve();
    await expect.poll(() => server.taken.length, WITHIN).toBe(21);
  });

  it('is not handed to a server that drops STARTTLS where it is required', async () => {
    await open('?requireTLS=true');
    await expect(mailers.mailer(mail('order 1'))).rejects.toThrow('the mail server did not take a mail');
    expect(server.tried).toEqual([]);
  });

  it('needs a mail server', async () => {
    await open();
    const config = { mode: 'live', smtpUrl: null } as const;
    await expect(openMailers(config, { db: shop.db, now: () => new Date(), log }, BRAND)).rejects.toThrow(
      'SMTP_URL',
    );
  });
});
