import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { decideAtGateway, placeOnlineOrder, startPayment } from '../../../testing/shoppers/pay-online.ts';
import { newProvenShopper } from '../../../testing/shoppers/test-gift-card.ts';
import { placeTestOrder } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { orders } from '../../db/schema/order/order.ts';
import { refunds } from '../../db/schema/order/payment.ts';

describe('a refund at the order desk', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let staff: TestStaff;
  let pack: Awaited<ReturnType<typeof variantWithStock>>;
  beforeAll(async () => {
    shop = await openTestShop();
    pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 1_000);
    shopper = await newProvenShopper(shop);
    staff = await newTestStaff(shop, ['orders.read', 'orders.fulfil', 'refunds.issue']);
  });
  afterAll(() => shop.close());

  const versionOf = async (id: string): Promise<number> => {
    const [row] = await shop.db.select({ version: orders.version }).from(orders).where(eq(orders.id, id));
    return row?.version ?? 0;
  };
  const write = async (id: string, path: 'moves' | 'refunds', body: object) =>
    staff.call('POST', `/orders/${id}/${path}`, { body, version: await versionOf(id) });
  const detail = async (id: string) =>
    (await staff.call('GET', `/orders/${id}`)).body.order as {
      state: object;
      money: { total: number; refundable: number; refundableByItself: number };
    };

  it('gives back money of an online payment in parts, to the paisa, and never more than was paid', async () => {
    const id = await placeOnlineOrder(shop, shopper, { ...pack, quantity: 1 });
    await decideAtGateway(shop, await startPayment(shop, shopper, id), 'approve');
    const { money } = await detail(id);
    expect(money).toMatchObject({ refundable: money.total, refundableByItself: money.total });
    const refund = (amount: number) => write(id, 'refunds', { amount, reason: 'A cap was scratched' });
    expect(await refund(0)).toMatchObject({ status: 400 });
    expect(await refund(money.total + 0.01)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'amount' }] },
    });
    expect(await refund(10.01)).toMatchObject({ status: 200 });
    const version = await versionOf(id);
    const rest = Math.round((money.total - 10.01) * 100) / 100;
    const race = await Promise.all(
      [rest, rest].map((amount) =>
        staff.call('POST', `/orders/${id}/refunds`, { body: { amount, reason: 'All of it' }, version }),
      ),
    );
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await refund(0.01)).toMatchObject({ status: 400 });
    const back = await shop.db.select().from(refunds).where(eq(refunds.orderId, id));
    expect(back.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(Math.round(money.total * 100));
    expect((await detail(id)).state).toMatchObject({ paymentStatus: 'refunded' });
    const seen = await shop.call('GET', `/orders/${id}`, { token: shopper.token });
    expect(seen.body.order).toMatchObject({ givenBack: [{ amount: 10.01 }, { amount: rest }] });
    for (const part of [0.001, 10.005]) expect(await refund(part)).toMatchObject({ status: 400 });
  });

  it('refunds cash by hand, with the reference of the payment', async () => {
    const id = await placeTestOrder(shop, shopper, [{ ...pack, quantity: 2 }]);
    expect((await detail(id)).money.refundable).toBe(0);
    for (const body of [
      { move: 'process' },
      { move: 'ship', courier: 'DTDC', trackingNumber: 'KL12345' },
      { move: 'deliver' },
    ]) {
      await write(id, 'moves', body);
    }
    const { money } = await detail(id);
    expect(money).toMatchObject({ refundable: money.total, refundableByItself: 0 });
    const refund = { amount: 12.34, reason: 'Came late' };
    expect(await write(id, 'refunds', refund)).toMatchObject({
      body: { fields: [{ field: 'reference' }] },
    });
    expect(await write(id, 'refunds', { ...refund, reference: 'UPI 1' })).toMatchObject({
      status: 200,
    });
    expect((await detail(id)).money.refundable).toBeCloseTo(money.total - 12.34, 2);
    const version = await versionOf(id);
    const again = { body: { ...refund, reference: 'UPI 2' }, version };
    const race = await Promise.all([1, 2].map(() => staff.call('POST', `/orders/${id}/refunds`, again)));
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
