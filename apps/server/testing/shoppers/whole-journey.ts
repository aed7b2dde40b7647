import { addressForm } from '@ilaneer/testing/address-form';
import { signupForm } from '@ilaneer/testing/signup-form';
import { signedInMember } from '../staff/signed-in-member.ts';
import { STAFF_PASSWORD } from '../staff/staff-browser.ts';
import type { TestShop } from '../test-shop.ts';
import { variantWithStock } from './find-variant.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from './pay-online.ts';
import { deliverTestOrder, refundGoods } from './returned-order.ts';
import { newMobile, otherThan, otpSentTo } from './verification.ts';

const CARD = '4111 1111 1111 1111';

/** From signup to refund, with staff and typical mistakes. Returns all private texts used. */
export async function playWholeJourney(shop: TestShop): Promise<string[]> {
  const form = signupForm();
  const mobile = newMobile();
  const signedUp = await shop.call('POST', '/signup-with-email', { body: form });
  const token = String(signedUp.body.token);
  const shopper = { token, userId: '', email: form.email };
  await shop.call('POST', '/login-user', { body: { email: form.email, password: 'not-the-password' } });
  await shop.call('POST', '/login-user', { body: { email: form.email, password: form.password } });
  await shop.call('POST', '/forgot-password', { body: { email: form.email } });
  await shop.call('GET', `/check-reset-link?token=${token}`);

  const wanted = { mobileNumber: mobile, password: form.password };
  await shop.call('POST', '/account/mobile-number', { token, body: wanted });
  const otp = await otpSentTo(shop, mobile);
  const confirm = (code: string) =>
    shop.call('POST', '/account/mobile-number/confirm', { token, body: { mobileNumber: mobile, otp: code } });
  await confirm(otherThan(otp));
  await confirm(otp);
  await shop.call('POST', '/send-otp', { body: { mobileNumber: mobile } });

  const address = addressForm();
  await shop.call('POST', '/add-address', { token, body: address });
  const item = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
  const paid = await placeOnlineOrder(shop, shopper, { ...item, quantity: 1 });
  const started = await startPayment(shop, shopper, paid);
  await decideAtGateway(shop, started, 'decline', { cardNumber: CARD });
  await decideAtGateway(shop, await startPayment(shop, shopper, paid), 'approve', { cardNumber: CARD });
  const delivered = await deliverTestOrder(shop, shopper, [{ ...item, quantity: 2 }]);
  const lines = [{ position: 1, quantity: 1, reason: 'damaged' as const }];
  await refundGoods(shop, shopper, delivered, lines, '--reference', 'UPI 1');
  await shop.call('POST', `/orders/${paid}/cancel`, { token, body: {} });
  // Refused by quantity.
  await shop.call('POST', '/add-to-cart', { token, body: { ...item, quantity: 1_000_000 } });

  const { email: staffEmail, browser, secret } = await signedInMember(shop);
  await browser.call('GET', `/orders?q=${encodeURIComponent(address.fullName)}`);
  await browser.call('GET', `/customers?q=${encodeURIComponent(form.email)}`);
  const csrfToken = browser.headers()['x-csrf-token'];
  return [
    form.email,
    form.password,
    form.name,
    token,
    mobile,
    address.phone,
    address.addressLine1,
    address.addressLine2,
    CARD,
    CARD.replaceAll(' ', ''),
    staffEmail,
    STAFF_PASSWORD,
    secret,
    ...(csrfToken === '' ? [] : [csrfToken]),
    ...[...browser.cookies.values()]
      .map((pair) => pair.split('=')[1] ?? '')
      .filter((value) => value.length > 8),
    `"${otp}"`,
    `:${otp}`,
    ` ${otp}`,
  ];
}
