import { indiaDay } from '@ilaneer/domain/india-day';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import {
  logInByOtp,
  messagesTo,
  newEmail,
  newMobile,
  otherThan,
  otpSentTo,
  testClock,
} from '../../../testing/shoppers/verification.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { sendLoginOtp } from '../account/login/send-login-otp.ts';

const WITHIN = { timeout: 30_000, interval: 20 };
const STRANGERS_A_MINUTE = 60;

describe('OTPs to strangers', () => {
  let shop: TestShop;
  afterEach(() => shop.close());

  const browser = { name: 'a browser', hash: 'hash of its cookie', isRecognised: true };
  const send = (value: string) => sendLoginOtp(shop.deps, { kind: 'mobile', value }, browser);
  const jobsFor = async (recipient: string) => {
    const { rows } = await shop.db.execute<{ priority: number }>(
      sql`select j.priority from pgboss.job j join one_time_codes c on c.id = j.data ->> 'codeId'
          where c.recipient = ${recipient} order by c.created_at`,
    );
    return rows.map(({ priority }) => priority);
  };

  it('are limited over the whole shop, without revealing it, and shoppers get theirs', async () => {
    const clock = testClock();
    shop = await openTestShop({ rateLimits: true, now: clock.now });
    const shopper = newMobile();
    await logInByOtp(shop, shopper);
    clock.pass(60);
    const answers: object[] = [];
    for (let n = 0; n <= STRANGERS_A_MINUTE; n += 1) {
      const stranger = newMobile();
      const answer = await send(stranger);
      expect(await jobsFor(stranger)).toHaveLength(n < STRANGERS_A_MINUTE ? 1 : 0);
      answers.push(JSON.parse(JSON.stringify(answer).replace(stranger, 'it')));
    }
    const answer = await send(shopper);
    expect(JSON.parse(JSON.stringify(answer).replace(shopper, 'it'))).toEqual(answers[0]);
    expect(answers).toEqual(answers.map(() => answers[0]));
    // The first was requested before the account existed.
    expect(await jobsFor(shopper)).toEqual([0, 1]);
    clock.pass(61);
    const later = newMobile();
    await send(later);
    expect(await jobsFor(later)).toEqual([0]);
  });

  it('are bounded when a thousand ask at the same time, and a shopper after them gets theirs', async () => {
    shop = await openTestShop({ rateLimits: true });
    const { userId } = await shop.newShopper();
    const shopper = newMobile();
    await shop.db.execute(sql`update users set mobile = ${shopper} where id = ${userId}`);
    const strangers = Array.from({ length: 1_000 }, () => newMobile());
    const answers = await Promise.all([...strangers, shopper].map(send));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1_001);
    expect(await jobsFor(shopper)).toEqual([1]);
    const { rows } = await shop.db.execute<{ codes: number; jobs: number }>(
      sql`select (select count(*)::int from one_time_codes) as codes, (select count(*)::int from pgboss.job j
          where j.name = 'send-otp' and j.priority = 0) as jobs`,
    );
    expect(rows).toEqual([{ codes: 1_001, jobs: STRANGERS_A_MINUTE }]);
  });

  it('go once to who asks twice at the same time', async () => {
    shop = await openTestShop();
    const mobile = newMobile();
    const answers = await Promise.all([send(newMobile()), send(mobile), send(mobile)]);
    expect(answers).toMatchObject([{ ok: true }, { ok: true }, { error: { code: 'OTP_TOO_SOON' } }]);
    expect(await jobsFor(mobile)).toEqual([0]);
  });

  it('are there to be guessed wrong when they are held back, as any other', async () => {
    shop = await openTestShop({ rateLimits: true });
    for (let n = 0; n < STRANGERS_A_MINUTE; n += 1) await send(newMobile());
    const identifier = newMobile();
    await send(identifier);
    expect(await jobsFor(identifier)).toEqual([]);
    const right = await otpSentTo(shop, identifier);
    const body = { identifier, otp: otherThan(right) };
    expect(await shop.call('POST', '/verify-otp', { body })).toMatchObject({
      status: 400,
      body: { code: 'OTP_INVALID' },
    });
  });
});

describe('the daily budgets', () => {
  let shop: TestShop;
  let logged = '';
  afterEach(() => shop.close());

  const open = async (messageBudgets: { sms: number; 'otp-mail': number }, now?: () => Date) => {
    logged = '';
    const logTo = {
      write: (line: string) => {
        logged += line;
      },
    };
    shop = await openTestShop({ messageBudgets, logTo, ...(now && { now }) });
  };
  const send = (identifier: string) => shop.call('POST', '/send-otp', { body: { identifier } });
  const arrived = (recipient: string) =>
    expect.poll(async () => (await messagesTo(shop, recipient)).length, WITHIN).toBe(1);
  const loggedTimes = (text: string) => logged.split(text).length - 1;
  const metrics = async () => (await shop.app.inject({ url: '/metrics' })).payload;

  it('end OTPs by SMS with a text that names the other way, until the next day of India', async () => {
    const clock = testClock();
    await open({ sms: 5, 'otp-mail': 5 }, clock.now);
    for (let n = 0; n < 4; n += 1) {
      const stranger = newMobile();
      await send(stranger);
      await arrived(stranger);
    }
    // The reserved budget is for accounts.
    const { userId } = await shop.newShopper();
    const shopper = newMobile();
    await shop.db.execute(sql`update users set mobile = ${shopper} where id = ${userId}`);
    const stranger = newMobile();
    expect((await send(stranger)).status).toBe(200);
    await send(shopper);
    await arrived(shopper);
    expect(await messagesTo(shop, stranger)).toEqual([]);
    expect(loggedTimes('the daily budget of messages is used up')).toBe(1);
    expect(await metrics()).toContain('shop_messages_sent_today{kind="sms"} 5\n');
    expect(await metrics()).toContain('shop_messages_daily_budget{kind="sms"} 5\n');

    for (const identifier of [shopper, newMobile()]) {
      expect(await send(identifier)).toMatchObject({
        status: 503,
        body: { code: 'OTP_BUDGET_SPENT', message: expect.stringContaining('use your email address') },
      });
    }
    const email = newEmail();
    expect((await send(email)).status).toBe(200);
    await arrived(email);
    clock.pass(24 * 3_600);
    expect((await send(newMobile())).status).toBe(200);
  });

  it('count OTPs by mail, and name the mobile number when they are used up', async () => {
    await open({ sms: 5, 'otp-mail': 0 });
    expect(await send(newEmail())).toMatchObject({
      status: 503,
      body: { code: 'OTP_BUDGET_SPENT', message: expect.stringContaining('use your mobile number') },
    });
    expect((await send(newMobile())).status).toBe(200);
  });

  it('hold against mail queued before they were used up', async () => {
    await open({ sms: 3, 'otp-mail': 0 });
    // Covers a change of day.
    const now = Date.now();
    for (const at of [now, now + 24 * 3_600_000]) {
      await shop.db.execute(sql`insert into message_counts select ${indiaDay(new Date(at))}, 'sms', 3`);
    }
    const id = 'queued-before';
    await shop.db.execute(
      sql`insert into one_time_codes (id, purpose, channel, recipient, created_at, expires_at)
          values (${id}, 'login', 'sms', '9000000001', now(), now() + interval '5 minutes')`,
    );
    await shop.deps.jobs.enqueue(shop.db, 'send-otp', { codeId: id });
    await expect.poll(() => logged, WITHIN).toContain('over the daily budget');
    expect(await messagesTo(shop, '9000000001')).toEqual([]);
  });

  it('do not count what the gateway refused', async () => {
    let refusals = 2;
    const taken: string[] = [];
    shop = await openTestShop({
      messageBudgets: { sms: 3, 'otp-mail': 0 },
      sms: async ({ to }) => {
        refusals -= 1;
        if (refusals >= 0) throw new Error('not now');
        taken.push(to);
      },
    });
    const mobile = newMobile();
    await send(mobile);
    await expect
      .poll(async () => {
        await shop.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
        return taken;
      }, WITHIN)
      .toEqual([mobile]);
    expect(await metrics()).toContain('shop_messages_sent_today{kind="sms"} 1\n');
  });
});

describe('SMS abroad', () => {
  it('are none: only Indian mobile numbers get OTPs', async () => {
    const shop = await openTestShop();
    for (const identifier of ['+1 212 555 0123', '+44 7400 123456', '+8801712345678', '0091 98765 4321']) {
      expect(await shop.call('POST', '/send-otp', { body: { identifier } })).toMatchObject({
        status: 400,
        body: { message: 'Please enter a valid mobile number (10 digits)' },
      });
    }
    await shop.close();
  });
});

describe('OTPs of one address', () => {
  it('are five an hour, for any recipient', async () => {
    const shop = await openTestShop({ rateLimits: true });
    const send = () => shop.call('POST', '/send-otp', { body: { identifier: newMobile() } });
    for (let sends = 0; sends < 5; sends += 1) expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    await shop.close();
  });

  it('are not used up by numbers that are written wrong', async () => {
    const shop = await openTestShop({ rateLimits: true });
    const ask = (path: string, body: object) => shop.call('POST', path, { body });
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await ask('/send-otp', { identifier: '98765' })).toMatchObject({
        status: 400,
        body: { message: 'Please enter a valid mobile number (10 digits)' },
      });
      expect((await ask('/check-mobile-send-otp', { mobileNumber: '12345' })).status).toBe(400);
      expect((await ask('/check-mobile-send-otp', { mobileNumber: 'asha@example.in' })).status).toBe(400);
    }
    for (let sends = 0; sends < 5; sends += 1) {
      expect((await ask('/send-otp', { identifier: newMobile() })).status).toBe(200);
    }
    expect((await ask('/check-mobile-send-otp', { mobileNumber: newMobile() })).status).toBe(429);
    await shop.close();
  });
});
