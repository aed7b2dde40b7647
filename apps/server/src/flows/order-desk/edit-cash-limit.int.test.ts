import { addressForm } from '@ilaneer/testing/address-form';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hold } from '../../../testing/money/held-rows.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { users } from '../../db/schema/account/account.ts';
import { orders } from '../../db/schema/order/order.ts';

const PACK = 'tender-coconut-water-pack_V01';

/** ₹4,720.00 with GST: 42 pieces are within ₹1,99,999, 43 are not. */
describe('the legal bound on cash while orders on delivery change at once (CHECKOUT-27)', () => {
  let shop: TestShop;
  let staff: TestStaff;
  let shopper: TestShopper;
  let productId: string;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['orders.read', 'orders.edit', 'customers.read']);
    ({ productId } = await variantWithStock(shop, PACK, 20_000));
    await shop.db.execute(
      sql`update product_variants set price_paise = 400000, original_price_paise = 400000, mrp_paise = 1000000 where id = ${PACK}`,
    );
  });
  beforeEach(async () => {
    shopper = await shop.newShopper();
  });
  afterAll(() => shop.close());

  const ordered = async (quantity: number): Promise<string> => {
    const { status, body } = await staff.call('POST', '/phone-orders', {
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: {
        customer: { id: shopper.userId },
        address: addressForm(),
        lines: [{ variantId: PACK, quantity }],
        payment: 'cod',
        total: quantity * 4_720,
      },
    });
    expect(status).toBe(201);
    return String(body.orderId);
  };
  const changed = async (id: string, quantity: number) => {
    const [row] = await shop.db.select({ version: orders.version }).from(orders).where(eq(orders.id, id));
    return staff.call('PUT', `/orders/${id}/lines`, {
      body: { lines: [{ position: 1, quantity }], added: [], total: quantity * 4_720 },
      version: row?.version ?? 0,
    });
  };
  const openCash = async () => {
    const rows = await shop.db.select().from(orders).where(eq(orders.userId, shopper.userId));
    return rows.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
  };

  it('lets one of two edits through that together go beyond it', async () => {
    const ids = [await ordered(10), await ordered(10)];
    const answers = await Promise.all(ids.map((id) => changed(id, 30)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'CASH_LIMIT' });
    expect(await openCash()).toBe(40 * 472_000);
  });

  it('counts an edit and an order of the same shopper that come at once', async () => {
    await shop.db.update(users).set({ mobile: '9876500011' }).where(eq(users.id, shopper.userId));
    const id = await ordered(2);
    const place = () =>
      shop.call('POST', '/single-product-place-order', {
        token: shopper.token,
        body: {
          productId,
          variantId: PACK,
          quantity: 8,
          deliveryAddress: addressForm(),
          paymentMethod: 'cod',
        },
      });
    // The order passed the limit and waits for stock.
    const goods = await hold(shop.url, 'select id from product_variants where id = $1 for no key update', [
      PACK,
    ]);
    const order = place();
    await goods.untilReached();
    const edit = changed(id, 40);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await goods.release();
    expect((await order).status).toBe(201);
    expect(await edit).toMatchObject({ status: 409, body: { code: 'CASH_LIMIT' } });
    expect(await openCash()).toBeLessThanOrEqual(19_999_900);
  });
});
