import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VariantInShop } from '../../../testing/shoppers/find-variant.ts';
import {
  deliverOnlineOrder,
  deliverTestOrder,
  openReturnShop,
  runReturn,
} from '../../../testing/shoppers/returned-order.ts';
import { logInByOtp } from '../../../testing/shoppers/verification.ts';
import { auditEntriesOf } from '../../../testing/staff/audited.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import type { TestShop, TestShopper } from '../../../testing/test-shop.ts';
import { returnPayouts, returns } from '../../db/schema/order/return.ts';
import { stockMovements } from '../../db/schema/stock/stock.ts';
import { eraseExpiredData } from '../privacy/erase-expired-data.ts';

const DAY_MS = 86_400_000;
const BANK = { kind: 'bank', holder: 'Anu Das', account: '001234567890', ifsc: 'SBIN0001234' } as const;

describe('where the money of a cash order goes back to (RETURN-20)', () => {
  let shop: TestShop;
  let shopper: TestShopper;
  let water: VariantInShop;
  let shirt: VariantInShop;
  let accountant: TestStaff;
  let desk: TestStaff;
  beforeAll(async () => {
    ({ shop, shopper, water, shirt } = await openReturnShop());
    accountant = await newTestStaff(shop, ['orders.read', 'refunds.issue']);
    desk = await newTestStaff(shop, ['orders.read', 'returns.decide']);
  });
  afterAll(() => shop.close());

  const ask = async (orderId: string, more: object = {}, reason = 'leaking') =>
    shop.call('POST', `/orders/${orderId}/returns`, {
      token: shopper.token,
      body: { lines: [{ position: 1, quantity: 1, reason }], ...more },
    });
  const inCash = () => deliverTestOrder(shop, shopper, [{ ...water, quantity: 1 }]);
  const tell = (orderId: string, returnId: string, body: object, token = shopper.token) =>
    shop.call('PUT', `/orders/${orderId}/returns/${returnId}/payout`, { token, body });
  const idOf = (reply: { body: Record<string, unknown> }) => (reply.body.return as { id: string }).id;
  const storedOf = (returnId: string) =>
    shop.db.select().from(returnPayouts).where(eq(returnPayouts.returnId, returnId));

  it('are given with the request or later, and read by the payer only', async () => {
    const orderId = await inCash();
    const asked = await ask(orderId, { payout: { kind: 'upi', upiId: 'anu.das@okaxis' } });
    expect(asked).toMatchObject({
      status: 201,
      body: { order: { returns: [{ payout: 'UPI ID an…@okaxis', takesPayout: true, remedy: 'refund' }] } },
    });
    const returnId = idOf(asked);
    expect(await tell(orderId, returnId, BANK)).toMatchObject({
      status: 200,
      body: { order: { returns: [{ payout: 'bank account ending in 7890' }] } },
    });
    const [stored] = await storedOf(returnId);
    expect(stored?.sealed.toString('latin1')).not.toContain('001234567890');
    expect(JSON.stringify(stored)).not.toContain('Anu Das');

    const decided = await desk.call('GET', `/returns/${returnId}`);
    expect(decided.body.return).toMatchObject({ refund: { payout: 'bank account ending in 7890' } });
    expect(await desk.call('GET', `/returns/${returnId}/payout`)).toMatchObject({ status: 403 });
    const paying = await accountant.call('GET', `/returns/${returnId}/payout`);
    expect(paying).toMatchObject({ status: 200, body: { payout: { ...BANK, upiId: null } } });
    const looks = await auditEntriesOf(shop.db, returnId);
    expect(
      looks.map(({ action }) => action),
      'only a look that was allowed',
    ).toEqual(['payout details seen']);
    expect(JSON.stringify(looks)).not.toContain('7890');
  });

  it('are refused when invalid, not needed, or of another shopper', async () => {
    const orderId = await inCash();
    expect(await ask(orderId, { payout: { ...BANK, ifsc: 'SBI' } })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'payout.ifsc' }] },
    });
    const returnId = idOf(await ask(orderId));
    const stranger = await shop.newShopper();
    expect(await tell(orderId, returnId, BANK, stranger.token)).toMatchObject({
      body: { code: 'ORDER_NOT_FOUND' },
    });
    expect(await tell(await inCash(), returnId, BANK)).toMatchObject({ body: { code: 'RETURN_NOT_FOUND' } });
    const paidOnline = await deliverOnlineOrder(shop, shopper, { ...water, quantity: 1 });
    const byItself = await ask(paidOnline);
    expect(byItself.body).toMatchObject({ return: { takesPayout: false } });
    expect(await tell(paidOnline, idOf(byItself), BANK)).toMatchObject({
      status: 409,
      body: { code: 'PAYOUT_NOT_NEEDED' },
    });
  });

  it('runs a clock from the approval, which staff find the late ones by (RETURN-9)', async () => {
    const orderId = await inCash();
    const returnId = idOf(await ask(orderId));
    const late = async () => {
      const { body } = await accountant.call('GET', '/returns?due=late');
      return (body.rows as { id: string; isLate: boolean }[]).find(({ id }) => id === returnId);
    };
    await runReturn(shop, ['return-approve', orderId]);
    expect(await late()).toBeUndefined();
    const past = new Date(Date.now() - DAY_MS);
    await shop.db
      .update(returns)
      .set({ approvedAt: new Date(past.getTime() - 14 * DAY_MS), refundDueAt: past })
      .where(eq(returns.id, returnId));
    expect(await late()).toMatchObject({ isLate: true });
    await runReturn(shop, ['return-refunded', orderId, '--reference', 'NEFT 2']);
    expect(await late()).toBeUndefined();
  });

  it('the shopper may ask for a replacement of faulty goods, not after a change of mind (RETURN-19)', async () => {
    const orderId = await inCash();
    const wished = await ask(orderId, { remedy: 'replacement' }, 'defective');
    expect(wished.body).toMatchObject({ return: { remedy: 'replacement' } });
    const other = await deliverTestOrder(shop, shopper, [{ ...shirt, quantity: 1 }]);
    expect(await ask(other, { remedy: 'replacement' }, 'changed-mind')).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'remedy', message: 'A replacement is for goods that came wrong or late' }] },
    });
  });

  it('missing units are neither awaited nor restocked (RETURN-18)', async () => {
    const orderId = await inCash();
    const returnId = idOf(await ask(orderId, {}, 'missing'));
    await runReturn(shop, ['return-approve', orderId]);
    const { body } = await desk.call('GET', `/returns/${returnId}`);
    expect(body.return).toMatchObject({ moves: ['refund', 'exchange'], lines: [{ mayBeRestocked: false }] });
    expect(await runReturn(shop, ['return-picked-up', orderId])).toMatchObject({
      error: { code: 'RETURN_MOVE_NOT_ALLOWED' },
    });
    await runReturn(shop, ['return-refunded', orderId, '--reference', 'NEFT 3']);
    const moved = await shop.db.select().from(stockMovements).where(eq(stockMovements.returnId, returnId));
    expect(moved).toEqual([]);
  });

  // Last, as the clock ends logins.
  it('is deleted 30 days after the money has gone, and not before', async () => {
    const orderId = await inCash();
    const returnId = idOf(await ask(orderId, { payout: BANK }));
    const eraseIn = (days: number) =>
      eraseExpiredData({ ...shop.deps, now: () => new Date(Date.now() + days * DAY_MS) })();
    await eraseIn(400);
    expect(await storedOf(returnId), 'the money is still to be sent').toHaveLength(1);
    await runReturn(shop, ['return-approve', orderId]);
    await runReturn(shop, ['return-refunded', orderId, '--reference', 'NEFT 1']);
    const { token } = await logInByOtp(shop, shopper.email);
    expect(await tell(orderId, returnId, BANK, token)).toMatchObject({ body: { code: 'PAYOUT_NOT_NEEDED' } });
    await eraseIn(29);
    expect(await storedOf(returnId)).toHaveLength(1);
    await eraseIn(31);
    expect(await storedOf(returnId)).toEqual([]);
  });
});
