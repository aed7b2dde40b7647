import { formatRupees, paise } from '@ilaneer/domain/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { earnCoinsBy } from '../../../../testing/shoppers/earn-coins.ts';
import { variantWithStock } from '../../../../testing/shoppers/find-variant.ts';
import { placeOnlineOrder } from '../../../../testing/shoppers/pay-online.ts';
import { placeTestOrder } from '../../../../testing/shoppers/test-order.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';
import type { Mail } from '../../../messages/mailer.ts';
import { findOrderById } from '../repository.ts';
import { sendOrderPlacedMail } from './order-placed-mail.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const placeCodOrder: typeof placeOnlineOrder = (on, shopper, item) => placeTestOrder(on, shopper, [item]);

it.each([
  ['cash on delivery', placeCodOrder],
  ['paid online', placeOnlineOrder],
] as const)('the mail about an order that is %s has its figures in both its forms', async (how, place) => {
  const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 10);
  const shopper = await shop.newShopper();
  const orderId = await place(shop, shopper, { ...pack, quantity: 2 });
  const mails: Mail[] = [];
  await sendOrderPlacedMail({ ...shop.deps, mailer: async (mail) => void mails.push(mail) })({ orderId });
  const order = await findOrderById(shop.db, orderId);
  expect(mails).toHaveLength(1);
  for (const words of [order?.number, `${formatRupees(paise(order?.totalPaise ?? 0))} (${how})`]) {
    expect(mails[0]?.text).toContain(words);
    expect(mails[0]?.html).toContain(words);
  }
});

it('the mail about an order says what coupon and coins took off', async () => {
  const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 10);
  const shopper = await shop.newShopper();
  await earnCoinsBy(shop, shopper, { ...pack, quantity: 2 });
  const item = { ...pack, quantity: 2 };
  const orderId = await placeTestOrder(shop, shopper, [item], { couponCode: 'ILANEER10', coins: 28 });
  const mails: Mail[] = [];
  await sendOrderPlacedMail({ ...shop.deps, mailer: async (mail) => void mails.push(mail) })({ orderId });
  for (const words of ['Coupon ILANEER10', '-₹57.00', '28 coins', '-₹28.00']) {
    expect(mails[0]?.text).toContain(words);
  }
});
