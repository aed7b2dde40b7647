import { MOST_UNPAID } from '@ilaneer/domain/order/unpaid-orders';
import { addressForm } from '@ilaneer/testing/address-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockOf, variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { decideAtGateway, startPayment } from '../../../testing/shoppers/pay-online.ts';
import { newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';

const PACK = 'tender-coconut-water-pack_V01';
const BAG = 'beach-drawstring-bag_V01';

describe('orders that wait for a payment', () => {
  let shop: TestShop;
  let productId: string;
  beforeAll(async () => {
    shop = await openTestShop();
    ({ productId } = await variantWithStock(shop, PACK, 5_000));
    await variantWithStock(shop, BAG, 5_000);
  });
  afterAll(() => shop.close());

  const place = ({ token }: TestShopper, { quantity = 1, paymentMethod = 'online', key = '' } = {}) =>
    shop.call('POST', '/single-product-place-order', {
      token,
      body: { productId, variantId: PACK, quantity, deliveryAddress: addressForm(), paymentMethod },
      ...(key === '' ? {} : { headers: { 'idempotency-key': key } }),
    });
  const placed = async (shopper: TestShopper, many: number): Promise<string[]> => {
    const answers = [];
    for (let count = 0; count < many; count += 1) answers.push(await place(shopper));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: many }, () => 201));
    return answers.map(({ body }) => String(body.orderId));
  };

  it('are at most three for an unverified account, also concurrently', async () => {
    const shopper = await shop.newShopper();
    const before = (await stockOf(shop, PACK)) ?? 0;
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(shopper)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_UNPAID.unproven.orders);
    expect(await stockOf(shop, PACK)).toBe(before - MOST_UNPAID.unproven.orders);
    expect(await place(shopper)).toMatchObject({
      status: 409,
      body: {
        code: 'UNPAID_ORDERS_LIMIT',
        message: expect.stringMatching(
          /^3 orders of yours wait for a payment.* Please pay or cancel one of them first, or pay on delivery\. With a confirmed email/,
        ),
        data: { held: { orders: 3, units: 3 }, most: MOST_UNPAID.unproven },
      },
    });
  });

  it('leave room again once one of them is paid or cancelled', async () => {
    const shopper = await shop.newShopper();
    const [first = '', second = ''] = await placed(shopper, 3);
    expect((await place(shopper)).status).toBe(409);
    await decideAtGateway(shop, await startPayment(shop, shopper, first), 'approve');
    await placed(shopper, 1);
    expect((await place(shopper)).status).toBe(409);
    await shop.call('POST', `/orders/${second}/cancel`, { token: shopper.token });
    await placed(shopper, 1);
  });

  it('do not stand in the way of a repeat, nor of cash on delivery', async () => {
    const shopper = await shop.newShopper();
    const first = await place(shopper, { key: 'the-first-order' });
    await placed(shopper, 2);
    const again = await place(shopper, { key: 'the-first-order' });
    expect(again.body.orderId).toBe(first.body.orderId);
    expect((await place(shopper, { paymentMethod: 'cod' })).status).toBe(201);
  });

  it('may be more of an account that is proven', async () => {
    const shopper = await newProvenShopper(shop);
    await placed(shopper, MOST_UNPAID.proven.orders);
    const { status, body } = await place(shopper);
    expect(status).toBe(409);
    expect(body.message).not.toContain('confirmed email');
  });

  it('hold a limited number of units, over all goods', async () => {
    const shopper = await shop.newShopper();
    const { token } = shopper;
    const bag = await variantWithStock(shop, BAG, 5_000);
    expect((await place(shopper, { quantity: 50 })).status).toBe(201);
    const items = [
      { productId, variantId: PACK, quantity: 1 },
      { productId: bag.productId, variantId: BAG, quantity: 50 },
    ];
    for (const body of items) await shop.call('POST', '/add-to-cart', { token, body });
    const body = { items, deliveryAddress: addressForm(), paymentMethod: 'prepaid' };
    const refused = await shop.call('POST', '/place-order', { token, body });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'UNPAID_ORDERS_LIMIT', data: { held: { orders: 1, units: 50 } } },
    });
    expect((await shop.call('GET', '/get-cart', { token })).body.cartItemCount).toBe(2);
    expect((await place(shopper, { quantity: 50 })).status).toBe(201);
  });
});
