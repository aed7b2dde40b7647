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
import { newDevice } from '../../../../testing/test-browser.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';
import { users } from '../../../db/schema/account/account.ts';

describe('login by OTP', () => {
  const clock = testClock();
  let shop: TestShop;
  let device: Pick<TestShop, 'call'>;
  beforeAll(async () => {
    shop = await openTestShop({ now: clock.now });
    device = newDevice(shop);
  });
  afterAll(() => shop.close());

  const send = (identifier: string) => device.call('POST', '/send-otp', { body: { identifier } });
  const verify = (identifier: string, otp: string) =>
    device.call('POST', '/verify-otp', { body: { identifier, otp } });

  it('makes an account for a new mobile number, and finds it again', async () => {
    const mobile = newMobile();
    expect(await send(` +91 ${mobile}`)).toMatchObject({
      status: 200,
      body: {
        message: 'OTP sent successfully',
        channel: 'sms',
        identifier: mobile,
        resendAfterSeconds: 30,
        expiresInSeconds: 300,
      },
    });
    const first = await verify(mobile, await otpSentTo(shop, mobile));
    expect(first).toMatchObject({
      status: 200,
      body: {
        message: 'User created and logged in successfully',
        isNewUser: true,
        user: {
          name: `User${mobile.slice(-4)}`,
          mobileNumber: mobile,
          phone: mobile,
          phoneVerified: true,
          email: null,
          hasPassword: false,
          agreeToTerms: false,
          subscribeToEmails: false,
        },
      },
    });
    const details = await shop.call('GET', '/user-details', { token: String(first.body.token) });
    expect(details.body.user).toEqual(first.body.user);
    clock.pass(30);
    await send(mobile);
    const again = await verify(mobile, await otpSentTo(shop, mobile));
    expect(again).toMatchObject({
      status: 200,
      body: { message: 'Login successful', isNewUser: false, user: first.body.user },
    });
  });

  it('asks a new shopper for agreement where the app does, and the OTP stays good (VERIFICATION-15)', async () => {
    const mobile = newMobile();
    await send(mobile);
    const otp = await otpSentTo(shop, mobile);
    const agree = (agreeToTerms: boolean) =>
      device.call('POST', '/verify-otp', { body: { identifier: mobile, otp, agreeToTerms } });
    for (let round = 0; round < 2; round += 1) {
      expect(await agree(false)).toMatchObject({
        status: 409,
        body: { code: 'TERMS_NOT_AGREED', message: 'You must agree to the Terms and Conditions' },
      });
    }
    expect(await agree(true)).toMatchObject({
      status: 200,
      body: { isNewUser: true, user: { agreeToTerms: true } },
    });
    expect(await agree(true)).toMatchObject({ status: 400, body: { code: 'OTP_EXPIRED' } });
    clock.pass(30);
    await send(mobile);
    const known = { identifier: mobile, otp: await otpSentTo(shop, mobile), agreeToTerms: false };
    expect(await device.call('POST', '/verify-otp', { body: known })).toMatchObject({
      status: 200,
      body: { isNewUser: false },
    });
  });

  it('records no agreement of an account whose app did not ask for it (VERIFICATION-17)', async () => {
    const mobile = newMobile();
    await send(mobile);
    const opened = await verify(mobile, await otpSentTo(shop, mobile));
    expect(opened.body.user).toMatchObject({ agreeToTerms: false });
    const { body } = await shop.call('GET', '/account/consents', { token: String(opened.body.token) });
    expect(body.consents).toEqual(
      expect.arrayContaining([expect.objectContaining({ purpose: 'terms', granted: false })]),
    );
  });

  it('sends the digits by SMS and by mail, and shows them in no subject', async () => {
    const [mobile, email] = [newMobile(), newEmail()];
    await send(mobile);
    await send(email);
    await expect.poll(() => messagesTo(shop, mobile), { timeout: 30_000 }).toHaveLength(1);
    await expect.poll(() => messagesTo(shop, email), { timeout: 30_000 }).toHaveLength(1);
    const [sms] = await messagesTo(shop, mobile);
    const otp = await otpSentTo(shop, mobile);
    expect(sms?.body).toBe(
      `${otp} is your Ilaneer OTP. It is valid for 5 minutes. Please do not share it with anyone.`,
    );
    const [mail] = await messagesTo(shop, email);
    const mailed = await otpSentTo(shop, email);
    expect(mail?.subject).toBe('Your Ilaneer OTP');
    expect(mail?.body).toContain(mailed);
    expect(mail?.html).toContain(mailed);
  });

  it('is also called as earlier clients call it', async () => {
    const mobileNumber = newMobile();
    const sent = await shop.call('POST', '/check-mobile-send-otp', { body: { mobileNumber } });
    expect(sent).toMatchObject({ status: 200, body: { otpSession: null, mobileNumber } });
    const otp = await otpSentTo(shop, mobileNumber);
    const opened = await shop.call('POST', '/verify-otp', { body: { mobileNumber, otp } });
    expect(opened).toMatchObject({ status: 200, body: { isNewUser: true } });
    for (const [typed, message] of [
      ['', 'Mobile number is required'],
      ['12345', 'Invalid mobile number format. Please enter a valid 10-digit mobile number'],
      [newEmail(), 'Invalid mobile number format. Please enter a valid 10-digit mobile number'],
    ]) {
      const refused = await shop.call('POST', '/check-mobile-send-otp', { body: { mobileNumber: typed } });
      expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED', message } });
    }
  });

  it('names the faults of a form', async () => {
    expect(await send('')).toMatchObject({
      status: 400,
      body: { message: 'Email or mobile number is required', fields: [{ field: 'identifier' }] },
    });
    expect(await shop.call('POST', '/send-otp', { body: {} })).toMatchObject({ status: 400 });
    expect(await verify(newMobile(), '12a4')).toMatchObject({
      status: 400,
      body: { message: 'Invalid OTP format. Please enter 4 digits.' },
    });
    for (const body of [{ otp: '1234' }, { identifier: newMobile(), otp: ' ' }, {}]) {
      const refused = await shop.call('POST', '/verify-otp', { body });
      expect(refused).toMatchObject({ status: 400, body: { message: 'OTP and mobile number are required' } });
    }
  });

  it('does not tell who has an account', async () => {
    const known = await shop.newShopper();
    const unknown = newEmail();
    const [first, second] = [await send(known.email), await send(unknown)];
    expect({ ...first.body, identifier: '' }).toEqual({ ...second.body, identifier: '' });
    const names = (headers: object) => Object.keys(headers).toSorted();
    expect([first.status, names(first.headers)]).toEqual([second.status, names(second.headers)]);
    const wrong = async (email: string) => verify(email, otherThan(await otpSentTo(shop, email)));
    expect((await wrong(known.email)).body).toEqual((await wrong(unknown)).body);
  });

  it('is refused for an account that was deactivated, once the digits are right', async () => {
    const mobile = newMobile();
    const { userId, token } = await logInByOtp(shop, mobile);
    await shop.db.update(users).set({ deactivatedAt: clock.now() }).where(eq(users.id, userId));
    clock.pass(60);
    await send(mobile);
    expect(await verify(mobile, await otpSentTo(shop, mobile))).toMatchObject({
      status: 401,
      body: { code: 'ACCOUNT_DEACTIVATED', message: 'Account deactivated' },
    });
    expect(await shop.call('GET', '/user-details', { token })).toMatchObject({ status: 401 });
  });
});

describe('an address claimed by another person', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('brings its owner into the account, and puts the other out', async () => {
    const stranger = await shop.newShopper();
    const { userId, token } = await logInByOtp(shop, stranger.email);
    expect(userId).toBe(stranger.userId);
    expect((await shop.call('GET', '/user-details', { token: stranger.token })).status).toBe(401);
    const login = await shop.call('POST', '/login-user', {
      body: { email: stranger.email, password: 'karikku-2026' },
    });
    expect(login).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    const details = await shop.call('GET', '/user-details', { token });
    expect(details.body.user).toMatchObject({ emailVerified: true, hasPassword: false });
  });

  it('leaves an account that is proven otherwise, and begins a new one', async () => {
    const stranger = await shop.newShopper();
    const mobile = newMobile();
    await shop.db.update(users).set({ mobile }).where(eq(users.id, stranger.userId));
    const owner = await logInByOtp(shop, stranger.email);
    expect(owner.userId).not.toBe(stranger.userId);
    const theirs = await shop.call('GET', '/user-details', { token: stranger.token });
    expect(theirs.body.user).toMatchObject({ email: null, mobileNumber: mobile });
  });
});

describe('the log', () => {
  it('has no word of who logs in, or how', async () => {
    const lines: string[] = [];
    const shop = await openTestShop({ logTo: { write: (line) => lines.push(line) } });
    const email = newEmail();
    const { token } = await logInByOtp(shop, email);
    await shop.call('POST', '/forgot-password', { body: { email } });
    await expect
      .poll(() => messagesTo(shop, email), { timeout: 30_000 })
      .toContainEqual(expect.objectContaining({ subject: 'Set a new Ilaneer password' }));
    const link = await tokenSentTo(shop, email, 'reset-password');
    const body = { token: link, password: 'thengola-2026' };
    await shop.call('POST', '/reset-password', { body });
    await shop.call('POST', '/reset-password', { body: '{' });
    await shop.close();
    const log = lines.join('');
    for (const secret of [email, token, link, 'thengola-2026', 'Your OTP']) {
      expect(log).not.toContain(secret);
    }
    // Too short to search for: digits may be part of a time. Security events contain none.
    const isEvent = (line: string) => JSON.parse(line).log === 'security';
    expect(lines.filter((line) => !isEvent(line)).join('')).not.toMatch(/otp|password/i);
    const said = lines.filter(isEvent).map((line) => {
      const { level, time, log: _, event, msg, userId, network, requestId, ...more } = JSON.parse(line);
      return [event, more];
    });
    expect(said).toEqual([
      ['otp.sent', { channel: 'email' }],
      ['login.succeeded', { method: 'otp' }],
      ['password.reset', {}],
    ]);
  });
});
