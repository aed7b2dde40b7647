import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { addGiftCard, ledgerOfCard, newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { orders } from '../../db/schema/order/order.ts';

// Two packs cost ₹672.60 with tax, free delivery.
const TOTAL = 67_260;

describe('one card and many orders', () => {
  let shop: TestShop;
  let pack: { productId: string; variantId: string };
  beforeAll(async () => {
    shop = await openTestShop();
    pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
  });
  afterAll(() => shop.close());

  const order = ({ token }: TestShopper, payment: object) => {
    const { productId, variantId } = pack;
    const body = { productId, variantId, quantity: 2, deliveryAddress: addressForm(), ...payment };
    return shop.call('POST', '/single-product-place-order', { token, body });
  };

  it('never goes below nothing when ten shoppers spend it at once', async () => {
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => newProvenShopper(shop)));
    const { code, id } = await addGiftCard(shop, 3 * TOTAL + 1_000);
    const answers = await Promise.all(
      shoppers.map((shopper) => order(shopper, { paymentMethod: 'cod', giftCardCode: code })),
    );
    const paid = answers.map(({ status, body }) =>
      status === 201
        ? (body.order as { payment: { giftCard: { amount: number } } }).payment.giftCard.amount
        : 0,
    );
    expect([...paid].sort((a, b) => b - a)).toEqual([672.6, 672.6, 672.6, 10, 0, 0, 0, 0, 0, 0]);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.message))).toEqual(
      new Set(['This gift card has no balance left']),
    );
    expect(await ledgerOfCard(shop, id)).toMatchObject({ balance: 0, spent: 3 * TOTAL + 1_000 });
  });

  it('has its money back once, however often the order is cancelled at the same time', async () => {
    const shopper = await newProvenShopper(shop);
    const { code, id } = await addGiftCard(shop, 100_000);
    const { body } = await order(shopper, { paymentMethod: 'online', giftCardCode: code });
    const path = `/orders/${String(body.orderId)}/cancel`;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => shop.call('POST', path, { token: shopper.token, body: {} })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(await ledgerOfCard(shop, id)).toMatchObject({ balance: 100_000, spent: 0 });
    const [row] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, String(body.orderId)));
    expect(row).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', giftCardPaise: TOTAL });
  });
});
