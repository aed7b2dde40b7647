import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  logInByOtp,
  newMobile,
  otherThan,
  otpSentTo,
  testClock,
} from '../../../../testing/shoppers/verification.ts';
import { newDevice } from '../../../../testing/test-browser.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';

const clock = testClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: clock.now });
});
afterAll(() => shop.close());

type Device = Pick<TestShop, 'call'>;
const send = (device: Device, identifier: string) =>
  device.call('POST', '/send-otp', { body: { identifier } });
const verify = (device: Device, identifier: string, otp: string) =>
  device.call('POST', '/verify-otp', { body: { identifier, otp } });
const exceeded = { status: 429, body: { code: 'OTP_TRIES_EXCEEDED' } };

async function guessAway(device: Device, mobile: string): Promise<number> {
  await send(device, mobile);
  const wrong = otherThan(await otpSentTo(shop, mobile));
  let guesses = 0;
  while ((await verify(device, mobile, wrong)).body.code === 'OTP_INVALID') guesses += 1;
  return guesses;
}

describe('an OTP', () => {
  it('is for the browser that asked, by a cookie that no script reads', async () => {
    const [mine, theirs] = [newDevice(shop), newDevice(shop)];
    const [mobile, other] = [newMobile(), newMobile()];
    const sent = await send(mine, mobile);
    expect(String(sent.headers['set-cookie'])).toMatch(
      /^ilaneer_device=[\w-]{24}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    await send(theirs, other);
    const otp = await otpSentTo(shop, mobile);
    expect(await verify(theirs, mobile, otp)).toMatchObject({ status: 400, body: { code: 'OTP_EXPIRED' } });
    expect((await verify(mine, mobile, otp)).status).toBe(200);
  });

  it('stays valid when another visitor requests one', async () => {
    const [mine, theirs] = [newDevice(shop), newDevice(shop)];
    const mobile = newMobile();
    await send(mine, mobile);
    const otp = await otpSentTo(shop, mobile);
    clock.pass(30);
    expect((await send(theirs, mobile)).status).toBe(200);
    expect((await verify(mine, mobile, otp)).status).toBe(200);
  });

  it('has two tries for who keeps no cookies, who then rests alone', async () => {
    const mine = newDevice(shop);
    const mobile = newMobile();
    await send(mine, mobile);
    const otp = await otpSentTo(shop, mobile);
    for (const triesLeft of [1, 0]) {
      expect(await verify(shop, mobile, otherThan(otp))).toMatchObject({
        body: { code: 'OTP_INVALID', data: { triesLeft } },
      });
    }
    expect(await verify(shop, mobile, otp)).toMatchObject(exceeded);
    expect(await send(shop, mobile)).toMatchObject(exceeded);
    expect((await verify(mine, mobile, otp)).status).toBe(200);
    clock.pass(900);
    expect((await send(shop, mobile)).status).toBe(200);
    expect((await verify(shop, mobile, await otpSentTo(shop, mobile))).status).toBe(200);
  });

  it('is invalid elsewhere once its browser has proven to keep the cookie, as if the digits were wrong', async () => {
    const mine = newDevice(shop);
    const mobile = newMobile();
    await send(mine, newMobile());
    await send(mine, mobile);
    const otp = await otpSentTo(shop, mobile);
    for (const triesLeft of [1, 0]) {
      expect(await verify(shop, mobile, otp)).toMatchObject({
        status: 400,
        body: { code: 'OTP_INVALID', data: { triesLeft } },
      });
    }
    expect(await verify(shop, mobile, otp)).toMatchObject(exceeded);
    expect((await verify(mine, mobile, otp)).status).toBe(200);
  });

  it('of a client without cookies is not shadowed by one that a browser asked for', async () => {
    const theirs = newDevice(shop);
    const mobile = newMobile();
    await send(theirs, newMobile());
    await send(shop, mobile);
    const otp = await otpSentTo(shop, mobile);
    clock.pass(30);
    await send(theirs, mobile);
    expect((await verify(shop, mobile, otp)).status).toBe(200);
  });

  it('counts parallel guesses without a cookie like others', async () => {
    const mobile = newMobile();
    await send(shop, mobile);
    const wrong = otherThan(await otpSentTo(shop, mobile));
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(shop, mobile, wrong)));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'OTP_INVALID')).toHaveLength(2);
    expect(codes.filter((code) => code === 'OTP_TRIES_EXCEEDED')).toHaveLength(10);
  });
});

describe('strangers who guess', () => {
  it('lock no known browser out, and have 30 tries a day at most', async () => {
    const mobile = newMobile();
    const home = newDevice(shop);
    await logInByOtp(shop, mobile, home);

    let guesses = 0;
    for (let strangers = 0; strangers < 4; strangers += 1) {
      clock.pass(900);
      guesses += await guessAway(newDevice(shop), mobile);
    }
    expect(guesses).toBe(20);
    clock.pass(900);
    // Blocked until tomorrow, the owner too without known devices.
    expect(await send(newDevice(shop), mobile)).toMatchObject(exceeded);
    expect(await send(shop, mobile)).toMatchObject(exceeded);

    for (let rounds = 0; rounds < 2; rounds += 1) {
      clock.pass(900);
      guesses += await guessAway(home, mobile);
    }
    expect(guesses).toBe(30);
    clock.pass(900);
    expect(await send(home, mobile)).toMatchObject(exceeded);
    clock.pass(24 * 3_600);
    expect((await logInByOtp(shop, mobile, newDevice(shop))).token).not.toBe('');
  });

  it('lose what their browser was known for when the owner logs them out', async () => {
    const mobile = newMobile();
    const [home, lost] = [newDevice(shop), newDevice(shop)];
    await logInByOtp(shop, mobile, lost);
    clock.pass(60);
    const { token } = await logInByOtp(shop, mobile, home);
    await shop.call('POST', '/account/sessions/revoke-others', { token });
    for (let strangers = 0; strangers < 4; strangers += 1) {
      clock.pass(900);
      await guessAway(newDevice(shop), mobile);
    }
    clock.pass(900);
    expect(await send(lost, mobile)).toMatchObject(exceeded);
    expect((await send(home, mobile)).status).toBe(200);
  });
});
