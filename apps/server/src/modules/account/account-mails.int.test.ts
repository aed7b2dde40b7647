import { signupForm } from '@ilaneer/testing/signup-form';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  logInByOtp,
  messagesTo,
  newEmail,
  newMobile,
  tokenSentTo,
} from '../../../testing/shoppers/verification.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const verify = async (email: string, token: string) => {
  const link = await tokenSentTo(shop, email, 'verify-email');
  return shop.call('POST', '/verify-email', { token, body: { token: link } });
};
const subjectsTo = async (email: string) =>
  (await messagesTo(shop, email)).map(({ subject }) => subject).filter((one) => !/OTP|Confirm/.test(one));
const mailsOnTheirWay = async (email: string) => {
  const { rows } = await shop.db.execute(sql`
    select from pgboss.job where name = 'send-mail' and data ->> 'to' = ${email} and state <> 'completed'`);
  return rows.length;
};
const subjectsOnceAllCame = async (email: string) => {
  await expect.poll(() => mailsOnTheirWay(email), { timeout: 15_000 }).toBe(0);
  return subjectsTo(email);
};

it('send a welcome once an address is proven, and notify the old address of a new one', async () => {
  const shopper = await shop.newShopper();
  expect(await subjectsOnceAllCame(shopper.email)).toEqual([]);
  expect((await verify(shopper.email, shopper.token)).status).toBe(200);
  expect(await subjectsOnceAllCame(shopper.email)).toEqual(['Welcome to Ilaneer']);

  const next = newEmail();
  await shop.call('POST', '/update-email', {
    token: shopper.token,
    body: { email: next, password: signupForm().password },
  });
  expect((await verify(next, shopper.token)).status).toBe(200);
  expect(await subjectsOnceAllCame(next)).toEqual([]);
  expect((await subjectsOnceAllCame(shopper.email)).sort()).toEqual([
    'Welcome to Ilaneer',
    'Your Ilaneer email address was changed',
  ]);
});

it('send a welcome when a claimed address is taken over by OTP, but not when an old account adds one', async () => {
  const claimed = await shop.newShopper();
  await logInByOtp(shop, claimed.email);
  expect(await subjectsOnceAllCame(claimed.email)).toEqual(['Welcome to Ilaneer']);

  const { token } = await logInByOtp(shop, newMobile());
  const added = newEmail();
  await shop.call('POST', '/update-email', { token, body: { email: added } });
  expect((await verify(added, token)).status).toBe(200);
  expect(await subjectsOnceAllCame(added)).toEqual([]);
});
