import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  logInByOtp,
  messagesTo,
  newEmail,
  newMobile,
  otherThan,
  otpSentTo,
  testClock,
  tokenSentTo,
} from '../../../../testing/shoppers/verification.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';
import { users } from '../../../db/schema/account/account.ts';
import { verificationLinks } from '../../../db/schema/account/verification.ts';

const OLD = 'karikku-2026';
const NEW = 'backwater-2026';
const TOO_COMMON = (field: string) => ({
  status: 400,
  body: {
    code: 'VALIDATION_FAILED',
    fields: [{ field, message: 'Password is too common. Please choose one that is harder to guess.' }],
  },
});

describe('a forgotten password', () => {
  const clock = testClock();
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ now: clock.now });
  });
  afterAll(() => shop.close());

  const forgot = (email: string) => shop.call('POST', '/forgot-password', { body: { email } });
  const reset = (token: string, password = NEW) =>
    shop.call('POST', '/reset-password', { body: { token, password } });
  const login = (email: string, password: string) =>
    shop.call('POST', '/login-user', { body: { email, password } });

  async function linkFor(email: string): Promise<string> {
    const isReset = (subject: string) => subject === 'Set a new Ilaneer password';
    const count = async () =>
      (await messagesTo(shop, email)).filter(({ subject }) => isReset(subject)).length;
    const before = await count();
    clock.pass(1);
    await forgot(email);
    await expect.poll(count, { timeout: 30_000 }).toBe(before + 1);
    return tokenSentTo(shop, email, 'reset-password');
  }

  it('answers the same for known and unknown addresses', async () => {
    const { email } = await shop.newShopper();
    const [known, unknown] = [await forgot(` ${email.toUpperCase()}`), await forgot(newEmail())];
    const body = { success: true, message: 'If an account exists, we sent a link' };
    expect([known.status, known.body]).toEqual([200, body]);
    expect([unknown.status, unknown.body]).toEqual([200, body]);
    expect(Object.keys(known.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted());
    expect(await forgot('nobody')).toMatchObject({
      status: 400,
      body: { message: 'Please enter a valid email address', fields: [{ field: 'email' }] },
    });
  });

  it('is reset once with the link, which ends every session', async () => {
    const { email, token: session } = await shop.newShopper();
    const token = await linkFor(email);
    const mail = (await messagesTo(shop, email)).find(({ subject }) => subject.startsWith('Set a new'));
    const url = `http://localhost:3001/#/reset-password?token=${token}`;
    expect(mail?.body).toContain(url);
    expect(mail?.html).toContain(`href="${url}"`);

    expect(await reset(token, '123')).toMatchObject({
      status: 400,
      body: { message: 'Password must be at least 6 characters' },
    });
    expect(await reset(token, 'Password1')).toMatchObject(TOO_COMMON('password'));
    const both = await Promise.all([reset(token), reset(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await reset(token, 'another-one')).toMatchObject({
      status: 400,
      body: { code: 'LINK_INVALID', message: 'This link is no longer valid. Please ask for a new one.' },
    });
    expect((await shop.call('GET', '/user-details', { token: session })).status).toBe(401);
    expect((await login(email, OLD)).status).toBe(401);
    expect(await login(email, NEW)).toMatchObject({ status: 200, body: { user: { emailVerified: true } } });
    await expect
      .poll(async () => (await messagesTo(shop, email)).map(({ subject }) => subject), { timeout: 30_000 })
      .toContain('Your Ilaneer password was changed');
  });

  it('has links that count for 30 minutes, and for their purpose', async () => {
    const { email } = await shop.newShopper();
    const token = await linkFor(email);
    const other = await tokenSentTo(shop, email, 'verify-email');
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [other, forged, 'x', '', '.']) {
      expect(await reset(wrong)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } });
    }
    clock.pass(30 * 60);
    expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } });
    expect((await login(email, OLD)).status).toBe(200);
  });

  it('can be asked whether it still counts, and counts all the same', async () => {
    const { email } = await shop.newShopper();
    const token = await linkFor(email);
    const check = (asked: string) => shop.call('POST', '/check-reset-link', { body: { token: asked } });
    expect(await check(token)).toMatchObject({ status: 200, body: { success: true } });
    expect((await reset(token)).status).toBe(200);
    const refused = {
      status: 400,
      body: { code: 'LINK_INVALID', message: 'This link is no longer valid. Please ask for a new one.' },
    };
    const late = await linkFor(email);
    expect((await check(late)).status).toBe(200);
    clock.pass(30 * 60);
    for (const wrong of [token, late, await tokenSentTo(shop, email, 'verify-email'), 'x', '']) {
      expect(await check(wrong)).toMatchObject(refused);
    }
  });

  it('ends earlier links when one is used', async () => {
    const { email } = await shop.newShopper();
    const first = await linkFor(email);
    const second = await linkFor(email);
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).status).toBe(400);
  });

  it('is not sent to accounts that are deactivated, or only claim the address', async () => {
    const [closed, claimed, fine] = [
      await shop.newShopper(),
      await shop.newShopper(),
      await shop.newShopper(),
    ];
    await shop.db.update(users).set({ deactivatedAt: clock.now() }).where(eq(users.id, closed.userId));
    await shop.db.update(users).set({ mobile: newMobile() }).where(eq(users.id, claimed.userId));
    await forgot(closed.email);
    await forgot(claimed.email);
    // In order: earlier links would have arrived.
    await linkFor(fine.email);
    for (const { userId } of [closed, claimed]) {
      const links = await shop.db
        .select()
        .from(verificationLinks)
        .where(eq(verificationLinks.userId, userId));
      expect(links.filter(({ purpose }) => purpose === 'reset-password')).toEqual([]);
    }
  });

  it('cannot be asked for all day', async () => {
    const strict = await openTestShop({ rateLimits: true });
    const email = newEmail();
    const ask = () => strict.call('POST', '/forgot-password', { body: { email } });
    for (let asked = 0; asked < 5; asked += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    await strict.close();
  });
});

describe('changing the password', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const change = (token: string, body: object) => shop.call('POST', '/change-password', { token, body });
  const login = (email: string, password: string) =>
    shop.call('POST', '/login-user', { body: { email, password } });

  it('needs the current one and ends the other sessions', async () => {
    const { email, token } = await shop.newShopper();
    const other = String((await login(email, OLD)).body.token);
    expect(await change(token, { currentPassword: 'wrong-one', newPassword: NEW })).toMatchObject({
      status: 400,
      body: { code: 'PASSWORD_WRONG' },
    });
    expect(await change(token, { newPassword: NEW })).toMatchObject({
      status: 400,
      body: { message: 'Current password is required', fields: [{ field: 'currentPassword' }] },
    });
    expect(await change(token, { currentPassword: OLD, newPassword: 'short' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'newPassword', message: 'Password must be at least 6 characters' }] },
    });
    expect(await change(token, { currentPassword: OLD, newPassword: OLD })).toMatchObject({ status: 400 });
    expect(await change(token, { currentPassword: OLD, newPassword: 'qwerty' })).toMatchObject(
      TOO_COMMON('newPassword'),
    );
    expect((await shop.call('GET', '/user-details', { token: other })).status).toBe(200);
    expect(await change(token, { currentPassword: OLD, newPassword: NEW })).toMatchObject({
      status: 200,
      body: { user: { hasPassword: true } },
    });
    expect((await shop.call('GET', '/user-details', { token })).status).toBe(200);
    expect((await shop.call('GET', '/user-details', { token: other })).status).toBe(401);
    expect((await login(email, OLD)).status).toBe(401);
    expect((await login(email, NEW)).status).toBe(200);
  });

  it('sets the first one with an OTP, and login by mobile number works then', async () => {
    const mobile = newMobile();
    const { token } = await logInByOtp(shop, mobile);
    expect(await change(token, { newPassword: NEW })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'otp', message: 'OTP is required' }] },
    });
    expect(await change(token, { otp: '1234', newPassword: NEW })).toMatchObject({
      body: { code: 'OTP_EXPIRED' },
    });
    const sent = await shop.call('POST', '/account/confirmation-otp', { token });
    expect(sent).toMatchObject({
      status: 200,
      body: { channel: 'sms', identifier: `••••••${mobile.slice(-4)}`, resendAfterSeconds: 30 },
    });
    const otp = await otpSentTo(shop, mobile);
    expect(await change(token, { otp: otherThan(otp), newPassword: NEW })).toMatchObject({
      body: { code: 'OTP_INVALID', data: { triesLeft: 4 } },
    });
    expect((await change(token, { otp, newPassword: NEW })).status).toBe(200);
    expect((await login(mobile, NEW)).status).toBe(200);
  });

  it.each(['Coconut2026', 'ilaneer@1', 'c0c0nut-12'])(
    'is not little more than a word of the shop: %s (ACCOUNT-52)',
    async (password) => {
      const { token } = await shop.newShopper();
      const message = 'That password is too easy to guess for this shop. Add another word or a few digits.';
      const body = { name: 'Asha Menon', email: newEmail(), password, agreeToTerms: true };
      expect(await shop.call('POST', '/signup-with-email', { body })).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'password', message }] },
      });
      expect(await change(token, { currentPassword: OLD, newPassword: password })).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'newPassword', message }] },
      });
    },
  );
});
