import { signupForm } from '@ilaneer/testing/signup-form';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  logInByOtp,
  messagesTo,
  newEmail,
  newMobile,
  otpSentTo,
  testClock,
  tokenSentTo,
} from '../../../testing/shoppers/verification.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

const clock = testClock();
const { password } = signupForm();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: clock.now });
});
afterAll(() => shop.close());

const open = (link: string, token?: string) =>
  shop.call('POST', '/verify-email', { body: { token: link }, ...(token !== undefined && { token }) });
const linkTo = (email: string) => tokenSentTo(shop, email, 'verify-email');
const details = (token: string) => shop.call('GET', '/user-details', { token });
const login = (email: string) => shop.call('POST', '/login-user', { body: { email, password } });

async function addMobile(token: string): Promise<string> {
  const mobileNumber = newMobile();
  await shop.call('POST', '/account/mobile-number', { token, body: { mobileNumber, password } });
  const body = { mobileNumber, otp: await otpSentTo(shop, mobileNumber) };
  expect((await shop.call('POST', '/account/mobile-number/confirm', { token, body })).status).toBe(200);
  return mobileNumber;
}

describe('a confirmation link that the owner of a claimed address opens', () => {
  it('locks the claimant out of the account for good', async () => {
    const attacker = await shop.newShopper();
    const second = String((await login(attacker.email)).body.token);
    const opened = await open(await linkTo(attacker.email));
    expect(opened).toMatchObject({ status: 200, body: { email: attacker.email, isAccountReset: true } });
    expect(opened.body.message).toContain('removed its password');

    const owner = await logInByOtp(shop, attacker.email);
    expect(owner.userId).toBe(attacker.userId);
    const body = { fullName: 'Devika Pillai', phone: '9876543210', houseNo: '1', street: 'MG Road' };
    const pin = { city: 'Kochi', state: 'Kerala', pincode: '682001' };
    await shop.call('POST', '/add-address', { token: owner.token, body: { ...body, ...pin } });
    for (const token of [attacker.token, second]) {
      expect((await shop.call('GET', '/get-address', { token })).status).toBe(401);
    }
    expect((await login(attacker.email)).status).toBe(401);
    expect((await details(owner.token)).body.user).toMatchObject({ emailVerified: true, hasPassword: false });
  });

  it('does so in a browser that is logged in to another account, too', async () => {
    const [attacker, owner] = [await shop.newShopper(), await shop.newShopper()];
    expect((await open(await linkTo(attacker.email), owner.token)).body.isAccountReset).toBe(true);
    expect((await details(attacker.token)).status).toBe(401);
    expect((await details(owner.token)).status).toBe(200);
  });

  it('changes nothing else where it is opened in a session of its account', async () => {
    const shopper = await shop.newShopper();
    const other = String((await login(shopper.email)).body.token);
    expect((await open(await linkTo(shopper.email), other)).body.isAccountReset).toBe(false);
    expect((await details(shopper.token)).status).toBe(200);
    expect((await login(shopper.email)).status).toBe(200);
  });

  it('counts as opened without a session when the session has ended', async () => {
    const shopper = await shop.newShopper();
    await shop.call('POST', '/logout', { token: shopper.token });
    expect(await open(await linkTo(shopper.email), shopper.token)).toMatchObject({
      status: 200,
      body: { isAccountReset: true },
    });
  });

  it('gives the address to no account that is proven otherwise, and still counts after a login', async () => {
    const { token: attacker } = await logInByOtp(shop, newMobile());
    const email = newEmail();
    await shop.call('POST', '/update-email', { token: attacker, body: { email } });
    const link = await linkTo(email);
    expect(await open(link)).toMatchObject({ status: 409, body: { code: 'LINK_NEEDS_LOGIN' } });
    const owner = await logInByOtp(shop, email);
    expect(await open(link, owner.token)).toMatchObject({ body: { code: 'LINK_NEEDS_LOGIN' } });
    expect((await details(attacker)).body.user).toMatchObject({ email: null });

    const { token } = await logInByOtp(shop, newMobile());
    const own = newEmail();
    await shop.call('POST', '/update-email', { token, body: { email: own } });
    expect((await open(await linkTo(own))).status).toBe(409);
    expect((await open(await linkTo(own), token)).status).toBe(200);
  });
});

describe('a link to set a new password', () => {
  const reset = (token: string) =>
    shop.call('POST', '/reset-password', { body: { token, password: 'thengola-2026' } });

  async function resetLinkFor(email: string): Promise<string> {
    await shop.call('POST', '/forgot-password', { body: { email } });
    const subjects = async () => (await messagesTo(shop, email)).map(({ subject }) => subject);
    await expect.poll(subjects, { timeout: 30_000 }).toContain('Set a new Ilaneer password');
    return tokenSentTo(shop, email, 'reset-password');
  }

  it('is invalid once the claimant of the address has proven a mobile number', async () => {
    const attacker = await shop.newShopper();
    const link = await resetLinkFor(attacker.email);
    const mobile = await addMobile(attacker.token);
    expect(await reset(link)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } });
    const owner = await logInByOtp(shop, attacker.email);
    expect(owner.userId).not.toBe(attacker.userId);
    clock.pass(60);
    expect((await logInByOtp(shop, mobile)).userId).toBe(attacker.userId);
  });

  it('ends with a change of the email address', async () => {
    const shopper = await shop.newShopper();
    await open(await linkTo(shopper.email), shopper.token);
    const link = await resetLinkFor(shopper.email);
    const email = newEmail();
    await shop.call('POST', '/update-email', { token: shopper.token, body: { email, password } });
    expect((await open(await linkTo(email), shopper.token)).status).toBe(200);
    clock.pass(1);
    await shop.call('POST', '/update-email', {
      token: shopper.token,
      body: { email: shopper.email, password },
    });
    // Back at the link's address: the link stays invalid.
    expect((await open(await linkTo(shopper.email), shopper.token)).status).toBe(200);
    expect(await reset(link)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } });
  });

  it('is invalidated by a proven owner changing the mobile number, and can be requested again', async () => {
    const shopper = await shop.newShopper();
    await open(await linkTo(shopper.email), shopper.token);
    const link = await resetLinkFor(shopper.email);
    await addMobile(shopper.token);
    expect(await reset(link)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } });
  });
});

describe('an OTP by which the owner of a claimed address logs in', () => {
  it('says that the password of before is gone, on the screen and in the mail, once', async () => {
    const attacker = await shop.newShopper();
    const enter = async () => {
      await shop.call('POST', '/send-otp', { body: { identifier: attacker.email } });
      const otp = await otpSentTo(shop, attacker.email);
      return shop.call('POST', '/verify-otp', { body: { identifier: attacker.email, otp } });
    };
    expect(await enter()).toMatchObject({
      status: 200,
      body: { message: 'Login successful', isNewUser: false, isAccountReset: true },
    });
    await vi.waitFor(async () => {
      const mails = JSON.stringify(await messagesTo(shop, attacker.email));
      expect(mails).toContain('we have removed the password');
    });
    expect((await login(attacker.email)).status).toBe(401);
    clock.pass(60);
    expect((await enter()).body).toMatchObject({ isAccountReset: false });
  });
});
