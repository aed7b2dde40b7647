import { signupForm } from '@ilaneer/testing/signup-form';
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

const clock = testClock();
const { password } = signupForm();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: clock.now });
});
afterAll(() => shop.close());

type Proof = { readonly password?: string; readonly otp?: string };
const updateEmail = (token: string, proof: Proof, email = newEmail()) =>
  shop.call('POST', '/update-email', { token, body: { email, ...proof } });
const updateMobile = (token: string, proof: Proof, mobileNumber = newMobile()) =>
  shop.call('POST', '/account/mobile-number', { token, body: { mobileNumber, ...proof } });
const confirmationOtp = async (token: string, recipient: string) => {
  await shop.call('POST', '/account/confirmation-otp', { token });
  return otpSentTo(shop, recipient);
};

describe.each([
  ['the email address', updateEmail],
  ['the mobile number', updateMobile],
] as const)('a change of %s', (_what, update) => {
  it('needs the password, and says so at its field', async () => {
    const { token } = await shop.newShopper();
    expect(await update(token, {})).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'password', message: 'Password is required' }] },
    });
    expect(await update(token, { password: 'not-the-one' })).toMatchObject({
      status: 400,
      body: { code: 'PASSWORD_WRONG' },
    });
    expect((await update(token, { password })).status).toBe(200);
  });

  it('needs an OTP where the account has no password', async () => {
    const email = newEmail();
    const { token } = await logInByOtp(shop, email);
    expect(await update(token, {})).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'otp', message: 'OTP is required' }] },
    });
    const otp = await confirmationOtp(token, email);
    expect(await update(token, { otp: otherThan(otp) })).toMatchObject({
      body: { code: 'OTP_INVALID', data: { triesLeft: 4 } },
    });
    expect((await update(token, { otp })).status).toBe(200);
    expect(await update(token, { otp })).toMatchObject({ body: { code: 'OTP_EXPIRED' } });
  });
});

describe('the first email address', () => {
  it('is taken without further proof in the hour after a login, as earlier clients offer it', async () => {
    const mobile = newMobile();
    const { token } = await logInByOtp(shop, mobile);
    clock.pass(3_599);
    expect((await updateEmail(token, {})).status).toBe(200);
    clock.pass(1);
    expect(await updateEmail(token, {})).toMatchObject({ status: 400, body: { fields: [{ field: 'otp' }] } });
    expect((await updateEmail(token, { otp: await confirmationOtp(token, mobile) })).status).toBe(200);
  });
});

describe('another OTP to a new mobile number', () => {
  it('goes there without the password again, for a quarter of an hour and to that number only', async () => {
    const { token } = await shop.newShopper();
    const mobile = newMobile();
    expect((await updateMobile(token, { password }, mobile)).status).toBe(200);
    clock.pass(30);
    expect((await updateMobile(token, {}, mobile)).status).toBe(200);
    expect(await updateMobile(token, {})).toMatchObject({ body: { fields: [{ field: 'password' }] } });
    const other = await shop.newShopper();
    expect(await updateMobile(other.token, {}, mobile)).toMatchObject({ status: 400 });
    clock.pass(15 * 60);
    expect(await updateMobile(token, {}, mobile)).toMatchObject({
      body: { fields: [{ field: 'password' }] },
    });
  });
});

describe('a changed mobile number', () => {
  const subjectsTo = async (email: string) =>
    (await messagesTo(shop, email)).map(({ subject }) => subject).filter((one) => one.includes('number'));
  const change = async (token: string) => {
    const mobileNumber = newMobile();
    await updateMobile(token, { password }, mobileNumber);
    const body = { mobileNumber, otp: await otpSentTo(shop, mobileNumber) };
    await shop.call('POST', '/account/mobile-number/confirm', { token, body });
    return mobileNumber;
  };

  it('is sent to the verified address, and to no claimed one', async () => {
    const [proven, claimed] = [await shop.newShopper(), await shop.newShopper()];
    await shop.call('POST', '/verify-email', {
      token: proven.token,
      body: { token: await tokenSentTo(shop, proven.email, 'verify-email') },
    });
    await change(claimed.token);
    const mobile = await change(proven.token);
    await expect
      .poll(() => subjectsTo(proven.email), { timeout: 30_000 })
      .toEqual(['Your Ilaneer mobile number was changed']);
    const mail = (await messagesTo(shop, proven.email)).find(({ subject }) => subject.includes('number'));
    expect(mail?.body).toContain(`••••••${mobile.slice(-4)}`);
    expect(mail?.body).not.toContain(mobile);
    expect(await subjectsTo(claimed.email)).toEqual([]);
  });
});

describe('guesses at the password', () => {
  it('are counted together, across kinds of change', async () => {
    const strict = await openTestShop({ rateLimits: true });
    const { token } = await strict.newShopper();
    const proof = { password: 'not-the-one' };
    const guess = (path: string, body: object) => strict.call('POST', path, { token, body });
    for (let tries = 0; tries < 10; tries += 1) {
      const wrong = await guess('/account/mobile-number', { mobileNumber: newMobile(), ...proof });
      expect(wrong).toMatchObject({ status: 400, body: { code: 'PASSWORD_WRONG' } });
      expect((await guess('/delete-account', proof)).status).toBe(400);
    }
    expect((await guess('/update-email', { email: newEmail(), ...proof })).status).toBe(429);
    await strict.close();
  });
});
