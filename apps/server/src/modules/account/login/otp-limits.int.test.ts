import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMobile, otherThan, otpSentTo, testClock } from '../../../../testing/shoppers/verification.ts';
import { newDevice } from '../../../../testing/test-browser.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';

describe('how often and how long an OTP counts', () => {
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

  it('takes an OTP once', async () => {
    const mobile = newMobile();
    await send(mobile);
    const otp = await otpSentTo(shop, mobile);
    const both = await Promise.all([verify(mobile, otp), verify(mobile, otp)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await verify(mobile, otp)).toMatchObject({ status: 400, body: { code: 'OTP_EXPIRED' } });
  });

  it('takes an OTP for five minutes, and the newest only', async () => {
    const mobile = newMobile();
    await send(mobile);
    const first = await otpSentTo(shop, mobile);
    clock.pass(300);
    expect(await verify(mobile, first)).toMatchObject({ status: 400, body: { code: 'OTP_EXPIRED' } });
    await send(mobile);
    const second = await otpSentTo(shop, mobile);
    clock.pass(30);
    await send(mobile);
    const third = await otpSentTo(shop, mobile);
    if (second !== third) expect(await verify(mobile, second)).toMatchObject({ status: 400 });
    expect((await verify(mobile, third)).status).toBe(200);
  });

  it('never accepts the OTP of another person', async () => {
    const [mine, theirs] = [newMobile(), newMobile()];
    await send(mine);
    await send(theirs);
    const otp = await otpSentTo(shop, mine);
    if (otp !== (await otpSentTo(shop, theirs))) {
      expect(await verify(theirs, otp)).toMatchObject({ body: { code: 'OTP_INVALID' } });
    }
    expect(await verify(newMobile(), otp)).toMatchObject({ status: 400, body: { code: 'OTP_EXPIRED' } });
  });

  it('rests after five wrong tries, even for the right digits', async () => {
    const mobile = newMobile();
    await send(mobile);
    const otp = await otpSentTo(shop, mobile);
    let last: unknown;
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      const refused = await verify(mobile, otherThan(otp));
      expect(refused).toMatchObject({ status: 400, body: { code: 'OTP_INVALID', data: { triesLeft } } });
      last = refused.body;
    }
    const rest = { status: 429, body: { code: 'OTP_TRIES_EXCEEDED', data: { retryAfterSeconds: 900 } } };
    expect(last).toMatchObject({
      message: 'This OTP is not right, and no try is left. Please wait a little and ask for another.',
      data: { triesLeft: 0, retryAfterSeconds: 900 },
    });
    expect(await verify(mobile, otp)).toMatchObject(rest);
    expect(await send(mobile)).toMatchObject(rest);
    clock.pass(900);
    expect((await send(mobile)).status).toBe(200);
    expect((await verify(mobile, await otpSentTo(shop, mobile))).status).toBe(200);
  });

  it('counts parallel guesses like others', async () => {
    const mobile = newMobile();
    await send(mobile);
    const otp = await otpSentTo(shop, mobile);
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(mobile, otherThan(otp))));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'OTP_INVALID')).toHaveLength(5);
    expect(codes.filter((code) => code === 'OTP_TRIES_EXCEEDED')).toHaveLength(7);
  });

  it('is sent again after 30 seconds, and five times an hour', async () => {
    const mobile = newMobile();
    const together = await Promise.all([send(mobile), send(mobile), send(mobile)]);
    expect(together.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
    clock.pass(29);
    expect(await send(mobile)).toMatchObject({
      status: 429,
      body: { code: 'OTP_TOO_SOON', data: { retryAfterSeconds: 1 } },
    });
    for (let sends = 2; sends <= 5; sends += 1) {
      clock.pass(30);
      expect((await send(mobile)).status).toBe(200);
    }
    clock.pass(30);
    const refused = await send(mobile);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(refused.body.data).toMatchObject({ retryAfterSeconds: expect.any(Number) });
  });
});
