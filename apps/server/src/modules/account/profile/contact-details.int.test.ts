import { signupForm } from '@ilaneer/testing/signup-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  logInByOtp,
  messagesTo,
  newEmail,
  newMobile,
  otpSentTo,
  testClock,
  tokenSentTo,
} from '../../../../testing/shoppers/verification.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';
import { users } from '../../../db/schema/account/account.ts';

const clock = testClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: clock.now });
});
afterAll(() => shop.close());

const verify = (link: string, token?: string) =>
  shop.call('POST', '/verify-email', { body: { token: link }, ...(token !== undefined && { token }) });
const userOf = async (token: string) => (await shop.call('GET', '/user-details', { token })).body.user;

describe('the email address', () => {
  it('is proven with the link of the signup, once', async () => {
    const { email, token } = await shop.newShopper();
    expect(await userOf(token)).toMatchObject({ email, emailVerified: false });
    await expect.poll(() => messagesTo(shop, email), { timeout: 30_000 }).toHaveLength(1);
    const [mail] = await messagesTo(shop, email);
    const link = await tokenSentTo(shop, email, 'verify-email');
    expect(mail?.body).toContain(`http://localhost:3001/#/verify-email?token=${link}`);
    expect(await verify(link, token)).toMatchObject({ status: 200, body: { email, isAccountReset: false } });
    expect(await userOf(token)).toMatchObject({ email, emailVerified: true });
    expect(await verify(link)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } });
    expect(await shop.call('POST', '/resend-verification', { token })).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_ALREADY_VERIFIED' },
    });
  });

  it('has links that count for a day, and the newest only', async () => {
    const { email, token } = await shop.newShopper();
    const first = await tokenSentTo(shop, email, 'verify-email');
    clock.pass(1);
    expect((await shop.call('POST', '/resend-verification', { token })).status).toBe(200);
    expect(await verify(first)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } });
    const second = await tokenSentTo(shop, email, 'verify-email');
    clock.pass(24 * 3_600);
    expect(await verify(second)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } });
  });

  it('is added when its link is opened, and not before', async () => {
    const { token } = await logInByOtp(shop, newMobile());
    expect(await shop.call('POST', '/resend-verification', { token })).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_MISSING' },
    });
    const email = newEmail();
    const asked = await shop.call('POST', '/update-email', {
      token,
      body: { email: ` ${email.toUpperCase()}` },
    });
    expect(asked).toMatchObject({ status: 200, body: { success: true } });
    expect(await userOf(token)).toMatchObject({ email: null });
    expect((await verify(await tokenSentTo(shop, email, 'verify-email'), token)).status).toBe(200);
    expect(await userOf(token)).toMatchObject({ email, emailVerified: true });
    for (const [typed, message] of [
      [email, 'This is already your email address.'],
      ['x', 'Please enter a valid email address'],
    ]) {
      const refused = await shop.call('POST', '/update-email', { token, body: { email: typed } });
      expect(refused).toMatchObject({ status: 400, body: { message, fields: [{ field: 'email' }] } });
    }
  });

  it('stays with the account that proved it first, and the request does not tell', async () => {
    const owner = newEmail();
    await logInByOtp(shop, owner);
    const { token } = await logInByOtp(shop, newMobile());
    const free = newEmail();
    const [taken, open] = [
      await shop.call('POST', '/update-email', { token, body: { email: owner } }),
      await shop.call('POST', '/update-email', { token, body: { email: free } }),
    ];
    expect(taken.body).toEqual(open.body);
    clock.pass(1);
    await shop.call('POST', '/update-email', { token, body: { email: owner } });
    expect(await verify(await tokenSentTo(shop, owner, 'verify-email'), token)).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN' },
    });
  });

  it('is taken from an account that only claimed it', async () => {
    const claimed = await shop.newShopper();
    await shop.db.update(users).set({ mobile: newMobile() }).where(eq(users.id, claimed.userId));
    const { token } = await logInByOtp(shop, newMobile());
    clock.pass(1);
    await shop.call('POST', '/update-email', { token, body: { email: claimed.email } });
    expect((await verify(await tokenSentTo(shop, claimed.email, 'verify-email'), token)).status).toBe(200);
    expect(await userOf(token)).toMatchObject({ email: claimed.email });
    expect(await userOf(claimed.token)).toMatchObject({ email: null });
  });
});

describe('the mobile number', () => {
  const request = (token: string, mobileNumber: string) =>
    shop.call('POST', '/account/mobile-number', {
      token,
      body: { mobileNumber, password: signupForm().password },
    });
  const confirm = (token: string, mobileNumber: string, otp: string) =>
    shop.call('POST', '/account/mobile-number/confirm', { token, body: { mobileNumber, otp } });

  it('is put on the account by its OTP, and then logs in with the password', async () => {
    const { token } = await shop.newShopper();
    const mobile = newMobile();
    expect(await request(token, `+91 ${mobile}`)).toMatchObject({
      status: 200,
      body: { channel: 'sms', identifier: mobile },
    });
    const otp = await otpSentTo(shop, mobile);
    // Not valid as a login.
    const login = await shop.call('POST', '/verify-otp', { body: { identifier: mobile, otp } });
    expect(login).toMatchObject({ status: 400, body: { code: 'OTP_EXPIRED' } });
    expect(await confirm(token, mobile, otp)).toMatchObject({
      status: 200,
      body: { user: { mobileNumber: mobile, phoneVerified: true } },
    });
    const byPassword = { email: mobile, password: 'karikku-2026' };
    expect((await shop.call('POST', '/login-user', { body: byPassword })).status).toBe(200);
    expect(await request(token, mobile)).toMatchObject({
      status: 400,
      body: { message: 'This is already your mobile number.' },
    });
    expect(await request(token, '123')).toMatchObject({
      status: 400,
      body: { message: 'Please enter a valid mobile number (10 digits)' },
    });
  });

  it('is confirmed by who asked for it', async () => {
    const [mine, theirs] = [await shop.newShopper(), await shop.newShopper()];
    const mobile = newMobile();
    await request(mine.token, mobile);
    const otp = await otpSentTo(shop, mobile);
    expect(await confirm(theirs.token, mobile, otp)).toMatchObject({ body: { code: 'OTP_EXPIRED' } });
    expect((await confirm(mine.token, mobile, otp)).status).toBe(200);
  });

  it('belongs to one account', async () => {
    const mobile = newMobile();
    await logInByOtp(shop, mobile);
    const { token } = await shop.newShopper();
    clock.pass(30);
    await request(token, mobile);
    expect(await confirm(token, mobile, await otpSentTo(shop, mobile))).toMatchObject({
      status: 409,
      body: { code: 'MOBILE_TAKEN' },
    });
  });
});

describe('the name', () => {
  it('is changed within its limits', async () => {
    const { token } = await shop.newShopper();
    const rename = (name: string) => shop.call('PUT', '/account/profile', { token, body: { name } });
    expect(await rename(' Meera Nair ')).toMatchObject({
      status: 200,
      body: { user: { name: 'Meera Nair', fullName: 'Meera Nair' } },
    });
    expect(await rename('A')).toMatchObject({
      status: 400,
      body: { message: 'Name must be at least 2 characters' },
    });
    expect(await rename('A'.repeat(101))).toMatchObject({ status: 400 });
    expect(await userOf(token)).toMatchObject({ name: 'Meera Nair' });
  });
});
