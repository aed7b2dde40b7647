import type { OrderView } from '@ilaneer/contract/order/order-view';
import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import { paise } from '@ilaneer/domain/money';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TEST_BRAND } from '../../../testing/content-dir.ts';
import { expectTiedBooks } from '../../../testing/money/expect-tied-books.ts';
import type { VariantInShop } from '../../../testing/shoppers/find-variant.ts';
import {
  deliverOnlineOrder,
  deliverTestOrder,
  openReturnShop,
} from '../../../testing/shoppers/returned-order.ts';
import { TEST_STAFF } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import type { TestShop, TestShopper } from '../../../testing/test-shop.ts';
import { orders } from '../../db/schema/order/order.ts';
import { returnPayouts } from '../../db/schema/order/return.ts';
import { orderStatusMail } from '../../modules/order/messages/order-status-mail.ts';
import { findOrderById } from '../../modules/order/order.ts';
import { deletePayoutsOf } from '../../modules/return/return.ts';
import { eraseExpiredData } from '../privacy/erase-expired-data.ts';
import { refundGoodwill } from '../settlement/settlement.ts';
import { transitionReturn } from './transition-return.ts';

const DAY_MS = 86_400_000;
const UPI = { kind: 'upi', upiId: 'anu.das@okaxis' } as const;

describe('the cash of a replacement that is cancelled (RETURN-22)', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let shirt: VariantInShop;
  let accountant: TestStaff;
  beforeAll(async () => {
    ({ shop, shopper, shirt } = await openReturnShop());
    accountant = await newTestStaff(shop, ['orders.read', 'refunds.issue']);
  });
  afterEach(() => expectTiedBooks(shop.db));
  afterAll(() => shop.close());

  const exchanged = async (orderId: string) => {
    const asked = await shop.call('POST', `/orders/${orderId}/returns`, {
      token: shopper.token,
      body: { lines: [{ position: 1, quantity: 1, reason: 'defective' }], remedy: 'replacement' },
    });
    const { id: returnId, number: returnNumber } = asked.body.return as { id: string; number: number };
    const which = { orderNumber: orderId, returnNumber };
    await transitionReturn(shop.deps, TEST_STAFF, { ...which, transition: 'approve' });
    const step = { ...which, transition: 'exchange', goods: [], reference: null } as const;
    const done = await transitionReturn(shop.deps, TEST_STAFF, step);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
    return { orderId, returnId, out: done.value.request.exchangeOrderId ?? '' };
  };
  const inCash = async () => exchanged(await deliverTestOrder(shop, shopper, [{ ...shirt, quantity: 1 }]));
  const cancel = (id: string) => shop.call('POST', `/orders/${id}/cancel`, { token: shopper.token });
  const tell = (orderId: string, returnId: string) =>
    shop.call('PUT', `/orders/${orderId}/returns/${returnId}/payout`, { token: shopper.token, body: UPI });
  const read = async (id: string) =>
    (await shop.call('GET', `/orders/${id}`, { token: shopper.token })).body.order as OrderView;
  const desk = async (id: string) =>
    (await accountant.call('GET', `/orders/${id}`)).body.order as StaffOrderView;
  const payOut = async (id: string, rupees: number) => {
    const order = await findOrderById(shop.db, id);
    const why = { amount: paise(Math.round(rupees * 100)), reason: 'Did not come', reference: 'UPI 9' };
    const done = await refundGoodwill(shop.deps, TEST_STAFF, {
      orderId: id,
      version: order?.version ?? 0,
      ...why,
    });
    expect(done).toMatchObject({ ok: true });
  };
  const storedOf = (returnId: string) =>
    shop.db.select().from(returnPayouts).where(eq(returnPayouts.returnId, returnId));

  it("is asked for in the order and its mail, paid to the shopper's account, and announced no longer", async () => {
    const { orderId, returnId, out } = await inCash();
    expect((await read(out)).cashBack).toBeNull();
    expect(await tell(orderId, returnId), 'it is on its way').toMatchObject({
      body: { code: 'PAYOUT_NOT_NEEDED' },
    });
    expect(await cancel(out)).toMatchObject({ status: 200 });
    const { cashBack, totalAmount } = await read(out);
    expect(cashBack).toEqual({ amount: totalAmount, orderId, returnId, payout: null });
    expect((await desk(out)).cashBack).toEqual({ amount: totalAmount, returnId, payout: null });

    const order = await findOrderById(shop.db, out);
    if (order === null) throw new Error('the order is gone');
    const mail = orderStatusMail(order, { coins: 0, undelivered: [] }, TEST_BRAND, 'https://shop.example', {
      invoice: '',
      track: '',
      confirm: '',
    });
    expect(mail?.text).toContain('to which UPI ID or bank account we send your money');
    expect(mail?.text).not.toContain('nothing to give back');

    expect(await tell(orderId, returnId)).toMatchObject({ status: 200 });
    expect((await read(out)).cashBack?.payout).toBe('UPI ID an…@okaxis');
    expect((await read(orderId)).returns[0]?.payout, 'nothing was sent yet').toBeNull();
    const whole = await accountant.call('GET', `/returns/${returnId}/payout`);
    expect(whole.body.payout).toMatchObject(UPI);

    await payOut(out, totalAmount);
    expect((await read(out)).cashBack).toBeNull();
    expect((await desk(out)).cashBack).toBeNull();
    expect((await read(orderId)).returns[0]?.payout).toBe('UPI ID an…@okaxis');
    expect(await tell(orderId, returnId)).toMatchObject({ body: { code: 'PAYOUT_NOT_NEEDED' } });
  });

  it('is zero after an automatic refund, and for an order without a return', async () => {
    const online = await exchanged(await deliverOnlineOrder(shop, shopper, { ...shirt, quantity: 1 }));
    expect(await cancel(online.out)).toMatchObject({ status: 200 });
    expect((await read(online.out)).cashBack).toBeNull();
    expect(await tell(online.orderId, online.returnId)).toMatchObject({
      body: { code: 'PAYOUT_NOT_NEEDED' },
    });
  });

  it('leaves the details alone until it is paid out, also when the account goes, and 30 days from then', async () => {
    const { orderId, returnId, out } = await inCash();
    await cancel(out);
    await tell(orderId, returnId);
    const eraseIn = (days: number) =>
      eraseExpiredData({ ...shop.deps, now: () => new Date(Date.now() + days * DAY_MS) })();
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, out));
    await deletePayoutsOf(shop.db, row?.userId ?? '');
    expect(await storedOf(returnId), 'the money is still to be sent').toHaveLength(1);
    const owed = (await read(out)).cashBack?.amount ?? 0;
    await eraseIn(400);
    expect(await storedOf(returnId), 'the money is still to be sent').toHaveLength(1);
    await payOut(out, owed);
    await eraseIn(29);
    expect(await storedOf(returnId)).toHaveLength(1);
    await eraseIn(31);
    expect(await storedOf(returnId)).toEqual([]);
  });
});
