import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../db/schema/staff/audit.ts';
import { stockOf } from '../../testing/shoppers/find-variant.ts';
import {
  deliverOnlineOrder,
  deliverTestOrder,
  openReturnShop,
} from '../../testing/shoppers/returned-order.ts';
import { newTestStaff, type TestStaff } from '../../testing/staff/test-staff.ts';

type Desk = {
  id: string;
  state: string;
  version: number;
  refund: { amount: number; byHand: number; reference: string | null };
  lines: { position: number; mayBeRestocked: boolean; restocked: boolean }[];
};

describe('the returns desk', () => {
  let setting: Awaited<ReturnType<typeof openReturnShop>>;
  let staff: TestStaff;
  beforeAll(async () => {
    setting = await openReturnShop();
    staff = await newTestStaff(setting.shop, [
      'orders.read',
      'orders.edit',
      'returns.decide',
      'refunds.issue',
    ]);
  });
  afterAll(() => setting.shop.close());

  const ask = async (orderId: string, lines: object[]): Promise<string> => {
    const { shop, shopper } = setting;
    const asked = await shop.call('POST', `/orders/${orderId}/returns`, {
      token: shopper.token,
      body: { lines },
    });
    return (asked.body.return as { id: string }).id;
  };
  const read = async (id: string) => (await staff.call('GET', `/returns/${id}`)).body.return as Desk;
  const move = async (id: string, body: object, version?: number) =>
    staff.call('POST', `/returns/${id}/moves`, { body, version: version ?? (await read(id)).version });
  const refund = async (id: string, body: object = {}) =>
    staff.call('POST', `/returns/${id}/refund`, { body, version: (await read(id)).version });

  it('takes a return from the request to the refund, and inspects it line by line (RETURN-15)', async () => {
    const { shop, shopper, water, shirt } = setting;
    const orderId = await deliverTestOrder(shop, shopper, [
      { ...water, quantity: 1 },
      { ...shirt, quantity: 2 },
    ]);
    const id = await ask(orderId, [
      { position: 1, quantity: 1, reason: 'leaking' },
      { position: 2, quantity: 2, reason: 'damaged' },
    ]);
    const listed = await staff.call('GET', '/returns?state=requested');
    expect(listed.body.rows).toContainEqual(expect.objectContaining({ id, units: 3 }));
    const orderNumber = (listed.body.rows as { id: string; orderNumber: string }[]).find(
      (one) => one.id === id,
    )?.orderNumber;
    const searched = await staff.call('GET', `/returns?search=${orderNumber}`);
    expect((searched.body.rows as object[]).length).toBe(1);
    await move(id, { move: 'approve' });
    await move(id, { move: 'pick-up' });
    expect(await move(id, { move: 'receive', restock: [1] })).toMatchObject({ status: 400 });
    const before = (await stockOf(shop, shirt.variantId)) ?? 0;
    expect(await move(id, { move: 'receive', restock: [2] })).toMatchObject({ status: 200 });
    expect(await stockOf(shop, shirt.variantId)).toBe(before + 2);
    const received = await read(id);
    expect(received.lines.map(({ mayBeRestocked, restocked }) => [mayBeRestocked, restocked])).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(received.refund.byHand).toBe(received.refund.amount);
    expect(await refund(id)).toMatchObject({ status: 400, body: { fields: [{ field: 'reference' }] } });
    expect(await refund(id, { reference: 'UPI 77' })).toMatchObject({ status: 200 });
    expect(await read(id)).toMatchObject({
      state: 'refunded',
      refund: { amount: received.refund.amount, reference: 'UPI 77' },
    });
    const log = await shop.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.objectId, id))
      .orderBy(asc(auditEntries.id));
    expect(log.map(({ action }) => action)).toEqual([
      'return approved',
      'return picked up',
      'return received',
      'return refunded',
    ]);
  });

  it('lets one of two who decide at the same time win', async () => {
    const { shop, shopper, shirt } = setting;
    const orderId = await deliverTestOrder(shop, shopper, [{ ...shirt, quantity: 1 }]);
    const id = await ask(orderId, [{ position: 1, quantity: 1, reason: 'damaged' }]);
    const { version } = await read(id);
    const answers = await Promise.all([
      move(id, { move: 'approve' }, version),
      move(id, { move: 'refuse', reason: 'Worn' }, version),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'VERSION_STALE' });
  });

  it('never brings back more than is left of what was paid (RETURN-16)', async () => {
    const { shop, shopper, shirt } = setting;
    const orderId = await deliverOnlineOrder(shop, shopper, { ...shirt, quantity: 1 });
    const { body } = await staff.call('GET', `/orders/${orderId}`);
    const { state, money } = body.order as { state: { version: number }; money: { total: number } };
    const goodwill = Math.round((money.total - 5) * 100) / 100;
    const given = await staff.call('POST', `/orders/${orderId}/refunds`, {
      body: { amount: goodwill, reason: 'Came late' },
      version: state.version,
    });
    expect(given.status).toBe(200);
    const id = await ask(orderId, [{ position: 1, quantity: 1, reason: 'damaged' }]);
    await move(id, { move: 'approve' });
    await move(id, { move: 'pick-up' });
    await move(id, { move: 'receive' });
    expect((await read(id)).refund).toMatchObject({ amount: 5, byHand: 0 });
    expect(await refund(id)).toMatchObject({ status: 200, body: { return: { refund: { amount: 5 } } } });
    const after = await staff.call('GET', `/orders/${orderId}`);
    expect(after.body.order).toMatchObject({
      money: { refundable: 0 },
      state: { paymentStatus: 'refunded' },
    });
  });
});
