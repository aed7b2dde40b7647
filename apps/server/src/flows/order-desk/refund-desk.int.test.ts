import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from '../../../testing/shoppers/pay-online.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { refunds } from '../../db/schema/order/payment.ts';
import { GatewayUnavailable } from '../../modules/payment/gateways/gateway.ts';

const DAY_MS = 86_400_000;

describe('refunds that a gateway has not taken (PAYMENT-22)', () => {
  let shop: TestShop;
  let staff: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    staff = await newTestStaff(shop, ['orders.read']);
  });
  afterAll(() => shop.close());

  it('are listed until they are sent, and found late and refused', async () => {
    const { current } = shop.deps.gateways;
    if (current === null) throw new Error('the sandbox has a gateway');
    const down = async (): Promise<never> => {
      throw new GatewayUnavailable('sandbox');
    };
    const pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 10);
    const shopper = await shop.newShopper();
    const id = await placeOnlineOrder(shop, shopper, { ...pack, quantity: 1 });
    await decideAtGateway(shop, await startPayment(shop, shopper, id), 'approve');
    const { refund } = current;
    Object.assign(current, { refund: down });
    await shop.call('POST', `/orders/${id}/cancel`, { token: shopper.token, body: {} });
    const listed = async (query = '') =>
      (await staff.call('GET', `/refunds${query}`)).body.rows as { orderId: string; isLate: boolean }[];
    expect(await listed()).toMatchObject([{ orderId: id, cause: 'order cancelled', isLate: false }]);
    expect(await listed('?due=late')).toEqual([]);
    await expect.poll(() => listed('?due=failed'), { timeout: 20_000 }).toHaveLength(1);
    await shop.db
      .update(refunds)
      .set({ requestedAt: new Date(Date.now() - 20 * DAY_MS) })
      .where(eq(refunds.orderId, id));
    expect(await listed('?due=late')).toMatchObject([{ orderId: id, isLate: true }]);
    expect(await listed('?search=nobody')).toEqual([]);
    Object.assign(current, { refund });
    await expect.poll(() => listed(), { timeout: 40_000 }).toEqual([]);
  });
});
